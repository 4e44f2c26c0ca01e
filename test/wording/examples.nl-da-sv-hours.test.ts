import { expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { PartOfSpell } from '../../src/wording/plan/parts-of-day.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Course, Temperature, When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale, TODAY } from './plans.ts';

const LOCALES = ['nl-NL', 'da-DK', 'sv-SE'].map((tag) => locale(tag));

const ahead = (days: number) => ({ date: addDays(TODAY, days), ahead: days });
const day = (days: number): When => ({ kind: 'day', day: ahead(days) });
const WEEKEND: When = { kind: 'weekend', saturday: ahead(3) };

const sky = (state: number) => ({ state, night: false });
const steady = (state: number): Course => ({ form: 'steady', sky: sky(state) });
const [SUNNY, OVERCAST] = [0, 3];

const course = (
  when: When,
  what: Course,
  temperature: Temperature | null = null,
  daily = false,
): Plan => [
  { kind: 'course', opening: { when, place: 'Visby' }, course: what, temperature, daily },
];

/** Hours by their part of the day, and what begins or is at first; for native speakers to read. */
const EXAMPLES: readonly (readonly [about: string, plan: Plan, nl: string, da: string, sv: string])[] = [
  ['an hour of a night, which "tonight" would not tell before dawn', course({ kind: 'hour', day: ahead(1), hour: 4 }, steady(OVERCAST)),
    'In de nacht naar donderdag om 4 uur is het in Visby bewolkt.',
    'Natten til torsdag klokken 4 bliver det overskyet i Visby.',
    'Natten till torsdag klockan 4 blir det mulet i Visby.'],
  ['an hour of the evening', course({ kind: 'hour', day: ahead(0), hour: 22 }, steady(OVERCAST)),
    'Vanavond om 22 uur is het in Visby bewolkt.',
    'I aften klokken 22 bliver det overskyet i Visby.',
    'I kväll klockan 22 blir det mulet i Visby.'],
  ['snow from the evening until the night', course(day(1), { form: 'interlude', background: sky(OVERCAST), passing: sky(71), span: { from: 21, to: 4 } }),
    "Morgen is het in Visby bewolkt, en tussen 21 uur en 4 uur 's nachts valt er lichte sneeuw.",
    'I morgen bliver det overskyet i Visby, og mellem klokken 21 og 4 om natten sner det let.',
    'I morgon blir det mulet i Visby, och mellan klockan 21 och 4 på natten snöar det lätt.'],
  ['heavy rain that begins', [{ kind: 'course', opening: { when: day(1), place: 'Visby' }, course: { form: 'change', first: sky(OVERCAST), second: { ...sky(65), isHeavy: true }, at: { part: 'afternoon' } }, temperature: null, alone: true }],
    'Morgen gaat het in Visby in de loop van de middag hard regenen.',
    'I morgen begynder det at regne kraftigt i Visby ud på eftermiddagen.',
    'I morgon börjar det regna kraftigt i Visby under eftermiddagen.'],
  ['rain until noon on both days', course(WEEKEND, { form: 'change', first: sky(63), second: sky(SUNNY), at: { part: 'midday' } }, null, true),
    'In het weekend valt er in Visby beide dagen eerst regen, vanaf het middaguur is het zonnig.',
    'I weekenden regner det begge dage i Visby indtil middagstid, derefter kommer solen frem.',
    'I helgen regnar det båda dagarna i Visby fram till lunchtid, sedan blir det soligt.'],
  ['heat in the sun', [{ kind: 'extreme', of: 'heat', opening: { when: day(1), place: 'Visby' }, value: 38, exactly: false, sky: sky(SUNNY) }],
    'Morgen wordt het in Visby erg heet, tot 38 graden, met volop zon.',
    'I morgen bliver det ekstremt varmt i Visby, op til 38 grader. Solen skinner.',
    'I morgon blir det extremt varmt i Visby, upp till 38 grader. Det blir soligt.'],
  ['rain of an hour with its degrees', course({ kind: 'hour', day: ahead(0), hour: 15 }, steady(63), { form: 'exactly', value: 9 }),
    'Vandaag om 15 uur regent het in Visby en is het 9 graden.',
    'I dag klokken 15 bliver der regn og 9 grader i Visby.',
    'I dag klockan 15 regnar det i Visby, och det är 9 grader.'],
  ['hours of this evening', course({ kind: 'hours', from: { day: ahead(0), hour: 20 }, to: { day: ahead(0), hour: 23 } }, steady(OVERCAST)),
    'Vanavond tussen 20 en 23 uur is het in Visby bewolkt.',
    'I aften mellem klokken 20 og 23 bliver det overskyet i Visby.',
    'I kväll mellan klockan 20 och 23 blir det mulet i Visby.'],
  ['fog of a night with its low', course({ kind: 'part', day: ahead(1), part: 'night', running: false }, { form: 'change', first: sky(OVERCAST), second: sky(48), at: { hour: 1 } }, { form: 'low', value: -5 }),
    'In de nacht naar vrijdag is het in Visby tot één uur bewolkt, daarna hangt er aanvriezende mist, en het koelt af tot min 5 graden.',
    'Natten til fredag er det overskyet i Visby frem til klokken et, derefter bliver der rimtåge, og temperaturen falder til minus 5 grader.',
    'Natten till fredag är det mulet i Visby fram till klockan ett, sedan blir det underkyld dimma, som kallast minus 5 grader.'],
  ['showers of a night with its low', course({ kind: 'part', day: ahead(1), part: 'night', running: false }, { form: 'interlude', background: sky(OVERCAST), passing: sky(80), span: { from: 0, to: 2 } }, { form: 'low', value: 7 }),
    'In de nacht naar vrijdag vallen er in Visby tussen middernacht en 2 uur lichte buien en koelt het af tot 7 graden.',
    'Natten til fredag bliver det overskyet i Visby med lette byger mellem midnat og klokken 2, og temperaturen falder til 7 grader.',
    'Natten till fredag blir det mulet i Visby med lätta regnskurar mellan midnatt och klockan 2, och som kallast blir det 7 grader.'],
  ['much rain on several days', course({ kind: 'days', first: ahead(1), last: ahead(2) }, { form: 'steady', sky: { ...sky(65), isAbundant: true } }),
    'Morgen en overmorgen valt er in Visby veel regen.',
    'I morgen og i overmorgen regner det meget i Visby.',
    'I morgon och i övermorgon regnar det mycket i Visby.'],
]; // prettier-ignore

test.each(EXAMPLES)('%s, in Dutch, Danish and Swedish', (_, plan, ...texts) => {
  expect(LOCALES.map((one) => renderPlan(plan, one))).toEqual(texts);
});

const morning = (days: number): When => ({ kind: 'part', day: ahead(days), part: 'morning', running: false }); // prettier-ignore
const night: When = { kind: 'part', day: ahead(1), part: 'night', running: false };
const until = (hour: number): Course => ({ form: 'change', first: sky(45), second: sky(0), at: { hour } }); // prettier-ignore
const turning = (first: number, part: 'earlyMorning' | 'afternoon' | 'evening'): Course => ({ form: 'change', first: sky(first), second: sky(OVERCAST), at: { part } }); // prettier-ignore
const likely = (sequel: 'returns' | 'continues'): Plan => [{ kind: 'course', opening: { when: night, place: 'Visby' }, course: { form: 'steady', sky: { state: 95, night: true, sequel } }, temperature: null, certainty: 'likely' }]; // prettier-ignore

const again = (...parts: readonly PartOfSpell[]): Plan => [{ kind: 'course', opening: { when: night, place: 'Visby' }, course: { form: 'steady', sky: { state: 95, night: true } }, temperature: null, certainty: 'likely', again: { when: { kind: 'day', day: { ...ahead(2), byWeekday: true } }, spans: parts.map((part) => ({ part })) } }]; // prettier-ignore

/** What other languages tell as Danish and Swedish do not. */
const NORDIC: readonly (readonly [about: string, plan: Plan, da: string, sv: string])[] = [
  ['fog of a morning that is over at nine', course(morning(1), until(9)),
    'I morgen tidlig er det tåget i Visby frem til klokken 9, derefter kommer solen frem.',
    'I morgon bitti är det dimmigt i Visby fram till klockan 9, sedan blir det soligt.'],
  ['the same of today, which is not tomorrow', course(morning(0), until(8)),
    'Her til morgen er det tåget i Visby frem til klokken 8, derefter kommer solen frem.',
    'I dag på morgonen är det dimmigt i Visby fram till klockan 8, sedan blir det soligt.'],
  ['the same of a weekday', course(morning(3), until(9)),
    'Lørdag morgen er det tåget i Visby frem til klokken 9, derefter kommer solen frem.',
    'På lördag morgon är det dimmigt i Visby fram till klockan 9, sedan blir det soligt.'],
  ['fog of a forenoon', course(morning(1), until(10)),
    'I morgen formiddag er det tåget i Visby frem til klokken 10, derefter kommer solen frem.',
    'I morgon förmiddag är det dimmigt i Visby fram till klockan 10, sedan blir det soligt.'],
  ['ice of a day to come', [{ kind: 'ice' }, ...course(day(1), turning(67, 'afternoon'))],
    'Pas på meget glatte veje. I morgen falder der isslag i Visby indtil ud på eftermiddagen, derefter bliver det tørt.',
    'Se upp för halka. I morgon faller det underkylt regn i Visby fram till en bit in på eftermiddagen, sedan blir det uppehåll.'],
  ['rain of an early morning', course(day(1), turning(63, 'earlyMorning')),
    'I morgen regner det i Visby om morgenen, derefter bliver det tørt.',
    'I morgon regnar det i Visby på morgonen, sedan blir det uppehåll.'],
  ['rain until the evening', course(day(1), turning(63, 'evening')),
    'I morgen regner det i Visby indtil hen på aftenen, derefter bliver det tørt.',
    'I morgon regnar det i Visby fram till kvällen, sedan blir det uppehåll.'],
  ['thunderstorms that may return', likely('returns'),
    'Natten til fredag er der igen stor risiko for tordenvejr i Visby.',
    'Natten till fredag blir det troligen åska igen i Visby.'],
  ['thunderstorms that may go on', likely('continues'),
    'Natten til fredag er der fortsat stor risiko for tordenvejr i Visby.',
    'Natten till fredag blir det troligen fortsatt åska i Visby.'],
  ['thunderstorms of a night and of parts of its day', again('afternoon', 'lateEvening'),
    'Natten til fredag er der stor risiko for tordenvejr i Visby, og igen fredag eftermiddag og sent om aftenen.',
    'Natten till fredag blir det troligen åska i Visby, och igen på fredag eftermiddag och sent på kvällen.'],
  ['the same in the morning', again('earlyMorning'),
    'Natten til fredag er der stor risiko for tordenvejr i Visby, og igen fredag morgen.',
    'Natten till fredag blir det troligen åska i Visby, och igen på fredag morgon.'],
  ['fog that goes on', course(night, { form: 'steady', sky: { ...sky(45), sequel: 'continues' } }),
    'Natten til fredag er det fortsat tåget i Visby.',
    'Natten till fredag är det fortsatt dimmigt i Visby.'],
  ['fog that goes on until the forenoon', course(day(1), { form: 'change', first: { ...sky(45), sequel: 'continues' }, second: sky(OVERCAST), at: { part: 'morning' } }),
    'I morgen er det fortsat tåget i Visby, men op ad formiddagen bliver det overskyet.',
    'I morgon är det fortsatt dimmigt i Visby, men under förmiddagen blir det mulet.'],
  ['rime fog', course(morning(1), steady(48)),
    'I morgen formiddag bliver der rimtåge i Visby.',
    'I morgon förmiddag blir det underkyld dimma i Visby.'],
  ['heavy rain at times', [{ kind: 'course', opening: { when: day(1), place: 'Visby' }, course: { form: 'atTimes', background: sky(OVERCAST), passing: { ...sky(65), isHeavy: true }, share: 'atTimes' }, temperature: null, alone: true }],
    'I morgen regner det kraftigt i Visby i perioder.',
    'I morgon regnar det kraftigt i Visby i perioder.'],
  ['frost of several days', course(WEEKEND, steady(OVERCAST), { form: 'highs', low: -4, high: -2 }),
    'I weekenden bliver det overskyet i Visby, og temperaturen bliver højst minus 4 til minus 2 grader.',
    'I helgen blir det mulet i Visby, som varmast minus 4 till minus 2 grader.'],
]; // prettier-ignore

test.each(NORDIC)('%s, in Danish and Swedish', (_, plan, ...texts) => {
  expect(LOCALES.slice(1).map((one) => renderPlan(plan, one))).toEqual(texts);
});

test('a long time stands after how hard it rains in Dutch', () => {
  const span = { start: 'afternoon', end: 'lateEvening' } as const;
  const heavy = { ...sky(65), isHeavy: true } as const;
  const rain: Course = { form: 'interlude', background: sky(OVERCAST), passing: heavy, span };
  const plan: Plan = [{ kind: 'course', opening: { when: WEEKEND, place: 'Visby' }, course: rain, temperature: null, daily: true, alone: true }]; // prettier-ignore
  expect(renderPlan(plan, locale('nl-NL'))).toBe(
    'In het weekend regent het in Visby beide dagen hard vanaf de middag tot laat op de avond.',
  );
});
