import { describe, expect, it } from 'vitest';
import { listCalls, itCallsFromBerlin } from '../../support/planned-calls.ts';

describe('at half past eleven that night', () => {
  itCallsFromBerlin('2026-11-18T23:30:00+01:00', [
    [
      'the weather',
      {},
      'forecastDayPart space=night date=20261118',
      'forecastDays datefrom=20261119',
    ],
    ['today', { date: '2026-11-18' }, 'forecastDays datefrom=20261118'],
    ['tomorrow', { date: '2026-11-19' }, 'forecastDays datefrom=20261119'],
    ['this week', { date: '2026-W47' }, 'forecastDays datefrom=20261118 datetimeto=20261122'],
    ['the weekend', { span: 'WEEKEND' }, 'forecastWeekend'],
    ['at eleven, which is running', { time: '23:00' }, 'forecastHours datetimefrom=2026111823'],
    ['at one', { time: '01:00' }, 'forecastHours datetimefrom=2026111901'],
    [
      'today at one',
      { date: '2026-11-18', time: '01:00' },
      'forecastHours datetimefrom=2026111901',
    ],
    ['tonight at two', { dayPart: 'NI', time: '02:00' }, 'forecastHours datetimefrom=2026111902'],
    ['today at eight, which is over', { date: '2026-11-18', time: '20:00' }, 'says: past'],
    ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20261118'],
    ['tonight', { date: '2026-11-18', dayPart: 'NI' }, 'forecastDayPart space=night date=20261118'],
    ['in the morning', { dayPart: 'MO' }, 'forecastDayPart space=morning date=20261119'],
    ['in the evening', { dayPart: 'EV' }, 'forecastDayPart space=evening date=20261119'],
    [
      'this evening, said late',
      { date: '2026-11-18', dayPart: 'EV' },
      'forecastDayPart space=night date=20261118',
    ],
    ['this afternoon', { date: '2026-11-18', dayPart: 'AF' }, 'says: past'],
    [
      'the next six hours',
      { duration: 'PT6H' },
      'forecastHours datetimefrom=2026111823 datetimeto=2026111905',
    ],
    [
      'the next five days',
      { duration: 'P5D' },
      'forecastDays datefrom=20261119 datetimeto=20261123',
    ],
    ['the next three hours', { duration: 'PT3H' }, 'forecastNextThreeHours'],
    ['the next days', { span: 'NEXT_DAYS' }, 'forecastNextThreeDays'],
    ['now', { span: 'NOW' }, 'forecastHours'],
  ]);
});

describe('from eight in the evening on, "the weather" is that of the night and of tomorrow', () => {
  it('is still that of the day at one minute to eight', async () => {
    const request = await listCalls({}, '2026-11-18T19:59:00+01:00');
    expect(request).toEqual(['forecastDays datefrom=20261118']);
  });

  it('is no longer at eight', async () => {
    expect(await listCalls({}, '2026-11-18T20:00:00+01:00')).toEqual([
      'forecastDayPart space=night date=20261118',
      'forecastDays datefrom=20261119',
    ]);
  });
});

describe('at half past one, the night that has begun on Wednesday', () => {
  itCallsFromBerlin('2026-11-19T01:30:00+01:00', [
    ['the weather', {}, 'forecastDays datefrom=20261119'],
    ['tonight', { dayPart: 'NI' }, 'forecastDayPart space=night date=20261118'],
    ['tonight', { date: '2026-11-19', dayPart: 'NI' }, 'forecastDayPart space=night date=20261118'],
    [
      'tomorrow night',
      { date: '2026-11-20', dayPart: 'NI' },
      'forecastDayPart space=night date=20261120',
    ],
    ['in the morning', { dayPart: 'MO' }, 'forecastDayPart space=morning date=20261119'],
    [
      'this evening',
      { date: '2026-11-19', dayPart: 'EV' },
      'forecastDayPart space=evening date=20261119',
    ],
    ['tonight at two', { dayPart: 'NI', time: '02:00' }, 'forecastHours datetimefrom=2026111902'],
    [
      'tonight at eleven',
      { dayPart: 'NI', time: '23:00' },
      'forecastHours datetimefrom=2026111923',
    ],
    ['at one, which is running', { time: '01:00' }, 'forecastHours datetimefrom=2026111901'],
    ['at midnight', { time: '00:00' }, 'forecastHours datetimefrom=2026112000'],
    ['yesterday', { date: '2026-11-18' }, 'pastReadingsByCoordinates'],
    [
      'the next six hours',
      { duration: 'PT6H' },
      'forecastHours datetimefrom=2026111901 datetimeto=2026111907',
    ],
    [
      'the next five days',
      { duration: 'P5D' },
      'forecastDays datefrom=20261119 datetimeto=20261123',
    ],
    ['the weekend', { span: 'WEEKEND' }, 'forecastWeekend'],
    ['now', { date: 'PRESENT_REF' }, 'forecastHours'],
  ]);
});
