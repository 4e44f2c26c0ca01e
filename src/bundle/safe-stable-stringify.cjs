/* What pino falls back to for a value that JSON cannot write; it catches what this throws. */
exports.configure = () => JSON.stringify;
