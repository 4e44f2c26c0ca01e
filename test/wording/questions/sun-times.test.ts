import { expect, test } from 'vitest';
import { computeSunTimes } from '../../../src/weather/periods.ts';
import { addDays } from '../../../src/time/local-time.ts';
import { toRelativeDay } from '../../../src/wording/plan/statement.ts';
import { planSunTime } from '../../../src/wording/plan/questions/sun-times.ts';
import { renderAnswer } from '../../../src/wording/render.ts';
import { skillLocale, TODAY } from '../plans.ts';
import { clock } from './rain-outlook.ts';

const HAMBURG = { place: 'Hamburg', latitude: 53.55, longitude: 9.99, timeZone: 'Europe/Berlin' };
const TROMSO = { place: 'Tromsø', latitude: 69.65, longitude: 18.96, timeZone: 'Europe/Oslo' };
const REYKJAVIK = {
  place: 'Reykjavík',
  latitude: 64.15,
  longitude: -21.94,
  timeZone: 'Atlantic/Reykjavik',
};

interface Asked {
  event: 'sunrise' | 'sunset';
  where?: typeof HAMBURG;
  today?: string;
  ahead?: number;
  now?: number;
}

test.each<[question: string, facts: Asked, german: string, british: string]>([
  [
    'sunrise tomorrow',
    { event: 'sunrise', ahead: 1 },
    'Die Sonne geht morgen in Hamburg um 7 Uhr 53 auf.',
    'The sun rises in Hamburg tomorrow at 7:53 AM.',
  ],
  [
    'sunset today, ahead',
    { event: 'sunset', now: clock(12) },
    'Die Sonne geht heute in Hamburg um 16 Uhr 19 unter.',
    'The sun sets in Hamburg today at 4:19 PM.',
  ],
  [
    'sunset today, past',
    { event: 'sunset', now: clock(21) },
    'Die Sonne ging heute in Hamburg um 16 Uhr 19 unter.',
    'The sun set in Hamburg today at 4:19 PM.',
  ],
  [
    'sunrise today, past',
    { event: 'sunrise', now: clock(12) },
    'Die Sonne ging heute in Hamburg um 7 Uhr 51 auf.',
    'The sun rose in Hamburg today at 7:51 AM.',
  ],
  [
    'sunrise on a weekday',
    { event: 'sunrise', ahead: 3 },
    'Die Sonne geht am Samstag in Hamburg um 7 Uhr 57 auf.',
    'The sun rises in Hamburg on Saturday at 7:57 AM.',
  ],
  [
    'sunset far ahead',
    { event: 'sunset', ahead: 10 },
    'Die Sonne geht am Samstag, dem achtundzwanzigsten November, in Hamburg um 16 Uhr 7 unter.',
    'The sun sets in Hamburg on Saturday the twenty-eighth of November at 4:07 PM.',
  ],
  [
    'the midnight sun',
    { event: 'sunset', where: TROMSO, today: '2026-06-21' },
    'Die Sonne geht heute in Tromsø nicht unter, es ist Polartag.',
    "Today in Tromsø, the sun doesn't set, as it's polar day.",
  ],
  [
    'the polar night',
    { event: 'sunrise', where: TROMSO, today: '2026-12-20', ahead: 1 },
    'Die Sonne geht morgen in Tromsø nicht auf, es ist Polarnacht.',
    "Tomorrow in Tromsø, the sun doesn't rise, as it's polar night.",
  ],
  [
    'a sunset after midnight',
    { event: 'sunset', where: REYKJAVIK, today: '2026-06-21' },
    'Die Sonne geht heute Nacht in Reykjavík um 0 Uhr 4 unter.',
    'The sun sets in Reykjavík tomorrow at 12:04 AM.',
  ],
])('%s', (_, facts, german, british) => {
  expect(said(facts, 'de-DE')).toBe(german);
  expect(said(facts, 'en-GB')).toBe(british);
});

test('on every day of a year the spoken time is that of the clock', () => {
  for (let ahead = 0; ahead < 366; ahead++) {
    const date = addDays(TODAY, ahead);
    const { sunrise } = computeSunTimes(
      date,
      HAMBURG.latitude,
      HAMBURG.longitude,
      HAMBURG.timeZone,
    );
    const [hour = '', minute = ''] = shownAt(Number(sunrise), HAMBURG.timeZone);
    const past = { german: ` ${Number(minute)}`, english: `:${minute}` };
    if (minute === '00') Object.assign(past, { german: '', english: '' });
    const facts: Asked = { event: 'sunrise', today: date };
    expect(said(facts, 'de-DE')).toBe(
      `Die Sonne geht heute in Hamburg um ${Number(hour)} Uhr${past.german} auf.`,
    );
    expect(said(facts, 'en-US')).toBe(
      `The sun rises in Hamburg today at ${Number(hour)}${past.english} AM.`,
    );
  }
});

/** Hours and minutes of a clock, by another way than the project's. */
function shownAt(instant: number, timeZone: string): string[] {
  const nearest = new Date(instant + 30_000);
  return nearest.toLocaleTimeString('de-DE', { timeZone, timeStyle: 'short' }).split(':');
}

function said({ event, where = HAMBURG, today = TODAY, ahead = 0, now = 0 }: Asked, tag: string) {
  const { place, latitude, longitude, timeZone } = where;
  const date = addDays(today, ahead);
  const audience = { today, place };
  const at = computeSunTimes(date, latitude, longitude, timeZone)[event];
  const day = toRelativeDay(date, audience);
  return renderAnswer(planSunTime({ event, day, at, timeZone, audience, now }), skillLocale(tag));
}
