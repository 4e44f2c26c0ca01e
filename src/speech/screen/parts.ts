import {
  bindValue,
  PAINT_BINDINGS,
  createGraphic,
  createLine,
  createShape,
  type AvgParameter,
  type AvgText,
  type Paint,
} from './avg.ts';
import { COURSE_HEIGHT, COURSE_WIDTH } from './course-layout.ts';

/** Text properties that differ between layouts. */
type TextOptions = Readonly<Record<string, string | number>>;

export function createTitle(options: TextOptions) {
  return {
    type: 'Text',
    text: bindValue('weather.title'),
    color: '@ink',
    fontSize: '@title',
    fontWeight: 'bold',
    ...options,
  };
}

export function createSubtitle(options: TextOptions) {
  return createSecondaryTitle('subtitle', '@quiet', options);
}

/** Creates the notice for demo data. */
export function createDemoNotice(options: TextOptions) {
  return createSecondaryTitle('demo', '@accent', options);
}

function createSecondaryTitle(name: 'subtitle' | 'demo', color: string, options: TextOptions) {
  return {
    type: 'Text',
    when: bindValue(`weather.${name} != ''`),
    text: bindValue(`weather.${name}`),
    color,
    fontSize: '@subtitle',
    maxLines: 1,
    ...options,
  };
}

/** Creates the text of the answer; larger on a screen with nothing else. */
export function createSpokenText(options: TextOptions) {
  return {
    type: 'Text',
    text: bindValue('weather.text'),
    color: '@ink',
    fontSize: bindValue('weather.isAlone ? @alone : @body'),
    lineHeight: 1.3,
    ...options,
  };
}

/** The official warnings of an answer, each in the colour of its severity. */
export const warningsComponent = {
  parameters: ['weather'],
  item: {
    type: 'Container',
    width: '100%',
    data: bindValue('weather.warnings'),
    item: {
      type: 'Container',
      width: '100%',
      paddingBottom: '@gap',
      item: {
        type: 'Frame',
        width: '100%',
        backgroundColor: bindValue('data.color'),
        borderRadius: '@gap',
        item: {
          type: 'Container',
          width: '100%',
          paddingTop: '@gap',
          paddingBottom: '@gap',
          paddingLeft: '@gap',
          paddingRight: '@gap',
          items: [
            createWarningText('title', { fontWeight: 'bold' }),
            createWarningText('period'),
            createWarningText('text'),
          ],
        },
      },
    },
  },
};

function createWarningText(name: 'title' | 'period' | 'text', options: TextOptions = {}) {
  return {
    type: 'Text',
    when: bindValue(`data.${name} != ''`),
    text: bindValue(`data.${name}`),
    color: bindValue('data.ink'),
    fontSize: '@body',
    lineHeight: 1.25,
    ...options,
  };
}

const icon = {
  type: 'VectorGraphic',
  when: bindValue('weather.icon != null'),
  source: bindValue('weather.icon.name'),
  width: '@icon',
  height: '@icon',
  scale: 'best-fit',
  accessibilityLabel: bindValue('weather.icon.label'),
  ...PAINT_BINDINGS,
};

const temperatures = {
  type: 'Container',
  when: bindValue('weather.temperatures != null'),
  paddingLeft: '@gap',
  accessibilityLabel: bindValue('weather.temperatures.label'),
  items: [
    {
      type: 'Text',
      text: bindValue('weather.temperatures.high'),
      color: '@ink',
      fontSize: '@degrees',
      fontWeight: 'bold',
      lineHeight: 1.1,
    },
    {
      type: 'Text',
      when: bindValue("weather.temperatures.low != ''"),
      text: bindValue('weather.temperatures.low'),
      color: '@quiet',
      fontSize: '@lowDegrees',
      lineHeight: 1.1,
    },
  ],
};

/** Large icon and temperatures of the whole period. */
export const summaryComponent = {
  parameters: ['weather'],
  item: { type: 'Container', direction: 'row', alignItems: 'center', items: [icon, temperatures] },
};

const curve = {
  type: 'VectorGraphic',
  source: 'course',
  width: '100%',
  height: '100%',
  scale: 'best-fit',
  accessibilityLabel: bindValue('weather.course.label'),
  linePath: bindValue('weather.course.line'),
  areaPath: bindValue('weather.course.area'),
  barsPath: bindValue('weather.course.bars'),
  barWidth: bindValue('weather.course.barWidth'),
  guidesPath: bindValue('weather.course.guides'),
  dotsPath: bindValue('weather.course.dots'),
  values: bindValue('weather.course.values'),
  times: bindValue('weather.course.times'),
  textSize: bindValue('weather.course.textSize'),
  ...PAINT_BINDINGS,
};

/** No accessibility labels: that of the curve covers the icons. */
const courseIcons = {
  type: 'Container',
  position: 'absolute',
  width: '100%',
  height: '100%',
  data: bindValue('weather.course.icons'),
  item: {
    type: 'VectorGraphic',
    position: 'absolute',
    left: `${bindValue('data.left')}%`,
    top: `${bindValue('data.top')}%`,
    width: `${bindValue('weather.course.iconWidth')}%`,
    height: `${bindValue('weather.course.iconHeight')}%`,
    source: bindValue('data.name'),
    scale: 'best-fit',
    ...PAINT_BINDINGS,
  },
};

/** The curve with the icons at their hours. */
export const courseComponent = {
  parameters: ['weather'],
  item: {
    type: 'Container',
    width: '@courseWidth',
    height: '@courseHeight',
    items: [curve, courseIcons],
  },
};

const COURSE_PARAMETERS: readonly AvgParameter[] = [
  { name: 'linePath', type: 'string', default: '' },
  { name: 'areaPath', type: 'string', default: '' },
  { name: 'barsPath', type: 'string', default: '' },
  { name: 'barWidth', type: 'number', default: 0 },
  { name: 'guidesPath', type: 'string', default: '' },
  { name: 'dotsPath', type: 'string', default: '' },
  { name: 'values', type: 'any', default: [] },
  { name: 'times', type: 'any', default: [] },
  { name: 'textSize', type: 'number', default: 0 },
];

const createCourseText = (paint: Paint, fontWeight: string): AvgText => ({
  type: 'text',
  text: bindValue('data.text'),
  x: bindValue('data.x'),
  y: bindValue('data.y'),
  fill: bindValue(paint),
  fontSize: bindValue('textSize'),
  fontWeight,
  textAnchor: 'middle',
});

/** The drawing of a course, from back to front. The datasource has its paths and texts. */
export const courseGraphic = createGraphic(
  COURSE_WIDTH,
  COURSE_HEIGHT,
  [
    { ...createLine('shade', 2, bindValue('guidesPath')), strokeDashArray: [4, 10] },
    createShape('area', bindValue('areaPath')),
    {
      type: 'path',
      pathData: bindValue('barsPath'),
      stroke: bindValue('rain'),
      strokeWidth: bindValue('barWidth'),
    },
    { ...createLine('curve', 7, bindValue('linePath')), strokeLineJoin: 'round' },
    createLine('curve', 20, bindValue('dotsPath')),
    { type: 'group', data: bindValue('values'), items: [createCourseText('ink', 'bold')] },
    { type: 'group', data: bindValue('times'), items: [createCourseText('quiet', 'normal')] },
  ],
  COURSE_PARAMETERS,
);
