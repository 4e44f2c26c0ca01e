import { expect, test } from 'vitest';
import type { PrecipitationKind } from '../../src/weather/atmosphere.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { forecast, radar, type ForecastHour } from './showers.ts';
import { locale } from './plans.ts';

const DRY: ForecastHour = { rate: 0, kind: 'rain', probability: 5 };
const MAYBE: ForecastHour = { ...DRY, probability: 40 };
const LIKELY: ForecastHour = { ...DRY, probability: 65 };
const LIGHT: ForecastHour = { rate: 0.4, kind: 'rain', probability: 80 };
const DOUBTFUL: ForecastHour = { ...LIGHT, probability: 30 };
const UNKNOWN: ForecastHour = { rate: null, kind: 'rain' };

function of(kind: PrecipitationKind, rate: number): ForecastHour {
  return { rate, kind, probability: 80 };
}

/** For native speakers to read: is this what one would say? */
test.each<[situation: string, plan: Plan, german: string, american: string, british?: string]>([
  [
    'snow to come',
    radar('....lll.....', 's'),
    'In etwa 20 Minuten beginnt es in Köln leicht zu schneien, nach einer Viertelstunde hört es wieder auf.',
    'Light snow will start in Köln in about 20 minutes and stop 15 minutes later.',
  ],
  [
    'snow all the time',
    radar('hhhhhhhhhhhh', 's'),
    'In der nächsten Stunde schneit es in Köln durchgehend stark.',
    'Heavy snow will continue in Köln for the next hour.',
  ],
  [
    'sleet to come',
    radar('....mmm.....', 'x'),
    'In etwa 20 Minuten setzt in Köln Schneeregen ein, nach einer Viertelstunde hört es wieder auf.',
    'A mix of rain and snow will start in Köln in about 20 minutes and stop 15 minutes later.',
    'Sleet will start in Köln in about 20 minutes and stop 15 minutes later.',
  ],
  [
    'sleet stops',
    radar('lll.........', 'x'),
    'Im Moment fällt in Köln leichter Schneeregen, in etwa einer Viertelstunde hört es auf.',
    "Right now in Köln, there's a light mix of rain and snow, but it'll stop in about 15 minutes.",
    "Right now in Köln, there's light sleet, but it'll stop in about 15 minutes.",
  ],
  [
    'five minutes of sleet',
    radar('....l.......', 'x'),
    'In etwa 20 Minuten fällt in Köln leichter Schneeregen, aber nur kurz.',
    "There'll be a light mix of rain and snow in Köln in about 20 minutes, but only briefly.",
    "There'll be light sleet in Köln in about 20 minutes, but only briefly.",
  ],
  [
    'freezing rain to come',
    radar('....lll.....', 'f'),
    'Vorsicht, Glatteis. In etwa 20 Minuten setzt in Köln leichter gefrierender Regen ein, nach einer Viertelstunde hört es wieder auf.',
    'Watch out for ice. Light freezing rain will start in Köln in about 20 minutes and stop 15 minutes later.',
  ],
  [
    'freezing rain stops',
    radar('mmmm........', 'f'),
    'Vorsicht, Glatteis. Im Moment fällt in Köln gefrierender Regen, in etwa 20 Minuten hört es auf.',
    "Watch out for ice. Right now in Köln, there's freezing rain, but it'll stop in about 20 minutes.",
  ],
  [
    'rain turns to snow',
    radar('..mmmmmm....', 'rrrrrs'),
    'In etwa zehn Minuten beginnt es in Köln zu regnen, später schneit es, nach einer halben Stunde hört es wieder auf.',
    'Rain will start in Köln in about ten minutes, turning to snow, and stop half an hour later.',
  ],
  [
    'rain, then snow',
    radar('llll....llll', 'rrrrrs'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es auf. 20 Minuten später beginnt es leicht zu schneien.',
    "Right now in Köln, it's raining lightly, but it'll stop in about 20 minutes. Light snow will start 20 minutes later.",
  ],
  [
    'not known what falls',
    radar('...hhh......', 'u'),
    'In etwa einer Viertelstunde setzt in Köln starker Niederschlag ein, nach einer Viertelstunde hört es wieder auf.',
    'Heavy precipitation will start in Köln in about 15 minutes and stop 15 minutes later.',
  ],
  [
    'a place without a name',
    radar('....mm......', 'r', null),
    'In etwa 20 Minuten beginnt es zu regnen, nach zehn Minuten hört es wieder auf.',
    'Rain will start in about 20 minutes and stop ten minutes later.',
  ],
  [
    'on an island',
    radar('............', 'r', 'Sylt'),
    'In der nächsten Stunde bleibt es auf Sylt trocken.',
    "It'll stay dry on Sylt for the next hour.",
  ],
  [
    'a dry forecast',
    forecast([DRY, DRY]),
    'In der nächsten Stunde bleibt es in Wien voraussichtlich trocken.',
    'Over the next hour in Wien, it should stay dry.',
  ],
  [
    'a forecast of possible rain',
    forecast([MAYBE, MAYBE]),
    'In der nächsten Stunde ist in Wien Regen möglich.',
    'Over the next hour in Wien, rain is possible.',
  ],
  [
    'a forecast of likely rain',
    forecast([LIKELY, LIKELY]),
    'In der nächsten Stunde ist in Wien Regen wahrscheinlich.',
    'Over the next hour in Wien, rain is likely.',
  ],
  [
    'a forecast of rain',
    forecast([LIGHT, LIGHT]),
    'In der nächsten Stunde regnet es in Wien voraussichtlich leicht.',
    'Over the next hour in Wien, light rain is expected.',
  ],
  [
    'a doubtful forecast of rain',
    forecast([DOUBTFUL, DOUBTFUL]),
    'In der nächsten Stunde ist in Wien leichter Regen möglich.',
    'Over the next hour in Wien, light rain is possible.',
  ],
  [
    'a forecast of rain in the second hour',
    forecast([DRY, LIGHT]),
    'In der nächsten Stunde bleibt es in Wien zunächst trocken, später regnet es voraussichtlich leicht.',
    'Over the next hour in Wien, it should stay dry at first, with light rain expected later.',
  ],
  [
    'a forecast of rain in the first hour',
    forecast([LIGHT, DRY]),
    'In der nächsten Stunde regnet es in Wien zunächst leicht, später bleibt es voraussichtlich trocken.',
    'Over the next hour in Wien, light rain is expected at first, then it should stay dry.',
  ],
  [
    'the second hour has hardly begun',
    forecast([DRY, LIGHT], 5),
    'In der nächsten Stunde bleibt es in Wien voraussichtlich trocken.',
    'Over the next hour in Wien, it should stay dry.',
  ],
  [
    'a forecast of freezing rain',
    forecast([of('freezing', 6)], 0),
    'Vorsicht, Glatteis. In der nächsten Stunde fällt in Wien voraussichtlich starker gefrierender Regen.',
    'Watch out for ice. Over the next hour in Wien, heavy freezing rain is expected.',
  ],
  [
    'a forecast of sleet',
    forecast([of('sleet', 1)], 0),
    'In der nächsten Stunde fällt in Wien voraussichtlich Schneeregen.',
    'Over the next hour in Wien, a mix of rain and snow is expected.',
    'Over the next hour in Wien, sleet is expected.',
  ],
  [
    'a forecast of snow',
    forecast([of('snow', 0.8)], 0),
    'In der nächsten Stunde schneit es in Wien voraussichtlich leicht.',
    'Over the next hour in Wien, light snow is expected.',
  ],
  [
    'a forecast with a gap',
    forecast([UNKNOWN, DRY]),
    'Ich habe keine Vorhersage für die nächste Stunde in Wien.',
    'I have no forecast for the next hour in Wien.',
  ],
])('%s', (_, plan, german, american, british = american) => {
  expect(['de-DE', 'en-US', 'en-GB'].map((tag) => renderPlan(plan, locale(tag)))).toEqual([
    german,
    american,
    british,
  ]);
});
