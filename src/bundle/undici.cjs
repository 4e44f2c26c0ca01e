/*
 * The part of undici that our code uses; its index also loads fetch, web sockets, caches and mocks.
 * HTTP/2 is not bundled, so it is disabled.
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
