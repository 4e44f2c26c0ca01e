/*
 * A function's credentials are in its environment. The SDK's other credential providers (profiles,
 * processes, single sign-on, instances) are a quarter of its size.
 */
const { fromEnv } = require('@aws-sdk/credential-provider-env');

exports.defaultProvider = () => fromEnv();
