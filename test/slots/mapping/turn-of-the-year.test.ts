import { describe } from 'vitest';
import { itCallsFromBerlin } from '../../support/planned-calls.ts';

describe('on the last day of the year', () => {
  describe('at five past two', () => {
    itCallsFromBerlin('2026-12-31T14:05:00+01:00', [
      ['the weather', {}, 'forecastDays datefrom=20261231'],
      ['tomorrow', { date: '2027-01-01' }, 'forecastDays datefrom=20270101'],
      ['this week', { date: '2026-W53' }, 'forecastDays datefrom=20261231 datetimeto=20270103'],
      ['next week', { date: '2027-W01' }, 'forecastDays datefrom=20270104 datetimeto=20270110'],
      ['this weekend', { date: '2026-W53-WE' }, 'forecastWeekend date=20270102'],
      ['next weekend', { date: '2027-W01-WE' }, 'forecastWeekend date=20270109'],
      ['January', { date: '2027-01' }, 'forecastDays datefrom=20270101 datetimeto=20270115'],
      ['next year', { date: '2027' }, 'says: vague'],
      ['at one', { time: '13:00' }, 'forecastHours datetimefrom=2027010113'],
      ['in the morning', { dayPart: 'MO' }, 'forecastDayPart space=morning date=20270101'],
      ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20261231'],
      [
        'the next five days',
        { duration: 'P5D' },
        'forecastDays datefrom=20261231 datetimeto=20270104',
      ],
    ]);
  });

  describe('at half past eleven', () => {
    itCallsFromBerlin('2026-12-31T23:30:00+01:00', [
      [
        'the weather',
        {},
        'forecastDayPart space=night date=20261231',
        'forecastDays datefrom=20270101',
      ],
      ['at one', { time: '01:00' }, 'forecastHours datetimefrom=2027010101'],
      [
        'the next six hours',
        { duration: 'PT6H' },
        'forecastHours datetimefrom=2026123123 datetimeto=2027010105',
      ],
      [
        'the next five days',
        { duration: 'P5D' },
        'forecastDays datefrom=20270101 datetimeto=20270105',
      ],
    ]);
  });

  describe('when it is over, at half past one', () => {
    itCallsFromBerlin('2027-01-01T01:30:00+01:00', [
      ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20261231'],
      ['the last day of the year', { date: '2026-12-31' }, 'pastReadingsByCoordinates'],
    ]);
  });
});
