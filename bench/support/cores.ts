import { spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';

/**
 * Keeps this process on the first core and another on the second, so that a figure does not depend on whether the
 * scheduler puts both on one. Does nothing without `taskset` (util-linux) or a second core.
 */
export function separateFrom(pid: number | undefined): void {
  if (pid === undefined || availableParallelism() < 2) return;
  pinTo('0', process.pid);
  pinTo('1', pid);
}

function pinTo(core: string, pid: number): void {
  spawnSync('taskset', ['--all-tasks', '--cpu-list', '--pid', core, String(pid)]);
}
