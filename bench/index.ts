import { parseArgs } from 'node:util';
import { runEntry, UsageError } from '../src/entry.ts';
import { mosmix } from './mosmix.ts';
import type { Figure } from './support/compare.ts';
import { radar } from './radar.ts';
import { service } from './service.ts';
import { turn } from './turn.ts';
import { understanding } from './understand.ts';
import { utterances } from './utterances.ts';
import { wording } from './wording.ts';

/** Every figure that the README quotes, by name. */
const benches: Record<string, (options: { misses: boolean }) => Promise<Figure | Figure[]>> = {
  turn,
  mosmix,
  radar,
  service,
  wording,
  understand: understanding,
  utterances,
};

/** `npm run bench -- [NAME...] [--json] [--misses]`; `--misses` prints what `utterances` gets wrong */
await runEntry(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      json: { type: 'boolean', default: false },
      misses: { type: 'boolean', default: false },
    },
  });
  const names = positionals.length > 0 ? positionals : Object.keys(benches);
  const unknown = names.find((name) => !(name in benches));
  if (unknown !== undefined) {
    throw new UsageError(
      `No bench is called "${unknown}": there are ${Object.keys(benches).join(', ')}`,
    );
  }
  const figures: Figure[] = [];
  for (const name of names) {
    const found = [await benches[name]?.(values)].flat().filter((figure) => figure !== undefined);
    figures.push(...found);
    if (values.json) for (const figure of found) console.log(JSON.stringify(figure));
  }
  if (!values.json) console.table(figures.map(rowOf));
});

function rowOf({ name, ratio, median, baseline, unit, runs }: Figure) {
  return {
    name,
    ratio: ratio.toFixed(2),
    median: `${median.toFixed(3)} ${unit}`,
    baseline: `${baseline.toFixed(3)} ${unit}`,
    runs,
  };
}
