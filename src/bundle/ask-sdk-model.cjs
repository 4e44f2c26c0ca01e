/*
 * The clients of the platform that our code uses. The package is one file of 62 kB with all of them, which
 * is evaluated when the first one is created.
 */
const loadServices = () => require('ask-sdk-model/index.js').services;

exports.services = {
  // Named by the SDK; only a skill with an API client of the SDK's creates one.
  ServiceClientFactory: require('./absent.cjs'),
  get ups() {
    return loadServices().ups;
  },
  get deviceAddress() {
    return loadServices().deviceAddress;
  },
  get directive() {
    return loadServices().directive;
  },
};
