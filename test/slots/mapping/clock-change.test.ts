import { describe } from 'vitest';
import { itCallsFromBerlin } from '../../support/planned-calls.ts';

describe('on the Sunday on which the clock goes forward, at half past one', () => {
  itCallsFromBerlin('2026-03-29T01:30:00+01:00', [
    ['the weather', {}, 'forecastDays datefrom=20260329'],
    ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20260328'],
    ['at three', { time: '03:00' }, 'forecastHours datetimefrom=2026032903'],
    [
      'the next six hours, of which the clock shows seven',
      { duration: 'PT6H' },
      'forecastHours datetimefrom=2026032901 datetimeto=2026032908',
    ],
    [
      'the next seventy-two hours',
      { duration: 'PT72H' },
      'forecastHours datetimefrom=2026032901 datetimeto=2026040101',
    ],
    ['the weekend', { span: 'WEEKEND' }, 'forecastWeekend'],
    ['this weekend', { date: '2026-W13-WE' }, 'forecastWeekend date=20260328'],
    ['this week', { date: '2026-W13' }, 'forecastDays datefrom=20260329'],
    [
      'until Tuesday',
      { untilDate: '2026-03-31' },
      'forecastDays datefrom=20260329 datetimeto=20260331',
    ],
  ]);
});

describe('on the Sunday on which the clock goes back', () => {
  describe('at half past midnight', () => {
    itCallsFromBerlin('2026-10-25T00:30:00+02:00', [
      ['the weather', {}, 'forecastDays datefrom=20261025'],
      ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20261024'],
      ['at two', { time: '02:00' }, 'forecastHours datetimefrom=2026102502'],
      [
        'the next six hours, of which the clock shows five',
        { duration: 'PT6H' },
        'forecastHours datetimefrom=2026102500 datetimeto=2026102505',
      ],
      ['this weekend', { date: '2026-W43-WE' }, 'forecastWeekend date=20261024'],
    ]);
  });

  describe('at half past two the second time', () => {
    itCallsFromBerlin('2026-10-25T02:30:00+01:00', [
      ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20261024'],
      ['at three', { time: '03:00' }, 'forecastHours datetimefrom=2026102503'],
      ['now', { span: 'NOW' }, 'forecastHours'],
    ]);
  });

  describe('at nine in the evening', () => {
    itCallsFromBerlin('2026-10-25T21:00:00+01:00', [
      [
        'the weather',
        {},
        'forecastDayPart space=night date=20261025',
        'forecastDays datefrom=20261026',
      ],
      [
        'the weekend, of which nothing is left',
        { span: 'WEEKEND' },
        'forecastWeekend date=20261031',
      ],
      ['this weekend', { date: '2026-W43-WE' }, 'forecastWeekend date=20261024'],
    ]);
  });

  describe('three days before, by the hour, as seventy-three hours lie between', () => {
    itCallsFromBerlin('2026-10-24T14:05:00+02:00', [
      ['Tuesday at one', { date: '2026-10-27', time: '13:00' }, 'says: beyondHours'],
      [
        'Tuesday at noon',
        { date: '2026-10-27', time: '12:00' },
        'forecastHours datetimefrom=2026102712',
      ],
    ]);
  });
});
