import { CELL_LIST, cellList } from '../../opendata/warnings/cell-list.ts';
import { cellIn, cellTile, tileAt } from '../../opendata/warnings/cell-map.ts';
import { currentWarnings, WARNINGS_FILE } from '../../opendata/warnings/warnings.ts';
import { OpenDataError } from '../../opendata/server.ts';
import { byGravity, isOver, type Warning } from '../../weather/warning.ts';
import { SkippedError, type Check } from '../check.ts';
import { formatCount } from '../format-units.ts';
import { productCheck } from '../product-check.ts';
import { MAX_LIST_AGE_MS, MAX_WARNINGS_AGE_MS } from '../rhythms.ts';

export const WARNING_CHECKS: readonly Check[] = [
  productCheck({
    name: 'warnings',
    title: 'Warnings file (CAP)',
    without:
      'Without it, questions about warnings are refused as soon as the last file is ten minutes old, and icons show no warnings.',
    files: () => [{ product: currentWarnings(), resource: WARNINGS_FILE }],
    goOnWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_WARNINGS_AGE_MS,
    describe(placed, { clock }) {
      const now = clock().getTime();
      const warnings = placed.map(({ warning }) => warning).filter((each) => !isOver(each, now));
      const [gravest] = warnings.toSorted(byGravity);
      const count = `${formatCount(warnings.length)} in force or announced`;
      return gravest ? `${count}, gravest: ${nameOf(gravest)}` : count;
    },
  }),
  productCheck({
    name: 'warncells',
    title: 'List of warncells',
    without:
      'Without it, the areas of warnings have no name; a list that was downloaded before serves on.',
    files: () => [{ product: cellList, resource: CELL_LIST }],
    goOnWhen: 'absent',
    lateFrom: ({ dated }) => dated + MAX_LIST_AGE_MS,
    describe(names) {
      const [[id, name] = []] = names;
      return `${formatCount(names.size)} cells; ${id}: ${name}`;
    },
  }),
  productCheck({
    name: 'warning-areas',
    title: 'Map of the warning areas',
    without:
      'Without it, warnings are found by their own outlines alone, and the area of a place has no name; parts that were downloaded before serve on.',
    files({ placeInGermany: { name, longitude, latitude } }) {
      const resource = tileAt([longitude, latitude]);
      if (!resource) throw new SkippedError(`the map does not reach ${name}`);
      return [{ product: cellTile, resource }];
    },
    goOnWhen: 'absent',
    describe(tile, { placeInGermany: { name, longitude, latitude } }) {
      const cell = cellIn(tile, [longitude, latitude]);
      if (!cell) throw new OpenDataError(`no area of it has ${name}`);
      return `${name} lies in ${cell.id}: ${cell.name}`;
    },
  }),
];

/** `severe gusts in Hamburg and 11 more` */
function nameOf({ texts, warncells }: Warning): string {
  const { event = 'a warning' } = texts.get('en') ?? texts.get('de') ?? {};
  const [first, ...more] = warncells;
  if (!first) return event;
  return `${event} in ${first.name}${more.length > 0 ? ` and ${more.length} more` : ''}`;
}
