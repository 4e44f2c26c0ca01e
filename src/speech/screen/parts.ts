import { bound } from './avg.ts';
import { PAINTS } from './theme.ts';

/** Every colour of the theme; a graphic takes those that are its parameters. */
const paints = Object.fromEntries(PAINTS.map((paint) => [paint, `@${paint}`]));

/** Properties of a text that differ between the layouts. */
type Options = Readonly<Record<string, string | number>>;

export function title(options: Options) {
  return {
    type: 'Text',
    text: bound('weather.title'),
    color: '@ink',
    fontSize: '@title',
    fontWeight: 'bold',
    ...options,
  };
}

export function subtitle(options: Options) {
  return besideTitle('subtitle', '@quiet', options);
}

/** That the weather is made up. */
export function demo(options: Options) {
  return besideTitle('demo', '@accent', options);
}

function besideTitle(name: 'subtitle' | 'demo', color: string, options: Options) {
  return {
    type: 'Text',
    when: bound(`weather.${name} != ''`),
    text: bound(`weather.${name}`),
    color,
    fontSize: '@subtitle',
    maxLines: 1,
    ...options,
  };
}

/** What is spoken, of any length; larger where it is all there is. */
export function words(options: Options) {
  return {
    type: 'Text',
    text: bound('weather.text'),
    color: '@ink',
    fontSize: bound('weather.course != null ? @body : @alone'),
    lineHeight: 1.3,
    ...options,
  };
}

const icon = {
  type: 'VectorGraphic',
  when: bound('weather.icon != null'),
  source: bound('weather.icon.name'),
  width: '@icon',
  height: '@icon',
  scale: 'best-fit',
  accessibilityLabel: bound('weather.icon.label'),
  ...paints,
};

const temperatures = {
  type: 'Container',
  when: bound('weather.temperatures != null'),
  paddingLeft: '@gap',
  accessibilityLabel: bound('weather.temperatures.label'),
  items: [
    {
      type: 'Text',
      text: bound('weather.temperatures.high'),
      color: '@ink',
      fontSize: '@degrees',
      fontWeight: 'bold',
      lineHeight: 1.1,
    },
    {
      type: 'Text',
      when: bound("weather.temperatures.low != ''"),
      text: bound('weather.temperatures.low'),
      color: '@quiet',
      fontSize: '@lowDegrees',
      lineHeight: 1.1,
    },
  ],
};

/** The weather of the whole time, large. */
export const summary = {
  parameters: ['weather'],
  item: { type: 'Container', direction: 'row', alignItems: 'center', items: [icon, temperatures] },
};

const curve = {
  type: 'VectorGraphic',
  source: 'course',
  width: '100%',
  height: '100%',
  scale: 'best-fit',
  accessibilityLabel: bound('weather.course.label'),
  linePath: bound('weather.course.line'),
  areaPath: bound('weather.course.area'),
  barsPath: bound('weather.course.bars'),
  barWidth: bound('weather.course.barWidth'),
  midnightsPath: bound('weather.course.midnights'),
  dotsPath: bound('weather.course.dots'),
  degrees: bound('weather.course.degrees'),
  times: bound('weather.course.times'),
  textSize: bound('weather.course.textSize'),
  ...paints,
};

/** Without words of their own: the label of the curve stands for all of it. */
const icons = {
  type: 'Container',
  position: 'absolute',
  width: '100%',
  height: '100%',
  data: bound('weather.course.icons'),
  item: {
    type: 'VectorGraphic',
    position: 'absolute',
    left: `${bound('data.left')}%`,
    top: `${bound('data.top')}%`,
    width: `${bound('weather.course.iconWidth')}%`,
    height: `${bound('weather.course.iconHeight')}%`,
    source: bound('data.name'),
    scale: 'best-fit',
    ...paints,
  },
};

/** The curve, and over it the icons at their hours. */
export const course = {
  parameters: ['weather'],
  item: {
    type: 'Container',
    width: '@courseWidth',
    height: '@courseHeight',
    items: [curve, icons],
  },
};
