import { describe, expect, test } from 'vitest';
import type { PollenType } from '../../src/contract/parameters.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { PollenDay } from '../../src/weather/atmosphere.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Day, Temperature, When } from '../../src/wording/plan/statement.ts';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import type { Units } from '../../src/wording/units.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar, type ForecastHour } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale as localeOf, TODAY } from './plans.ts';

const SWEDEN = localeOf('sv-SE');

const DRY: ForecastHour = { rate: 0, kind: 'rain', probability: 5 };
const MAYBE: ForecastHour = { ...DRY, probability: 40 };
const PROBABLY: ForecastHour = { ...DRY, probability: 60 };
const WET: ForecastHour = { rate: 0.4, kind: 'rain', probability: 80 };

const ahead = (days: number): Day => ({ date: addDays(TODAY, days), ahead: days });

/** For a native speaker to read: is this what one would say? */
const SWEDISH: Record<Situation, string> = {
  'now, overcast': 'Just nu är det mulet och 8 grader i Hamburg.',
  'now, a storm':
    'Just nu är det stormbyar i Hamburg, upp till 26 meter per sekund. Det är mestadels klart och 8 grader.',
  'an hour, one degree': 'I dag klockan 15 är det mulet och en plusgrad i Hamburg.',
  'an hour, rain that may not come':
    'I dag klockan 15 blir det 8 grader i Hamburg. Det kan bli lätt regn.',
  'an hour, strong wind':
    'I dag klockan 15 är det soligt och 8 grader i Hamburg. Det blåser frisk vind, upp till 19 meter per sekund i byarna.',
  'an hour, weather not known': 'I dag klockan 15 blir det 4 grader i Hamburg.',
  'an hour, nothing known': 'Jag har ingen prognos för i dag klockan 15 i Hamburg.',
  'three hours, getting colder':
    'De närmaste tre timmarna är det mulet i Hamburg, och temperaturen sjunker från plus en till minus 2 grader.',
  'three hours, thunder in the last':
    'De närmaste tre timmarna kommer det åskskurar i Hamburg från klockan 18. Det blir växlande molnighet med temperaturer kring 8 grader.',
  'hours, rain in between':
    'I dag mellan klockan 8 och 15 blir det växlande molnighet i Hamburg, och mellan klockan 10 och 13 regnar det lätt. Temperaturen ligger kring 8 grader.',
  'hours over midnight':
    'Från klockan 22 i kväll till klockan 6 i morgon bitti är det först klart i Hamburg, men från klockan 2 blir det dimmigt. Temperaturen ligger kring 8 grader.',
  'afternoon, sun': 'I eftermiddag blir det soligt i Hamburg med upp till 12 grader.',
  'afternoon, frost': 'I eftermiddag blir det mulet i Hamburg, som varmast minus en grad.',
  'night, clear': 'I natt blir det klart i Hamburg, som kallast 0 grader.',
  'night, freezing rain':
    'Se upp för halka. I natt är det mulet i Hamburg fram till klockan ett, sedan faller det lätt underkylt regn. Som kallast blir det minus en grad.',
  'evening far ahead':
    'Lördag kväll den tjugoåttonde november blir det växlande molnighet i Hamburg med temperaturer kring 8 grader.',
  'night far ahead':
    'Natten till söndagen den tjugonionde november blir det växlande molnighet i Hamburg, som kallast 8 grader.',
  'today, rain from 5 PM':
    'I dag är det växlande molnighet i Hamburg fram till klockan 17, sedan börjar det regna. Det väntas omkring 6 millimeter nederbörd. Temperaturen ligger kring 8 grader.',
  'today, sun and a thunderstorm':
    'I dag kommer det kraftiga åskskurar i Hamburg omkring klockan 17. Det blir mestadels soligt med temperaturer kring 8 grader.',
  'today, sun gives way to clouds':
    'I dag är det soligt i Hamburg fram till klockan 16, sedan blir det mulet. Temperaturen ligger kring 8 grader.',
  'today, a slight change of the sky':
    'I dag blir det mestadels soligt i Hamburg med temperaturer kring 8 grader.',
  'today, around zero': 'I dag blir det mulet i Hamburg med temperaturer kring nollan.',
  'today, rain is likely but not shown':
    'I dag blir det mulet i Hamburg och det blir troligen regn. Temperaturen ligger kring 8 grader.',
  'today, snow is possible':
    'I dag blir det mulet i Hamburg och det kan bli snö. Temperaturen ligger kring minus 3 grader.',
  'tomorrow, showers now and then':
    'I morgon blir det mestadels soligt i Hamburg, men då och då kommer det lätta regnskurar. Temperaturen ligger kring 8 grader.',
  'tomorrow, storm and rain':
    'I morgon väntas stormbyar i Hamburg, upp till 26 meter per sekund. I natt och i morgon regnar det mycket. Det väntas omkring 25 millimeter nederbörd. Temperaturen ligger kring 8 grader.',
  'tomorrow, heavy snow':
    'I natt och i morgon snöar det kraftigt i Hamburg. Det väntas omkring 25 centimeter snö. Temperaturen ligger kring minus 2 grader.',
  'tomorrow, drizzle turning to rain':
    'I natt och i morgon regnar det lätt i Hamburg. Temperaturen ligger kring 8 grader.',
  'tomorrow, sleet until noon':
    'I morgon faller det lätt snöblandat regn i Hamburg fram till lunchtid, sedan blir det växlande molnighet. Temperaturen ligger kring 8 grader.',
  'tomorrow, a fresh wind':
    'I morgon blir det mulet i Hamburg med temperaturer kring 8 grader. Det blåser frisk vind från sydväst.',
  'a day far ahead':
    'Lördagen den tjugoåttonde november blir det mulet i Hamburg, som kallast 3 och som varmast 8 grader.',
  'weekend, alike': 'I helgen blir det växlande molnighet i Hamburg med 3 till 5 grader.',
  'weekend, rain then sun':
    'På lördag regnar det lätt i Hamburg hela dagen, och som varmast blir det 8 grader. På söndag blir det soligt, som varmast minus en grad.',
  'three days, getting warmer':
    'De närmaste dagarna blir det varmare i Hamburg. I dag blir det mulet, som varmast minus 4 grader. I morgon blir det växlande molnighet med upp till en plusgrad. På fredag blir det mulet med upp till 5 grader.',
};

describe('texts in sv-SE', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], SWEDEN)).toBe(SWEDISH[situation]);
  });

  test.each<[situation: string, plan: Plan, text: string]>([
    ['dry on an island', radar('............', 'r', 'Gotland'), 'Den närmaste timmen håller det sig torrt på Gotland.'],
    ['known for a quarter of an hour', radar('....????????'), 'Den närmaste kvarten håller det sig torrt i Köln.'],
    ['nothing known', radar('?lllllllllll'), 'Jag har ingen prognos för den närmaste timmen i Köln.'],
    ['a shower to come', radar('....lll.....'), 'Om ungefär 20 minuter börjar det regna lätt i Köln, och efter en kvart slutar det igen.'],
    ['five minutes of heavy rain', radar('.h..........'), 'Om några minuter regnar det kraftigt i Köln, men bara en kort stund.'],
    ['sleet all the time, heavy for a while', radar('lllhhhhlllll', 'x'), 'Den närmaste timmen fortsätter det att falla lätt snöblandat regn i Köln, tidvis kraftigt.'],
    ['rain turns to snow', radar('..mmmmmm....', 'rrrrrs'), 'Om ungefär tio minuter börjar det regna i Köln, senare övergår det i snöfall, och efter en halvtimme slutar det igen.'],
    ['rain eases, then stops', radar('hhllllll....'), 'Just nu regnar det kraftigt i Köln, senare bara lätt, och om ungefär 40 minuter slutar det.'],
    ['a short break', radar('llll.ll.....'), 'Just nu regnar det lätt i Köln, men om ungefär 20 minuter blir det en kort paus. Därefter regnar det i ytterligare tio minuter.'],
    ['shower after shower', radar('ll...l.l.l.l'), 'Just nu regnar det lätt i Köln, men om ungefär tio minuter slutar det. En kvart senare börjar det igen, men med uppehåll.'],
    ['freezing rain', radar('hhhh........', 'f'), 'Se upp för halka. Just nu faller det kraftigt underkylt regn i Köln, men om ungefär 20 minuter slutar det.'],
    ['something heavy of an unknown kind', radar('hhhh........', 'u'), 'Just nu faller det kraftig nederbörd i Köln, men om ungefär 20 minuter slutar det.'],
    ['a forecast of rain', forecast([DRY, WET]), 'Den närmaste timmen väntas först uppehåll i Wien och senare lätt regn.'],
    ['a forecast of possible rain', forecast([MAYBE, DRY]), 'Den närmaste timmen kan det först bli regn i Wien, och senare väntas uppehåll.'],
    ['a forecast of likely rain', forecast([PROBABLY, PROBABLY]), 'Den närmaste timmen blir det troligen regn i Wien.'],
  ])('of the next hour: %s', (_, plan, text) => {
    expect(renderPlan(plan, SWEDEN)).toBe(text);
  }); // prettier-ignore

  test.each<[situation: string, PollenDay['levels'], PollenType | undefined, text: string]>([
    [
      'three levels',
      { Birke: 3, Esche: 2, Hasel: 1 },
      undefined,
      'I morgon är det höga halter av björkpollen i Leipzig, måttliga av askpollen, men låga av hasselpollen. I övrigt finns det inget pollen i luften.',
    ],
    [
      'more than can be named',
      { Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3 },
      undefined,
      'I morgon är det höga halter av gräs-, björk-, hassel-, al- och andra pollen i Leipzig.',
    ],
    ['one that does not fly', {}, 'Erle', 'I morgon finns det inget alpollen i luften i Leipzig.'],
  ])('of pollen: %s', (_, levels, type, text) => {
    expect(renderPollen(tomorrow(levels), type, 'sv-SE')).toBe(text);
  });

  test.each([
    ['Pollen på <DayID> på <Location>.', 'Pollen på lördag på Öland.'],
    ['Prognosen för <DayID> i <Location>.', 'Prognosen för lördag på Öland.'],
    ['I området kring <Location> <DayID>.', 'I området kring Öland på lördag.'],
  ])('the template "%s" as "%s"', (template, text) => {
    const values = { date: '2026-11-21', today: TODAY, place: 'Öland' };
    expect(fillPollenTemplate(template, values, SWEDEN)).toBe(text);
  });

  test.each<[When, text: string]>([
    [{ kind: 'nextHours', count: 1 }, 'Den närmaste timmen'],
    [{ kind: 'hour', day: ahead(0), hour: 0 }, 'I kväll vid midnatt'],
    [{ kind: 'hour', day: ahead(1), hour: 0 }, 'I morgon kväll vid midnatt'],
    [{ kind: 'hour', day: ahead(3), hour: 1 }, 'Natten till lördag klockan ett'],
    [
      { kind: 'hours', from: { day: ahead(3), hour: 22 }, to: { day: ahead(4), hour: 0 } },
      'På lördag mellan klockan 22 och midnatt',
    ],
    [{ kind: 'part', day: ahead(1), part: 'morning', running: false }, 'I morgon förmiddag'],
    [{ kind: 'part', day: ahead(2), part: 'evening', running: false }, 'I övermorgon kväll'],
    [{ kind: 'part', day: ahead(4), part: 'afternoon', running: false }, 'På söndag eftermiddag'],
    [{ kind: 'part', day: ahead(0), part: 'night', running: true }, 'I natt'],
    [{ kind: 'days', first: ahead(2), last: ahead(3) }, 'På fredag och lördag'],
    [{ kind: 'days', first: ahead(1), last: ahead(4) }, 'Från i morgon till och med söndag'],
    [{ kind: 'day', day: { date: TODAY, ahead: null } }, 'På onsdag'],
  ])('the time %o as "%s"', (when, text) => {
    const opening = { when, place: null };
    const temperature = { form: 'exactly', value: 4 } as const;
    const plan: Plan = [{ kind: 'temperature', opening, temperature }];
    expect(renderPlan(plan, SWEDEN)).toBe(`${text} blir det 4 grader.`);
  });

  test.each<[Temperature, place: string | null, text: string]>([
    [{ form: 'high', value: 21 }, 'Visby', 'I dag blir det som varmast 21 grader i Visby.'],
    [{ form: 'low', value: 1 }, null, 'I dag blir det som kallast en plusgrad.'],
    [{ form: 'around', value: 0 }, 'Visby', 'I dag ligger temperaturen i Visby kring nollan.'],
    [
      { form: 'change', from: 2, to: 6 },
      'Ven',
      'I dag stiger temperaturen på Ven från 2 till 6 grader.',
    ],
  ])('the temperature %o in %s as "%s"', (temperature, place, text) => {
    const opening = { when: { kind: 'day', day: ahead(0) }, place } as const;
    expect(renderPlan([{ kind: 'temperature', opening, temperature }], SWEDEN)).toBe(text);
  });

  test.each<[units: Partial<Units>, amount: number, text: string]>([
    [{}, 1, 'Det väntas omkring en millimeter nederbörd.'],
    [{ rain: 'litresPerSquareMetre' }, 5, 'Det väntas omkring 5 liter nederbörd per kvadratmeter.'],
    [{ rain: 'inches' }, 2, 'Det väntas mindre än en kvarts tum nederbörd.'],
    [{ rain: 'inches' }, 13, 'Det väntas omkring en halv tum nederbörd.'],
    [{ rain: 'inches' }, 25, 'Det väntas omkring en tum nederbörd.'],
    [{ rain: 'inches' }, 38, 'Det väntas omkring en och en halv tum nederbörd.'],
    [{ rain: 'inches' }, 51, 'Det väntas omkring 2 tum nederbörd.'],
    [{ rain: 'inches' }, 64, 'Det väntas omkring 2 och en halv tum nederbörd.'],
  ])('in %o of %d millimetres "%s"', (units, amount, text) => {
    const locale = { ...SWEDEN, units: { ...SWEDEN.units, ...units } };
    expect(renderPlan([{ kind: 'amount', of: 'rain', amount }], locale)).toBe(text);
  });

  test.each<[units: Partial<Units>, degrees: number, gust: number, text: string]>([
    [{}, 8, 64, 'Det blir 8 grader. Det blåser upp till 18 meter per sekund i byarna.'],
    [
      { temperature: 'fahrenheit', speed: 'milesPerHour', namesScale: true },
      -17.2,
      64,
      'Det blir en grad fahrenheit. Det blåser upp till 40 miles i timmen i byarna.',
    ],
    [
      { speed: 'kilometresPerHour', namesScale: true },
      -1,
      64,
      'Det blir minus en grad celsius. Det blåser upp till 65 kilometer i timmen i byarna.',
    ],
  ])('in %o of %d degrees and gusts of %d "%s"', (units, value, gust, text) => {
    const locale = { ...SWEDEN, units: { ...SWEDEN.units, ...units } };
    const temperature = { form: 'exactly', value } as const;
    const plan: Plan = [
      { kind: 'temperature', opening: null, temperature },
      { kind: 'wind', force: null, direction: null, gust },
    ];
    expect(renderPlan(plan, locale)).toBe(text);
  });
});

test.each([
  [false, 'I dag blir det mulet med upp till 14 grader, i natt ner till 6.'],
  [true, 'I dag blir det mulet med upp till 14 grader, på natten ner till 6.'],
])('the night after today, asked before dawn: %s', (isBeforeDawn, text) => {
  const plan: Plan = [
    {
      kind: 'course',
      opening: { when: { kind: 'day', day: { date: TODAY, ahead: 0 } }, place: null },
      course: { form: 'steady', sky: { state: 3, night: false } },
      temperature: { form: 'highAndLow', high: 14, low: 6, lowIsAtNight: true },
    },
  ];
  expect(renderPlan(plan, SWEDEN, { today: TODAY, place: null, isBeforeDawn })).toBe(text);
});
