/* `node:util` by `require`, which does not read its exports one by one. */
module.exports = require('node:util');
