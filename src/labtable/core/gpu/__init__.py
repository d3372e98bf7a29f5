"""Playouts and batches as CUDA kernels, equal to those of the CPU."""
