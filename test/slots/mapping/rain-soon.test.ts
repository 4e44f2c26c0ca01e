import { describe } from 'vitest';
import { itCallsFromBerlin } from '../../support/planned-calls.ts';

describe('a rain question on a Wednesday afternoon at five past two', () => {
  itCallsFromBerlin(
    '2026-11-18T14:05:00+01:00',
    [
      ['is it raining', {}, 'precipitationNextHour'],
      ['slots that stayed empty', { place: '', date: '?', time: '' }, 'precipitationNextHour'],
      ['now', { span: 'NOW' }, 'precipitationNextHour'],
      ['now, as a date', { date: 'PRESENT_REF' }, 'precipitationNextHour'],
      ['soon', { span: 'SOON' }, 'precipitationNextHour'],
      ['today soon', { date: '2026-11-18', span: 'SOON' }, 'precipitationNextHour'],
      ['in the next hour', { duration: 'PT1H' }, 'precipitationNextHour'],
      ['in the next half hour', { duration: 'PT30M' }, 'precipitationNextHour'],
      ['in the next sixty minutes', { duration: 'PT60M' }, 'precipitationNextHour'],
      ['in ten minutes', { time: '14:15' }, 'precipitationNextHour'],
      ['in an hour', { time: '15:05' }, 'precipitationNextHour'],
      ['today at half past two', { date: '2026-11-18', time: '14:30' }, 'precipitationNextHour'],
      ['until half past two', { untilTime: '14:30' }, 'precipitationNextHour'],
      ['until three', { untilTime: '15:00' }, 'precipitationNextHour'],
      [
        'in an hour and ten minutes',
        { time: '15:15' },
        'forecastHours datetimefrom=2026111815 datetimeto=2026111816',
      ],
      [
        'tomorrow at half past two',
        { date: '2026-11-19', time: '14:30' },
        'forecastHours datetimefrom=2026111914 datetimeto=2026111915',
      ],
      ['at two, five minutes ago', { time: '14:00' }, 'forecastHours datetimefrom=2026111814'],
      ['at three', { time: '15:00' }, 'forecastHours datetimefrom=2026111815'],
      [
        'until four',
        { untilTime: '16:00' },
        'forecastHours datetimefrom=2026111814 datetimeto=2026111816',
      ],
      [
        'from half past two to six',
        { time: '14:30', untilTime: '18:00' },
        'forecastHours datetimefrom=2026111814 datetimeto=2026111818',
      ],
      ['in the next three hours', { duration: 'PT3H' }, 'forecastNextThreeHours'],
      ['in the next hours', { span: 'NEXT_HOURS' }, 'forecastNextThreeHours'],
      [
        'in the next hour and a half',
        { duration: 'PT1H30M' },
        'forecastHours datetimefrom=2026111814 datetimeto=2026111816',
      ],
      [
        'in the next six hours',
        { duration: 'PT6H' },
        'forecastHours datetimefrom=2026111814 datetimeto=2026111820',
      ],
      [
        'today',
        { date: '2026-11-18' },
        'forecastDays datefrom=20261118',
        'forecastHours datetimefrom=2026111814 datetimeto=2026111823',
      ],
      [
        'tomorrow',
        { date: '2026-11-19' },
        'forecastDays datefrom=20261119',
        'forecastHours datetimefrom=2026111900 datetimeto=2026111923',
      ],
      [
        'this evening',
        { date: '2026-11-18', dayPart: 'EV' },
        'forecastDayPart space=evening date=20261118',
        'forecastHours datetimefrom=2026111818 datetimeto=2026111821',
      ],
      [
        'tonight',
        { dayPart: 'NI' },
        'forecastDayPart space=night date=20261118',
        'forecastHours datetimefrom=2026111822 datetimeto=2026111905',
      ],
      [
        'on the weekend',
        { span: 'WEEKEND' },
        'forecastWeekend',
        'forecastHours datetimefrom=2026112100 datetimeto=2026112113',
      ],
      [
        'over the next days',
        { span: 'NEXT_DAYS' },
        'forecastNextThreeDays',
        'forecastHours datetimefrom=2026111814 datetimeto=2026112023',
      ],
      [
        'in the next five days',
        { duration: 'P5D' },
        'forecastDays datefrom=20261118 datetimeto=20261122',
        'forecastHours datetimefrom=2026111814 datetimeto=2026112113',
      ],
      ['yesterday', { date: '2026-11-17' }, 'pastReadingsByCoordinates'],
      ['next summer', { date: '2027-SU' }, 'says: vague'],
      ['for a length that is none', { duration: 'PT0S' }, 'says: vague'],
    ],
    'RainIntent',
  );
});

describe('a rain question ten minutes before midnight', () => {
  itCallsFromBerlin(
    '2026-11-18T23:50:00+01:00',
    [
      ['is it raining', {}, 'precipitationNextHour'],
      ['until midnight', { untilTime: '00:00' }, 'precipitationNextHour'],
      ['in twenty minutes', { time: '00:10' }, 'precipitationNextHour'],
      [
        'in twenty minutes, as tomorrow',
        { date: '2026-11-19', time: '00:10' },
        'precipitationNextHour',
      ],
      [
        'at half past eleven, in the hour that runs',
        { time: '23:30' },
        'forecastHours datetimefrom=2026111823 datetimeto=2026111900',
      ],
    ],
    'RainIntent',
  );
});

describe('a weather question', () => {
  itCallsFromBerlin('2026-11-18T14:05:00+01:00', [
    ['soon', { span: 'SOON' }, 'forecastNextThreeHours'],
  ]);
});
