import { expect, test } from 'vitest';
import { addDays } from '../../src/time/local-time.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Course, Day, Temperature, When } from '../../src/wording/plan/statement.ts';
import { renderPlan } from '../../src/wording/render.ts';
import { locale, TODAY } from './plans.ts';

const DUTCH = locale('nl-NL');
const DANISH = locale('da-DK');
const SWEDISH = locale('sv-SE');

const ahead = (days: number): Day => ({ date: addDays(TODAY, days), ahead: days });
const day = (days: number): When => ({ kind: 'day', day: ahead(days) });
const daysUntil = (last: number): When => ({ kind: 'days', first: ahead(0), last: ahead(last) });
const NIGHT: When = { kind: 'part', day: ahead(0), part: 'night', running: true };
const WEEKEND: When = { kind: 'weekend', saturday: ahead(3) };

const clock = (days: number, hour: number) => ({ day: ahead(days), hour });
const sky = (state: number, night = false) => ({ state, night });
const steady = (state: number): Course => ({ form: 'steady', sky: sky(state) });
const [SUNNY, OVERCAST, FOG, RAIN, THUNDER] = [0, 3, 45, 61, 95];

const course = (
  when: When,
  what: Course,
  temperature: Temperature | null = null,
  daily = false,
): Plan => [
  { kind: 'course', opening: { when, place: 'Visby' }, course: what, temperature, daily },
];
const degrees = (temperature: Temperature): Plan => [
  { kind: 'temperature', opening: null, temperature },
];
const HIGH_AND_LOW: Temperature = { form: 'highAndLow', high: 14, low: 6, lowIsAtNight: true };

/** For native speakers to read: is this what one would say? */
const EXAMPLES: readonly (readonly [about: string, plan: Plan, nl: string, da: string, sv: string])[] = [
  ['a sunny day with its high and the low of the night', course(day(1), steady(SUNNY), HIGH_AND_LOW),
    "Morgen schijnt in Visby de zon, met maximaal 14 graden, 's nachts 6.",
    'I morgen bliver der sol i Visby og op til 14 grader, om natten ned til 6.',
    'I morgon blir det soligt i Visby med upp till 14 grader, på natten ner till 6.'],
  ['one degree in the night', degrees({ ...HIGH_AND_LOW, low: -1 }),
    "Het wordt maximaal 14 graden, 's nachts min één graad.",
    'Temperaturen når op på 14 grader, om natten ned på minus én grad.',
    'Som varmast blir det 14 grader, på natten minus en grad.'],
  ['frost by day and by night', course(day(1), steady(OVERCAST), { ...HIGH_AND_LOW, high: -2, low: -6 }),
    "Morgen is het in Visby bewolkt, met maximaal min 2 graden, 's nachts min 6.",
    'I morgen bliver det overskyet i Visby og op til minus 2 grader, om natten ned til minus 6.',
    'I morgon blir det mulet i Visby, som varmast minus 2 grader, på natten ner till minus 6.'],
  ['a low that is not that of the night', degrees({ ...HIGH_AND_LOW, lowIsAtNight: false }),
    'Het wordt minimaal 6 en maximaal 14 graden.',
    'Temperaturen bliver mindst 6 og højst 14 grader.',
    'Som varmast blir det 14 grader, som kallast 6.'],
  ['the highs of several days', degrees({ form: 'highs', low: 18, high: 22 }),
    'Het wordt maximaal 18 tot 22 graden.',
    'Temperaturen når op på 18 til 22 grader.',
    'Som varmast blir det 18 till 22 grader.'],
  ['the weekend', course(WEEKEND, steady(OVERCAST), { form: 'highs', low: 18, high: 22 }),
    'In het weekend is het in Visby bewolkt, met maximaal 18 tot 22 graden.',
    'I weekenden bliver det overskyet i Visby og 18 til 22 grader.',
    'I helgen blir det mulet i Visby med 18 till 22 grader.'],
  ['today, tomorrow and the day after', course(daysUntil(2), steady(OVERCAST)),
    'Vandaag, morgen en overmorgen is het in Visby bewolkt.',
    'I dag, i morgen og i overmorgen bliver det overskyet i Visby.',
    'I dag, i morgon och i övermorgon blir det mulet i Visby.'],
  ['weather that repeats on both days', course(WEEKEND, { form: 'change', first: sky(FOG), second: sky(SUNNY), at: { part: 'midday' } }, { form: 'high', value: 9 }, true),
    'In het weekend is het in Visby beide dagen eerst mistig, vanaf het middaguur schijnt de zon, met maximaal 9 graden.',
    'I weekenden er det begge dage tåget i Visby til at begynde med, men fra middagstid skinner solen, og der bliver op til 9 grader.',
    'I helgen är det båda dagarna dimmigt i Visby till en början, men från lunchtid blir det soligt, med upp till 9 grader.'],
  ['weather that repeats on each day', course(daysUntil(3), { form: 'interlude', background: sky(OVERCAST), passing: sky(THUNDER), span: { part: 'evening' } }, null, true),
    'Vandaag tot en met zaterdag is het in Visby bewolkt, en elke dag onweert het in de avond.',
    'Fra i dag til lørdag bliver det overskyet i Visby, og hver dag kommer der tordenvejr om aftenen.',
    'Från i dag till och med lördag blir det mulet i Visby, och varje dag åskar det på kvällen.'],
  ['rain against the sun', course(day(1), { form: 'atTimes', background: sky(SUNNY), passing: sky(RAIN), share: 'nowAndThen' }),
    'Morgen schijnt in Visby de zon, maar af en toe valt er lichte regen.',
    'I morgen skinner solen i Visby, men ind imellem regner det let.',
    'I morgon blir det soligt i Visby, men då och då regnar det lätt.'],
  ['rain from clouds', course(day(1), { form: 'atTimes', background: sky(OVERCAST), passing: sky(RAIN), share: 'atTimes' }),
    'Morgen is het in Visby bewolkt, met geregeld lichte regen.',
    'I morgen bliver det overskyet i Visby med let regn i perioder.',
    'I morgon blir det mulet i Visby med tidvis lätt regn.'],
  ['the coming hours, whose limit is enough', course({ kind: 'nextHours', count: 3 }, { form: 'change', first: sky(RAIN), second: sky(SUNNY), at: { hour: 12 } }),
    'Tot 12 uur valt er in Visby lichte regen, daarna schijnt de zon.',
    'Frem til klokken 12 regner det let i Visby, derefter skinner solen.',
    'Fram till klockan 12 regnar det lätt i Visby, sedan blir det soligt.'],
  ['small hours of a day', course(day(1), { form: 'change', first: sky(OVERCAST), second: sky(SUNNY), at: { hour: 3 } }),
    "Morgen is het in Visby tot 3 uur 's nachts bewolkt, daarna schijnt de zon.",
    'I morgen er det overskyet i Visby frem til klokken 3 om natten, derefter skinner solen.',
    'I morgon är det mulet i Visby fram till klockan 3 på natten, sedan blir det soligt.'],
  ['small hours of a night', course(NIGHT, { form: 'change', first: sky(OVERCAST, true), second: sky(SUNNY, true), at: { hour: 3 } }),
    'Vannacht is het in Visby tot 3 uur bewolkt, daarna helder.',
    'I nat er det overskyet i Visby frem til klokken 3, derefter bliver det klart.',
    'I natt är det mulet i Visby fram till klockan 3, sedan blir det klart.'],
  ['hours of the early morning', course({ kind: 'hours', from: clock(1, 5), to: clock(1, 8) }, steady(OVERCAST)),
    "Morgen tussen 5 en 8 uur 's ochtends is het in Visby bewolkt.",
    'I morgen mellem klokken 5 og 8 om morgenen bliver det overskyet i Visby.',
    'I morgon mellan klockan 5 och 8 på morgonen blir det mulet i Visby.'],
  ['hours from the night until noon', course({ kind: 'hours', from: clock(1, 3), to: clock(1, 12) }, steady(OVERCAST)),
    "Morgen tussen 3 uur 's nachts en 12 uur is het in Visby bewolkt.",
    'I morgen mellem klokken 3 om natten og 12 bliver det overskyet i Visby.',
    'I morgon mellan klockan 3 på natten och 12 blir det mulet i Visby.'],
  ['hours from the beginning of a day', course({ kind: 'hours', from: clock(1, 0), to: clock(1, 9) }, steady(OVERCAST)),
    'Morgen tussen 0 en 9 uur is het in Visby bewolkt.',
    'I morgen mellem klokken 0 og 9 bliver det overskyet i Visby.',
    'I morgon mellan klockan 0 och 9 blir det mulet i Visby.'],
  ['hours until the end of a later day', course({ kind: 'hours', from: clock(1, 22), to: clock(4, 0) }, steady(OVERCAST)),
    'Morgen van 22 uur tot zaterdag middernacht is het in Visby bewolkt.',
    'Fra i morgen klokken 22 til lørdag klokken 24 bliver det overskyet i Visby.',
    'Från i morgon klockan 22 till lördag klockan 24 blir det mulet i Visby.'],
  ['hours from the beginning of a day to another', course({ kind: 'hours', from: clock(1, 0), to: clock(2, 3) }, steady(OVERCAST)),
    "Morgen van 0 uur tot overmorgen 3 uur 's nachts is het in Visby bewolkt.",
    'Fra i morgen klokken 0 til i overmorgen klokken 3 om natten bliver det overskyet i Visby.',
    'Från i morgon klockan 0 till i övermorgon klockan 3 på natten blir det mulet i Visby.'],
  ['the weekday that was asked for', course({ kind: 'part', day: { ...ahead(0), byWeekday: true }, part: 'evening', running: false }, steady(OVERCAST)),
    'Woensdagavond is het in Visby bewolkt.',
    'Onsdag aften bliver det overskyet i Visby.',
    'På onsdag kväll blir det mulet i Visby.'],
  ['heat', [{ kind: 'extreme', of: 'heat', opening: { when: day(1), place: 'Visby' }, value: 38, exactly: false }, { kind: 'course', opening: null, course: steady(SUNNY), temperature: null }],
    'Morgen wordt het in Visby erg heet, tot 38 graden. De zon schijnt.',
    'I morgen bliver det ekstremt varmt i Visby, op til 38 grader. Solen skinner.',
    'I morgon blir det extremt varmt i Visby, upp till 38 grader. Det blir soligt.'],
  ['heat at this moment', [{ kind: 'extreme', of: 'heat', opening: { when: { kind: 'now' }, place: 'Visby' }, value: 38, exactly: true }],
    'Op dit moment is het in Visby erg heet, 38 graden.',
    'Lige nu er det ekstremt varmt i Visby, 38 grader.',
    'Just nu är det extremt varmt i Visby, 38 grader.'],
  ['severe frost', [{ kind: 'extreme', of: 'frost', opening: { when: NIGHT, place: 'Visby' }, value: -18, exactly: false }, { kind: 'course', opening: null, course: { form: 'steady', sky: sky(SUNNY, true) }, temperature: null }],
    'Vannacht vriest het in Visby zeer streng, tot min 18 graden. Het is helder.',
    'I nat bliver det bidende koldt i Visby, ned til minus 18 grader. Det bliver klart.',
    'I natt blir det sträng kyla i Visby, ner till minus 18 grader. Det blir klart.'],
  ['gusts of a thunderstorm', [{ kind: 'storm', opening: null, gust: 95 }],
    'Bij het onweer zijn er zware windstoten tot 95 kilometer per uur.',
    'Tordenvejret giver vindstød af stormstyrke, op til 27 meter i sekundet.',
    'Åskan ger stormbyar, upp till 27 meter per sekund.'],
  ['gusts of a hurricane', [{ kind: 'storm', opening: { when: day(1), place: 'Visby' }, gust: 130 }],
    'Morgen zijn er in Visby windstoten van orkaankracht tot 130 kilometer per uur.',
    'I morgen kommer der vindstød af orkanstyrke i Visby, op til 37 meter i sekundet.',
    'I morgon väntas orkanbyar i Visby, upp till 37 meter per sekund.'],
  ['when a chance is highest', [{ kind: 'chance', of: 'rain', likely: false, span: { part: 'afternoon' } }],
    'In de middag kan er regen vallen.',
    'Om eftermiddagen er der mulighed for regn.',
    'På eftermiddagen kan det bli regn.'],
  ['a high chance at some hours', [{ kind: 'chance', of: 'snow', likely: true, span: { from: 14, to: 17 } }],
    'Tussen 14 en 17 uur valt er waarschijnlijk sneeuw.',
    'Mellem klokken 14 og 17 er der stor sandsynlighed for sne.',
    'Mellan klockan 14 och 17 blir det troligen snö.'],
  ['the amount of several days', [{ kind: 'amount', of: 'rain', amount: 30, inTotal: true }],
    'In totaal valt er ongeveer 30 millimeter neerslag.',
    'I alt falder der omkring 30 millimeter nedbør.',
    'Totalt väntas omkring 30 millimeter nederbörd.'],
  ['days that get cooler', [{ kind: 'trend', place: 'Visby', direction: 'colder' }],
    'De komende dagen daalt in Visby de temperatuur.',
    'De kommende dage falder temperaturen i Visby.',
    'De närmaste dagarna sjunker temperaturen i Visby.'],
  ['no forecast for the weekend', [{ kind: 'noData', opening: { when: WEEKEND, place: 'Visby' } }],
    'Ik heb geen weersverwachting voor het weekend in Visby.',
    'Jeg har ingen vejrudsigt for weekenden i Visby.',
    'Jag har ingen prognos för helgen i Visby.'],
  ['no forecast for a weekday', [{ kind: 'noData', opening: { when: day(3), place: null } }],
    'Ik heb geen weersverwachting voor zaterdag.',
    'Jeg har ingen vejrudsigt for lørdag.',
    'Jag har ingen prognos för lördag.'],
  ['no forecast for a time over midnight', [{ kind: 'noData', opening: { when: { kind: 'hours', from: clock(0, 22), to: clock(1, 7) }, place: null } }],
    'Ik heb geen weersverwachting voor vandaag van 22 uur tot morgen 7 uur.',
    'Jeg har ingen vejrudsigt for tiden fra i dag klokken 22 til i morgen klokken 7.',
    'Jag har ingen prognos för tiden från i dag klockan 22 till i morgon klockan 7.'],
  ['no forecast for this moment', [{ kind: 'noData', opening: { when: { kind: 'now' }, place: 'Visby' } }],
    'Ik heb op dit moment geen weersverwachting voor Visby.',
    'Jeg har lige nu ingen vejrudsigt for Visby.',
    'Jag har just nu ingen prognos för Visby.'],
]; // prettier-ignore

test.each(EXAMPLES)('%s, in Dutch, Danish and Swedish', (_, plan, nl, da, sv) => {
  expect([DUTCH, DANISH, SWEDISH].map((one) => renderPlan(plan, one))).toEqual([nl, da, sv]);
});
