import { OpenDataError } from '../../server.ts';

/** An element of a BUFR message, as ecCodes writes it in JSON. */
export interface Element {
  key: string;
  value: unknown;
  units?: unknown;
}

/** What holds for an element because it was said before it, in its list or in one around it. */
export interface Context {
  /** Of the sensor above the ground, m; null where that is left open. */
  height: number | null;
  /** Minutes until the time of the report; negative, null where left open, undefined where not said. */
  period: number | null | undefined;
}

const NO_CONTEXT: Context = { height: null, period: undefined };

/** Real ones nest 25 deep. */
const DEEPEST = 100;

const HEIGHT = 'heightOfSensorAboveLocalGroundOrDeckOfMarinePlatform';
const PERIOD = 'timePeriod';
const MINUTES: Record<string, number> = { min: 1, h: 60 };

/**
 * Shows the elements of a list and of the lists in it, in their order. A list nests what holds for
 * the rest of the one around it.
 *
 * @throws {OpenDataError} when lists nest deeper than any message does
 */
export function eachElement(
  list: readonly unknown[],
  show: (element: Element, context: Context) => void,
): void {
  walk(list, NO_CONTEXT, DEEPEST, show);
}

function walk(
  list: readonly unknown[],
  around: Context,
  deepest: number,
  show: (element: Element, context: Context) => void,
): void {
  if (deepest === 0) throw new OpenDataError('SYNOP file nests too deep');
  let context = around;
  for (const item of list) {
    if (Array.isArray(item)) walk(item, context, deepest - 1, show);
    else if (isElement(item)) {
      context = contextAfter(item, context);
      show(item, context);
    }
  }
}

function contextAfter({ key, value, units }: Element, context: Context): Context {
  if (key === HEIGHT) return { ...context, height: numberOrNull(value) };
  if (key !== PERIOD) return context;
  const length = numberOrNull(value);
  const minutes = typeof units === 'string' ? MINUTES[units] : undefined;
  const isKnown = length !== null && minutes !== undefined;
  return { ...context, period: isKnown ? length * minutes : null };
}

export function numberOrNull(value: unknown): number | null {
  return typeof value === 'number' ? value : null;
}

function isElement(item: unknown): item is Element {
  return (
    typeof item === 'object' &&
    item !== null &&
    'key' in item &&
    'value' in item &&
    typeof item.key === 'string'
  );
}
