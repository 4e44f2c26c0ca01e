/* Stands in for a class that a bundle never makes one of. */
module.exports = function absent() {
  throw new Error('This is not part of the bundle');
};
