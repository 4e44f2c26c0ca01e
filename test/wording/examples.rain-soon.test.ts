import { expect, test } from 'vitest';
import type { Plan } from '../../src/wording/plan/plan.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { radar } from './showers.ts';
import { locale } from './plans.ts';

/** For native speakers to read: is this what one would say? */
test.each<[situation: string, plan: Plan, german: string, american: string, british?: string]>([
  [
    'dry',
    radar('............'),
    'In der nächsten Stunde bleibt es in Köln trocken.',
    "It'll stay dry in Köln for the next hour.",
  ],
  [
    'dry as far as is known',
    radar('.........???'),
    'In den nächsten 40 Minuten bleibt es in Köln trocken.',
    "It'll stay dry in Köln for the next 40 minutes.",
  ],
  [
    'known for a few minutes only',
    radar('.???????????'),
    'In den nächsten Minuten bleibt es in Köln trocken.',
    "It'll stay dry in Köln for the next few minutes.",
  ],
  [
    'nothing known',
    radar('?lllllllllll'),
    'Ich habe keine Vorhersage für die nächste Stunde in Köln.',
    'I have no forecast for the next hour in Köln.',
  ],
  [
    'a light shower to come',
    radar('....lll.....'),
    'In etwa 20 Minuten beginnt es in Köln leicht zu regnen, nach einer Viertelstunde hört es wieder auf.',
    'Light rain will start in Köln in about 20 minutes and stop 15 minutes later.',
  ],
  [
    'rain sets in',
    radar('....mmmmmmmm'),
    'In etwa 20 Minuten beginnt es in Köln zu regnen.',
    'Rain will start in Köln in about 20 minutes.',
  ],
  [
    'rain sets in at once, heavy at times',
    radar('.mmhmmmmmmmm'),
    'In den nächsten Minuten beginnt es in Köln zu regnen, zeitweise auch stark.',
    'Rain will start in Köln in the next few minutes, heavy at times.',
  ],
  [
    'rain that is heavy for a while stops',
    radar('.mmhmm......'),
    'In den nächsten Minuten beginnt es in Köln zu regnen, zeitweise auch stark, nach 25 Minuten hört es wieder auf.',
    'Rain, heavy at times, will start in Köln in the next few minutes and stop 25 minutes later.',
  ],
  [
    'five minutes of heavy rain',
    radar('....h.......'),
    'In etwa 20 Minuten regnet es in Köln stark, aber nur kurz.',
    "There'll be heavy rain in Köln in about 20 minutes, but only briefly.",
  ],
  [
    'light sleet, heavy for a while',
    radar('lllhhhhlllll', 'x'),
    'In der nächsten Stunde fällt in Köln leichter Schneeregen, zeitweise auch starker.',
    'A light mix of rain and snow will continue in Köln for the next hour, heavy at times.',
    'Light sleet will continue in Köln for the next hour, heavy at times.',
  ],
  [
    'sleet with a break',
    radar('ll.ll.......', 'x'),
    'Im Moment fällt in Köln leichter Schneeregen, in etwa zehn Minuten hört es kurz auf. Danach fällt noch zehn Minuten lang Schneeregen.',
    "Right now in Köln, there's a light mix of rain and snow, with a short break in about ten minutes. After that, it'll go on for another ten minutes.",
    "Right now in Köln, there's light sleet, with a short break in about ten minutes. After that, it'll go on for another ten minutes.",
  ],
  [
    'brief showers',
    radar('..l.l.l.l.l.'),
    'In etwa zehn Minuten regnet es in Köln leicht, aber nur kurz. Später regnet es immer wieder.',
    "There'll be light rain in Köln in about ten minutes, but only briefly. It'll come and go later.",
  ],
  [
    'two showers to come',
    radar('...ll...lll.'),
    'In etwa einer Viertelstunde beginnt es in Köln leicht zu regnen, nach zehn Minuten hört es wieder auf. Später regnet es noch einmal.',
    "Light rain will start in Köln in about 15 minutes and stop ten minutes later. It'll start again later.",
  ],
  [
    'a shower with a break to come',
    radar('....ll.llll.'),
    'In etwa 20 Minuten beginnt es in Köln leicht zu regnen, nach zehn Minuten hört es kurz auf.',
    'Light rain will start in Köln in about 20 minutes, with a short break ten minutes later.',
  ],
  [
    'many showers to come',
    radar('...ll.ll.ll.'),
    'In etwa einer Viertelstunde beginnt es in Köln leicht zu regnen, nach zehn Minuten hört es kurz auf. Danach regnet es immer wieder.',
    "Light rain will start in Köln in about 15 minutes, with a short break ten minutes later. After that, it'll come and go.",
  ],
  [
    'a heavy shower after a light one',
    radar('...ll...hhh.'),
    'In etwa einer Viertelstunde beginnt es in Köln leicht zu regnen, nach zehn Minuten hört es wieder auf. Später regnet es stark.',
    "Light rain will start in Köln in about 15 minutes and stop ten minutes later. There'll be heavy rain later.",
  ],
  [
    'rain stops',
    radar('llll........'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es auf.',
    "Right now in Köln, it's raining lightly, but it'll stop in about 20 minutes.",
  ],
  [
    'rain stops at once',
    radar('m...........'),
    'Im Moment regnet es in Köln, in den nächsten Minuten hört es auf.',
    "Right now in Köln, it's raining, but it'll stop in the next few minutes.",
  ],
  [
    'violent rain stops',
    radar('vvvvvv......'),
    'Im Moment regnet es in Köln sehr stark, in etwa einer halben Stunde hört es auf.',
    "Right now in Köln, it's raining very heavily, but it'll stop in about half an hour.",
  ],
  [
    'rain eases, then stops',
    radar('hhllllll....'),
    'Im Moment regnet es in Köln stark, später nur noch leicht, in etwa 40 Minuten hört es auf.',
    "Right now in Köln, it's raining heavily, easing later, and it'll stop in about 40 minutes.",
  ],
  [
    'rain gets heavier, then stops',
    radar('lllhhll.....'),
    'Im Moment regnet es in Köln leicht, später zeitweise stark, in etwa 35 Minuten hört es auf.',
    "Right now in Köln, it's raining lightly, heavily at times later, and it'll stop in about 35 minutes.",
  ],
  [
    'rain all the time',
    radar('llllllllllll'),
    'In der nächsten Stunde regnet es in Köln durchgehend leicht.',
    'Light rain will continue in Köln for the next hour.',
  ],
  [
    'rain as long as is known',
    radar('mmmmmm??????'),
    'In den nächsten 25 Minuten regnet es in Köln durchgehend.',
    'Rain will continue in Köln for the next 25 minutes.',
  ],
  [
    'rain all the time, heavy at times',
    radar('mmmhhmmmmmmm'),
    'In der nächsten Stunde regnet es in Köln, zeitweise auch stark.',
    'Rain will continue in Köln for the next hour, heavy at times.',
  ],
  [
    'a break of five minutes',
    radar('llll.lllllll'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es kurz auf.',
    "Right now in Köln, it's raining lightly, with a short break in about 20 minutes.",
  ],
  [
    'a break of five minutes, then the end',
    radar('llll.ll.....'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es kurz auf. Danach regnet es noch zehn Minuten.',
    "Right now in Köln, it's raining lightly, with a short break in about 20 minutes. After that, it'll rain for another ten minutes.",
  ],
  [
    'a break of five minutes, then heavier',
    radar('llll.hhhhhhh'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es kurz auf. Danach regnet es stark.',
    "Right now in Köln, it's raining lightly, with a short break in about 20 minutes. After that, there'll be heavy rain.",
  ],
  [
    'a long break',
    radar('llll...lllll'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es auf. Eine Viertelstunde später beginnt es wieder.',
    "Right now in Köln, it's raining lightly, but it'll stop in about 20 minutes. It'll start again 15 minutes later.",
  ],
  [
    'a long break, then a brief shower',
    radar('llll...l....'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es auf. Eine Viertelstunde später regnet es noch einmal kurz.',
    "Right now in Köln, it's raining lightly, but it'll stop in about 20 minutes. There'll be another brief spell 15 minutes later.",
  ],
  [
    'a long break, then shower after shower',
    radar('ll...l.l.l.l'),
    'Im Moment regnet es in Köln leicht, in etwa zehn Minuten hört es auf. Eine Viertelstunde später beginnt es wieder, mit Unterbrechungen.',
    "Right now in Köln, it's raining lightly, but it'll stop in about ten minutes. It'll start again 15 minutes later, on and off.",
  ],
  [
    'a long break, then heavier',
    radar('llll...hhhhh'),
    'Im Moment regnet es in Köln leicht, in etwa 20 Minuten hört es auf. Eine Viertelstunde später beginnt es stark zu regnen.',
    "Right now in Köln, it's raining lightly, but it'll stop in about 20 minutes. Heavy rain will start 15 minutes later.",
  ],
])('%s', (_, plan, german, american, british = american) => {
  expect(['de-DE', 'en-US', 'en-GB'].map((tag) => renderPlan(plan, locale(tag)))).toEqual([
    german,
    american,
    british,
  ]);
});
