import { describe } from 'vitest';
import { itCallsFromBerlin } from '../../support/planned-calls.ts';

describe('of Los Angeles, nine hours behind', () => {
  const place = 'Los Angeles';

  describe('while a Wednesday afternoon in Berlin is early morning there', () => {
    itCallsFromBerlin('2026-11-18T14:05:00+01:00', [
      ['the weather', { place }, 'forecastDays datefrom=20261118'],
      [
        'tonight, which has begun there',
        { place, dayPart: 'NI' },
        'forecastDayPart space=night date=20261117',
      ],
      ['at two', { place, time: '14:00' }, 'forecastHours datetimefrom=2026111814'],
      [
        'at four, which is over there',
        { place, time: '04:00' },
        'forecastHours datetimefrom=2026111904',
      ],
      [
        'the next six hours',
        { place, duration: 'PT6H' },
        'forecastHours datetimefrom=2026111805 datetimeto=2026111811',
      ],
    ]);
  });

  describe('while it is Thursday in Berlin and still Wednesday there', () => {
    itCallsFromBerlin('2026-11-19T01:30:00+01:00', [
      ['the weather', { place }, 'forecastDays datefrom=20261118'],
      [
        "today, by the device's calendar",
        { place, date: '2026-11-19' },
        'forecastDays datefrom=20261119',
      ],
      [
        'yesterday, which it still is there',
        { place, date: '2026-11-18' },
        'forecastDays datefrom=20261118',
      ],
      ['in the evening', { place, dayPart: 'EV' }, 'forecastDayPart space=evening date=20261118'],
      ['tonight', { place, dayPart: 'NI' }, 'forecastDayPart space=night date=20261118'],
      ['at five', { place, time: '17:00' }, 'forecastHours datetimefrom=2026111817'],
      [
        'at three, which is over there',
        { place, time: '15:00' },
        'forecastHours datetimefrom=2026111915',
      ],
    ]);
  });
});

describe('of Brisbane, nine hours ahead', () => {
  const place = 'Brisbane';

  describe('while a Wednesday afternoon in Berlin is late evening there', () => {
    itCallsFromBerlin('2026-11-18T14:05:00+01:00', [
      [
        'the weather',
        { place },
        'forecastDayPart space=night date=20261118',
        'forecastDays datefrom=20261119',
      ],
      ['tonight', { place, dayPart: 'NI' }, 'forecastDayPart space=night date=20261118'],
      [
        'at three, which is over there',
        { place, time: '15:00' },
        'forecastHours datetimefrom=2026111915',
      ],
    ]);
  });

  describe('while it is Wednesday in Berlin and already Thursday there', () => {
    itCallsFromBerlin('2026-11-18T18:00:00+01:00', [
      ['the weather', { place }, 'forecastDays datefrom=20261119'],
      [
        'today, which is over there',
        { place, date: '2026-11-18' },
        'forecastDays datefrom=20261119',
      ],
      ['tomorrow', { place, date: '2026-11-19' }, 'forecastDays datefrom=20261119'],
      [
        'from today until Friday',
        { place, date: '2026-11-18', untilDate: '2026-11-20' },
        'forecastDays datefrom=20261119 datetimeto=20261120',
      ],
      [
        'this evening',
        { place, date: '2026-11-18', dayPart: 'EV' },
        'forecastDayPart space=evening date=20261119',
      ],
      [
        'tonight, which has begun there',
        { place, dayPart: 'NI' },
        'forecastDayPart space=night date=20261118',
      ],
      [
        'at two, which is over there',
        { place, time: '02:00' },
        'forecastHours datetimefrom=2026112002',
      ],
      ['yesterday', { place, date: '2026-11-17' }, 'says: past'],
    ]);
  });
});
