const { basename } = require('node:path');

/** What importing a picture, font or film gives in tests: an address of its own. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(`/static/${basename(path)}`)};` }),
};
