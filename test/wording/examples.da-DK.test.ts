import { describe, expect, test } from 'vitest';
import type { PollenType } from '../../src/contract/parameters.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { PollenDay } from '../../src/weather/atmosphere.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Day, When } from '../../src/wording/plan/statement.ts';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import type { Units } from '../../src/wording/units.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar, type ForecastHour } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale as localeOf, TODAY } from './plans.ts';

const DENMARK = localeOf('da-DK');

const DRY: ForecastHour = { rate: 0, kind: 'rain', probability: 5 };
const MAYBE: ForecastHour = { ...DRY, probability: 40 };
const WET: ForecastHour = { rate: 0.4, kind: 'rain', probability: 80 };

const ahead = (days: number): Day => ({ date: addDays(TODAY, days), ahead: days });

/** For a native speaker to read: is this what one would say? */
const DANISH: Record<Situation, string> = {
  'now, overcast': 'Lige nu er det 8 grader og overskyet i Hamburg.',
  'now, a storm':
    'Lige nu er der vindstød af stormstyrke i Hamburg, op til 26 meter i sekundet. Det er 8 grader og let skyet.',
  'an hour, one degree': 'I dag klokken 15 bliver det én grad og overskyet i Hamburg.',
  'an hour, rain that may not come':
    'I dag klokken 15 bliver det 8 grader i Hamburg. Der er mulighed for let regn.',
  'an hour, strong wind':
    'I dag klokken 15 bliver der sol og 8 grader i Hamburg. Der blæser en hård vind med vindstød på op til 19 meter i sekundet.',
  'an hour, weather not known': 'I dag klokken 15 bliver det 4 grader i Hamburg.',
  'an hour, nothing known': 'Jeg har ingen vejrudsigt for i dag klokken 15 i Hamburg.',
  'three hours, getting colder':
    'De næste tre timer er det overskyet i Hamburg, og temperaturen falder fra plus én til minus 2 grader.',
  'three hours, thunder in the last':
    'De næste tre timer er der tordenvejr i Hamburg fra klokken 18. Det bliver delvist skyet med temperaturer omkring 8 grader.',
  'hours, rain in between':
    'I dag mellem klokken 8 og 15 bliver det delvist skyet i Hamburg, og mellem klokken 10 og 13 regner det let. Temperaturen ligger omkring 8 grader.',
  'hours over midnight':
    'Fra klokken 22 i aften til klokken 6 i morgen tidlig er det først klart i Hamburg, men fra klokken 2 bliver det tåget. Temperaturen ligger omkring 8 grader.',
  'afternoon, sun': 'I eftermiddag bliver der sol i Hamburg og op til 12 grader.',
  'afternoon, frost':
    'I eftermiddag bliver det overskyet i Hamburg, og temperaturen kommer ikke over minus én grad.',
  'night, clear': 'I nat bliver det klart i Hamburg, og temperaturen falder til 0 grader.',
  'night, freezing rain':
    'Pas på meget glatte veje. I nat er det overskyet i Hamburg frem til klokken et, derefter falder der let isslag. Temperaturen falder til minus én grad.',
  'evening far ahead':
    'Lørdag aften den otteogtyvende november bliver det delvist skyet i Hamburg med temperaturer omkring 8 grader.',
  'night far ahead':
    'Natten til søndag den niogtyvende november bliver det delvist skyet i Hamburg, og temperaturen falder til 8 grader.',
  'today, rain from 5 PM':
    'I dag er det delvist skyet i Hamburg frem til klokken 17, derefter begynder det at regne. Der ventes omkring 6 millimeter nedbør. Temperaturen ligger omkring 8 grader.',
  'today, sun and a thunderstorm':
    'I dag kommer der kraftigt tordenvejr i Hamburg omkring klokken 17. Det bliver overvejende solrigt med temperaturer omkring 8 grader.',
  'today, sun gives way to clouds':
    'I dag skinner solen i Hamburg frem til klokken 16, derefter bliver det overskyet. Temperaturen ligger omkring 8 grader.',
  'today, a slight change of the sky':
    'I dag bliver det overvejende solrigt i Hamburg med temperaturer omkring 8 grader.',
  'today, around zero':
    'I dag bliver det overskyet i Hamburg med temperaturer omkring frysepunktet.',
  'today, rain is likely but not shown':
    'I dag bliver det overskyet i Hamburg, og der er stor sandsynlighed for regn. Temperaturen ligger omkring 8 grader.',
  'today, snow is possible':
    'I dag bliver det overskyet i Hamburg, og der er mulighed for sne. Temperaturen ligger omkring minus 3 grader.',
  'tomorrow, showers now and then':
    'I morgen bliver det overvejende solrigt i Hamburg, men ind imellem kommer der lette byger. Temperaturen ligger omkring 8 grader.',
  'tomorrow, storm and rain':
    'I morgen kommer der vindstød af stormstyrke i Hamburg, op til 26 meter i sekundet. I nat og i morgen regner det meget. Der ventes omkring 25 millimeter nedbør. Temperaturen ligger omkring 8 grader.',
  'tomorrow, heavy snow':
    'I nat og i morgen sner det kraftigt i Hamburg. Der ventes omkring 25 centimeter sne. Temperaturen ligger omkring minus 2 grader.',
  'tomorrow, drizzle turning to rain':
    'I nat og i morgen regner det let i Hamburg. Temperaturen ligger omkring 8 grader.',
  'tomorrow, sleet until noon':
    'I morgen falder der let slud i Hamburg indtil middagstid, derefter bliver det delvist skyet. Temperaturen ligger omkring 8 grader.',
  'tomorrow, a fresh wind':
    'I morgen bliver det overskyet i Hamburg med temperaturer omkring 8 grader. Der blæser en frisk vind fra sydvest.',
  'a day far ahead':
    'Lørdag den otteogtyvende november bliver det overskyet i Hamburg med temperaturer mellem 3 og 8 grader.',
  'weekend, alike': 'I weekenden bliver det delvist skyet i Hamburg og mellem 3 og 5 grader.',
  'weekend, rain then sun':
    'På lørdag regner det let i Hamburg hele dagen, og det bliver op til 8 grader. På søndag bliver der sol, og temperaturen kommer ikke over minus én grad.',
  'three days, getting warmer':
    'De kommende dage bliver det varmere i Hamburg. I dag bliver det overskyet, og temperaturen kommer ikke over minus 4 grader. I morgen bliver det delvist skyet og op til én grad. På fredag bliver det overskyet og op til 5 grader.',
};

describe('texts in da-DK', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], DENMARK)).toBe(DANISH[situation]);
  });

  test.each<[situation: string, plan: Plan, text: string]>([
    [
      'dry on an island',
      radar('............', 'r', 'Bornholm'),
      'Den næste time er det tørvejr på Bornholm.',
    ],
    [
      'known for a quarter of an hour',
      radar('....????????'),
      'Det næste kvarter er det tørvejr i Köln.',
    ],
    ['nothing known', radar('?lllllllllll'), 'Jeg har ingen vejrudsigt for den næste time i Köln.'],
    [
      'a shower to come',
      radar('....lll.....'),
      'Om cirka 20 minutter begynder det at regne let i Köln, og efter et kvarter stopper det igen.',
    ],
    [
      'five minutes of heavy rain',
      radar('.h..........'),
      'Om få minutter regner det kraftigt i Köln, men kun kortvarigt.',
    ],
    [
      'sleet all the time, heavy for a while',
      radar('lllhhhhlllll', 'x'),
      'Den næste time fortsætter den lette slud i Köln, til tider kraftigt.',
    ],
    [
      'rain turns to snow',
      radar('..mmmmmm....', 'rrrrrs'),
      'Om cirka ti minutter begynder det at regne i Köln, senere går det over i sne, og efter en halv time stopper det igen.',
    ],
    [
      'rain eases, then stops',
      radar('hhllllll....'),
      'Lige nu regner det kraftigt i Köln, senere kun let, og om cirka 40 minutter stopper det.',
    ],
    [
      'a short break',
      radar('llll.ll.....'),
      'Lige nu regner det let i Köln, men om cirka 20 minutter er der en kort pause. Derefter regner det i yderligere ti minutter.',
    ],
    [
      'shower after shower',
      radar('ll...l.l.l.l'),
      'Lige nu regner det let i Köln, men om cirka ti minutter stopper det. Et kvarter senere begynder det igen, men med pauser.',
    ],
    [
      'freezing rain',
      radar('hhhh........', 'f'),
      'Pas på meget glatte veje. Lige nu falder der kraftigt isslag i Köln, men om cirka 20 minutter stopper det.',
    ],
    [
      'a forecast of rain',
      forecast([DRY, WET]),
      'Den næste time ventes der først tørvejr i Wien og senere let regn.',
    ],
    [
      'a forecast of possible rain',
      forecast([MAYBE, DRY]),
      'Den næste time er der først mulighed for regn i Wien, og senere ventes der tørvejr.',
    ],
  ])('of the next hour: %s', (_, plan, text) => {
    expect(renderPlan(plan, DENMARK)).toBe(text);
  });

  test.each<[situation: string, PollenDay['levels'], PollenType | undefined, text: string]>([
    [
      'three levels',
      { Birke: 3, Esche: 2, Hasel: 1 },
      undefined,
      'I morgen er pollentallet i Leipzig højt for birk, moderat for ask, men lavt for hassel. Ellers er der ingen pollen i luften.',
    ],
    [
      'more than can be named',
      { Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3 },
      undefined,
      'I morgen er pollentallet i Leipzig højt for græs, birk, hassel, el og andre typer.',
    ],
    ['one that does not fly', {}, 'Erle', 'I morgen er der ingen ellepollen i luften i Leipzig.'],
  ])('of pollen: %s', (_, levels, type, text) => {
    expect(renderPollen(tomorrow(levels), type, 'da-DK')).toBe(text);
  });

  test.each([
    ['Pollen på <DayID> på <Location>.', 'Pollen på lørdag på Fyn.'],
    ['Prognosen for <DayID> i <Location>.', 'Prognosen for lørdag på Fyn.'],
    ['I området ved <Location> <DayID>.', 'I området ved Fyn på lørdag.'],
  ])('the template "%s" as "%s"', (template, text) => {
    const values = { date: '2026-11-21', today: TODAY, place: 'Fyn' };
    expect(fillPollenTemplate(template, values, DENMARK)).toBe(text);
  });

  test.each<[When, text: string]>([
    [{ kind: 'nextHours', count: 1 }, 'Den næste time'],
    [{ kind: 'hour', day: ahead(0), hour: 0 }, 'I aften ved midnat'],
    [{ kind: 'hour', day: ahead(1), hour: 0 }, 'I morgen aften ved midnat'],
    [{ kind: 'hour', day: ahead(3), hour: 1 }, 'Natten til lørdag klokken et'],
    [{ kind: 'part', day: ahead(1), part: 'morning', running: false }, 'I morgen formiddag'],
    [{ kind: 'part', day: ahead(2), part: 'evening', running: false }, 'I overmorgen om aftenen'],
    [{ kind: 'part', day: ahead(4), part: 'afternoon', running: false }, 'Søndag eftermiddag'],
    [{ kind: 'part', day: ahead(0), part: 'night', running: true }, 'I nat'],
    [{ kind: 'days', first: ahead(2), last: ahead(3) }, 'Fredag og lørdag'],
    [{ kind: 'days', first: ahead(1), last: ahead(4) }, 'Fra i morgen til og med søndag'],
    [{ kind: 'day', day: { date: TODAY, ahead: null } }, 'Onsdag'],
  ])('the time %o as "%s"', (when, text) => {
    const opening = { when, place: null };
    const temperature = { form: 'exactly', value: 4 } as const;
    const plan: Plan = [{ kind: 'temperature', opening, temperature }];
    expect(renderPlan(plan, DENMARK)).toBe(`${text} bliver det 4 grader.`);
  });

  test.each<[units: Partial<Units>, amount: number, text: string]>([
    [{}, 1, 'Der ventes omkring én millimeter nedbør.'],
    [{ rain: 'litresPerSquareMetre' }, 5, 'Der ventes omkring 5 liter nedbør per kvadratmeter.'],
    [{ rain: 'inches' }, 2, 'Der ventes under en kvart tomme nedbør.'],
    [{ rain: 'inches' }, 13, 'Der ventes omkring en halv tomme nedbør.'],
    [{ rain: 'inches' }, 25, 'Der ventes omkring én tomme nedbør.'],
    [{ rain: 'inches' }, 38, 'Der ventes omkring halvanden tomme nedbør.'],
    [{ rain: 'inches' }, 51, 'Der ventes omkring 2 tommer nedbør.'],
    [{ rain: 'inches' }, 64, 'Der ventes omkring 2 og en halv tomme nedbør.'],
  ])('in %o of %d millimetres "%s"', (units, amount, text) => {
    const locale = { ...DENMARK, units: { ...DENMARK.units, ...units } };
    expect(renderPlan([{ kind: 'amount', of: 'rain', amount }], locale)).toBe(text);
  });
});

test.each([
  [false, 'I dag bliver det overskyet og op til 14 grader, i nat ned til 6.'],
  [true, 'I dag bliver det overskyet og op til 14 grader, om natten ned til 6.'],
])('the night after today, asked before dawn: %s', (isBeforeDawn, text) => {
  const plan: Plan = [
    {
      kind: 'course',
      opening: { when: { kind: 'day', day: { date: TODAY, ahead: 0 } }, place: null },
      course: { form: 'steady', sky: { state: 3, night: false } },
      temperature: { form: 'highAndLow', high: 14, low: 6, lowIsAtNight: true },
    },
  ];
  expect(renderPlan(plan, DENMARK, { today: TODAY, place: null, isBeforeDawn })).toBe(text);
});
