import '../time/utc-process.ts';
import { parseArgs } from 'node:util';
import { readConfig } from '../config.ts';
import { examineSources } from '../doctor/examine.ts';
import { formatReport } from '../doctor/format-report.ts';
import { printUsage, runMain, UsageError } from './run-main.ts';
import { loadGazetteer } from '../place/load-gazetteer.ts';

const USAGE = `Usage: npm run doctor -- [--json] [--now 2026-11-18T14:05:00+01:00]

Downloads each file that the service uses with these settings once and decodes it with the service's own
code; checks the cache and the store if they are configured. Exit codes: 0 if all checks pass; 1 if a
file is missing, moved, late or in another format, with a sentence for each; 2 for wrong usage.

  --json      print one JSON object, for monitoring
  --now       current time, for examining stored files
  -h, --help  show this help`;

/** `npm run doctor`: checks every data source, the cache and the store. */
await runMain(async () => {
  const options = readOptions(process.argv.slice(2));
  if (!options) {
    printUsage(USAGE);
    return;
  }
  const config = readConfig(process.env);
  const clock = () => options.now ?? new Date();
  const gazetteer = loadGazetteer(config.placesIndex);
  const report = await examineSources({ config, clock, gazetteer });
  const text = options.json ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report);
  // Exits without waiting for downloads that hang.
  process.stdout.write(text, () => process.exit(report.ok ? 0 : 1));
});

/** Undefined for `--help`. */
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
