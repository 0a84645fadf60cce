const { basename } = require('node:path');

/** In tests an imported picture, font or film is an address of its own. */
module.exports = {
  process: (_source, path) => ({ code: `module.exports = ${JSON.stringify(`/static/${basename(path)}`)};` }),
};
