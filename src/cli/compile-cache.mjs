import module from 'node:module';

await import('./node-version.cjs');

// Caches the compiled sources: starts take less time and memory. Plain JavaScript, because a TypeScript
// file would load the compiler first.
module.enableCompileCache();
