import { POLLEN_FILE, pollenIndex, REACH_IN_GERMANY } from '../../opendata/pollen/forecasts.ts';
import { pollenRegions, REGIONS } from '../../opendata/pollen/region-maps.ts';
import type { PollenFile } from '../../opendata/pollen/s31fg.ts';
import { OpenDataError } from '../../opendata/server.ts';
import type { Check } from '../check.ts';
import { productCheck } from '../product-check.ts';
import { GRACE_MS } from '../rhythms.ts';

export const POLLEN_CHECKS: readonly Check[] = [
  productCheck({
    name: 'pollen-index',
    title: 'Pollen index',
    without:
      'Without it, questions about pollen are not answered; the one before serves for a day.',
    files: () => [{ product: pollenIndex, resource: POLLEN_FILE }],
    goOnWhen: 'absent',
    dated: ({ issued }) => issued,
    lateFrom: ({ value, now }) => pollenIndex.freshUntil(value, now) + GRACE_MS,
    describe: (file) => `${file.regions.size} regions, ${strongest(file)}`,
  }),
  productCheck({
    name: 'pollen-regions',
    title: 'Map of the pollen regions',
    without:
      'Without it, questions about pollen are not answered; one that was downloaded before serves on.',
    files: () => [{ product: pollenRegions, resource: REGIONS }],
    goOnWhen: 'absent',
    describe(map, { placeInGermany: { name, longitude, latitude } }) {
      const region = map.at([longitude, latitude], REACH_IN_GERMANY);
      if (region === undefined) throw new OpenDataError(`no region of it has ${name}`);
      return `${name} lies in region ${region}`;
    },
  }),
];

/** `strongest: birch 3 in region 11`, of the first day. */
function strongest({ regions }: PollenFile): string {
  const levels = [...regions].flatMap(([region, [today]]) =>
    Object.entries(today?.levels ?? {}).map(([type, level]) => ({ region, type, level })),
  );
  const [most] = levels.toSorted((a, b) => b.level - a.level);
  if (!most) throw new OpenDataError('no region has a value');
  return most.level === 0
    ? 'nothing is in the air'
    : `strongest: ${most.type} ${most.level} in region ${most.region}`;
}
