// Compiles folders of Python for Pyodide, by Pyodide itself, as `python -OO` would: node compile_python.js FOLDER …
import { loadPyodide } from 'pyodide';

// The same sources make the same files; columns of errors are left out: they are a fifth of the bytes.
const python = await loadPyodide({ env: { PYTHONHASHSEED: '0', PYTHONNODEBUGRANGES: '1', HOME: '/' } });
for (const [at, folder] of process.argv.slice(2).entries()) {
  const place = `/folder${at}`;
  python.FS.mkdirTree(place);
  python.mountNodeFS(place, folder);
  python.globals.set('place', place);
  const compiled = python.runPython(`
import compileall, py_compile
compileall.compile_dir(
    place, maxlevels=20, quiet=1, legacy=True, optimize=2, stripdir=place,
    invalidation_mode=py_compile.PycInvalidationMode.UNCHECKED_HASH,
)`);
  if (!compiled) process.exit(1);
}
