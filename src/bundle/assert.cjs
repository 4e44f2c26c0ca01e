/*
 * All that undici asks of `node:assert`, which opens the terminal for the colours of its errors before
 * there are any.
 */
module.exports = function assert(holds, message) {
  if (holds) return;
  throw message instanceof Error ? message : new Error(message ?? 'An assertion does not hold');
};
