import { createUnhurriedLimits } from '../../src/app/service-app.ts';

/** A busy machine answers late, but the same: tests of a limit set that one themselves. */
export const UNHURRIED = createUnhurriedLimits(150_000);
