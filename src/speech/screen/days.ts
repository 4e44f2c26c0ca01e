import { selectScreenLabels } from '../../languages/phrases.ts';
import { findSkyClass } from '../../weather/state.ts';
import { toSpokenTemperature } from '../../wording/units.ts';
import type { Locale } from '../../wording/language.ts';
import { escapeSsml } from '../turn.ts';
import { bindValue, PAINT_BINDINGS } from './avg.ts';
import type { ScreenContent, ScreenDay } from './content.ts';
import { roundToTenths } from './course-paths.ts';
import {
  formatScreenDegrees,
  formatScreenPercent,
  formatScreenRain,
  formatScreenWeekday,
} from './formats.ts';
import { findScreenIcon, type Icon } from './icons.ts';

/** The drawn days of an answer; sizes are percent. */
export interface DrawnDays {
  list: DrawnDay[];
  /** Of one column. */
  width: number;
  /** Whether there are too many for columns. */
  isLong: boolean;
}

interface DrawnDay {
  weekday: string;
  icon: Icon;
  /** `–` if unknown, as all texts of a day. */
  high: string;
  low: string;
  /** Chance of precipitation, else its amount. */
  rain: string;
  /** From low to high on the scale of all days; `isKnown` is false without both. */
  bar: { isKnown: boolean; top: number; left: number; size: number };
  /** The accessibility label. */
  label: string;
}

const UNKNOWN = '–';
const MAX_COLUMNS = 10;

/** Smallest bar: that of a day without a change in temperature. */
const MIN_BAR_PERCENT = 8;

/** Minimum span of the scale, so that days that hardly differ look alike. */
const MIN_SCALE_K = 4;

/** Null for fewer than two days. */
export function drawDays({ days, locale }: ScreenContent): DrawnDays | null {
  if (days.length < 2) return null;
  const scale = findScale(days);
  return {
    list: days.map((day) => drawDay(day, scale, locale)),
    width: roundToTenths(100 / days.length),
    isLong: days.length > MAX_COLUMNS,
  };
}

/** °C. */
interface Scale {
  warmest: number;
  span: number;
}

function findScale(days: readonly ScreenDay[]): Scale {
  const known = days.flatMap(({ high, low }) => [high, low]).filter((each) => each !== null);
  const warmest = Math.max(...known);
  return { warmest, span: Math.max(warmest - Math.min(...known), MIN_SCALE_K) };
}

function drawDay(day: ScreenDay, scale: Scale, locale: Locale): DrawnDay {
  const { date, state, night, high, low } = day;
  const toText = (degrees: number | null) =>
    degrees === null ? UNKNOWN : formatScreenDegrees(degrees, locale);
  return {
    weekday: escapeSsml(formatScreenWeekday(date, locale, 'shortWeekday')),
    icon: findScreenIcon(state, night),
    high: toText(high),
    low: toText(low),
    rain: formatRain(day, locale),
    bar: placeBar(day, scale),
    label: describeDay(day, locale),
  };
}

function placeBar({ high, low }: ScreenDay, { warmest, span }: Scale): DrawnDay['bar'] {
  if (high === null || low === null) return { isKnown: false, top: 0, left: 0, size: 0 };
  // A day without its night may be warmer at night than its high.
  const [upper, lower] = [Math.max(high, low), Math.min(high, low)];
  const size = Math.max(((upper - lower) / span) * 100, MIN_BAR_PERCENT);
  const top = Math.min(((warmest - upper) / span) * 100, 100 - size);
  return {
    isKnown: true,
    top: roundToTenths(top),
    left: roundToTenths(100 - top - size),
    size: roundToTenths(size),
  };
}

function formatRain({ chance, precipitation }: ScreenDay, locale: Locale): string {
  if (chance !== null) return formatScreenPercent(chance, locale);
  return precipitation === null ? UNKNOWN : formatScreenRain(precipitation, locale);
}

/** `Montag, leichter Regen, 3 bis 8 Grad, 80 %` */
function describeDay(day: ScreenDay, locale: Locale): string {
  const { date, state, night, high, low, chance, precipitation } = day;
  const sky = findSkyClass(state);
  const [first, ...others] = [high, low]
    .filter((each) => each !== null)
    .map((each) => toSpokenTemperature(each, locale.units));
  const second = others.find((each) => each !== first) ?? null;
  return [
    formatScreenWeekday(date, locale, 'weekday'),
    ...(sky ? [locale.language.skyText(sky, night)] : []),
    ...(first === undefined ? [] : [selectScreenLabels(locale).temperatures(first, second)]),
    ...((chance ?? precipitation) === null ? [] : [formatRain(day, locale)]),
  ].join(', ');
}

const dayIcon = {
  type: 'VectorGraphic',
  source: bindValue('data.icon'),
  width: '@dayIcon',
  height: '@dayIcon',
  scale: 'best-fit',
  ...PAINT_BINDINGS,
};

function createDayText(name: keyof DrawnDay, color: string, options: object = {}) {
  return {
    type: 'Text',
    text: bindValue(`data.${name}`),
    color,
    fontSize: '@day',
    lineHeight: 1.25,
    maxLines: 1,
    ...options,
  };
}

const temperatureBar = {
  type: 'Frame',
  when: bindValue('data.bar.isKnown'),
  position: 'absolute',
  backgroundColor: '@curve',
  borderRadius: '@dayBar',
};

/** The days side by side: the bars stand on one scale. */
export const dayColumnsComponent = {
  parameters: ['weather'],
  item: {
    type: 'Container',
    direction: 'row',
    width: '100%',
    data: bindValue('weather.days.list'),
    item: {
      type: 'Container',
      width: `${bindValue('weather.days.width')}%`,
      alignItems: 'center',
      accessibilityLabel: bindValue('data.label'),
      items: [
        createDayText('weekday', '@quiet'),
        dayIcon,
        createDayText('high', '@ink', { fontWeight: 'bold' }),
        {
          type: 'Container',
          width: '@dayBar',
          height: '@daySpan',
          items: [
            {
              ...temperatureBar,
              width: '100%',
              top: `${bindValue('data.bar.top')}%`,
              height: `${bindValue('data.bar.size')}%`,
            },
          ],
        },
        createDayText('low', '@quiet'),
        createDayText('rain', '@rain'),
      ],
    },
  },
};

/** The days one below the other: the bars lie on one scale. */
export const dayRowsComponent = {
  parameters: ['weather'],
  item: {
    type: 'Container',
    width: '100%',
    paddingBottom: '@gap',
    data: bindValue('weather.days.list'),
    item: {
      type: 'Container',
      direction: 'row',
      width: '100%',
      alignItems: 'center',
      accessibilityLabel: bindValue('data.label'),
      items: [
        createDayText('weekday', '@quiet', { width: '15%' }),
        dayIcon,
        createDayText('low', '@quiet', {
          width: '16%',
          paddingRight: '@dayBar',
          textAlign: 'right',
        }),
        {
          type: 'Container',
          grow: 1,
          shrink: 1,
          height: '@dayBar',
          items: [
            {
              ...temperatureBar,
              height: '100%',
              left: `${bindValue('data.bar.left')}%`,
              width: `${bindValue('data.bar.size')}%`,
            },
          ],
        },
        createDayText('high', '@ink', { width: '16%', textAlign: 'right', fontWeight: 'bold' }),
        createDayText('rain', '@rain', { width: '25%', textAlign: 'right' }),
      ],
    },
  },
};
