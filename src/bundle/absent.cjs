/* Replaces a class that the bundle never instantiates. */
module.exports = function absent() {
  throw new Error('This class is not part of the bundle');
};
