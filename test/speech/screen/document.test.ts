import { describe, expect, it } from 'vitest';
import {
  COURSE_WIDTH,
  ROUND_LAYOUT,
  WIDE_LAYOUT,
} from '../../../src/speech/screen/course-layout.ts';
import { courseGraphic } from '../../../src/speech/screen/parts.ts';
import { createScreenData } from '../../../src/speech/screen/render.ts';
import { createScreenDocument, screenDocument } from '../../../src/speech/screen/document.ts';
import { ICONS } from '../../../src/speech/screen/icons.ts';
import { DARK, LIGHT, PAINTS } from '../../../src/speech/screen/avg.ts';
import { contentWith, daysOf } from './contents.ts';

/** Of APL 1.6. */
const COMPONENTS = [
  'Container',
  'EditText',
  'Frame',
  'GridSequence',
  'Image',
  'Pager',
  'ScrollView',
  'Sequence',
  'Text',
  'TouchWrapper',
  'VectorGraphic',
  'Video',
];

/** Icons that the label of the course, or of their day, covers. */
const ICONS_OF_LISTS: ReadonlySet<unknown> = new Set(['${data.name}', '${data.icon}']);

/** What can be read from across a room: the smallest text of the first screens. */
const MIN_TEXT_DP = 24;

type Json = Record<string, unknown>;

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A value and all that is in it. */
function within(value: unknown): unknown[] {
  if (Array.isArray(value)) return value.flatMap(within);
  return isObject(value) ? [value, ...Object.values(value).flatMap(within)] : [value];
}

const objectsIn = (value: unknown) => within(value).filter(isObject);
const stringsIn = (value: unknown) => within(value).filter((each) => typeof each === 'string');

/** Paths that are bound in a text: `${weather.title}`, `${data.x}%`. */
function pathsIn(value: unknown): string[] {
  return stringsIn(value)
    .flatMap((text) => [...text.matchAll(/\$\{([^}]*)\}/g)])
    .flatMap(
      ([, expression = '']) =>
        expression.replaceAll(/'[^']*'|@\w+/g, '').match(/[a-zA-Z][\w.]*/g) ?? [],
    )
    .filter((path) => !['null', 'true', 'Math.min'].includes(path));
}

function valueAt(path: string, from: unknown): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, key) => (isObject(value) ? value[key] : undefined), from);
}

const { graphics, layouts, mainTemplate, resources } = screenDocument;
/** Content with all parts that a screen can show. */
const weather = createScreenData(
  contentWith({
    isDemo: true,
    days: daysOf([{ state: 0 }, { state: 61 }]),
    warnings: [{ severity: 2, title: 'Sturm', period: 'Mi, 07:00–19:00 Uhr', text: 'Böen' }],
  }),
  WIDE_LAYOUT,
);
const shown = [layouts, mainTemplate];
const components = objectsIn(shown).filter(({ type }) => type !== undefined);
const drawings = components.filter(({ type }) => type === 'VectorGraphic');

describe('the document', () => {
  it('is plain data', () => {
    expect(JSON.parse(JSON.stringify(screenDocument))).toEqual(screenDocument);
  });

  it('has only existing components', () => {
    const known = [...COMPONENTS, ...Object.keys(layouts)];
    expect(components.length).toBeGreaterThan(20);
    for (const { type } of components) expect(known).toContain(type);
  });

  it('binds only existing data', () => {
    const context = { payload: { weather }, weather, viewport: viewport() };
    const paths = pathsIn([shown, resources]).filter((path) => !path.startsWith('data.'));
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) expect([path, valueAt(path, context)]).not.toContain(undefined);
  });

  it('binds only existing fields of list elements', () => {
    const lists = components.filter(({ data }) => data !== undefined);
    expect(lists.length).toBe(4);
    for (const { data, item } of lists) {
      const [path = ''] = pathsIn(data);
      const elements = valueAt(path, { weather });
      if (!Array.isArray(elements)) throw new Error(`${path} is no list`);
      const bound = pathsIn(item).filter((each) => each.startsWith('data.'));
      for (const each of bound) {
        for (const element of elements) expect(valueAt(each, { data: element })).toBeDefined();
      }
    }
  });

  it('shows all of the data', () => {
    const bound = new Set(pathsIn([shown]));
    const leaves = Object.keys(weather.course ?? {}).map((key) => `weather.course.${key}`);
    const days = Object.keys(weather.days ?? {}).map((key) => `weather.days.${key}`);
    const top = ['title', 'subtitle', 'text', 'demo', 'warnings'].map((key) => `weather.${key}`);
    for (const path of [...top, ...leaves, ...days]) expect(bound).toContain(path);
    for (const element of [...(weather.days?.list ?? []), ...weather.warnings]) {
      for (const key of Object.keys(element).filter((each) => each !== 'bar')) {
        expect(bound).toContain(`data.${key}`);
      }
    }
  });

  it('defines every resource that it names', () => {
    const [standard] = resources;
    const known = [standard?.colors, standard?.dimensions].flatMap((each) =>
      Object.keys(each ?? {}),
    );
    const named = stringsIn(shown).flatMap((text) => text.match(/@\w+/g) ?? []);
    expect(named.length).toBeGreaterThan(30);
    for (const name of named) expect(known).toContain(name.slice(1));
    expect(new Set(known).size).toBe(known.length);
  });

  it('loads nothing from other origins', () => {
    const all = JSON.stringify({ screenDocument, weather });
    expect(all).not.toMatch(/https?:|\/\/|"import"|"url"/i);
  });

  it('has a layout for every screen', () => {
    const [frame] = mainTemplate.items;
    expect(frame?.item.map(({ type, when }) => [type, when])).toEqual([
      ['RoundScreen', "${viewport.shape == 'round'}"],
      ['LandscapeScreen', '${viewport.width > viewport.height}'],
      ['PortraitScreen', '${true}'],
    ]);
  });

  it('has labels for every meaningful drawing', () => {
    const labels = drawings.filter(({ source }) => !ICONS_OF_LISTS.has(source));
    expect(labels.length).toBe(2);
    for (const { accessibilityLabel } of labels) expect(accessibilityLabel).toMatch(/\.label\}$/);
  });

  it('has a label for each of several days', () => {
    const days = components.filter(
      ({ accessibilityLabel }) => accessibilityLabel === '${data.label}',
    );
    expect(days.length).toBe(2);
  });

  it('has no text below 24 dp on any screen', () => {
    const sizes = resources.flatMap(({ dimensions = {} }) => Object.entries(dimensions));
    const used = stringsIn(components.map(({ fontSize }) => fontSize));
    const names = new Set(used.flatMap((each) => each.match(/@\w+/g) ?? []));
    expect(names.size).toBeGreaterThan(5);
    const ofTexts = sizes.filter(([name]) => names.has(`@${name}`));
    for (const [, size] of ofTexts) expect(size).toBeGreaterThanOrEqual(MIN_TEXT_DP);
  });

  it.each([
    ['small landscape', 0.56 * 960, WIDE_LAYOUT],
    ['round', 0.72 * 480, ROUND_LAYOUT],
  ] as const)(
    'has no label below 24 dp in the drawing of a %s screen',
    (_screen, width, layout) => {
      const heightLimited = layout === WIDE_LAYOUT ? 1.1 * 480 : width;
      const drawn = Math.min(width, heightLimited);
      expect((layout.label * drawn) / COURSE_WIDTH).toBeGreaterThanOrEqual(MIN_TEXT_DP);
    },
  );

  it('has only the graphics that it shows', () => {
    expect(Object.keys(createScreenDocument(['rain', 'sun', 'rain']).graphics)).toEqual([
      'sun',
      'rain',
    ]);
  });
});

describe('the drawings', () => {
  it('exist by name', () => {
    expect(Object.keys(graphics).toSorted()).toEqual([...ICONS, 'course'].toSorted());
    const sources = drawings.map(({ source }) => source);
    expect(new Set(sources)).toEqual(
      new Set(['course', '${weather.icon.name}', ...ICONS_OF_LISTS]),
    );
  });

  it.each(Object.entries(graphics))('%s uses only its own parameters', (_name, graphic) => {
    const request = graphic.parameters.map(({ name }) => name);
    const used = pathsIn(graphic.items).filter((path) => !path.startsWith('data.'));
    expect(new Set(used)).toEqual(new Set(request));
    for (const item of objectsIn(graphic.items)) {
      expect(['group', 'path', 'text']).toContain(item['type']);
    }
  });

  it('get all their parameters', () => {
    for (const drawing of drawings) {
      const request =
        drawing['source'] === 'course'
          ? [courseGraphic]
          : Object.values(graphics).slice(0, ICONS.length);
      for (const { name } of request.flatMap(({ parameters }) => parameters)) {
        expect(drawing).toHaveProperty(name);
      }
    }
  });
});

describe('the theme', () => {
  const themes = [
    ['dark', DARK],
    ['light', LIGHT],
  ] as const;

  it('is light on a light device', () => {
    expect(resources[0]?.colors).toBe(DARK);
    const light = resources.find(({ when }) => when === "${viewport.theme == 'light'}");
    expect(light?.colors).toBe(LIGHT);
  });

  it.each(themes)(
    '%s has text that is readable from a distance',
    (_name, { ground, ...paints }) => {
      expect(contrast(paints.ink, ground)).toBeGreaterThan(12);
      expect(contrast(paints.quiet, ground)).toBeGreaterThan(7);
      expect(contrast(paints.accent, ground)).toBeGreaterThan(5);
    },
  );

  it.each([1, 2, 3, 4])('has a warning of the severity %i that is readable', (severity) => {
    const warnings = [{ severity, title: 'Sturm', period: '', text: '' }];
    const [shownWarning] = createScreenData(contentWith({ warnings }), WIDE_LAYOUT).warnings;
    const { color = '', ink = '' } = shownWarning ?? {};
    expect(contrast(ink, color)).toBeGreaterThan(5);
  });

  it.each(themes)('%s has enough contrast for every foreground colour', (_name, theme) => {
    const { ground } = theme;
    for (const paint of PAINTS) expect(theme[paint]).toMatch(/^#[0-9A-F]{6}(?:[0-9A-F]{2})?$/);
    const lines = [theme.rain, theme.snow, theme.curve, theme.shade];
    for (const line of lines) expect(contrast(line, ground)).toBeGreaterThan(3);
  });
});

/** The viewport as devices report it. */
function viewport() {
  return { shape: 'rectangle', mode: 'hub', theme: 'dark', width: 960, height: 480 };
}

/** Contrast ratio of WCAG 2, 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
    .map((share) => (share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
