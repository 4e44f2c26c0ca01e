import '../time/utc-process.ts';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { examineSources } from '../doctor/examine.ts';
import { formatReport } from '../doctor/format-report.ts';
import { runMain, UsageError } from './run-main.ts';
import { loadGazetteer } from '../place/load-gazetteer.ts';

const USAGE = `Usage: npm run doctor -- [--json] [--now 2026-11-18T14:05:00+01:00]

Asks for each file that the service would use with these settings, once, with the service's own code,
and for the cache and the store if they are set. Ends with 0 if all is well, with 1 and a sentence for
each that is missing, moved, late or of another form, and with 2 where it is used wrongly.

  --json      one JSON object, for monitors
  --now       what time it is, for looking at files that were kept
  -h, --help  this`;

/** `npm run doctor`: whether the world outside is as the service needs it. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const config = readConfig(process.env);
  const clock = () => options.now ?? new Date();
  const gazetteer = loadGazetteer(config.placesIndex);
  const report = await examineSources({ config, clock, gazetteer });
  const text = options.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report);
  // What still hangs is not waited for.
  process.stdout.write(text, () => process.exit(report.ok ? 0 : 1));
});

/** Undefined when help was asked for. */
function readOptions(args: string[]): { json: boolean; now: Date | undefined } | undefined {
  const { values } = parseArgs({
    args,
    options: {
      json: { type: 'boolean', default: false },
      now: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  });
  if (values.help) return undefined;
  const now = values.now === undefined ? undefined : new Date(values.now);
  if (now && Number.isNaN(now.getTime())) {
    throw new UsageError(
      `--now must be a time such as 2026-11-18T14:05:00+01:00, not "${values.now}"`,
    );
  }
  return { json: values.json, now };
}
