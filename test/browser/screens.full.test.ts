import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { RequestEnvelope } from 'ask-sdk-model';
import { createClient } from '../../src/client/client.ts';
import { createDemoServer } from '../../src/opendata/demo/mirror.ts';
import { questionRequest, SOME_AFTERNOON, weatherRequest } from '../support/alexa-requests.ts';
import { BERLIN, gazetteerWith } from '../support/places.ts';
import { showOn } from '../support/screen-device.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { IS_LEFT_OUT, NOTE, withBrowser } from './browser.ts';

/** The kinds of displays, in dp. */
const DISPLAYS = [
  { name: 'small landscape', width: 960, height: 480, shape: 'rectangle', mode: 'hub' },
  { name: 'large landscape', width: 1280, height: 800, shape: 'rectangle', mode: 'hub' },
  { name: 'television', width: 960, height: 540, shape: 'rectangle', mode: 'tv' },
  { name: 'portrait', width: 600, height: 1280, shape: 'rectangle', mode: 'hub' },
  { name: 'round', width: 480, height: 480, shape: 'round', mode: 'hub' },
] as const;

const HAMBURG = { ...BERLIN, name: 'Hamburg', latitude: 53.55073, longitude: 9.99302 };

const WEEK = { date: '2026-11-18', untilDate: '2026-11-26', place: 'Hamburg' };
const HERE = { place: 'Hamburg' };
const WARNINGS = { quantity: 'WARNINGS', ...HERE };

/** Questions with a screen of their own, by locale, and what it shows beside the answer. */
const QUESTIONS: readonly {
  what: string;
  scene: 'storm' | 'thunderstorm';
  ask: (locale: string) => RequestEnvelope;
  shows: Readonly<Record<string, readonly string[]>>;
}[] = [
  {
    what: 'the weather of nine days',
    scene: 'storm',
    ask: (locale) => weatherRequest(WEEK, { locale }),
    shows: { 'de-DE': ['Do', ' %', '°', '18.–26. Nov.'], 'en-US': ['Thu', '%', 'Nov 18 – 26'] },
  },
  {
    what: 'rain soon',
    scene: 'thunderstorm',
    ask: (locale) => questionRequest('RainIntent', { span: 'SOON', ...HERE }, { locale }),
    shows: { 'de-DE': [' mm/h', 'Uhr'], 'en-US': [' in/h', ' PM'] },
  },
  {
    what: 'warnings',
    scene: 'storm',
    ask: (locale) => questionRequest('QuantityIntent', WARNINGS, { locale }),
    shows: { 'de-DE': ['STURMBÖEN', 'Mi'], 'en-US': ['gale-force', 'Wed'] },
  },
  {
    what: 'the weather of a day with a warning',
    scene: 'storm',
    ask: (locale) => weatherRequest(HERE, { locale }),
    shows: { 'de-DE': ['Warnung: ', ' Uhr', '°'], 'en-US': ['Warning: ', ' PM', '°'] },
  },
];

const clock = () => new Date(SOME_AFTERNOON);

/** Draws a screen; returns its words, and what of them is cut off, below 24 dp, over another or outside of the display. */
const DRAW = `async ([shown, viewport]) => {
  const { drawScreen } = await import('/simulator/page/apl-screen.js');
  const screen = drawScreen(shown, viewport);
  document.body.replaceChildren(screen);
  const isSmall = (element, scale) => parseFloat(getComputedStyle(element).fontSize) * scale < 24;
  const edges = screen.getBoundingClientRect();
  const isWithin = (inner, { left, right }) => inner.left >= left - 1 && inner.right <= right + 1;
  const texts = [...screen.querySelectorAll('.apl-text')].filter((each) => {
    const isCut = each.scrollWidth > each.clientWidth + 1;
    const isShortened = each.matches('.apl-lines') && each.scrollHeight > each.clientHeight * 1.2;
    return isCut || isShortened || isSmall(each, 1);
  });
  const labels = [...screen.querySelectorAll('svg text')];
  const misplaced = labels.filter((each) => {
    const drawing = each.closest('svg').getBoundingClientRect();
    return !isWithin(each.getBoundingClientRect(), drawing) || isSmall(each, drawing.width / 1000);
  });
  const boxes = labels.map((each) => each.getBoundingClientRect());
  const overlapping = labels.filter((_label, at) =>
    boxes.some(
      ({ left, right, top, bottom }, other) =>
        other !== at && left < boxes[at].right && right > boxes[at].left && top < boxes[at].bottom - 4 && bottom - 4 > boxes[at].top,
    ),
  );
  const outside = [...screen.querySelectorAll('*')].filter(
    (each) => !isWithin(each.getBoundingClientRect(), edges),
  );
  const wrong = [...texts, ...misplaced, ...overlapping, ...outside].map((each) => each.outerHTML.slice(0, 300));
  return { text: screen.innerText, wrong };
}`;

describe.skipIf(IS_LEFT_OUT)(`every screen fits every display${NOTE}`, () => {
  const { open } = withBrowser();
  const services = new Map<string, TestService>();

  beforeAll(async () => {
    for (const scene of ['storm', 'thunderstorm'] as const) {
      const server = createDemoServer(clock, scene);
      services.set(scene, await startTestService(SOME_AFTERNOON, { server }));
    }
  });
  afterAll(async () => {
    for (const { close } of services.values()) await close();
  });

  const cases = QUESTIONS.flatMap(({ shows, ...question }) =>
    Object.entries(shows).map(([locale, parts]) => ({ ...question, locale, parts })),
  );

  test.each(cases)('$what in $locale', async ({ scene, ask, locale, parts }) => {
    const { page, problems } = await open({ viewport: { width: 1300, height: 1300 } });
    const collaborators = {
      client: createClient({ baseUrl: `${services.get(scene)?.url}/v4_0` }),
      gazetteer: gazetteerWith(HAMBURG),
    };
    for (const { name, ...display } of DISPLAYS) {
      const shape = display.shape === 'round' ? 'ROUND' : 'RECTANGLE';
      const shown = await showOn({ shape }, ask(locale), collaborators);
      const { demo } = shown.datasources.weather;
      for (const theme of ['light', 'dark']) {
        const { text, wrong } = await page.evaluate<{ text: string; wrong: string[] }>(
          `(${DRAW})(${JSON.stringify([shown, { ...display, theme }])})`,
        );
        expect([name, theme, wrong]).toEqual([name, theme, []]);
        for (const part of [...parts, 'Hamburg', demo]) expect(text).toContain(part);
      }
    }
    expect(problems).toEqual([]);
  });
});
