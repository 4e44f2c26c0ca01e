import { parseArgs } from 'node:util';
import { HELP_OPTION, runMain, UsageError } from '../src/cli/run-main.ts';
import { coldStart } from './cold-start.ts';
import { day } from './day.ts';
import { listeners } from './listeners.ts';
import { load } from './load.ts';
import { memory } from './memory.ts';
import { mosmix } from './mosmix.ts';
import type { Figure } from './support/compare.ts';
import { radar } from './radar.ts';
import { service } from './service.ts';
import { transcripts } from './transcripts.ts';
import { turn } from './turn.ts';
import { shutdown } from './shutdown.ts';
import { speakers } from './speakers.ts';
import { understanding } from './understand.ts';
import { utterances } from './utterances.ts';
import { watch } from './watch.ts';
import { wording } from './wording.ts';

interface Options {
  misses: boolean;
  /** Duration of a time-based benchmark; defaults to that of docs/figures.md. */
  seconds: number | undefined;
}

/** Every figure that docs/figures.md quotes, by name. */
const benches: Record<string, (options: Options) => Promise<Figure | Figure[]>> = {
  'cold-start': coldStart,
  turn,
  mosmix,
  radar,
  service,
  wording,
  understand: understanding,
  transcripts,
  utterances,
  listeners,
  speakers,
  day,
  load,
  shutdown,
  memory,
  watch,
};

/**
 * `npm run bench -- [NAME...] [--json] [--misses] [--seconds N]`; `--misses` prints the errors of
 * `utterances`, `--seconds` sets the duration of `listeners` and `memory`.
 */
await runMain(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
      seconds: { type: 'string' },
      help: HELP_OPTION,
    },
  });
  if (values.help) {
    console.log(usageOf(Object.keys(benches)));
    return;
  }
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  const unknown = names.find((name) => !(name in benches));
  if (unknown !== undefined) {
    throw new UsageError(
      `No bench is called "${unknown}": there are ${Object.keys(benches).join(', ')}`,
    );
  }
  const seconds = values.seconds === undefined ? undefined : Number(values.seconds);
  if (seconds !== undefined && !(seconds > 0)) {
    throw new UsageError('--seconds must be a number above zero');
  }
  const figures: Figure[] = [];
  for (const name of names) {
    const found = [await benches[name]?.({ ...values, seconds })]
      .flat()
      .filter((figure) => figure !== undefined);
    figures.push(...found);
    if (values.json) for (const figure of found) console.log(JSON.stringify(figure));
  }
  if (!values.json) console.table(figures.map(rowOf));
});

function usageOf(names: readonly string[]): string {
  return `Usage: npm run bench -- [NAME ...] [--json] [--misses] [--seconds N]

Measures each figure of docs/figures.md beside its baseline, or only the named ones:
${names.join(', ')}.

  --json      one JSON object a figure
  --misses    prints what "utterances" gets wrong
  --seconds   how long "listeners" and "memory" go on
  -h, --help  this text`;
}

function rowOf({ name, ratio, median, baseline, unit, runs }: Figure) {
  return {
    name,
    ratio: ratio.toFixed(2),
    median: `${median.toFixed(3)} ${unit}`,
    baseline: `${baseline.toFixed(3)} ${unit}`,
    runs,
  };
}
