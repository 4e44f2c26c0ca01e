import { describe, expect, test } from 'vitest';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { When } from '../../src/wording/plan/statement.ts';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import { METRIC, US, type Units } from '../../src/wording/units.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar, type ForecastHour } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale, TODAY } from './plans.ts';

const { language, units } = locale('ro-RO');

/** For a native speaker to read: is this what one would say? */
const ROMANIAN: Record<Situation, string> = {
  'now, overcast': 'Acum la Hamburg sunt 8 grade, cu cer acoperit.',
  'now, a storm':
    'Acum la Hamburg sunt rafale de vânt foarte puternice, de până la 95 de kilometri pe oră. Sunt 8 grade, cu cer mai mult senin.',
  'an hour, one degree': 'Astăzi la ora 15 la Hamburg va fi un grad, cu cer acoperit.',
  'an hour, rain that may not come':
    'Astăzi la ora 15 la Hamburg temperatura va fi de 8 grade. Este posibil să plouă slab.',
  'an hour, strong wind':
    'Astăzi la ora 15 la Hamburg vor fi 8 grade, cu soare. Vântul va sufla tare, cu rafale de până la 65 de kilometri pe oră.',
  'an hour, weather not known': 'Astăzi la ora 15 la Hamburg temperatura va fi de 4 grade.',
  'an hour, nothing known': 'Nu am prognoză pentru astăzi la ora 15 la Hamburg.',
  'three hours, getting colder':
    'În următoarele trei ore la Hamburg cerul va fi acoperit, iar temperatura va scădea de la plus unu la minus două grade.',
  'three hours, thunder in the last':
    'În următoarele trei ore la Hamburg vor fi averse cu descărcări electrice de la ora 18. Cerul va fi parțial noros, cu temperaturi în jur de 8 grade.',
  'hours, rain in between':
    'Astăzi între orele 8 și 15 la Hamburg cerul va fi parțial noros, iar între orele 10 și 13 va ploua slab. Temperaturile vor fi în jur de 8 grade.',
  'hours over midnight':
    'Diseară de la ora douăzeci și două până mâine la ora 6 la Hamburg cerul va fi senin până la ora două noaptea, apoi va fi ceață. Temperaturile vor fi în jur de 8 grade.',
  'afternoon, sun': 'Azi după-amiază la Hamburg va fi soare, cu maxima de douăsprezece grade.',
  'afternoon, frost':
    'Azi după-amiază la Hamburg cerul va fi acoperit, cu maxima de minus un grad.',
  'night, clear': 'În această noapte la Hamburg cerul va fi senin, cu minima de zero grade.',
  'night, freezing rain':
    'Atenție la polei. În această noapte la Hamburg cerul va fi acoperit până la ora unu, apoi va cădea ploaie înghețată slabă. Temperatura minimă va fi de minus un grad.',
  'evening far ahead':
    'Sâmbătă seară, douăzeci și opt noiembrie, la Hamburg cerul va fi parțial noros, cu temperaturi în jur de 8 grade.',
  'night far ahead':
    'În noaptea de sâmbătă, douăzeci și opt noiembrie, spre duminică, la Hamburg cerul va fi parțial noros, cu minima de 8 grade.',
  'today, rain from 5 PM':
    'Astăzi la Hamburg cerul va fi parțial noros până la ora 17, apoi va ploua. Se vor acumula aproximativ 6 litri de apă pe metru pătrat. Temperaturile vor fi în jur de 8 grade.',
  'today, sun and a thunderstorm':
    'Astăzi la Hamburg vor fi furtuni puternice în jurul orei 17. Cerul va fi mai mult senin, cu temperaturi în jur de 8 grade.',
  'today, sun gives way to clouds':
    'Astăzi la Hamburg va fi soare până la ora 16, apoi cerul va fi acoperit. Temperaturile vor fi în jur de 8 grade.',
  'today, a slight change of the sky':
    'Astăzi la Hamburg cerul va fi mai mult senin, cu temperaturi în jur de 8 grade.',
  'today, around zero':
    'Astăzi la Hamburg cerul va fi acoperit, cu temperaturi în jur de zero grade.',
  'today, rain is likely but not shown':
    'Astăzi la Hamburg cerul va fi acoperit și este probabil să plouă. Temperaturile vor fi în jur de 8 grade.',
  'today, snow is possible':
    'Astăzi la Hamburg cerul va fi acoperit și este posibil să ningă. Temperaturile vor fi în jur de minus 3 grade.',
  'tomorrow, showers now and then':
    'Mâine la Hamburg cerul va fi mai mult senin, dar din când în când vor fi averse slabe. Temperaturile vor fi în jur de 8 grade.',
  'tomorrow, storm and rain':
    'Mâine la Hamburg vor fi rafale de vânt foarte puternice, de până la 95 de kilometri pe oră. La noapte și mâine va ploua abundent. Se vor acumula aproximativ 25 de litri de apă pe metru pătrat. Temperaturile vor fi în jur de 8 grade.',
  'tomorrow, heavy snow':
    'La noapte și mâine la Hamburg va ninge abundent. Se vor depune aproximativ 25 de centimetri de zăpadă. Temperaturile vor fi în jur de minus două grade.',
  'tomorrow, drizzle turning to rain':
    'La noapte și mâine la Hamburg va ploua slab. Temperaturile vor fi în jur de 8 grade.',
  'tomorrow, sleet until noon':
    'Mâine la Hamburg va cădea lapoviță slabă până la prânz, apoi cerul va fi parțial noros. Temperaturile vor fi în jur de 8 grade.',
  'tomorrow, a fresh wind':
    'Mâine la Hamburg cerul va fi acoperit, cu temperaturi în jur de 8 grade. Vântul va sufla destul de tare din sud-vest.',
  'a day far ahead':
    'Sâmbătă, douăzeci și opt noiembrie, la Hamburg cerul va fi acoperit, cu maxima de 8 grade și minima de 3 grade.',
  'weekend, alike':
    'În weekend la Hamburg cerul va fi parțial noros, cu maxime între 3 și 5 grade.',
  'weekend, rain then sun':
    'Sâmbătă la Hamburg va ploua slab toată ziua, iar temperatura maximă va fi de 8 grade. Duminică va fi soare, cu maxima de minus un grad.',
  'three days, getting warmer':
    'În următoarele zile la Hamburg vremea se va încălzi. Astăzi cerul va fi acoperit, cu maxima de minus 4 grade. Mâine cerul va fi parțial noros, cu maxima de un grad. Vineri cerul va fi acoperit, cu maxima de 5 grade.',
};

describe('texts in ro-RO', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(said(situations[situation])).toBe(ROMANIAN[situation]);
  });
});

const DRY: ForecastHour = { rate: 0, kind: 'rain', probability: 5 };
const LIGHT: ForecastHour = { rate: 0.4, kind: 'rain', probability: 80 };

describe('the next hour in ro-RO', () => {
  test.each<[situation: string, plan: Plan, text: string]>([
    ['snow to come', radar('....lll.....', 's'), 'Peste aproximativ 20 de minute la Köln va începe să ningă slab, iar după un sfert de oră se va opri.'],
    ['sleet, heavy for a while', radar('lllhhhhlllll', 'x'), 'În următoarea oră la Köln va continua să cadă lapoviță slabă, uneori chiar puternică.'],
    ['not known what falls', radar('...hhh......', 'u'), 'Peste aproximativ un sfert de oră la Köln vor începe să cadă precipitații puternice, iar după un sfert de oră se vor opri.'],
    ['rain stops', radar('llll........'), 'Acum la Köln plouă slab, dar peste aproximativ 20 de minute se va opri.'],
    ['rain eases, then stops', radar('hhllllll....'), 'Acum la Köln plouă puternic, mai târziu doar slab, iar peste aproximativ 40 de minute se va opri.'],
    ['rain turns to snow', radar('..mmmmmm....', 'rrrrrs'), 'Peste aproximativ zece minute la Köln va începe să plouă, mai târziu va ninge, iar după o jumătate de oră se va opri.'],
    ['a long break', radar('llll...lllll'), 'Acum la Köln plouă slab, dar peste aproximativ 20 de minute se va opri. Un sfert de oră mai târziu va începe din nou să plouă.'],
    ['a short break, then the end', radar('llll.ll.....'), 'Acum la Köln plouă slab, dar peste aproximativ 20 de minute se va opri pentru scurt timp. După aceea va mai ploua timp de zece minute.'],
    ['dry, without a place', radar('.........???', 'r', null), 'În următoarele 40 de minute nu vor fi precipitații.'],
    ['on an island', radar('............', 'r', 'Sylt'), 'În următoarea oră pe insula Sylt nu vor fi precipitații.'],
    ['a forecast of rain later', forecast([DRY, LIGHT]), 'În următoarea oră la Wien nu sunt așteptate precipitații la început, iar mai târziu este de așteptat să plouă slab.'],
  ])('%s', (_, plan, text) => {
    expect(said(plan)).toBe(text);
  });
}); // prettier-ignore

describe('numbers in ro-RO agree with what they count', () => {
  test.each([
    [-1, 'minus un grad'],
    [0, 'zero grade'],
    [1, 'un grad'],
    [2, 'două grade'],
    [12, 'douăsprezece grade'],
    [19, '19 grade'],
    [20, '20 de grade'],
    [22, 'douăzeci și două de grade'],
    [-32, 'minus treizeci și două de grade'],
  ])('%i degrees', (value, words) => {
    expect(degrees(value, units)).toBe(`Temperatura va fi de ${words}.`);
  });

  test.each([
    [38.9, { ...US, namesScale: true }, 'o sută două grade Fahrenheit'],
    [44.4, US, 'o sută douăsprezece grade'],
    [37.8, US, '100 de grade'],
    [5, { ...METRIC, namesScale: true }, '5 grade Celsius'],
  ])('%s on another scale', (value, others, words) => {
    expect(degrees(value, others)).toBe(`Temperatura va fi de ${words}.`);
  });

  test.each([
    ['rain', 1, units, 'Se va acumula aproximativ un litru de apă pe metru pătrat.'],
    ['rain', 12, METRIC, 'Se vor acumula aproximativ 12 milimetri de apă.'],
    ['rain', 12, US, 'Se va acumula aproximativ o jumătate de inch de apă.'],
    ['rain', 32, US, 'Se va acumula aproximativ un inch și un sfert de apă.'],
    ['rain', 38, US, 'Se va acumula aproximativ un inch și jumătate de apă.'],
    ['rain', 4, US, 'Se va acumula aproximativ un sfert de inch de apă.'],
    ['snow', 21, units, 'Se vor depune aproximativ 20 de centimetri de zăpadă.'],
    ['snow', 0.3, units, 'Se va depune mai puțin de un centimetru de zăpadă.'],
    ['snow', 10, US, 'Se vor depune aproximativ 4 inchi de zăpadă.'],
  ] as const)('%s of %s', (of, amount, others, text) => {
    const plan = [{ kind: 'amount' as const, of, amount }];
    expect(renderPlan(plan, { ...locale('ro-RO'), units: others })).toBe(text);
  });

  test.each([
    ['kilometresPerHour', 'rafale de până la 70 de kilometri pe oră'],
    ['milesPerHour', 'rafale de până la 45 de mile pe oră'],
    ['metresPerSecond', 'rafale de până la 20 de metri pe secundă'],
  ] as const)('%s', (speed, text) => {
    expect(language.gustText(70, { ...units, speed })).toBe(text);
  });
});

const THURSDAY = { date: '2026-11-19', ahead: 1 };
const TUESDAY: When = { kind: 'day', day: { date: '2026-11-24', ahead: 6, byWeekday: true } };
const DAYTIME: When = {
  kind: 'hours',
  from: { day: THURSDAY, hour: 8 },
  to: { day: THURSDAY, hour: 20 },
};

const INTO_THE_NIGHT: When = {
  kind: 'hours',
  from: { day: { date: '2026-11-18', ahead: 0 }, hour: 20 },
  to: { day: THURSDAY, hour: 4 },
};

describe('what days have in ro-RO', () => {
  test.each<[text: string, statement: Plan[number]]>([
    ['Temperatura maximă va fi de 3 grade, iar minima nopții de minus 5 grade.', { kind: 'temperature', opening: null, temperature: { form: 'highAndLow', high: 3, low: -5, lowIsAtNight: true } }],
    ['Temperatura maximă va fi de 9 grade, iar minima de un grad.', { kind: 'temperature', opening: null, temperature: { form: 'highAndLow', high: 9, low: 1, lowIsAtNight: false } }],
    ['Temperaturile maxime vor fi între 18 și douăzeci și două de grade.', { kind: 'temperature', opening: null, temperature: { form: 'highs', low: 18, high: 22 } }],
    ['Temperaturile maxime vor fi de până la 11 grade.', { kind: 'temperature', opening: null, temperature: { form: 'highs', low: 11, high: 11 } }],
    ['Va fi caniculă, cu maxima de 38 de grade.', { kind: 'extreme', of: 'heat', opening: null, value: 38, exactly: false }],
    ['Va fi ger puternic, cu minus 18 grade.', { kind: 'extreme', of: 'frost', opening: null, value: -18, exactly: true }],
    ['Vântul va avea rafale foarte puternice, de până la 95 de kilometri pe oră.', { kind: 'storm', opening: null, gust: 95 }],
    ['Marți la Iași vor fi rafale de vânt foarte puternice dimineața, de până la 95 de kilometri pe oră.', { kind: 'storm', opening: { when: TUESDAY, place: 'Iași' }, gust: 95, within: { part: 'morning' } }],
    ['Mâine între orele 8 și 20 la Iași vor fi averse cu descărcări electrice între orele 10 și 13.', { kind: 'course', opening: { when: DAYTIME, place: 'Iași' }, course: { form: 'steady', sky: { state: 95, night: false } }, temperature: null, within: { from: 10, to: 13 } }],
    ['Mâine între orele 8 și 20 la Iași vor fi rafale de vânt foarte puternice între orele 10 și 13, de până la 95 de kilometri pe oră.', { kind: 'storm', opening: { when: DAYTIME, place: 'Iași' }, gust: 95, within: { from: 10, to: 13 } }],
    ['După-amiaza este probabil să plouă.', { kind: 'chance', of: 'rain', likely: true, span: { part: 'afternoon' } }],
    ['În total se vor acumula aproximativ 35 de litri de apă pe metru pătrat.', { kind: 'amount', of: 'rain', amount: 33, together: 'allDays' }],
    ['Cerul va fi acoperit, iar în fiecare zi începând cu după-amiaza va ploua.', { kind: 'course', opening: null, course: { form: 'change', first: { state: 3, night: false }, second: { state: 63, night: false }, at: { part: 'afternoon' } }, temperature: null, daily: true }],
    ['Cerul va fi acoperit, iar în fiecare seară va ploua.', { kind: 'course', opening: null, course: { form: 'interlude', background: { state: 3, night: false }, passing: { state: 63, night: false }, span: { part: 'evening' } }, temperature: null, daily: true }],
    ['Cerul va fi acoperit, iar în fiecare seară va ninge.', { kind: 'course', opening: null, course: { form: 'change', first: { state: 3, night: false }, second: { state: 73, night: false }, at: { part: 'evening' } }, temperature: null, daily: true }],
    ['Astăzi, mâine și poimâine la Iași va fi caniculă, cu maxime de până la 38 de grade și cer senin.', { kind: 'extreme', of: 'heat', opening: { when: { kind: 'days', first: { date: '2026-11-28', ahead: 0 }, last: { date: '2026-11-30', ahead: 2 } }, place: 'Iași' }, value: 38, exactly: false, sky: { state: 0, night: false } }],
    ['În weekend temperaturile maxime vor fi de zero grade.', { kind: 'temperature', opening: { when: { kind: 'weekend', saturday: { date: '2026-11-28', ahead: 3 } }, place: null }, temperature: { form: 'highs', low: 0, high: 0 } }],
    ['Va ninge, cu o întrerupere după-amiaza.', { kind: 'course', opening: null, course: { form: 'interlude', background: { state: 73, night: false }, passing: { state: 3, night: false }, span: { part: 'afternoon' } }, temperature: null }],
    ['Va ninge, cu o întrerupere între orele 10 și 15 și cu maxima de minus 3 grade.', { kind: 'course', opening: null, course: { form: 'interlude', background: { state: 73, night: false }, passing: { state: 3, night: false }, span: { from: 10, to: 15 } }, temperature: { form: 'high', value: -3 } }],
    ['Cerul va fi acoperit, cu maxima de minus 3 grade, iar între orele 10 și 15 va ninge.', { kind: 'course', opening: null, course: { form: 'interlude', background: { state: 3, night: false }, passing: { state: 73, night: false }, span: { from: 10, to: 15 } }, temperature: { form: 'high', value: -3 } }],
    ['Va ninge, cu scurte întreruperi.', { kind: 'course', opening: null, course: { form: 'atTimes', background: { state: 73, night: false }, passing: { state: 3, night: false }, share: 'nowAndThen' }, temperature: null }],
    ['Cerul va fi acoperit, iar între orele 6 și 9 și din nou între ora 21 și miezul nopții va ninge.', { kind: 'course', opening: null, course: { form: 'twice', background: { state: 3, night: false }, passing: { state: 73, night: false }, spans: [{ from: 6, to: 9 }, { from: 21, to: 0 }] }, temperature: null }],
    ['Va fi caniculă, cu maxima de 38 de grade și cer acoperit.', { kind: 'extreme', of: 'heat', opening: null, value: 38, exactly: false, sky: { state: 3, night: false } }],
    ['Va fi ceață, dar între orele 9 și 15 cerul va fi mai mult senin.', { kind: 'course', opening: null, course: { form: 'interlude', background: { state: 45, night: false }, passing: { state: 1, night: false }, span: { from: 9, to: 15 } }, temperature: null }],
    ['Va fi soare, dar în jurul orei 8 va fi ceață.', { kind: 'course', opening: null, course: { form: 'interlude', background: { state: 0, night: false }, passing: { state: 45, night: false }, span: { from: 8, to: 9 } }, temperature: null }],
    ['Cerul va fi parțial noros, dar după-amiaza va fi mai mult senin.', { kind: 'course', opening: null, course: { form: 'interlude', background: { state: 2, night: false }, passing: { state: 1, night: false }, span: { part: 'afternoon' } }, temperature: null }],
    ['Va fi caniculă, cu 38 de grade și cer senin.', { kind: 'extreme', of: 'heat', opening: null, value: 38, exactly: true, sky: { state: 0, night: false } }],
    ['Diseară de la ora 20 până la ora 4 dimineața la Iași vor fi averse cu descărcări electrice între orele unu și 3, însoțite de rafale de vânt foarte puternice, de până la 95 de kilometri pe oră.', { kind: 'course', opening: { when: INTO_THE_NIGHT, place: 'Iași' }, course: { form: 'steady', sky: { state: 95, night: true } }, temperature: null, within: { from: 1, to: 3 }, gust: 95 }],
    ['Marți la Iași sunt din nou probabile averse cu descărcări electrice seara.', { kind: 'course', opening: { when: TUESDAY, place: 'Iași' }, course: { form: 'steady', sky: { state: 95, night: false, sequel: 'returns' } }, certainty: 'likely', temperature: null, within: { part: 'evening' } }],
    ['Vântul va sufla cu putere de vijelie din vest, cu rafale de până la 70 de kilometri pe oră.', { kind: 'wind', force: 8, direction: 'W', gust: 70 }],
  ])('%s', (text, statement) => {
    expect(said([statement])).toBe(text);
  });
}); // prettier-ignore

const [SATURDAY, SUNDAY] = ['2026-11-28', '2026-11-29'];

describe('times in ro-RO', () => {
  test.each<[When, string]>([
    [{ kind: 'hour', day: { date: SATURDAY, ahead: 0 }, hour: 0 }, 'pentru miezul nopții dintre sâmbătă și duminică'],
    [{ kind: 'hour', day: { date: SATURDAY, ahead: 1 }, hour: 1 }, 'pentru mâine la ora unu noaptea'],
    [{ kind: 'hour', day: { date: SATURDAY, ahead: 9 }, hour: 12 }, 'pentru sâmbătă, douăzeci și opt noiembrie, la ora douăsprezece'],
    [{ kind: 'hours', from: { day: { date: SATURDAY, ahead: 0 }, hour: 22 }, to: { day: { date: SUNDAY, ahead: 1 }, hour: 0 } }, 'pentru diseară între ora douăzeci și două și miezul nopții'],
    [{ kind: 'nextHours', count: 24 }, 'pentru următoarele 24 de ore'],
    [{ kind: 'part', day: { date: SATURDAY, ahead: 0 }, part: 'evening', running: true }, 'pentru această seară'],
    [{ kind: 'part', day: { date: SATURDAY, ahead: 1 }, part: 'night', running: false }, 'pentru noaptea de sâmbătă spre duminică'],
    [{ kind: 'days', first: { date: '2026-12-01', ahead: 8 }, last: { date: '2026-12-03', ahead: 10 } }, 'de marți, întâi decembrie, până joi, trei decembrie'],
    [{ kind: 'days', first: { date: SATURDAY, ahead: 0 }, last: { date: '2026-11-30', ahead: 2 } }, 'pentru astăzi, mâine și poimâine'],
    [{ kind: 'weekend', saturday: { date: SATURDAY, ahead: 1 } }, 'pentru weekend'],
    [{ kind: 'part', day: { date: SATURDAY, ahead: 0 }, part: 'night', running: true }, 'pentru noaptea aceasta'],
    [{ kind: 'hours', from: { day: { date: SATURDAY, ahead: 1 }, hour: 2 }, to: { day: { date: SATURDAY, ahead: 1 }, hour: 13 } }, 'pentru mâine între ora două noaptea și ora 13'],
    [{ kind: 'hours', from: { day: { date: SATURDAY, ahead: 0 }, hour: 21 }, to: { day: { date: SUNDAY, ahead: 1 }, hour: 3 } }, 'pentru diseară de la ora 21 până la ora 3 noaptea'],
    [{ kind: 'hours', from: { day: { date: SATURDAY, ahead: 1 }, hour: 2 }, to: { day: { date: SATURDAY, ahead: 1 }, hour: 5 } }, 'pentru mâine între orele două și 5 dimineața'],
    [{ kind: 'day', day: { date: SATURDAY, ahead: 1, byWeekday: true } }, 'pentru sâmbătă'],
  ])('%o', (when, words) => {
    const plan: Plan = [{ kind: 'noData', opening: { when, place: null } }];
    expect(said(plan)).toBe(`Nu am prognoză ${words}.`);
  });
}); // prettier-ignore

describe('pollen in ro-RO', () => {
  test.each([
    ['three levels', tomorrow({ Birke: 3, Esche: 2, Hasel: 1 }), undefined, 'Mâine la Leipzig nivelul de polen va fi ridicat pentru mesteacăn, moderat pentru frasin și scăzut pentru alun. În rest nu va fi polen în aer.'],
    ['two levels of two types', tomorrow({ Birke: 2, Esche: 2, Hasel: 1 }), undefined, 'Mâine la Leipzig nivelul de polen va fi moderat pentru mesteacăn și frasin, dar scăzut pentru alun. În rest nu va fi polen în aer.'],
    ['more than can be named', tomorrow({ Graeser: 1, Hasel: 1, Erle: 1, Roggen: 1, Beifuss: 1 }), undefined, 'Mâine la Leipzig nivelul de polen va fi scăzut pentru graminee, alun, arin, secară și alte plante.'],
    ['one type', tomorrow({ Ambrosia: 2 }), 'Ambrosia', 'Mâine la Leipzig nivelul de polen de ambrozie va fi moderat.'],
    ['not known', tomorrow({}, ['Roggen']), 'Roggen', 'Nu am prognoză de polen de secară pentru mâine la Leipzig.'],
  ] as const)('%s', (_, day, type, text) => {
    expect(renderPollen(day, type, 'ro-RO')).toBe(text);
  });

  test.each([
    ['<DayID>, în <Location>, nu va fi polen.', 'Astăzi, pe insula Sylt, nu va fi polen.'],
    ['Prognoza pentru <DayID>, regiunea <Location>.', 'Prognoza pentru astăzi, regiunea Sylt.'],
  ])('a template: %s', (template, text) => {
    const values = { date: TODAY, today: TODAY, place: 'Sylt' };
    expect(fillPollenTemplate(template, values, locale('ro-RO'))).toBe(text);
  });
}); // prettier-ignore

function said(plan: Plan): string {
  return renderPlan(plan, locale('ro-RO'));
}

function degrees(value: number, others: Units): string {
  const temperature = { form: 'exactly' as const, value };
  const plan = [{ kind: 'temperature' as const, opening: null, temperature }];
  return renderPlan(plan, { ...locale('ro-RO'), units: others });
}
