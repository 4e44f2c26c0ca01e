/*
 * What the SDK needs of its model at run time. The package is one file of 62 kB with the clients of every
 * platform service; our code loads it when it calls one.
 */
exports.services = {
  // Only a skill with an API client of the SDK's creates one.
  ServiceClientFactory: require('./absent.cjs'),
};
