import type { ForecastQuery } from '../../../src/slots/query.ts';
import type { UnanswerableReason } from '../../../src/languages/types.ts';

/** Words, the platform's value for them, and the expected call on the afternoon of the tests. */
export type Row = [said: string, value: string | undefined, question: ForecastQuery];

const days = (first: string, last = first): ForecastQuery => ({ kind: 'days', first, last });
const weekend = (saturday: string): ForecastQuery => ({ kind: 'weekend', saturday });
const no = (reason: UnanswerableReason, day?: string): ForecastQuery => ({
  kind: 'unanswerable',
  reason,
  ...(day !== undefined && { day }),
});
const TODAY = days('2026-11-18');

/** AMAZON.DATE; it is Wednesday, 18 November 2026, in week 47. */
export const DATES: Row[] = [
  ['right now', 'PRESENT_REF', { kind: 'now' }],
  ['today', '2026-11-18', TODAY],
  ['tomorrow', '2026-11-19', days('2026-11-19')],
  ['the twenty-fifth of November', '2026-11-25', days('2026-11-25')],
  ['the third of December', '2026-12-03', days('2026-12-03')],
  ['the fourth of December', '2026-12-04', no('beyondDays', '2026-12-04')],
  ['yesterday', '2026-11-17', no('past')],
  ['the thirty-first of November', '2026-11-31', no('vague')],
  ['the twenty-second of November of any year', 'XXXX-11-22', no('vague')],
  ['tomorrow evening', '2026-11-19TEV', days('2026-11-19')],
  ['tomorrow at nine', '2026-11-19T09:00', days('2026-11-19')],
  ['this week', '2026-W47', days('2026-11-18', '2026-11-22')],
  ['next week', '2026-W48', days('2026-11-23', '2026-11-29')],
  ['the week after next', '2026-W49', days('2026-11-30', '2026-12-03')],
  ['in three weeks', '2026-W50', no('beyondDays', '2026-12-07')],
  ['last week', '2026-W46', no('past')],
  ['week sixty', '2026-W60', no('vague')],
  ['this weekend', '2026-W47-WE', weekend('2026-11-21')],
  ['next weekend', '2026-W48-WE', weekend('2026-11-28')],
  ['the weekend after New Year', '2026-W53-WE', no('beyondDays', '2027-01-02')],
  ['last weekend', '2026-W46-WE', no('past')],
  ['November', '2026-11', days('2026-11-18', '2026-11-30')],
  ['December', '2026-12', days('2026-12-01', '2026-12-03')],
  ['December, days left open', '2026-12-XX', days('2026-12-01', '2026-12-03')],
  ['December, with an hour', '2026-12-00T9', days('2026-12-01', '2026-12-03')],
  ['July 2015, as the reference has it', '2015-07-00T9', no('past')],
  ['January', '2027-01', no('beyondDays', '2027-01-01')],
  ['October', '2026-10', no('past')],
  ['the thirteenth month', '2026-13', no('vague')],
  ['this year', '2026', no('vague')],
  ['next year', '2027', no('vague')],
  ['next year, months left open', '2027-XX', no('vague')],
  ['next year, days left open', '2027-XX-XX', no('vague')],
  ['this decade', '202X', no('vague')],
  ['this century', '20XX', no('vague')],
  ['winter', '2026-WI', no('vague')],
  ['spring', '2027-SP', no('vague')],
  ['summer', '2027-SU', no('vague')],
  ['autumn', '2026-FA', no('vague')],
  ['this quarter', '2026-Q4', no('vague')],
  ['something that was not understood', '?', TODAY],
  ['an empty value', '', TODAY],
  ['nothing', undefined, TODAY],
  ['another word', 'someday', no('vague')],
];

const between = (date: string, from: number, to: number): ForecastQuery => ({
  kind: 'hours',
  from: { date, hour: from },
  to: { date, hour: to },
});
const at = (date: string, hour: number): ForecastQuery => {
  const time = { date, hour };
  return { kind: 'hours', from: time, to: time };
};
const part = (name: 'morning' | 'afternoon' | 'evening' | 'night', date = '2026-11-18') =>
  ({ kind: 'dayPart', part: name, date }) as const;

/** AMAZON.TIME; it is five past two in the afternoon. */
export const TIMES: Row[] = [
  ['at three', '15:00', at('2026-11-18', 15)],
  ['at half past three', '15:30', between('2026-11-18', 15, 16)],
  ['at two', '14:00', at('2026-11-18', 14)],
  ['at one, which is over', '13:00', at('2026-11-19', 13)],
  ['at midnight', '00:00', at('2026-11-19', 0)],
  ['a minute to midnight', '23:59', at('2026-11-18', 23)],
  ['with seconds', '15:30:00', between('2026-11-18', 15, 16)],
  ['in the morning, which is over', 'MO', part('morning', '2026-11-19')],
  ['in the afternoon', 'AF', part('afternoon')],
  ['in the evening', 'EV', part('evening')],
  ['at night', 'NI', part('night')],
  ['twenty-four hours', '24:00', TODAY],
  ['twenty-five hours', '25:00', TODAY],
  ['hours of one digit', '7:00', TODAY],
  ['hours alone', '15', TODAY],
  ['words', 'noon', TODAY],
  ['something that was not understood', '?', TODAY],
  ['an empty value', '', TODAY],
  ['nothing', undefined, TODAY],
];

const hoursTo = (date: string, hour: number): ForecastQuery => ({
  kind: 'hours',
  from: { date: '2026-11-18', hour: 14 },
  to: { date, hour },
});

/** AMAZON.DURATION, from now. */
export const DURATIONS: Row[] = [
  ['five minutes', 'PT5M', hoursTo('2026-11-18', 15)],
  ['an hour', 'PT1H', hoursTo('2026-11-18', 15)],
  ['sixty minutes', 'PT60M', hoursTo('2026-11-18', 15)],
  ['an hour and a half', 'PT1H30M', hoursTo('2026-11-18', 16)],
  ['three hours', 'PT3H', { kind: 'nextHours' }],
  ['twelve hours', 'PT12H', hoursTo('2026-11-19', 2)],
  ['seventy-two hours', 'PT72H', hoursTo('2026-11-21', 13)],
  ['a day and a half', 'P1DT12H', hoursTo('2026-11-20', 2)],
  ['a day', 'P1D', TODAY],
  ['three days', 'P3D', { kind: 'nextDays' }],
  ['a week', 'P1W', days('2026-11-18', '2026-11-24')],
  ['a fortnight', 'P2W', days('2026-11-18', '2026-12-01')],
  ['a month', 'P1M', days('2026-11-18', '2026-12-03')],
  ['four days in hours', 'PT96H', no('beyondHours')],
  ['two hours in seconds', 'PT7200S', hoursTo('2026-11-18', 16)],
  ['half a minute', 'PT30S', hoursTo('2026-11-18', 15)],
  ['three hundred and sixty-four days', 'P364D', days('2026-11-18', '2026-12-03')],
  ['three hundred and sixty-five days', 'P365D', no('vague')],
  ['years in hours', 'PT9000H', no('vague')],
  ['days of 290 digits', `P${'9'.repeat(290)}D`, no('vague')],
  ['months of 290 digits', `P${'9'.repeat(290)}M`, no('vague')],
  ['hours of 290 digits', `PT${'9'.repeat(290)}H`, no('vague')],
  ['seconds of 290 digits', `PT${'9'.repeat(290)}S`, no('vague')],
  ['digits beyond any number', `P${'9'.repeat(400)}DT1H`, no('vague')],
  ['a year', 'P1Y', no('vague')],
  ['two years and a half', 'P2Y6M', no('vague')],
  ['no time at all', 'PT0S', no('vague')],
  ['no numbers', 'PT', no('vague')],
  ['half a day', 'P0.5D', no('vague')],
  ['words', 'a while', no('vague')],
  ['something that was not understood', '?', TODAY],
  ['an empty value', '', TODAY],
  ['nothing', undefined, TODAY],
];
