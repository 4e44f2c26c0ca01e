import { parseArgs } from 'node:util';
import { formatIsoMinute } from '../../src/time/local-time.ts';
import { loadLocale, localeTags } from '../../src/languages/locales.ts';
import { drawSituations } from './draw.ts';
import { printHours } from './hours.ts';

/**
 * Prints texts for a native speaker to read aloud, each below the hours that it is made from:
 * `npm run texts -- --locale pl-PL --seed 7 --count 40`. A seed draws the same situations in every
 * locale; all weather is made up.
 */
const { values } = parseArgs({
  options: {
    locale: { type: 'string', default: 'de-DE' },
    seed: { type: 'string', default: '1' },
    count: { type: 'string', default: '40' },
  },
});
const tag = localeTags.find((one) => one === values.locale);
if (!tag) throw new RangeError(`--locale is one of ${localeTags.join(', ')}`);

const locale = await loadLocale(tag);
const situations = drawSituations(Number(values.seed), Number(values.count));
for (const [index, situation] of situations.entries()) {
  const { question, place, now, hours, text } = await situation(locale);
  const { name, timeZone } = place;
  const lines = [...printHours(hours, timeZone), `>>> ${text}`].map((line) => `   ${line}`);
  const title = `#${index + 1} ${name}, ${formatIsoMinute(now, timeZone)}: ${question}`;
  process.stdout.write(`${[title, ...lines].join('\n')}\n\n`);
}
