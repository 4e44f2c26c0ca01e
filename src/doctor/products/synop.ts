import { LEXICON, stationLexicon } from '../../opendata/observations/stations/directory.ts';
import { LATELY } from '../../opendata/observations/station-log.ts';
import { createSynopDecoder } from '../../opendata/observations/synop/decode-in-worker.ts';
import { SYNOP_LISTING, synopListing } from '../../opendata/observations/synop/files.ts';
import type { SynopReport } from '../../opendata/observations/synop/report-reader.ts';
import { RECENT, synopReports } from '../../opendata/observations/synop/synop-reports.ts';
import { OpenDataError } from '../../opendata/server.ts';
import { SkippedError, type Check } from '../check.ts';
import type { Examination } from '../examination.ts';
import { formatCount, formatTemperature, formatTime } from '../format-units.ts';
import { productCheck } from '../product-check.ts';

/** So many of the newest files are looked into: in some nobody reports a temperature. */
const MAX_FILES = 5;

const WITHOUT =
  'Without it, the list of all stations is refused after three hours, and single readings come from the ten-minute archives.';

export const SYNOP_CHECKS: readonly Check[] = [
  productCheck({
    name: 'synop-listing',
    title: 'List of the SYNOP files',
    without: WITHOUT,
    files: () => [{ product: synopListing, resource: SYNOP_LISTING }],
    goOnWhen: 'absent',
    dated: ([newest]) => newest?.made,
    lateFrom: ({ dated }) => dated + RECENT,
    describe([newest, ...others], examination) {
      const time = timeOf(newest?.made ?? NaN, examination);
      return `${formatCount(others.length + 1)} files, newest ${time}`;
    },
  }),
  productCheck({
    name: 'synop-file',
    title: 'SYNOP file',
    without: WITHOUT,
    async files(examination) {
      const { value: files } = await examination.ask(synopListing, SYNOP_LISTING);
      if (!files) throw new SkippedError('it needs the list of the SYNOP files');
      const product = synopReports(createSynopDecoder());
      return files.slice(0, MAX_FILES).map(({ file }) => ({ product, resource: file }));
    },
    goOnWhen: 'unusable',
    dated: (reports) => reports.reduce((newest, { time }) => Math.max(newest, time), -Infinity),
    lateFrom: ({ dated }) => dated + LATELY,
    async describe(reports, examination) {
      const measured = reports.filter(({ values }) => values.temperature !== null);
      if (measured.length === 0) throw new OpenDataError('no report has a temperature');
      return `${formatCount(reports.length)} reports; ${await nameOne(measured, examination)}`;
    },
  }),
];

/** `Berlin-Tempelhof, 14:00: 7.3 °C`, by the station's id where its name is not known. */
async function nameOne(
  measured: readonly SynopReport[],
  examination: Examination,
): Promise<string> {
  const { value: lexicon } = await examination.ask(stationLexicon, LEXICON);
  const nameOf = ({ wmoId }: SynopReport): string | undefined =>
    lexicon?.stations.get(lexicon.ids.get(wmoId) ?? NaN)?.name;
  const report = measured.find((each) => nameOf(each) !== undefined) ?? measured[0];
  if (!report) return '';
  const name = nameOf(report) ?? `station ${report.wmoId}`;
  const time = timeOf(report.time, examination);
  return `${name}, ${time}: ${formatTemperature(report.values.temperature ?? NaN)}`;
}

function timeOf(instant: number, { clock, place }: Examination): string {
  return formatTime(instant, clock().getTime(), place.timeZone);
}
