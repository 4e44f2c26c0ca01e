import type { OperationId } from '../../src/contract/operations.ts';
import type { Condition, Product } from './laid-files.ts';
import type { Outcome } from './outcomes.ts';

/** Operations that share a fate. */
export const GROUPS = {
  forecastTexts: [
    'forecastNextThreeHours',
    'forecastHours',
    'forecastDays',
    'forecastNextThreeDays',
  ],
  dayPartText: ['forecastDayPart'],
  weekendText: ['forecastWeekend'],
  forecasts: [
    'forecastByCoordinates',
    'forecastSummaryByCoordinates',
    'forecastSpacesByCoordinates',
    'hourlyForecastByCoordinates',
    'forecast2ByCoordinates',
  ],
  forecastsByPostcode: ['forecastByLocation', 'forecast2ByLocation'],
  nextHour: ['precipitationNextHour'],
  nowcast: ['nowcastByCoordinates'],
  nowcastByPostcode: ['nowcastByLocation'],
  pollen: ['pollenTextByCoordinates', 'pollenByCoordinates'],
  pollenByPostcode: ['pollenTextByZip', 'pollenByLocation'],
  warning: ['warningById'],
  warningsByCell: ['activeWarningsByWarncell'],
  warnings: ['activeWarningsByCoordinates'],
  warningsByPostcode: ['activeWarningsByLocation'],
  places: ['nearbyLocationsByCoordinates', 'searchLocations'],
  placesByPostcode: ['nearbyLocationsByLocation'],
  stations: ['weatherStations'],
  station: ['weatherStationById'],
  closestStation: ['closestWeatherStation'],
  pastReadings: ['pastReadingsByCoordinates'],
} as const satisfies Record<string, readonly OperationId[]>;
export type Group = keyof typeof GROUPS;

/** What becomes of groups; of those that are not named, nothing. */
export type Outcomes = Partial<Record<Group, Outcome>>;

const DOWN = '503 source-unavailable';
const NONE = '404 no-forecast';

/** Positions of stations are those of the catalogue. */
const withoutCatalogue = (outcome: Outcome): Outcomes => ({
  ...forecasts(outcome),
  pastReadings: DOWN,
});

const forecasts = (outcome: Outcome): Outcomes => ({
  forecastTexts: outcome,
  dayPartText: outcome,
  weekendText: outcome,
  forecasts: outcome,
  forecastsByPostcode: outcome,
  nextHour: outcome,
  nowcast: outcome,
  nowcastByPostcode: outcome,
});
/** Radar decides about the next two hours; the weekend is farther off. */
const withoutRadar: Outcomes = {
  forecastTexts: 'other values',
  dayPartText: 'other values',
  forecasts: 'other values',
  forecastsByPostcode: 'other values',
  nextHour: 'by MOSMIX_L',
  nowcast: 'by MOSMIX_L',
  nowcastByPostcode: 'by MOSMIX_L',
};
const withoutPollen: Outcomes = { pollen: DOWN, pollenByPostcode: DOWN };
const withoutPostcodes: Outcomes = {
  forecastsByPostcode: DOWN,
  nowcastByPostcode: DOWN,
  pollenByPostcode: DOWN,
  warningsByPostcode: DOWN,
  places: 'without zipcodes',
  placesByPostcode: DOWN,
};
const withoutWarnings: Outcomes = {
  warning: DOWN,
  warningsByCell: DOWN,
  warnings: DOWN,
  warningsByPostcode: DOWN,
  // Without the warning at their heads, and the signs of one.
  forecastTexts: 'other values',
  dayPartText: 'without warnings',
  weekendText: 'without warnings',
  forecasts: 'other values',
  forecastsByPostcode: 'other values',
  nowcast: 'other values',
  nowcastByPostcode: 'other values',
};
const withoutAreas: Outcomes = {
  warnings: 'without id, name',
  warningsByPostcode: 'without id, name',
};
/** The nowcast has the temperatures of the forecast. */
const withoutStations: Outcomes = {
  stations: DOWN,
  station: DOWN,
  closestStation: DOWN,
  nowcast: 'other values',
  nowcastByPostcode: 'other values',
};
/** Forecasts that are older than the reports. */
const byArchives: Outcomes = {
  stations: DOWN,
  station: 'other values',
  closestStation: 'other values',
  nowcast: 'other values',
  nowcastByPostcode: 'other values',
};

const ANY: readonly Condition[] = ['missing', 'failing', 'truncated', 'of an unknown version'];
const BROKEN = ANY.slice(1);
const FEW = ANY.slice(0, 2);

/** Where products are in one of some conditions, this becomes of the answers. */
export interface Row {
  products: readonly Product[];
  conditions: readonly Condition[];
  outcomes: Outcomes;
}

export const ROWS: readonly Row[] = [
  { products: ['station catalogue'], conditions: ['missing'], outcomes: withoutCatalogue(NONE) },
  {
    products: ['station catalogue'],
    conditions: ['failing', 'of an unknown version'],
    outcomes: withoutCatalogue(DOWN),
  },
  // Its first stations are there, and that of Hamburg is one of them.
  { products: ['station catalogue'], conditions: ['truncated'], outcomes: {} },
  { products: ['forecast'], conditions: ['missing'], outcomes: forecasts(NONE) },
  { products: ['forecast'], conditions: BROKEN, outcomes: forecasts(DOWN) },
  { products: ['radar'], conditions: ANY, outcomes: withoutRadar },
  { products: ['forecast', 'radar'], conditions: ['missing'], outcomes: forecasts(NONE) },
  { products: ['forecast', 'radar'], conditions: ['failing'], outcomes: forecasts(DOWN) },
  { products: ['pollen file'], conditions: ANY, outcomes: withoutPollen },
  { products: ['map of the pollen regions'], conditions: ANY, outcomes: withoutPollen },
  { products: ['postcodes'], conditions: ANY, outcomes: withoutPostcodes },
  // That nobody is warned is not said.
  { products: ['warnings'], conditions: ANY, outcomes: withoutWarnings },
  {
    products: ['list of the warncells'],
    conditions: ['missing', 'failing', 'of an unknown version'],
    outcomes: { warningsByCell: 'without name' },
  },
  // Its first warncells are there.
  { products: ['list of the warncells'], conditions: ['truncated'], outcomes: {} },
  { products: ['map of the warncells'], conditions: ANY, outcomes: withoutAreas },
  {
    products: ['Stationslexikon'],
    conditions: ['missing', 'failing', 'of an unknown version'],
    outcomes: withoutStations,
  },
  // Its first stations are there.
  {
    products: ['Stationslexikon'],
    conditions: ['truncated'],
    outcomes: { stations: 'without stations' },
  },
  { products: ['list of the ten-minute stations'], conditions: ANY, outcomes: {} },
  { products: ['list of the SYNOP files'], conditions: ANY, outcomes: byArchives },
  { products: ['SYNOP files'], conditions: ANY, outcomes: byArchives },
  // The rain since midnight is there alone, as far as the reports of all are not read yet.
  {
    products: ['ten-minute archives'],
    conditions: ANY,
    outcomes: { station: 'without raintoday', closestStation: 'without raintoday' },
  },
  { products: ['list of the POI files'], conditions: ANY, outcomes: { pastReadings: DOWN } },
  {
    products: ['POI'],
    conditions: ['missing'],
    outcomes: { pastReadings: 'without station, items, dayBefore' },
  },
  { products: ['POI'], conditions: BROKEN, outcomes: { pastReadings: DOWN } },
  // The last report is that of the hour.
  { products: ['SYNOP files', 'ten-minute archives'], conditions: FEW, outcomes: byArchives },
  ...(['list of the SYNOP files', 'SYNOP files'] as const).flatMap((reports): Row[] => [
    {
      products: [reports, 'ten-minute archives', 'POI'],
      conditions: ['missing'],
      outcomes: { ...withoutStations, pastReadings: 'without station, items, dayBefore' },
    },
    {
      products: [reports, 'ten-minute archives', 'POI'],
      conditions: ['failing'],
      outcomes: { ...withoutStations, pastReadings: DOWN },
    },
  ]),
];

/** What becomes of each operation. */
export function expectedOf(outcomes: Outcomes): Record<string, Outcome> {
  const overrides = new Map(Object.entries(outcomes));
  const each = Object.entries(GROUPS).flatMap(([name, ids]) =>
    ids.map((id): [OperationId, Outcome] => [id, overrides.get(name) ?? 'the same']),
  );
  return Object.fromEntries(each);
}
