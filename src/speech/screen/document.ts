import { bindValue, DARK, LIGHT, type AvgGraphic } from './avg.ts';
import {
  createDemoNotice,
  createSubtitle,
  createTitle,
  createSpokenText,
  courseGraphic,
  courseComponent,
  summaryComponent,
  warningsComponent,
} from './parts.ts';
import { dayColumnsComponent, dayRowsComponent } from './days.ts';
import { iconGraphics } from './icons.ts';

/** Font and drawing sizes of a type of screen, dp. */
interface Sizes {
  margin: number;
  gap: number;
  title: number;
  subtitle: number;
  body: number;
  /** Body text of a screen without a drawing. */
  alone: number;
  degrees: number;
  lowDegrees: number;
  icon: number;
  /** Text and icon of one of several days. */
  day: number;
  dayIcon: number;
  /** Height of the scale of the days' temperatures, and width of a bar on it. */
  daySpan: number;
  dayBar: number;
}

const SMALL_SIZES: Sizes = {
  margin: 28,
  gap: 14,
  title: 36,
  subtitle: 28,
  body: 27,
  alone: 36,
  degrees: 76,
  lowDegrees: 44,
  icon: 140,
  day: 27,
  dayIcon: 58,
  daySpan: 66,
  dayBar: 12,
};
const LARGE_SIZES = scaleSizes(SMALL_SIZES, 1.45);
const EXTRA_LARGE_SIZES = scaleSizes(SMALL_SIZES, 1.95);
/** Televisions may cut off the edges. */
const TELEVISION_SIZES: Sizes = {
  ...SMALL_SIZES,
  margin: 40,
  title: 34,
  subtitle: 26,
  body: 25,
  alone: 34,
};
const ROUND_SIZES: Sizes = {
  ...SMALL_SIZES,
  gap: 8,
  title: 28,
  subtitle: 24,
  body: 28,
  alone: 30,
  degrees: 58,
  lowDegrees: 36,
  icon: 104,
  day: 24,
  dayIcon: 40,
  dayBar: 8,
};

/** Later blocks override earlier ones. */
const screenResources = [
  { colors: DARK, dimensions: { ...SMALL_SIZES, ...bindCourseSize('0.56', '1.1') } },
  { when: bindValue("viewport.theme == 'light'"), colors: LIGHT },
  { when: bindValue('viewport.width >= 1200 && viewport.height >= 700'), dimensions: LARGE_SIZES },
  {
    when: bindValue('viewport.width >= 960 && viewport.height >= 1000'),
    dimensions: EXTRA_LARGE_SIZES,
  },
  {
    when: bindValue('viewport.width <= viewport.height'),
    dimensions: bindCourseSize('0.88', '0.9'),
  },
  { when: bindValue("viewport.mode == 'tv'"), dimensions: TELEVISION_SIZES },
  {
    when: bindValue("viewport.shape == 'round'"),
    dimensions: { ...ROUND_SIZES, ...bindCourseSize('0.72', '0.72') },
  },
];

/** The largest size that fits the screen. */
function bindCourseSize(ofWidth: string, ofHeight: string) {
  const width = `Math.min(viewport.width * ${ofWidth}, viewport.height * ${ofHeight})`;
  return { courseWidth: bindValue(width), courseHeight: bindValue(`${width} * 0.45`) };
}

function scaleSizes(sizes: Sizes, factor: number): Record<string, number> {
  return Object.fromEntries(
    Object.entries(sizes).map(([name, size]) => [name, Math.round(size * factor)]),
  );
}

/** The parameters of every layout. */
const LAYOUT_PARAMETERS = ['weather'];
const weatherBinding = bindValue('weather');

const summaryItem = { type: 'Summary', weather: weatherBinding };
const courseItem = {
  type: 'Course',
  when: bindValue('weather.course != null'),
  weather: weatherBinding,
};

const columnsItem = {
  type: 'DayColumns',
  when: bindValue('weather.days != null && !weather.days.isLong'),
  weather: weatherBinding,
};
const createRowsItem = (condition: string) => ({
  type: 'DayRows',
  when: bindValue(condition),
  weather: weatherBinding,
});
const warningsItem = { type: 'Warnings', weather: weatherBinding };

const page = {
  type: 'Container',
  width: '100vw',
  height: '100vh',
  paddingTop: '@margin',
  paddingBottom: '@margin',
  paddingLeft: '@margin',
  paddingRight: '@margin',
};
const row = { type: 'Container', direction: 'row', alignItems: 'center' };
const spread = { ...row, justifyContent: 'spaceBetween' };
const centred = { textAlign: 'center', width: '100%' };

/** What fills the remaining space, and scrolls if it is too long. */
const createScrolled = (items: readonly object[]) => ({
  type: 'ScrollView',
  grow: 1,
  shrink: 1,
  item: { type: 'Container', width: '100%', items: [...items, createSpokenText({})] },
});

/** Title and time side by side, the curve beside the icon or alone, or the days; warnings and text below. */
const landscapeLayout = {
  parameters: LAYOUT_PARAMETERS,
  item: {
    ...page,
    items: [
      {
        ...spread,
        items: [
          createTitle({ shrink: 1, maxLines: 1 }),
          { ...row, items: [createDemoNotice({}), createSubtitle({ paddingLeft: '@gap' })] },
        ],
      },
      {
        ...row,
        justifyContent: bindValue("weather.icon != null ? 'spaceBetween' : 'center'"),
        paddingTop: '@gap',
        paddingBottom: '@gap',
        items: [summaryItem, courseItem, columnsItem],
      },
      createScrolled([warningsItem, createRowsItem('weather.days != null && weather.days.isLong')]),
    ],
  },
};

/** Everything in one column; the days scroll with the text. */
const portraitLayout = {
  parameters: LAYOUT_PARAMETERS,
  item: {
    ...page,
    items: [
      createTitle({ maxLines: 2 }),
      createSubtitle({}),
      createDemoNotice({}),
      { ...row, paddingTop: '@gap', paddingBottom: '@gap', items: [summaryItem] },
      { type: 'Container', paddingBottom: '@gap', items: [courseItem] },
      createScrolled([warningsItem, createRowsItem('weather.days != null')]),
    ],
  },
};

/** Centred. The whole screen scrolls, because the text is below the fold. */
const roundLayout = {
  parameters: LAYOUT_PARAMETERS,
  item: {
    type: 'ScrollView',
    width: '100vw',
    height: '100vh',
    item: {
      type: 'Container',
      width: '100vw',
      alignItems: 'center',
      paddingTop: '9vh',
      paddingBottom: '22vh',
      paddingLeft: '14vw',
      paddingRight: '14vw',
      items: [
        createTitle({ ...centred, width: '60vw', maxLines: 2 }),
        createSubtitle(centred),
        createDemoNotice(centred),
        warningsItem,
        summaryItem,
        courseItem,
        createRowsItem('weather.days != null'),
        createSpokenText(centred),
      ],
    },
  },
};

const graphics: Readonly<Record<string, AvgGraphic>> = { ...iconGraphics, course: courseGraphic };

/**
 * Creates the APL document, the same for every answer but for its graphics; the datasource `weather` has the content. It
 * requires version 1.6, the first with lists in vector graphics, and loads no other resources.
 *
 * @param shown names of the graphics: all of them would take most of a response
 */
export function createScreenDocument(shown: readonly string[]) {
  const named = Object.entries(graphics).filter(([name]) => shown.includes(name));
  return { ...screenDocument, graphics: Object.fromEntries(named) };
}

/** The document with all graphics. */
export const screenDocument = {
  type: 'APL',
  version: '1.6',
  resources: screenResources,
  graphics,
  layouts: {
    Summary: summaryComponent,
    Course: courseComponent,
    DayColumns: dayColumnsComponent,
    DayRows: dayRowsComponent,
    Warnings: warningsComponent,
    RoundScreen: roundLayout,
    LandscapeScreen: landscapeLayout,
    PortraitScreen: portraitLayout,
  },
  mainTemplate: {
    parameters: ['payload'],
    items: [
      {
        type: 'Frame',
        width: '100vw',
        height: '100vh',
        backgroundColor: '@ground',
        item: [
          selectLayout('RoundScreen', "viewport.shape == 'round'"),
          selectLayout('LandscapeScreen', 'viewport.width > viewport.height'),
          selectLayout('PortraitScreen'),
        ],
      },
    ],
  },
};

/** APL shows the first layout whose condition holds. */
function selectLayout(type: string, condition = 'true') {
  return { type, when: bindValue(condition), weather: bindValue('payload.weather') };
}
