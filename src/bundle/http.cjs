/* What undici's client reads of node:http, which takes 5 ms to load: the limit of a response's headers. */
exports.maxHeaderSize = 16_384;
exports.IncomingMessage = require('./absent.cjs');
