"""The same playouts and batches as CUDA kernels."""
