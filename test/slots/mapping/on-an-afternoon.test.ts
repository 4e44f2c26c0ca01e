import { describe } from 'vitest';
import { itCallsFromBerlin } from '../../support/planned-calls.ts';

describe('on a Wednesday afternoon, 18 November 2026, at five past two', () => {
  itCallsFromBerlin('2026-11-18T14:05:00+01:00', [
    ['the weather', {}, 'forecastDays datefrom=20261118'],
    ['slots that stayed empty', { date: '', time: '?' }, 'forecastDays datefrom=20261118'],
    ['today', { date: '2026-11-18' }, 'forecastDays datefrom=20261118'],
    ['Saturday', { date: '2026-11-21' }, 'forecastDays datefrom=20261121'],
    ['in two weeks', { date: '2026-12-02' }, 'forecastDays datefrom=20261202'],
    ['the last of sixteen days', { date: '2026-12-03' }, 'forecastDays datefrom=20261203'],
    [
      'from Monday to Wednesday',
      { date: '2026-11-23', untilDate: '2026-11-25' },
      'forecastDays datefrom=20261123 datetimeto=20261125',
    ],
    [
      'from Friday to Wednesday, which is today',
      { date: '2026-11-20', untilDate: '2026-11-18' },
      'forecastDays datefrom=20261120 datetimeto=20261125',
    ],
    [
      'until Friday',
      { untilDate: '2026-11-20' },
      'forecastDays datefrom=20261118 datetimeto=20261120',
    ],
    [
      'from now until Friday',
      { date: 'PRESENT_REF', untilDate: '2026-11-20' },
      'forecastDays datefrom=20261118 datetimeto=20261120',
    ],
    [
      'from yesterday until tomorrow',
      { date: '2026-11-17', untilDate: '2026-11-19' },
      'forecastDays datefrom=20261118 datetimeto=20261119',
    ],
    [
      'from the weekend until Tuesday',
      { date: '2026-W47-WE', untilDate: '2026-11-24' },
      'forecastDays datefrom=20261121 datetimeto=20261124',
    ],
    ['this week', { date: '2026-W47' }, 'forecastDays datefrom=20261118 datetimeto=20261122'],
    ['next week', { date: '2026-W48' }, 'forecastDays datefrom=20261123 datetimeto=20261129'],
    ['this month', { date: '2026-11' }, 'forecastDays datefrom=20261118 datetimeto=20261130'],
    ['November', { date: '2026-11-XX' }, 'forecastDays datefrom=20261118 datetimeto=20261130'],
    ['November', { date: '2026-11-00T9' }, 'forecastDays datefrom=20261118 datetimeto=20261130'],
    [
      'December, of which three days are near',
      { date: '2026-12' },
      'forecastDays datefrom=20261201 datetimeto=20261203',
    ],
    ['this weekend', { date: '2026-W47-WE' }, 'forecastWeekend date=20261121'],
    ['next weekend', { date: '2026-W48-WE' }, 'forecastWeekend date=20261128'],
    ['the weekend', { span: 'WEEKEND' }, 'forecastWeekend'],
    ['evenings of the weekend', { span: 'WEEKEND', dayPart: 'EV' }, 'forecastWeekend'],
    [
      'three on the weekend',
      { date: '2026-W47-WE', time: '15:00' },
      'forecastWeekend date=20261121',
    ],
    [
      'evenings of this week',
      { date: '2026-W47', dayPart: 'EV' },
      'forecastDays datefrom=20261118 datetimeto=20261122',
    ],
    ['at three', { time: '15:00' }, 'forecastHours datetimefrom=2026111815'],
    [
      'at half past three',
      { time: '15:30' },
      'forecastHours datetimefrom=2026111815 datetimeto=2026111816',
    ],
    ['at two, five minutes ago', { time: '14:00' }, 'forecastHours datetimefrom=2026111814'],
    ['at one, which is over', { time: '13:00' }, 'forecastHours datetimefrom=2026111913'],
    ['at midnight', { time: '00:00' }, 'forecastHours datetimefrom=2026111900'],
    [
      'today at midnight',
      { date: '2026-11-18', time: '00:00' },
      'forecastHours datetimefrom=2026111900',
    ],
    [
      'tomorrow at midnight, which ends the day',
      { date: '2026-11-19', time: '00:00' },
      'forecastHours datetimefrom=2026112000',
    ],
    [
      'on the way tomorrow',
      { date: '2026-11-19', span: 'NEXT_DAYS' },
      'forecastDays datefrom=20261119',
    ],
    [
      'tomorrow until noon',
      { date: '2026-11-19', untilTime: '12:00' },
      'forecastHours datetimefrom=2026111906 datetimeto=2026111912',
    ],
    [
      'tomorrow until midnight',
      { date: '2026-11-19', untilTime: '00:00' },
      'forecastHours datetimefrom=2026111906 datetimeto=2026112000',
    ],
    [
      'tomorrow until five',
      { date: '2026-11-19', untilTime: '05:00' },
      'forecastHours datetimefrom=2026111900 datetimeto=2026111905',
    ],
    [
      'tomorrow at eight',
      { date: '2026-11-19', time: '08:00' },
      'forecastHours datetimefrom=2026111908',
    ],
    [
      'from four to six',
      { time: '16:00', untilTime: '18:00' },
      'forecastHours datetimefrom=2026111816 datetimeto=2026111818',
    ],
    [
      'from ten to six, which is running',
      { time: '10:00', untilTime: '18:00' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111818',
    ],
    [
      'today from ten to six, which is running',
      { date: '2026-11-18', time: '10:00', untilTime: '18:00' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111818',
    ],
    [
      'from eight to twelve, which is over',
      { time: '08:00', untilTime: '12:00' },
      'forecastHours datetimefrom=2026111908 datetimeto=2026111912',
    ],
    [
      'tomorrow from eight in the evening to two',
      { date: '2026-11-19', time: '20:00', untilTime: '02:00' },
      'forecastHours datetimefrom=2026111920 datetimeto=2026112002',
    ],
    [
      'from three to three',
      { time: '15:00', untilTime: '15:00' },
      'forecastHours datetimefrom=2026111815 datetimeto=2026111915',
    ],
    [
      'until six',
      { untilTime: '18:00' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111818',
    ],
    [
      'from now until six',
      { date: 'PRESENT_REF', untilTime: '18:00' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111818',
    ],
    [
      'from the afternoon through the evening',
      { time: 'AF', untilTime: 'EV' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111822',
    ],
    [
      'the next six hours',
      { duration: 'PT6H' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111820',
    ],
    [
      'the next hour and a half',
      { duration: 'PT1H30M' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111816',
    ],
    [
      'the next half hour',
      { duration: 'PT30M' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026111815',
    ],
    [
      'the next day and twelve hours',
      { duration: 'P1DT12H' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026112002',
    ],
    [
      'the next seventy-two hours',
      { duration: 'PT72H' },
      'forecastHours datetimefrom=2026111814 datetimeto=2026112113',
    ],
    [
      'this evening',
      { date: '2026-11-18', dayPart: 'EV' },
      'forecastDayPart space=evening date=20261118',
    ],
    ['in the evening', { time: 'EV' }, 'forecastDayPart space=evening date=20261118'],
    [
      'in the afternoon, which is running',
      { dayPart: 'AF' },
      'forecastDayPart space=afternoon date=20261118',
    ],
    [
      'in the morning, which is over',
      { dayPart: 'MO' },
      'forecastDayPart space=morning date=20261119',
    ],
    [
      'tomorrow morning',
      { date: '2026-11-19', dayPart: 'MO' },
      'forecastDayPart space=morning date=20261119',
    ],
    [
      'tomorrow afternoon',
      { date: '2026-11-19', time: 'AF' },
      'forecastDayPart space=afternoon date=20261119',
    ],
    ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20261118'],
    [
      'Friday night',
      { date: '2026-11-20', time: 'NI' },
      'forecastDayPart space=night date=20261120',
    ],
    [
      'in the evening at eight',
      { dayPart: 'EV', time: '20:00' },
      'forecastHours datetimefrom=2026111820',
    ],
    [
      'in the evening at eight, by a clock of twelve',
      { dayPart: 'EV', time: '08:00' },
      'forecastHours datetimefrom=2026111820',
    ],
    [
      'tonight at ten, by a clock of twelve',
      { dayPart: 'NI', time: '10:00' },
      'forecastHours datetimefrom=2026111822',
    ],
    ['tonight at two', { dayPart: 'NI', time: '02:00' }, 'forecastHours datetimefrom=2026111902'],
    [
      'on Friday night at two',
      { date: '2026-11-20', dayPart: 'NI', time: '02:00' },
      'forecastHours datetimefrom=2026112102',
    ],
    ['the next three hours', { duration: 'PT3H' }, 'forecastNextThreeHours'],
    ['the next hours', { span: 'NEXT_HOURS' }, 'forecastNextThreeHours'],
    ['the next three days', { duration: 'P3D' }, 'forecastNextThreeDays'],
    ['the next days', { span: 'NEXT_DAYS' }, 'forecastNextThreeDays'],
    [
      'the next five days',
      { duration: 'P5D' },
      'forecastDays datefrom=20261118 datetimeto=20261122',
    ],
    [
      'the next week, as a length',
      { duration: 'P1W' },
      'forecastDays datefrom=20261118 datetimeto=20261124',
    ],
    [
      'the next month, as a length',
      { duration: 'P1M' },
      'forecastDays datefrom=20261118 datetimeto=20261203',
    ],
    ['now', { span: 'NOW' }, 'forecastHours'],
    ['now, as a date', { date: 'PRESENT_REF' }, 'forecastHours'],
  ]);
});

describe('at the very hour', () => {
  itCallsFromBerlin('2026-11-18T18:00:00+01:00', [
    [
      'in the afternoon, which has just ended',
      { dayPart: 'AF' },
      'forecastDayPart space=afternoon date=20261119',
    ],
    [
      'seventy-one hours later, the last of seventy-two',
      { date: '2026-11-21', time: '17:00' },
      'forecastHours datetimefrom=2026112117',
    ],
    ['seventy-two hours later', { date: '2026-11-21', time: '18:00' }, 'says: beyondHours'],
  ]);
});
