import { describe, expect, test } from 'vitest';
import { fillPollenTemplate, renderPlan } from '../../src/wording/render.ts';
import type { Plan } from '../../src/wording/plan/plan.ts';
import type { Course, When } from '../../src/wording/plan/statement.ts';
import { renderPollen, tomorrow } from './pollen-text.ts';
import { forecast, radar } from './showers.ts';
import { situations, SITUATIONS, type Situation } from './situations.ts';
import { locale } from './plans.ts';

/** For a native speaker to read: is this what one would say? */
const ITALIAN: Record<Situation, string> = {
  'now, overcast': 'Al momento a Hamburg il cielo è coperto, con 8 gradi.',
  'now, a storm':
    'Al momento a Hamburg ci sono raffiche di tempesta fino a 95 chilometri orari. Il cielo è poco nuvoloso, con 8 gradi.',
  'an hour, one degree': 'Oggi alle 15 a Hamburg il cielo sarà coperto, con un grado.',
  'an hour, rain that may not come':
    'Oggi alle 15 a Hamburg la temperatura sarà di 8 gradi. Potrebbe esserci pioggia debole.',
  'an hour, strong wind':
    'Oggi alle 15 a Hamburg ci sarà il sole, con 8 gradi. Ci sarà vento sostenuto, con raffiche fino a 65 chilometri orari.',
  'an hour, weather not known': 'Oggi alle 15 a Hamburg la temperatura sarà di 4 gradi.',
  'an hour, nothing known': 'Per oggi alle 15 a Hamburg non ho previsioni.',
  'three hours, getting colder':
    'Nelle prossime tre ore a Hamburg il cielo sarà coperto, con temperature in calo da più uno a meno 2 gradi.',
  'three hours, thunder in the last':
    'Nelle prossime tre ore a Hamburg ci saranno temporali dalle 18. Il cielo sarà parzialmente nuvoloso, con temperature intorno agli 8 gradi.',
  'hours, rain in between':
    'Oggi dalle 8 alle 15 a Hamburg il cielo sarà parzialmente nuvoloso, con pioggia debole dalle 10 alle 13. Le temperature saranno intorno agli 8 gradi.',
  'hours over midnight':
    'Dalle 22 di stasera alle 6 di domani a Hamburg il cielo sarà sereno fino alle 2 di notte, poi ci sarà nebbia. Le temperature saranno intorno agli 8 gradi.',
  'afternoon, sun': 'Oggi pomeriggio a Hamburg ci sarà il sole, con una massima di 12 gradi.',
  'afternoon, frost':
    'Oggi pomeriggio a Hamburg il cielo sarà coperto, con una massima di meno un grado.',
  'night, clear': 'Stanotte a Hamburg il cielo sarà sereno, con una minima di 0 gradi.',
  'night, freezing rain':
    "Attenzione al ghiaccio sulle strade. Stanotte a Hamburg il cielo sarà coperto fino all'una, poi cadrà una debole pioggia congelante. La minima sarà di meno un grado.",
  'evening far ahead':
    'La sera di sabato ventotto novembre a Hamburg il cielo sarà parzialmente nuvoloso, con temperature intorno agli 8 gradi.',
  'night far ahead':
    'Nella notte tra sabato ventotto e domenica ventinove novembre a Hamburg il cielo sarà parzialmente nuvoloso, con una minima di 8 gradi.',
  'today, rain from 5 PM':
    "Oggi a Hamburg il cielo sarà parzialmente nuvoloso fino alle 17, poi pioverà. Cadranno circa 6 millimetri d'acqua. Le temperature saranno intorno agli 8 gradi.",
  'today, sun and a thunderstorm':
    'Oggi a Hamburg ci saranno forti temporali intorno alle 17. Il cielo sarà poco nuvoloso, con temperature intorno agli 8 gradi.',
  'today, sun gives way to clouds':
    'Oggi a Hamburg ci sarà il sole fino alle 16, poi il cielo sarà coperto. Le temperature saranno intorno agli 8 gradi.',
  'today, a slight change of the sky':
    'Oggi a Hamburg il cielo sarà poco nuvoloso, con temperature intorno agli 8 gradi.',
  'today, around zero': 'Oggi a Hamburg il cielo sarà coperto, con temperature intorno allo zero.',
  'today, rain is likely but not shown':
    'Oggi a Hamburg il cielo sarà coperto ed è probabile che piova. Le temperature saranno intorno agli 8 gradi.',
  'today, snow is possible':
    'Oggi a Hamburg il cielo sarà coperto ed è possibile che nevichi. Le temperature saranno intorno a meno 3 gradi.',
  'tomorrow, showers now and then':
    'Domani a Hamburg il cielo sarà poco nuvoloso, ma con qualche debole rovescio. Le temperature saranno intorno agli 8 gradi.',
  'tomorrow, storm and rain':
    "Domani a Hamburg ci saranno raffiche di tempesta fino a 95 chilometri orari. Stanotte e domani pioverà abbondantemente. Cadranno circa 25 millimetri d'acqua. Le temperature saranno intorno agli 8 gradi.",
  'tomorrow, heavy snow':
    'Stanotte e domani a Hamburg nevicherà intensamente. Cadranno circa 25 centimetri di neve. Le temperature saranno intorno a meno 2 gradi.',
  'tomorrow, drizzle turning to rain':
    'Stanotte e domani a Hamburg ci sarà pioggia debole. Le temperature saranno intorno agli 8 gradi.',
  'tomorrow, sleet until noon':
    'Domani a Hamburg cadrà una debole pioggia mista a neve fino a mezzogiorno, poi il cielo sarà parzialmente nuvoloso. Le temperature saranno intorno agli 8 gradi.',
  'tomorrow, a fresh wind':
    'Domani a Hamburg il cielo sarà coperto, con temperature intorno agli 8 gradi. Ci sarà vento teso da sud-ovest.',
  'a day far ahead':
    'Sabato ventotto novembre a Hamburg il cielo sarà coperto, con una massima di 8 gradi e una minima di 3.',
  'weekend, alike':
    'Nel fine settimana a Hamburg il cielo sarà parzialmente nuvoloso, con massime tra i 3 e i 5 gradi.',
  'weekend, rain then sun':
    'Sabato a Hamburg ci sarà pioggia debole tutto il giorno, con una massima di 8 gradi. Domenica ci sarà il sole, con una massima di meno un grado.',
  'three days, getting warmer':
    'Nei prossimi giorni a Hamburg le temperature saliranno. Oggi il cielo sarà coperto, con una massima di meno 4 gradi. Domani il cielo sarà parzialmente nuvoloso, con una massima di un grado. Venerdì il cielo sarà coperto, con una massima di 5 gradi.',
};

describe('texts in it-IT', () => {
  test.each(SITUATIONS)('%s', (situation) => {
    expect(renderPlan(situations[situation], locale('it-IT'))).toBe(ITALIAN[situation]);
  });
});

test.each([
  ['Nella prossima ora a Köln il tempo resterà asciutto.', radar('............')],
  ["Tra circa 20 minuti a Köln inizierà a piovere debolmente e smetterà dopo un quarto d'ora.", radar('....lll.....')],
  ['Tra pochi minuti a Köln inizierà a piovere, a tratti forte.', radar('.mmhmmmmmmmm')],
  ['Tra circa 20 minuti a Köln pioverà forte, ma solo per poco.', radar('....h.......')],
  ["Al momento a Köln piove molto forte, ma tra circa mezz'ora smetterà.", radar('vvvvvv......')],
  ['Al momento a Köln piove forte, poi con minore intensità, e tra circa 40 minuti smetterà.', radar('hhllllll....')],
  ['Al momento a Köln piove debolmente, con una breve pausa tra circa 20 minuti. Poi continuerà per altri 10 minuti.', radar('llll.ll.....')],
  ["Al momento a Köln piove debolmente, ma tra circa 10 minuti smetterà. Un quarto d'ora dopo ricomincerà, a intermittenza.", radar('ll...l.l.l.l')],
  ["Tra circa 10 minuti a Köln inizierà a piovere, poi nevicherà, e smetterà dopo mezz'ora.", radar('..mmmmmm....', 'rrrrrs')],
  ['Attenzione al ghiaccio sulle strade. Nella prossima ora a Köln continuerà a cadere pioggia congelante.', radar('mmmmmmmmmmmm', 'f')],
  ['Tra circa 20 minuti inizierà a cadere pioggia o neve e smetterà dopo 10 minuti.', radar('....mm......', 'u', null)],
  ["Nella prossima ora a Wien all'inizio il tempo dovrebbe restare asciutto, poi dovrebbe piovere debolmente.", forecast([{ rate: 0, kind: 'rain', probability: 5 }, { rate: 0.4, kind: 'rain', probability: 80 }])],
  ['Nella prossima ora a Wien è possibile che nevichi.', forecast([{ rate: 0, kind: 'snow', probability: 40 }, { rate: 0, kind: 'snow', probability: 40 }])],
])('of the next hour: %s', (text, plan) => {
  expect(renderPlan(plan, locale('it-IT'))).toBe(text);
}); // prettier-ignore

test.each([
  ['Domani a Leipzig la concentrazione di polline sarà alta per la betulla, media per il frassino e bassa per il nocciolo. Non sono previsti altri pollini.', tomorrow({ Birke: 3, Esche: 2, Hasel: 1 })],
  ["Domani a Leipzig la concentrazione di polline sarà alta per le graminacee, la betulla, il nocciolo, l'ontano e altre piante.", tomorrow({ Birke: 3, Esche: 3, Graeser: 3, Hasel: 3, Erle: 3 })],
  ['Domani a Leipzig, per quanto si sa, non sono previsti pollini.', tomorrow({}, ['Birke'])],
  ['Domani a Leipzig la concentrazione di polline sarà alta per la betulla e media per il frassino. Per gli altri pollini sarà al massimo bassa.', tomorrow({ Birke: 3, Esche: 2, Graeser: 1, Hasel: 1, Erle: 1 })],
])('of pollen: %s', (text, day) => {
  expect(renderPollen(day, undefined, 'it-IT')).toBe(text);
}); // prettier-ignore

const SATURDAY = { date: '2026-11-28', ahead: 3 };
const SUNDAY = { date: '2026-11-29', ahead: 4 };
const FAR = { date: '2026-11-30', ahead: 12 };

test.each<[string, When]>([
  ['Al momento', { kind: 'now' }],
  ['Per la prossima ora', { kind: 'nextHours', count: 1 }],
  ["Per sabato all'una di notte", { kind: 'hour', day: SATURDAY, hour: 1 }],
  ['Per sabato a mezzogiorno', { kind: 'hour', day: SATURDAY, hour: 12 }],
  ['Per sabato sera a mezzanotte', { kind: 'hour', day: SATURDAY, hour: 0 }],
  ["Per sabato dall'una di notte a mezzogiorno", { kind: 'hours', from: { day: SATURDAY, hour: 1 }, to: { day: SATURDAY, hour: 12 } }],
  ['Per sabato dalle 22 a mezzanotte', { kind: 'hours', from: { day: SATURDAY, hour: 22 }, to: { day: SUNDAY, hour: 0 } }],
  ['Per sabato mattina', { kind: 'part', day: SATURDAY, part: 'morning', running: false }],
  ['Per la notte tra sabato e domenica', { kind: 'part', day: SATURDAY, part: 'night', running: false }],
  ['Per stanotte', { kind: 'part', day: SATURDAY, part: 'night', running: true }],
  ['Per la notte tra lunedì trenta novembre e martedì primo dicembre', { kind: 'part', day: FAR, part: 'night', running: false }],
  ['Per il fine settimana', { kind: 'weekend', saturday: SATURDAY }],
  ['Per sabato dalle 3 alle 8 del mattino', { kind: 'hours', from: { day: SATURDAY, hour: 3 }, to: { day: SATURDAY, hour: 8 } }],
  ['Fino a sabato', { kind: 'days', first: { date: '2026-11-25', ahead: 0 }, last: SATURDAY }],
  ['Per oggi, domani e dopodomani', { kind: 'days', first: { date: '2026-11-26', ahead: 0 }, last: { date: '2026-11-28', ahead: 2 } }],
  ['Per la notte tra mercoledì e giovedì', { kind: 'part', day: { date: '2026-11-25', ahead: 0, byWeekday: true }, part: 'night', running: false }],
  ['Per il fine settimana', { kind: 'days', first: SATURDAY, last: SUNDAY }],
  ['Da sabato a lunedì trenta novembre', { kind: 'days', first: SATURDAY, last: FAR }],
])('of a time without a forecast: %s', (time, when) => {
  const plan = [{ kind: 'noData' as const, opening: { when, place: null } }];
  expect(renderPlan(plan, locale('it-IT'))).toBe(`${time} non ho previsioni.`);
}); // prettier-ignore

test.each([
  ['Roma', 'a Roma', 'di Roma'],
  ['Ancona', 'ad Ancona', 'di Ancona'],
  ["L'Aquila", "all'Aquila", "dell'Aquila"],
  ['L’Aquila', 'all’Aquila', 'dell’Aquila'],
  ['La Spezia', 'alla Spezia', 'della Spezia'],
  ['Il Cairo', 'al Cairo', 'del Cairo'],
  ['La Rochelle', 'a La Rochelle', 'di La Rochelle'],
  ['Sardegna', 'in Sardegna', 'di Sardegna'],
])('of a place: %s', (place, at, of) => {
  const template = 'Il <DayID> a <Location>. Nella zona di <Location> in zona <Location>.';
  const values = { date: '2026-11-18', today: '2026-11-18', place };
  expect(fillPollenTemplate(template, values, locale('it-IT'))).toBe(
    `Oggi ${at}. Nella zona ${of} in zona ${place}.`,
  );
});

const DAY: When = { kind: 'day', day: SATURDAY };
const WEEKEND: When = { kind: 'weekend', saturday: SATURDAY };
const NIGHT: When = { kind: 'part', day: SATURDAY, part: 'night', running: false };
const THREE_DAYS: When = {
  kind: 'days',
  first: { date: '2026-11-26', ahead: 0 },
  last: { date: '2026-11-28', ahead: 2 },
};
const INTO_THE_NIGHT: When = {
  kind: 'hours',
  from: { day: SATURDAY, hour: 21 },
  to: { day: SUNDAY, hour: 3 },
};
const at = (when: When) => ({ when, place: 'Roma' });
const sky = (state: number) => ({ state, night: false });
const course = (when: When, of: Course, daily = false): Plan => [
  { kind: 'course', opening: at(when), course: of, temperature: null, daily },
];
const FOG_TWICE = { form: 'twice', background: sky(1), passing: sky(45) } as const;

test.each<[string, Plan]>([
  ['Sabato a Roma il cielo sarà poco nuvoloso, ma con nebbia dalle 6 alle 9 e dalle 21 a mezzanotte.', course(DAY, { ...FOG_TWICE, spans: [{ from: 6, to: 9 }, { from: 21, to: 0 }] })],
  ['Nel fine settimana a Roma il cielo sarà poco nuvoloso, ma con nebbia in entrambi i giorni al mattino e in tarda serata.', course(WEEKEND, { ...FOG_TWICE, spans: [{ part: 'morning' }, { part: 'lateEvening' }] }, true)],
  ['Sabato a Roma nevicherà, con una pausa dalle 10 alle 15.', course(DAY, { form: 'interlude', background: sky(73), passing: sky(3), span: { from: 10, to: 15 } })],
  ['Sabato a Roma il cielo sarà coperto, con rovesci intorno alle 13.', course(DAY, { form: 'interlude', background: sky(3), passing: sky(81), span: { from: 13, to: 14 } })],
  ['Sabato a Roma il cielo sarà coperto, con debole pioggia congelante a tratti.', course(DAY, { form: 'atTimes', background: sky(3), passing: sky(66), share: 'atTimes' })],
  ['Dalle 21 di sabato alle 3 di notte a Roma nevicherà fino alle 2, poi il cielo sarà coperto.', course(INTO_THE_NIGHT, { form: 'change', first: sky(73), second: sky(3), at: { hour: 2 } })],
  ['Sabato a Roma pioverà fino a sera, poi il cielo sarà coperto.', course(DAY, { form: 'change', first: sky(63), second: sky(3), at: { part: 'evening' } })],
  ['Nel fine settimana a Roma ci sarà nebbia in entrambi i giorni fino a metà mattina, poi il cielo sarà coperto.', course(WEEKEND, { form: 'change', first: sky(45), second: sky(3), at: { part: 'morning' } }, true)],
  ['Oggi, domani e dopodomani a Roma cadrà pioggia mista a neve fino a mezzogiorno, poi il cielo sarà coperto.', course(THREE_DAYS, { form: 'change', first: sky(69), second: sky(3), at: { part: 'midday' } }, true)],
  ['Oggi, domani e dopodomani a Roma ci saranno temporali ogni sera.', [{ kind: 'course', opening: at(THREE_DAYS), course: { form: 'interlude', background: sky(3), passing: sky(95), span: { part: 'evening' } }, temperature: null, daily: true, alone: true }]],
  ['Nella notte tra sabato e domenica a Roma sono probabili altri temporali tra le 2 e le 4.', [{ kind: 'course', opening: at(NIGHT), course: { form: 'steady', sky: { ...sky(95), sequel: 'returns' } }, certainty: 'likely', temperature: null, within: { from: 2, to: 4 } }]],
  ['Sabato a Roma il cielo sarà coperto, con altre nevicate in tarda serata.', course(DAY, { form: 'interlude', background: sky(3), passing: { ...sky(73), sequel: 'returns' }, span: { part: 'lateEvening' } })],
  ['Sabato a Roma pioverà, intensamente nel pomeriggio, con una massima di 17 gradi.', [{ kind: 'course', opening: at(DAY), course: { form: 'interlude', background: sky(63), passing: sky(65), span: { part: 'afternoon' } }, temperature: { form: 'high', value: 17 } }]],
  ['Dalle 21 di sabato alle 3 di notte a Roma farà un freddo intenso, con temperature fino a meno 15 gradi e cielo sereno.', [{ kind: 'extreme', of: 'frost', opening: at(INTO_THE_NIGHT), value: -15, exactly: false, sky: { state: 0, night: true } }]],
  ['Sabato a Roma il cielo sarà poco nuvoloso, ma con nebbia al mattino e in serata, con una massima di 12 gradi.', [{ kind: 'course', opening: at(DAY), course: { ...FOG_TWICE, spans: [{ part: 'morning' }, { part: 'evening' }] }, temperature: { form: 'high', value: 12 } }]],
  ['Sabato a Roma è probabile altra pioggia congelante.', [{ kind: 'course', opening: at(DAY), course: { form: 'steady', sky: { ...sky(67), sequel: 'returns' } }, certainty: 'likely', temperature: null }]],
  ['Le massime saranno intorno allo zero.', [{ kind: 'temperature', opening: null, temperature: { form: 'highs', low: 0, high: 0 } }]],
  ['Le massime arriveranno a 24 gradi.', [{ kind: 'temperature', opening: null, temperature: { form: 'highs', low: 24, high: 24 } }]],
  ['Nel fine settimana a Roma nevicherà, con massime intorno a meno 7 gradi.', [{ kind: 'course', opening: at(WEEKEND), course: { form: 'steady', sky: sky(73) }, temperature: { form: 'high', value: -7 } }]],
  ['Sabato a Roma farà molto caldo, fino a 36 gradi, con cielo poco nuvoloso.', [{ kind: 'extreme', of: 'heat', opening: at(DAY), value: 36, exactly: false, sky: sky(1) }]],
  ['Sabato a Roma farà molto caldo, fino a 36 gradi, con cielo sereno.', [{ kind: 'extreme', of: 'heat', opening: at(DAY), value: 36, exactly: false, sky: sky(0) }]],
])('of the hours of a day: %s', (text, plan) => {
  expect(renderPlan(plan, locale('it-IT'))).toBe(text);
}); // prettier-ignore
