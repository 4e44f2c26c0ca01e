import module from 'node:module';

await import('./node-version.cjs');

// Keeps the JavaScript that Node.js makes of the sources: a start takes less time and memory. In
// plain JavaScript, as for TypeScript the compiler would have to be loaded first.
module.enableCompileCache();
