import { bound, graphic, line, shape, type AvgParameter, type AvgText } from './avg.ts';
import { COURSE_HEIGHT, COURSE_WIDTH } from './course-layout.ts';
import type { Paint } from './theme.ts';

const PARAMETERS: readonly AvgParameter[] = [
  { name: 'linePath', type: 'string', default: '' },
  { name: 'areaPath', type: 'string', default: '' },
  { name: 'barsPath', type: 'string', default: '' },
  { name: 'barWidth', type: 'number', default: 0 },
  { name: 'midnightsPath', type: 'string', default: '' },
  { name: 'dotsPath', type: 'string', default: '' },
  { name: 'degrees', type: 'any', default: [] },
  { name: 'times', type: 'any', default: [] },
  { name: 'textSize', type: 'number', default: 0 },
];

const text = (paint: Paint, fontWeight: string): AvgText => ({
  type: 'text',
  text: bound('data.text'),
  x: bound('data.x'),
  y: bound('data.y'),
  fill: bound(paint),
  fontSize: bound('textSize'),
  fontWeight,
  textAnchor: 'middle',
});

/** The drawing of a course, from back to front. Its paths and words come with the data. */
export const courseGraphic = graphic(
  COURSE_WIDTH,
  COURSE_HEIGHT,
  [
    { ...line('shade', 2, bound('midnightsPath')), strokeDashArray: [4, 10] },
    shape('area', bound('areaPath')),
    {
      type: 'path',
      pathData: bound('barsPath'),
      stroke: bound('rain'),
      strokeWidth: bound('barWidth'),
    },
    { ...line('curve', 7, bound('linePath')), strokeLineJoin: 'round' },
    line('curve', 20, bound('dotsPath')),
    { type: 'group', data: bound('degrees'), items: [text('ink', 'bold')] },
    { type: 'group', data: bound('times'), items: [text('quiet', 'normal')] },
  ],
  PARAMETERS,
);
