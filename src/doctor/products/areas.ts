import {
  CELL_LIST_FILE,
  cellListProduct,
  findCellInTile,
  cellTileProduct,
  findTile,
} from '../../opendata/warnings/warncells.ts';
import { createNwsRequest, nwsAlertsProduct } from '../../opendata/warnings/nws-alerts.ts';
import {
  compareBySeverity,
  createWarningsProduct,
  isExpiredWarning,
  WARNINGS_FILE,
} from '../../opendata/warnings/warnings.ts';
import { OpenDataError, postcodeResource } from '../../opendata/server.ts';
import type { WeatherWarning } from '../../weather/warning.ts';
import { SkippedError, type Check } from '../product-check.ts';
import { formatCount } from '../format-report.ts';
import {
  createProductCheck,
  MAX_LIST_AGE_MS,
  MAX_WARNINGS_AGE_MS,
  LATE_GRACE_MS,
} from '../product-check.ts';
import {
  POLLEN_FILE,
  pollenIndexProduct,
  MAX_REGION_DISTANCE_KM,
  pollenRegionsProduct,
  POLLEN_REGIONS_FILE,
  type PollenFile,
} from '../../opendata/pollen/forecasts.ts';
import {
  POSTCODE_COUNTRIES,
  POSTCODE_DIGITS,
  type PostcodeCountry,
} from '../../contract/parameters.ts';
import { createPostcodeProduct, readPostcodeArea } from '../../place/postcodes/table.ts';

/** Washington, if the default place is in another country. */
const AMERICAN_POINT = { latitude: 38.9, longitude: -77.04 };

export const WARNING_CHECKS: readonly Check[] = [
  createProductCheck({
    name: 'warnings',
    title: 'Warnings file (CAP)',
    without:
      'Without it, requests for warnings fail as soon as the last file is ten minutes old, and icons show no warnings.',
    files: () => [{ product: createWarningsProduct(), resource: WARNINGS_FILE }],
    tryNextWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_WARNINGS_AGE_MS,
    describe: (placedWarnings, { clock }) =>
      describeWarnings(
        placedWarnings.map(({ warning }) => warning),
        clock,
      ),
  }),
  createProductCheck({
    name: 'nws-alerts',
    title: 'Alerts of the National Weather Service',
    without:
      'Without it, requests for warnings in the United States fail as soon as the last answer is ten minutes old.',
    files({ config, isDemo, place }) {
      if (config.openData.nwsContact === undefined && !isDemo) {
        throw new SkippedError('NWS_CONTACT is not set');
      }
      const point = place.country === 'US' ? place : AMERICAN_POINT;
      return [{ product: nwsAlertsProduct, resource: createNwsRequest(point) }];
    },
    tryNextWhen: 'absent',
    describe: (warnings, { clock }) => describeWarnings(warnings, clock),
  }),
  createProductCheck({
    name: 'warncells',
    title: 'List of warncells',
    without: 'Without it, the areas of warnings have no name; a cached list stays in use.',
    files: () => [{ product: cellListProduct, resource: CELL_LIST_FILE }],
    tryNextWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_LIST_AGE_MS,
    describe(names) {
      const [[id, name] = []] = names;
      return `${formatCount(names.size)} cells; ${id}: ${name}`;
    },
  }),
  createProductCheck({
    name: 'warning-areas',
    title: 'Map of the warning areas',
    without:
      'Without it, warnings are found only by their own outlines, and the area of a place has no name; cached parts stay in use.',
    files({ placeInGermany: { name, longitude, latitude } }) {
      const resource = findTile([longitude, latitude]);
      if (!resource) throw new SkippedError(`the map does not reach ${name}`);
      return [{ product: cellTileProduct, resource }];
    },
    tryNextWhen: 'absent',
    describe(tile, { placeInGermany: { name, longitude, latitude } }) {
      const cell = findCellInTile(tile, [longitude, latitude]);
      if (!cell) throw new OpenDataError(`none of its areas contains ${name}`);
      return `${name} is in ${cell.id}: ${cell.name}`;
    },
  }),
];

function describeWarnings(all: readonly WeatherWarning[], clock: () => Date): string {
  const now = clock().getTime();
  const warnings = all.filter((each) => !isExpiredWarning(each, now));
  const [mostSevere] = warnings.toSorted(compareBySeverity);
  const count = `${formatCount(warnings.length)} in force or announced`;
  return mostSevere ? `${count}, most severe: ${describeWarning(mostSevere)}` : count;
}

/** `severe gusts in Hamburg and 11 more` */
function describeWarning({ texts, warncells }: WeatherWarning): string {
  const { event = 'a warning' } = texts.get('en') ?? texts.get('de') ?? {};
  const [first, ...more] = warncells;
  if (!first) return event;
  return `${event} in ${first.name}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}

export const POLLEN_CHECKS: readonly Check[] = [
  createProductCheck({
    name: 'pollen-index',
    title: 'Pollen index',
    without: 'Without it, requests for pollen fail; the previous index stays in use for a day.',
    files: () => [{ product: pollenIndexProduct, resource: POLLEN_FILE }],
    tryNextWhen: 'absent',
    dated: ({ issued }) => issued,
    lateFrom: ({ value, now }) => pollenIndexProduct.staleAt(value, now) + LATE_GRACE_MS,
    describe: (file) => `${file.regions.size} regions, ${describeStrongest(file)}`,
  }),
  createProductCheck({
    name: 'pollen-regions',
    title: 'Map of the pollen regions',
    without: 'Without it, requests for pollen fail; a cached map stays in use.',
    files: () => [{ product: pollenRegionsProduct, resource: POLLEN_REGIONS_FILE }],
    tryNextWhen: 'absent',
    describe(map, { placeInGermany: { name, longitude, latitude } }) {
      const region = map.at([longitude, latitude], MAX_REGION_DISTANCE_KM);
      if (region === undefined) throw new OpenDataError(`none of its regions contains ${name}`);
      return `${name} is in region ${region}`;
    },
  }),
];

/** `strongest: birch 3 in region 11`, for the first day. */
function describeStrongest({ regions }: PollenFile): string {
  const levels = [...regions].flatMap(([region, [today]]) =>
    Object.entries(today?.levels ?? {}).map(([type, level]) => ({ region, type, level })),
  );
  const [most] = levels.toSorted((a, b) => b.level - a.level);
  if (!most) throw new OpenDataError('no region has a value');
  return most.level === 0
    ? 'no pollen in the air'
    : `strongest: ${most.type} ${most.level} in region ${most.region}`;
}

export const POSTCODE_CHECKS: readonly Check[] = POSTCODE_COUNTRIES.map(createPostcodeCheck);

function createPostcodeCheck(country: PostcodeCountry): Check {
  return createProductCheck({
    name: `postcodes-${country.toLowerCase()}`,
    title: `Postcode file of ${country}`,
    without: `Without it, no place is found by a postcode of ${country}; a cached file stays in use.`,
    files: () => [{ product: createPostcodeProduct(country), resource: postcodeResource(country) }],
    tryNextWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_LIST_AGE_MS,
    describe(table) {
      const code = String(table.codes[0]).padStart(POSTCODE_DIGITS[country], '0');
      return `${formatCount(table.codes.length)} rows; ${code}: ${readPostcodeArea(0, table).name}`;
    },
  });
}
