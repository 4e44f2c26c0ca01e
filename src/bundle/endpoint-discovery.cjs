/* No command that the skill sends asks the service for the address of its endpoint; the client only configures it. */
exports.resolveEndpointDiscoveryConfig = (config) => config;
exports.NODE_ENDPOINT_DISCOVERY_CONFIG_OPTIONS = {
  environmentVariableSelector: () => undefined,
  configFileSelector: () => undefined,
  default: false,
};
