/*
 * A function's credentials are in its environment: the other places where the AWS SDK looks for some
 * (profiles, processes, single sign-on, instances) are a quarter of its size.
 */
const { fromEnv } = require('@aws-sdk/credential-provider-env');

exports.defaultProvider = () => fromEnv();
