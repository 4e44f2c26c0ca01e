import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    setupFiles: ['test/support/setup.ts'],
    // Test files share their worker's modules: reading the index of places once instead of sixty times.
    isolate: false,
    // By default one core is left idle, which is half of a small machine.
    maxWorkers: '100%',
    // What hangs fails; what a busy machine takes its time for does not.
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A zone with a clock change and far from the places asked for: code that leans on the machine's zone fails.
    env: { TZ: 'America/St_Johns' },
  },
});
