// Runs before anything else, on whatever Node the shell found: a clear line instead of a syntax error.
const major = Number(process.versions.node.split('.')[0]);
if (major < 24) {
  console.error(
    `Gza needs Node 24; this is ${process.version}. Run it through npm ("npm start"), which uses the Node that "npm ci" installed.`,
  );
  process.exit(1);
}

// What was compiled, and of what types were removed, is kept for the next start.
process.getBuiltinModule('node:module').enableCompileCache(`${__dirname}/../.cache/node`);
