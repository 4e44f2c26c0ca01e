import { expect, test } from 'vitest';
import type { Course, CourseStatement, When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { addDays } from '../../src/time/local-time.ts';
import { hoursFrom, lasting, locale, planOfDays, rain, TODAY } from './plans.ts';

const OVERCAST = { state: 3, night: false } as const;
const RAIN = { state: 63, night: false } as const;

const TOMORROW_AND_FRIDAY: When = {
  kind: 'days',
  first: { date: '2026-11-19', ahead: 1 },
  last: { date: '2026-11-20', ahead: 2 },
};
const WEEKEND: When = { kind: 'weekend', saturday: { date: '2026-11-21', ahead: 3 } };
const THREE_DAYS: When = {
  kind: 'days',
  first: { date: '2026-11-18', ahead: 0 },
  last: { date: '2026-11-20', ahead: 2 },
};

const IN_THE_AFTERNOON: Course = {
  form: 'interlude',
  background: OVERCAST,
  passing: RAIN,
  span: { part: 'afternoon' },
};
const UNTIL_NOON: Course = {
  form: 'change',
  first: RAIN,
  second: OVERCAST,
  at: { part: 'midday' },
};

function say(tag: string, when: When, course: Course, ofTwoDays: boolean): string {
  const opening = { when, place: null };
  const statement: CourseStatement = { kind: 'course', opening, course, temperature: null };
  return renderPlan([{ ...statement, daily: true, ofTwoDays }], locale(tag));
}

/** Nobody calls two days "each day". */
test.each([
  ['cs-CZ', 'O víkendu bude zataženo, oba dny odpoledne bude pršet.'],
  ['sk-SK', 'Cez víkend bude zamračené, oba dni popoludní bude pršať.'],
  ['pl-PL', 'W weekend będzie pochmurno, a w oba dni po południu popada deszcz.'],
  ['ro-RO', 'În weekend cerul va fi acoperit, iar în ambele după-amiezi va ploua.'],
  ['fr-FR', 'Ce week-end, le ciel sera couvert, avec de la pluie les deux après-midi.'],
  ['es-ES', 'El fin de semana el cielo estará cubierto, con lluvia ambos días por la tarde.'],
  ['es-MX', 'El fin de semana estará nublado, con lluvia ambos días por la tarde.'],
])('rain in both afternoons of a weekend is that of both days in %s', (tag, text) => {
  expect(say(tag, WEEKEND, IN_THE_AFTERNOON, true)).toBe(text);
});

test.each([
  ['cs-CZ', 'Zítra a pozítří bude vždy do poledne pršet, pak bude zataženo.'],
  ['sk-SK', 'Zajtra a pozajtra bude vždy do poludnia pršať, potom bude zamračené.'],
  ['ro-RO', 'Mâine și poimâine va ploua în ambele zile până la prânz, apoi cerul va fi acoperit.'],
  ['fr-FR', "Demain et après-demain, il pleuvra les deux jours jusqu'à la mi-journée, puis le ciel sera couvert."],
  ['es-ES', 'Mañana y pasado mañana lloverá ambos días hasta el mediodía y después el cielo estará cubierto.'],
])('rain until noon tomorrow and the day after is that of both days in %s', (tag, text) => {
  expect(say(tag, TOMORROW_AND_FRIDAY, UNTIL_NOON, true)).toBe(text);
}); // prettier-ignore

test.each([
  ['cs-CZ', /každé odpoledne/],
  ['sk-SK', /každé popoludnie/],
  ['ro-RO', /în fiecare după-amiază/],
  ['fr-FR', /chaque après-midi/],
  ['es-ES', /cada tarde/],
])('of three days each day is said in %s', (tag, words) => {
  expect(say(tag, THREE_DAYS, IN_THE_AFTERNOON, false)).toMatch(words);
});

const NEXT_DAYS = [addDays(TODAY, 1), addDays(TODAY, 2)];

test.each([
  ['de-DE', 'nieselt es in Hamburg durchgehend'],
  ['en-US', 'expect drizzle throughout'],
  ['fr-FR', 'il y aura de la bruine sans interruption'],
  ['pl-PL', 'bez przerwy będzie mżyć'],
])('drizzle in every hour of two days is told as that in %s', (tag, words) => {
  const days = [...lasting(24), ...lasting(48, rain(51, 0.1))];
  expect(renderPlan(planOfDays(hoursFrom(0, days), NEXT_DAYS), locale(tag))).toContain(words);
});

test('gusts of the thunderstorms of two days are told as those of one are', () => {
  const storms = [...lasting(14), ...lasting(3, { ...rain(95, 4), gust: 54 }), ...lasting(7)];
  const days = [...lasting(24), ...storms, ...storms];
  const told = renderPlan(planOfDays(hoursFrom(0, days), NEXT_DAYS), locale('de-DE'));
  expect(told).toMatch(/Gewitter mit Böen bis 55 Kilometer pro Stunde/);
});

test.each([
  ['cs-CZ', 'V Hamburku bude zítra a pozítří vždy od odpoledne vydatně pršet.'],
  ['sk-SK', 'V Hamburgu bude zajtra a pozajtra vždy od popoludnia výdatne pršať.'],
  ['pl-PL', 'W Hamburgu jutro i pojutrze od popołudnia będzie padać silny deszcz.'],
  [
    'nl-NL',
    'Morgen en overmorgen gaat het in Hamburg telkens in de loop van de middag hard regenen.',
  ],
])('heavy rain from the afternoon on does not end with it in %s', (tag, text) => {
  const days = Array.from({ length: 2 }, () => [...lasting(15), ...lasting(9, rain(65, 5))]);
  const plan = planOfDays(hoursFrom(24, days.flat()), [addDays(TODAY, 1), addDays(TODAY, 2)]);
  expect(renderPlan(plan, locale(tag))).toContain(text);
});

/** What may fall at any time of each day, and not once in all of them. */
test.each([
  ['de-DE', 'Am Wochenende sind an beiden Tagen Gewitter wahrscheinlich.'],
  ['en-US', 'This weekend, thunderstorms are likely both days.'],
  ['fr-FR', 'Ce week-end, il y aura probablement des orages les deux jours.'],
  ['es-ES', 'El fin de semana es probable que haya tormentas ambos días.'],
  ['it-IT', 'Nel fine settimana sono probabili temporali in entrambi i giorni.'],
  ['nl-NL', 'In het weekend zijn er beide dagen waarschijnlijk onweersbuien.'],
  ['sv-SE', 'I helgen blir det troligen åska båda dagarna.'],
  ['pl-PL', 'W oba dni weekendu prawdopodobnie będą burze.'],
  ['da-DK', 'I weekenden er der stor risiko for tordenvejr begge dage.'],
  ['cs-CZ', 'O víkendu budou oba dny pravděpodobně bouřky.'],
  ['sk-SK', 'Cez víkend budú oba dni pravdepodobne búrky.'],
  ['ro-RO', 'În weekend sunt probabile averse cu descărcări electrice în ambele zile.'],
])('thunderstorms that are likely on both days are told so in %s', (tag, text) => {
  const opening = { when: WEEKEND, place: null };
  const course: Course = { form: 'steady', sky: { state: 95, night: false } };
  const chance = { certainty: 'likely', daily: true, ofTwoDays: true } as const;
  const statement: CourseStatement = { kind: 'course', opening, course, temperature: null };
  expect(renderPlan([{ ...statement, ...chance }], locale(tag))).toBe(text);
});
