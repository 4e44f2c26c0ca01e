import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Course, Sky, Temperature, When } from '../../src/wording/plan/statement.ts';
import { locale } from './plans.ts';

const TOMORROW = { date: '2026-11-19', ahead: 1 };
const DAY: When = { kind: 'day', day: TOMORROW };
const SEVERAL_DAYS: When = {
  kind: 'days',
  first: { date: '2026-11-18', ahead: 0 },
  last: TOMORROW,
};
const THREE_DAYS: When = {
  kind: 'days',
  first: { date: '2026-11-18', ahead: 0 },
  last: { date: '2026-11-20', ahead: 2 },
};
const AT_TWO: When = { kind: 'hour', day: TOMORROW, hour: 14 };
const EVENING_AND_NIGHT: When = {
  kind: 'hours',
  from: { day: TOMORROW, hour: 21 },
  to: { day: { date: '2026-11-20', ahead: 2 }, hour: 3 },
};
const MORNING_HOURS: When = {
  kind: 'hours',
  from: { day: TOMORROW, hour: 3 },
  to: { day: TOMORROW, hour: 9 },
};
const AFTERNOON: When = { kind: 'part', day: TOMORROW, part: 'afternoon', running: false };
const NIGHT: When = { kind: 'part', day: TOMORROW, part: 'night', running: true };
const SUN: Sky = { state: 0, night: false };
const CLOUDS: Sky = { state: 3, night: false };
const FOG: Sky = { state: 45, night: false };
const RAIN: Sky = { state: 63, night: false };
const SHOWERS: Sky = { state: 81, night: false };
const SNOW: Sky = { state: 73, night: false };
const FOG_GOES_ON: Sky = { state: 45, night: false, sequel: 'continues' };
const THUNDER_GOES_ON: Sky = { state: 95, night: false, sequel: 'continues' };
const THUNDER_AGAIN: Sky = { state: 95, night: false, sequel: 'returns' };

const DRY_AT_NOON = { form: 'interlude', background: SNOW, passing: CLOUDS, span: { from: 10, to: 15 } } as const; // prettier-ignore
const DRY_TWICE = { form: 'twice', background: RAIN, passing: CLOUDS, spans: [{ part: 'midday' }, { part: 'evening' }] } as const; // prettier-ignore
const DRY_AT_TIMES = { form: 'atTimes', background: RAIN, passing: CLOUDS, share: 'atTimes' } as const; // prettier-ignore
const RAIN_AT_TIMES = { form: 'atTimes', background: CLOUDS, passing: RAIN, share: 'atTimes' } as const; // prettier-ignore
const FOG_TWICE = { form: 'twice', background: SUN, passing: FOG, spans: [{ from: 6, to: 9 }, { from: 21, to: 0 }] } as const; // prettier-ignore
const RAIN_TWICE = { form: 'twice', background: CLOUDS, passing: RAIN, spans: [{ from: 6, to: 12 }, { from: 21, to: 23 }] } as const; // prettier-ignore
const SNOW_ENDS = { form: 'change', first: SNOW, second: CLOUDS, at: { hour: 2 } } as const;
const STEADY_SNOW = { form: 'steady', sky: SNOW } as const;

const SHOWERS_NOW_AND_THEN = { form: 'atTimes', background: CLOUDS, passing: SHOWERS, share: 'nowAndThen' } as const; // prettier-ignore
const FOG_UNTIL_NOON = { form: 'change', first: FOG, second: CLOUDS, at: { part: 'midday' } } as const; // prettier-ignore
const THUNDER_AT_SIX = { form: 'interlude', background: CLOUDS, passing: { state: 95, night: false }, span: { from: 18, to: 21, told: 'from' } } as const; // prettier-ignore
const SHOWERS_IN_AN_HOUR = { form: 'interlude', background: CLOUDS, passing: SHOWERS, span: { from: 15, to: 16 } } as const; // prettier-ignore
const SHOWERS_STOP = { form: 'change', first: SHOWERS, second: CLOUDS, at: { part: 'evening' } } as const; // prettier-ignore
const RAIN_STOPS = { form: 'change', first: RAIN, second: CLOUDS, at: { part: 'afternoon' } } as const; // prettier-ignore
const SNOW_IN_EVENING = { form: 'interlude', background: CLOUDS, passing: SNOW, span: { part: 'evening' } } as const; // prettier-ignore

const HIGH = { form: 'high', value: -3 } as const;
const NIGHT_LOW = { form: 'low', value: -6, atNight: true } as const;

const course = (when: When, of: Course, temperature: Temperature | null = null): Plan => [
  { kind: 'course', opening: { when, place: 'Praha' }, course: of, temperature },
];
const doubtful = (when: When, of: Course, certainty: 'likely' | 'possible'): Plan => [
  { kind: 'course', opening: { when, place: 'Praha' }, course: of, temperature: null, certainty },
];
const extreme = (of: 'heat' | 'frost', value: number, sky: Sky): Plan => [
  { kind: 'extreme', of, opening: { when: DAY, place: 'Praha' }, value, exactly: false, sky },
];

const TEXTS: readonly (readonly [about: string, Plan, cs: string, sk: string])[] = [
  [
    'snow that stops for some hours, and a high that is not theirs',
    course(DAY, DRY_AT_NOON, HIGH),
    'V Praze bude zítra sněžit, s přestávkou mezi desátou a patnáctou hodinou, teplota nejvýše minus 3 stupně.',
    'V Prahe bude zajtra snežiť, s prestávkou medzi desiatou a pätnástou hodinou, teplota najviac mínus 3 stupne.',
  ],
  [
    'rain that stops twice',
    course(DAY, DRY_TWICE),
    'V Praze bude zítra pršet, s přestávkami kolem poledne a večer.',
    'V Prahe bude zajtra pršať, s prestávkami okolo poludnia a večer.',
  ],
  [
    'rain that stops at times',
    course(DAY, DRY_AT_TIMES),
    'V Praze bude zítra pršet, s přestávkami.',
    'V Prahe bude zajtra pršať, s prestávkami.',
  ],
  [
    'rain at times, of several days',
    course(SEVERAL_DAYS, RAIN_AT_TIMES),
    'V Praze bude dnes a zítra zataženo, chvílemi bude pršet.',
    'V Prahe bude dnes a zajtra zamračené, chvíľami bude pršať.',
  ],
  [
    'fog in two spans of the clock',
    course(DAY, FOG_TWICE),
    'V Praze bude zítra slunečno, ale od šesti do devíti hodin a od jednadvaceti hodin do půlnoci bude mlha.',
    'V Prahe bude zajtra slnečno, ale od šiestej do deviatej a od dvadsiatej prvej do polnoci bude hmla.',
  ],
  [
    'rain in two spans of the clock',
    course(DAY, RAIN_TWICE),
    'V Praze bude zítra zataženo, od šesti hodin do poledne a od jednadvaceti do třiadvaceti hodin bude pršet.',
    'V Prahe bude zajtra zamračené, od šiestej do poludnia a od dvadsiatej prvej do dvadsiatej tretej bude pršať.',
  ],
  [
    'hours that name the night once',
    course(EVENING_AND_NIGHT, SNOW_ENDS),
    'V Praze bude zítra od jednadvaceti do tří hodin ráno do druhé hodiny sněžit, pak bude zataženo.',
    'V Prahe bude zajtra od dvadsiatej prvej do tretej ráno do druhej snežiť, potom bude zamračené.',
  ],
  [
    'two spans of hours that name the morning once',
    course(MORNING_HOURS, {
      ...RAIN_TWICE,
      spans: [
        { from: 3, to: 4 },
        { from: 8, to: 9 },
      ],
    }),
    'V Praze bude zítra mezi třetí a devátou hodinou ráno zataženo, kolem třetí hodiny a kolem osmé hodiny bude pršet.',
    'V Prahe bude zajtra medzi treťou a deviatou hodinou ráno zamračené, okolo tretej a okolo ôsmej bude pršať.',
  ],
  [
    'a pause that touches the end of some hours',
    course(MORNING_HOURS, {
      ...DRY_TWICE,
      spans: [
        { from: 4, to: 5 },
        { from: 8, to: 9 },
      ],
    }),
    'V Praze bude zítra mezi třetí a devátou hodinou ráno pršet, s přestávkami kolem čtvrté hodiny a kolem osmé hodiny.',
    'V Prahe bude zajtra medzi treťou a deviatou hodinou ráno pršať, s prestávkami okolo štvrtej a okolo ôsmej.',
  ],
  [
    'rain at both ends of a night',
    course(NIGHT, {
      ...RAIN_TWICE,
      spans: [
        { from: 22, to: 23 },
        { from: 5, to: 6 },
      ],
    }),
    'V Praze bude dnes v noci zataženo, kolem dvaadvacáté hodiny a kolem páté hodiny bude pršet.',
    'V Prahe bude dnes v noci zamračené, okolo dvadsiatej druhej a okolo piatej bude pršať.',
  ],
  [
    'an hour of the night after a storm that names the night',
    [
      { kind: 'storm', opening: { when: EVENING_AND_NIGHT, place: 'Praha' }, gust: 95 },
      { kind: 'course', opening: null, course: SNOW_ENDS, temperature: null },
    ],
    'V Praze bude zítra od jednadvaceti do tří hodin ráno velmi silný vítr s nárazy až 95 kilometrů za hodinu. Do druhé hodiny bude sněžit, pak bude zataženo.',
    'V Prahe bude zajtra od dvadsiatej prvej do tretej ráno veľmi silný vietor s nárazmi až 95 kilometrov za hodinu. Do druhej bude snežiť, potom bude zamračené.',
  ],
  [
    'the temperature of an hour with snow',
    course(AT_TWO, STEADY_SNOW, { form: 'exactly', value: -4 }),
    'V Praze bude zítra ve čtrnáct hodin sněžit, teplota minus 4 stupně.',
    'V Prahe bude zajtra o štrnástej snežiť, teplota mínus 4 stupne.',
  ],
  [
    'the low of the night after a day',
    [
      ...course(DAY, { form: 'steady', sky: CLOUDS }, NIGHT_LOW),
      { kind: 'temperature', opening: null, temperature: NIGHT_LOW },
    ],
    'V Praze bude zítra zataženo, v noci minus 6 stupňů. V noci bude minus 6 stupňů.',
    'V Prahe bude zajtra zamračené, v noci mínus 6 stupňov. V noci bude mínus 6 stupňov.',
  ],
  [
    'a low at night that is counted in the plural',
    [{ kind: 'temperature', opening: null, temperature: { ...NIGHT_LOW, value: -4 } }],
    'V noci budou minus 4 stupně.',
    'V noci budú mínus 4 stupne.',
  ],
  [
    'heat with the sky',
    extreme('heat', 36, SUN),
    'V Praze bude zítra slunečno a velmi horko, až 36 stupňů.',
    'V Prahe bude zajtra slnečno a veľmi horúco, až 36 stupňov.',
  ],
  [
    'frost with the sky',
    extreme('frost', -17, CLOUDS),
    'V Praze bude zítra silný mráz, až minus 17 stupňů. Bude zataženo.',
    'V Prahe bude zajtra veľmi silný mráz, až mínus 17 stupňov. Bude zamračené.',
  ],
  [
    'showers in a single hour',
    course(DAY, SHOWERS_IN_AN_HOUR),
    'V Praze bude zítra zataženo, kolem patnácté hodiny bude přeháňka.',
    'V Prahe bude zajtra zamračené, okolo pätnástej bude prehánka.',
  ],
  [
    'showers that stop, and rain that stops',
    [...course(DAY, SHOWERS_STOP), ...course(DAY, RAIN_STOPS)],
    'V Praze budou zítra do večera přeháňky, pak bude zataženo. V Praze bude zítra do odpoledních hodin pršet, pak bude zataženo.',
    'V Prahe budú zajtra do večera prehánky, potom bude zamračené. V Prahe bude zajtra do popoludňajších hodín pršať, potom bude zamračené.',
  ],
  [
    'a high of zero, alone and with the low of the night',
    [
      ...course(DAY, { form: 'steady', sky: CLOUDS }, { form: 'high', value: 0 }),
      {
        kind: 'temperature',
        opening: null,
        temperature: { form: 'highAndLow', high: 0, low: -2, lowIsAtNight: true },
      },
    ],
    'V Praze bude zítra zataženo, nejvyšší teplota kolem nuly. Nejvyšší teplota bude kolem nuly, v noci minus 2 stupně.',
    'V Prahe bude zajtra zamračené, najvyššia teplota okolo nuly. Najvyššia teplota bude okolo nuly, v noci mínus 2 stupne.',
  ],
  [
    'snow each evening',
    [
      {
        kind: 'course',
        opening: { when: THREE_DAYS, place: 'Praha' },
        course: SNOW_IN_EVENING,
        temperature: null,
        daily: true,
      },
    ],
    'V Praze bude dnes, zítra a pozítří zataženo, každý večer bude sněžit.',
    'V Prahe bude dnes, zajtra a pozajtra zamračené, každý večer bude snežiť.',
  ],
  [
    'fog from the small hours until noon',
    course(DAY, FOG_UNTIL_NOON),
    'V Praze bude zítra do poledne mlha, pak zataženo.',
    'V Prahe bude zajtra do poludnia hmla, potom zamračené.',
  ],
  [
    'fog that goes on in the night',
    course(DAY, { form: 'change', first: FOG_GOES_ON, second: CLOUDS, at: { part: 'midday' } }),
    'V Praze se zítra do poledne udrží mlha, pak bude zataženo.',
    'V Prahe sa zajtra do poludnia udrží hmla, potom bude zamračené.',
  ],
  [
    'rain that is over in the first hour of an afternoon',
    course(AFTERNOON, { form: 'change', first: RAIN, second: CLOUDS, at: { hour: 13 } }),
    'V Praze bude zítra odpoledne jen do třinácti hodin pršet, pak bude zataženo.',
    'V Prahe bude zajtra popoludní len do trinástej pršať, potom bude zamračené.',
  ],
  [
    'showers now and then under clouds, and a high that is not theirs',
    course(DAY, SHOWERS_NOW_AND_THEN, HIGH),
    'V Praze bude zítra zataženo s občasnými přeháňkami, teplota nejvýše minus 3 stupně.',
    'V Prahe bude zajtra zamračené s občasnými prehánkami, teplota najviac mínus 3 stupne.',
  ],
  [
    'thunderstorms that are likely again, and possible again',
    [
      ...doubtful(DAY, { form: 'steady', sky: THUNDER_AGAIN }, 'likely'),
      ...doubtful(DAY, { form: 'steady', sky: THUNDER_AGAIN }, 'possible'),
    ],
    'V Praze budou zítra pravděpodobně znovu bouřky. V Praze jsou zítra znovu možné bouřky.',
    'V Prahe budú zajtra pravdepodobne opäť búrky. V Prahe sú zajtra opäť možné búrky.',
  ],
  [
    'thunderstorms that are likely to go on, and may go on',
    [
      ...doubtful(DAY, { form: 'steady', sky: THUNDER_GOES_ON }, 'likely'),
      ...doubtful(DAY, { form: 'steady', sky: THUNDER_GOES_ON }, 'possible'),
    ],
    'V Praze budou zítra pravděpodobně pokračovat bouřky. V Praze jsou zítra dál možné bouřky.',
    'V Prahe budú zajtra pravdepodobne pokračovať búrky. V Prahe sú zajtra naďalej možné búrky.',
  ],
  [
    'thunderstorms of the next hours with a time of their own',
    doubtful({ kind: 'nextHours', count: 3 }, THUNDER_AT_SIX, 'likely'),
    'V Praze budou od osmnácti hodin pravděpodobně bouřky.',
    'V Prahe budú od osemnástej pravdepodobne búrky.',
  ],
  [
    'rain that is likely, with and without a time',
    [
      { kind: 'chance', of: 'rain', likely: true, span: null },
      { kind: 'chance', of: 'snow', likely: true, span: { part: 'evening' } },
    ],
    'Pravděpodobně bude pršet. Večer bude pravděpodobně sněžit.',
    'Pravdepodobne bude pršať. Večer bude pravdepodobne snežiť.',
  ],
];

describe.each([
  ['cs-CZ', 2],
  ['sk-SK', 3],
] as const)('in %s', (tag, column) => {
  test.each(TEXTS.map((row) => [row[0], row[1], row[column]] as const))('%s', (_, plan, text) => {
    expect(renderPlan(plan, locale(tag))).toBe(text);
  });
});
