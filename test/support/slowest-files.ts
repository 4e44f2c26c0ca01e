import type { Reporter, TestModule } from 'vitest/node';

const MOST_NAMED = 20;

/** Prints at the end of a full run which files it spent its time with, so that none grows unseen. */
export default class SlowestFiles implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    if (!modules.some(({ project }) => project.name === 'full')) return;
    const timed = modules.map((file) => ({ name: nameOf(file), seconds: secondsOf(file) }));
    const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, MOST_NAMED);
    const rows = slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`);
    process.stdout.write(`\nThe slowest files\n${rows.join('\n')}\n`);
  }
}

function nameOf({ project, relativeModuleId }: TestModule): string {
  return `${relativeModuleId} (${project.name})`;
}

/** Import time and test time. */
function secondsOf(file: TestModule): number {
  const { collectDuration, duration } = file.diagnostic();
  return (collectDuration + duration) / 1000;
}
