import { parseArgs } from 'node:util';
import { HELP_OPTION, printUsage, runMain, UsageError } from '../../src/cli/run-main.ts';
import { formatIsoMinute } from '../../src/time/local-time.ts';
import { loadLocale, localeTags } from '../../src/languages/locales.ts';
import { drawSituations } from './draw.ts';
import { printHours } from './hours.ts';

const USAGE = `Usage: npm run texts -- [--locale de-DE] [--seed 1] [--count 40]

Prints texts for a native speaker to read aloud, each below the hours that it is made from. A seed draws
the same situations in every locale; all weather is made up.

  --locale    language of the texts (default: de-DE)
  --seed      number that draws the situations (default: 1)
  --count     how many (default: 40)
  -h, --help  show this help`;

/** `npm run texts -- --locale pl-PL --seed 7 --count 40` */
await runMain(async () => {
  const { values } = parseArgs({
    options: {
      locale: { type: 'string', default: 'de-DE' },
      seed: { type: 'string', default: '1' },
      count: { type: 'string', default: '40' },
      help: HELP_OPTION,
    },
  });
  if (values.help) {
    printUsage(USAGE);
    return;
  }
  const tag = localeTags.find((one) => one === values.locale);
  if (!tag) throw new UsageError(`--locale must be one of ${localeTags.join(', ')}`);
  const [seed, count] = [parseNumber('--seed', values.seed), parseNumber('--count', values.count)];
  const locale = await loadLocale(tag);
  for (const [index, situation] of drawSituations(seed, count).entries()) {
    const { question, place, now, hours, text } = await situation(locale);
    const { name, timeZone } = place;
    const lines = [...printHours(hours, timeZone), `>>> ${text}`].map((line) => `   ${line}`);
    const title = `#${index + 1} ${name}, ${formatIsoMinute(now, timeZone)}: ${question}`;
    process.stdout.write(`${[title, ...lines].join('\n')}\n\n`);
  }
});

function parseNumber(option: string, text: string): number {
  if (!/^\d{1,9}$/.test(text)) {
    throw new UsageError(`${option} must be a whole number, not "${text}"`);
  }
  return Number(text);
}
