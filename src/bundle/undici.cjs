/*
 * What our code uses of undici, in place of its index, which also loads fetch, web sockets, caches
 * and mocks. It speaks no HTTP/2, so it offers none.
 */
const Dispatcher = require('undici/lib/dispatcher/dispatcher.js');
const WholeAgent = require('undici/lib/dispatcher/agent.js');
const WholePool = require('undici/lib/dispatcher/pool.js');

Dispatcher.prototype.request = function request(...args) {
  return require('undici/lib/api/api-request.js').apply(this, args);
};

exports.Agent = class Agent extends WholeAgent {
  constructor(options) {
    super({ ...options, allowH2: false });
  }
};

exports.Pool = class Pool extends WholePool {
  constructor(origin, options) {
    super(origin, { ...options, allowH2: false });
  }
};
