/* The part of `node:assert` that undici uses. The original opens the terminal when it is loaded. */
module.exports = function assert(condition, message) {
  if (condition) return;
  throw message instanceof Error ? message : new Error(message ?? 'Assertion failed');
};
