import type { RequestEnvelope } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { questionRequest, weatherRequest } from '../support/alexa-requests.ts';
import { hoursAnswer, nextHourAnswer, threeHoursAnswer } from '../support/answers.ts';
import { showOn } from '../support/screen-device.ts';
import { serviceAnswering } from '../support/upstream.ts';

const GERMAN = { 'content-language': 'de-DE' };

/** What the skill shows for a response of the service, and the operations that it requested. */
async function show(request: RequestEnvelope, body: object) {
  const { client, requests } = await serviceAnswering(200, body, GERMAN);
  const { datasources } = await showOn({ shape: 'RECTANGLE' }, request, { client });
  return { shown: datasources.weather, paths: requests.map(({ url = '' }) => url.split('/')[3]) };
}

const { hourly, ...SHARED } = threeHoursAnswer('Am Mittwoch regnet es, danach ist es sonnig.');
const HOUR = hourly[0];

/** A day of the response, from Wednesday on. */
function dayOf(at: number, max: number, min: number, state: number) {
  return {
    ...HOUR,
    date: `2026-11-${18 + at}`,
    from: `2026-11-${17 + at}T23:00:00Z`,
    to: `2026-11-${18 + at}T23:00:00Z`,
    sunHours: 3,
    weather: { state, text: '', icon: `d_${state}.svg` },
    prec: { sum: 1.2, probability: 10 + at, sumAsRain: 1.2, class: 1 },
    temperature: { min, max, avg: (min + max) / 2 },
    text: 'Ein Tag.',
  };
}

const WEEK = {
  ...SHARED,
  summary: [dayOf(0, 7.4, 2.1, 61), dayOf(1, 11.5, -2.6, 0), dayOf(2, 9, 4, 3), dayOf(3, 8, 5, 45)],
};

describe('a screen shows who asks about several days', () => {
  it('each of them, with the numbers of the service', async () => {
    const { shown } = await show(
      weatherRequest({ date: '2026-11-18', untilDate: '2026-11-21' }),
      WEEK,
    );
    const days = shown.days?.list.map(({ weekday, icon, high, low, rain }) => [
      weekday,
      icon,
      high,
      low,
      rain,
    ]);
    expect(days).toEqual([
      ['Mi', 'rain', '7°', '2°', '10 %'],
      ['Do', 'sun', '12°', '−3°', '11 %'],
      ['Fr', 'overcast', '9°', '4°', '12 %'],
      ['Sa', 'fog', '8°', '5°', '13 %'],
    ]);
    expect(shown).toMatchObject({ title: 'Berlin', subtitle: '18.–21. Nov.', course: null });
    expect(shown.text).toBe(WEEK.text);
  });

  it.each<[slots: SpokenSlots, paths: string[]]>([
    [{ date: '2026-11-18', untilDate: '2026-11-21' }, ['days']],
    [{ date: '2026-W47-WE' }, ['weekend']],
  ])('without a request for the screen alone: %j', async (slots, asked) => {
    const { paths } = await show(weatherRequest(slots), WEEK);
    expect(paths).toEqual(asked);
  });

  it('also where the question is about rain', async () => {
    const slots: SpokenSlots = { date: '2026-11-18', untilDate: '2026-11-21' };
    const { shown } = await show(questionRequest('RainIntent', slots), WEEK);
    expect(shown.days?.list).toHaveLength(4);
  });
});

describe('a screen shows who asks whether it rains soon', () => {
  const steps = nextHourAnswer('In einer halben Stunde regnet es.');

  it('the bars of the next hour, of that response', async () => {
    const { shown } = await show(questionRequest('RainIntent', {}), steps);
    expect(shown.course?.bars.match(/M/g)).toHaveLength(6);
    expect(shown.course?.values.map(({ text }) => text)).toEqual(['1,2 mm/h']);
    expect(shown).toMatchObject({ subtitle: '14:00–15:00 Uhr', icon: null, demo: '' });
    expect(shown.text).toContain('In einer halben Stunde regnet es.');
  });

  it('that the weather is a demonstration', async () => {
    const { shown } = await show(questionRequest('RainIntent', {}), { ...steps, source: 'demo' });
    expect(shown.demo).toBe('Demowetter');
  });

  it('also who asks when it rains next, if that is soon', async () => {
    const hours = { ...hoursAnswer('Es regnet.'), summary: [] };
    const { shown } = await show(questionRequest('NextRainIntent', {}), { ...hours, ...steps });
    expect(shown.course?.bars.match(/M/g)).toHaveLength(6);
  });

  it('the forecast hours where there is no radar', async () => {
    const hours = [
      { date: '2026-11-18T13:00:00Z', value: 0.4 },
      { date: '2026-11-18T14:00:00Z', value: null },
    ];
    const { shown } = await show(questionRequest('RainIntent', {}), { ...steps, items: hours });
    expect(shown.course?.bars.match(/M/g)).toHaveLength(1);
    expect(shown.subtitle).toBe('14:00–16:00 Uhr');
  });
});

const STORM = {
  id: '1',
  code: '52',
  event: 'STURMBÖEN',
  onset: '2026-11-18T18:00:00Z',
  expires: '2026-11-19T06:00:00Z',
  groups: ['WIND'],
  groupsText: ['Wind'],
  language: 'de-DE',
  parameters: {},
  premonition: false,
  senderName: 'DWD',
  severity: 'Warnung',
  severityInt: 2,
  infos: {
    headline: 'Amtliche WARNUNG vor STURMBÖEN',
    description: 'Es treten Sturmböen um 70 km/h auf.',
    instruction: null,
    sent: '2026-11-18T10:00:00Z',
    altitudeMin: null,
    altitudeMax: null,
    web: null,
    contact: null,
  },
};
const HEAT = {
  ...STORM,
  id: '2',
  event: 'ORKANBÖEN',
  severityInt: 4,
  expires: null,
  infos: { ...STORM.infos, headline: null, description: null },
};

/** Body of the active warnings. */
const activeWarnings = (...warnings: object[]) => ({
  activeWarnings: warnings,
  highestWarnGroup: 'WIND',
  highestWarnGroupText: 'Wind',
  id: '1',
  name: 'Berlin',
  source: 'DWD',
});

/** "Are there any warnings?", perhaps of a day. */
const askForWarnings = (date?: string) =>
  questionRequest('QuantityIntent', {
    quantity: 'WARNINGS',
    ...(date !== undefined && { date }),
  });

describe('a screen shows who asks for warnings', () => {
  it('the colour of each, its time and its text, the gravest first', async () => {
    const { shown, paths } = await show(askForWarnings(), activeWarnings(STORM, HEAT));
    expect(shown.warnings.map(({ title, period, text }) => [title, period, text])).toEqual([
      ['ORKANBÖEN', 'Mi., 19:00 –', ''],
      [
        'Amtliche WARNUNG vor STURMBÖEN',
        'Mi., 19:00 – Do., 07:00',
        'Es treten Sturmböen um 70 km/h auf.',
      ],
    ]);
    const [gravest, other] = shown.warnings.map(({ color }) => color);
    expect(gravest).not.toBe(other);
    expect(paths).toHaveLength(1);
  });

  it('only those of the day that was asked for', async () => {
    const { shown } = await show(askForWarnings('2026-11-20'), activeWarnings(STORM, HEAT));
    expect(shown.warnings.map(({ title }) => title)).toEqual(['ORKANBÖEN']);
  });

  it('the answer alone if there is none', async () => {
    const { shown } = await show(askForWarnings(), activeWarnings());
    expect(shown).toMatchObject({ warnings: [], isAlone: true });
    expect(shown.text).toMatch(/keine/);
  });
});

describe('a screen shows a warning at the head of the weather', () => {
  const sentence = 'Warnung: Sturmböen, bis heute 19 Uhr.';
  const warning = {
    text: sentence,
    levelText: 'Warnung, bis heute 19 Uhr.',
    groups: ['WIND'],
    severityInt: 3,
  };
  const text = `${sentence} Es ist windig.`;
  const body = { ...hoursAnswer(text), warningText: sentence, warnings: [warning] };

  it('in its colour, and the rest of the text below it', async () => {
    const { shown } = await show(weatherRequest({ time: '15:00' }), body);
    expect(shown.warnings).toMatchObject([{ title: sentence, color: '#C62828', ink: '#FFFFFF' }]);
    expect(shown.text).toBe('Es ist windig.');
  });

  it('once, where another has the same sentence', async () => {
    const twice = { ...body, warnings: [warning, { ...warning, severityInt: 2 }] };
    const { shown } = await show(weatherRequest({ time: '15:00' }), twice);
    expect(shown.warnings).toMatchObject([{ title: sentence, color: '#C62828' }]);
  });

  it('but none that the text does not tell', async () => {
    const silent = { ...body, text: 'Es ist windig.', warningText: null };
    const { shown } = await show(weatherRequest({ time: '15:00' }), silent);
    expect(shown.warnings).toEqual([]);
  });
});
