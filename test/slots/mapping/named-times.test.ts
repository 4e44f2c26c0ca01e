import { describe } from 'vitest';
import { itCallsFromBerlin } from '../../support/planned-calls.ts';

describe('days with a name, asked for on a Monday in November', () => {
  itCallsFromBerlin('2026-11-23T18:00:00+01:00', [
    ['the first of Advent', { span: 'FIRST_ADVENT' }, 'forecastDays datefrom=20261129'],
    [
      'the morning of it',
      { span: 'FIRST_ADVENT', dayPart: 'MO' },
      'forecastDayPart space=morning date=20261129',
    ],
    ['Black Friday', { span: 'BLACK_FRIDAY' }, 'forecastDays datefrom=20261127'],
    ['Christmas Eve', { span: 'CHRISTMAS_EVE' }, 'says: beyondDays'],
    ['a holiday of nobody here', { span: 'NATIONAL_DAY' }, 'says: beyondDays'],
  ]);
});

describe('Easter', () => {
  itCallsFromBerlin('2026-04-01T09:10:00+02:00', [
    ['both days', { span: 'EASTER' }, 'forecastDays datefrom=20260405 datetimeto=20260406'],
    [
      'its first evening',
      { span: 'EASTER', dayPart: 'EV' },
      'forecastDayPart space=evening date=20260405',
    ],
    ['Easter Sunday', { span: 'EASTER_SUNDAY' }, 'forecastDays datefrom=20260405'],
    ['the public holiday', { span: 'PUBLIC_HOLIDAY' }, 'forecastDays datefrom=20260403'],
    ['Easter Monday', { span: 'EASTER_MONDAY' }, 'forecastDays datefrom=20260406'],
  ]);
});

describe('hours with a name, asked for on a Wednesday morning', () => {
  itCallsFromBerlin('2026-07-15T10:20:00+02:00', [
    ['at lunch', { span: 'LUNCH' }, 'forecastHours datetimefrom=2026071512 datetimeto=2026071514'],
    [
      'on my way home',
      { span: 'WAY_HOME' },
      'forecastHours datetimefrom=2026071517 datetimeto=2026071518',
    ],
    [
      'tomorrow on my way to work',
      { span: 'WAY_TO_WORK', date: '2026-07-16', dayPart: 'MO' },
      'forecastHours datetimefrom=2026071607 datetimeto=2026071609',
    ],
    [
      'on my way to work, which is tomorrow',
      { span: 'WAY_TO_WORK' },
      'forecastHours datetimefrom=2026071607 datetimeto=2026071609',
    ],
    [
      'on my way home at six',
      { span: 'WAY_HOME', time: '18:00' },
      'forecastHours datetimefrom=2026071518',
    ],
    [
      'on Sunday at lunch, for which there are no hours',
      { span: 'LUNCH', date: '2026-07-19' },
      'forecastDayPart space=afternoon date=20260719',
    ],
    [
      'on Sunday at noon, for which there are no hours',
      { date: '2026-07-19', time: '12:00' },
      'forecastDayPart space=afternoon date=20260719',
    ],
    ['now today', { span: 'NOW', date: '2026-07-15' }, 'forecastDays datefrom=20260715'],
    [
      'the night between Saturday and Sunday',
      { span: 'WEEKEND', dayPart: 'NIGHT_BETWEEN' },
      'forecastDayPart space=night date=20260718',
    ],
    ['the rest of the day', { span: 'REST_OF_DAY' }, 'forecastDays datefrom=20260715'],
    [
      'the rest of the week',
      { span: 'REST_OF_WEEK' },
      'forecastDays datefrom=20260715 datetimeto=20260719',
    ],
    ['the week', { span: 'WEEK' }, 'forecastDays datefrom=20260715 datetimeto=20260721'],
    ['today in eight days', { span: 'IN_A_WEEK' }, 'forecastDays datefrom=20260722'],
    [
      'the end of the month',
      { span: 'END_OF_MONTH' },
      'forecastDays datefrom=20260729 datetimeto=20260730',
    ],
    [
      'the night to Friday',
      { date: '2026-07-17', dayPart: 'NIGHT_BEFORE' },
      'forecastDayPart space=night date=20260716',
    ],
    [
      'the night from Thursday to Friday',
      { date: '2026-07-16', untilDate: '2026-07-17', dayPart: 'NI' },
      'forecastDayPart space=night date=20260716',
    ],
  ]);
});

describe('at a quarter to seven in the evening', () => {
  itCallsFromBerlin('2026-07-15T18:45:00+02:00', [
    [
      'the way home is the next hour',
      { span: 'WAY_HOME' },
      'forecastHours datetimefrom=2026071518 datetimeto=2026071519',
    ],
    [
      'the way home tomorrow is the usual',
      { span: 'WAY_HOME', date: '2026-07-16' },
      'forecastHours datetimefrom=2026071617 datetimeto=2026071618',
    ],
    [
      'my commute is the way home',
      { span: 'COMMUTE' },
      'forecastHours datetimefrom=2026071518 datetimeto=2026071519',
    ],
  ]);
});

describe('until a feast or a part of today', () => {
  itCallsFromBerlin('2026-12-21T11:00:00+01:00', [
    [
      'until Christmas Eve',
      { span: 'UNTIL_CHRISTMAS_EVE' },
      'forecastDays datefrom=20261221 datetimeto=20261224',
    ],
    [
      'before tonight',
      { span: 'UNTIL_EVENING' },
      'forecastHours datetimefrom=2026122111 datetimeto=2026122118',
    ],
    [
      'until the night',
      { span: 'UNTIL_NIGHT' },
      'forecastHours datetimefrom=2026122111 datetimeto=2026122122',
    ],
    [
      'tomorrow, at the Christmas market',
      { span: 'CHRISTMAS', date: '2026-12-22' },
      'forecastDays datefrom=20261222',
    ],
    [
      'on Thursday, later',
      { span: 'REST_OF_DAY', date: '2026-12-24' },
      'forecastDays datefrom=20261224',
    ],
    [
      'on Thursday after five, for which there are no hours',
      { date: '2026-12-24', time: '17:00', untilTime: '00:00' },
      'forecastDayPart space=evening date=20261224',
    ],
  ]);
  itCallsFromBerlin('2026-12-21T19:00:00+01:00', [
    [
      'before tonight, which has begun',
      { span: 'UNTIL_EVENING' },
      'forecastDayPart space=evening date=20261221',
    ],
  ]);
});

describe('trick or treating', () => {
  itCallsFromBerlin('2026-10-30T15:20:00+01:00', [
    ['in the evening', { span: 'HALLOWEEN_NIGHT' }, 'forecastDayPart space=evening date=20261031'],
  ]);
});
