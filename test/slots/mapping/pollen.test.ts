import { describe, expect, it } from 'vitest';
import { POLLEN_TYPES } from '../../../src/contract/parameters.ts';
import type { Postcode } from '../../../src/place/address.ts';
import { createCalendar, createPollenCall } from '../../../src/slots/query.ts';
import type { Place } from '../../../src/place/place.ts';
import { parsePollenQuery } from '../../../src/slots/parse-query.ts';
import type { SpokenSlots } from '../../../src/slots/spoken-slots.ts';
import { itCallsFromBerlin } from '../../support/planned-calls.ts';
import { BERLIN } from '../../support/places.ts';

const AFTERNOON = '2026-11-18T14:05:00+01:00';

describe('a pollen question on a Wednesday afternoon', () => {
  itCallsFromBerlin(
    AFTERNOON,
    [
      ['pollen', {}, 'pollenTextByCoordinates'],
      ['slots that stayed empty', { date: '', pollenType: '?' }, 'pollenTextByCoordinates'],
      ['all pollen', { pollenType: 'ALL' }, 'pollenTextByCoordinates'],
      ...POLLEN_TYPES.map((type): [string, SpokenSlots, string] => [
        'a type',
        { pollenType: type },
        `pollenTextByCoordinates pollentype=${type}`,
      ]),
      ['tomorrow', { date: '2026-11-19' }, 'pollenTextByCoordinates'],
      ['yesterday', { date: '2026-11-17' }, 'says: pollenDays'],
      ['in three days', { date: '2026-11-21' }, 'says: pollenDays'],
      ['next week', { date: '2026-W48' }, 'says: pollenDays'],
      ['the weekend, of which nothing is near', { span: 'WEEKEND' }, 'says: pollenDays'],
      ['in summer', { date: '2027-SU' }, 'says: pollenDays'],
      ['a date that is none', { date: 'soon' }, 'says: pollenDays'],
      ['a length that is none', { duration: 'soon' }, 'says: pollenDays'],
    ],
    'PollenIntent',
  );
});

/** The days that are told, as days ahead of the place's today. */
function reportedDays(slots: SpokenSlots, at: string, timeZone = 'Europe/Berlin'): number[] {
  const calendar = createCalendar(Date.parse(at), timeZone, 'Europe/Berlin');
  const question = parsePollenQuery(slots, calendar);
  if (question.kind === 'unanswerable') return [];
  const today = Date.parse(calendar.here.date);
  return question.days.map((day) => (Date.parse(day) - today) / 86_400_000);
}

describe('returns pollen of', () => {
  it.each<[string, SpokenSlots, number[]]>([
    ['today where no day is said', {}, [0]],
    ['today for now', { span: 'NOW' }, [0]],
    ['today for soon', { span: 'SOON' }, [0]],
    ['today for the next hours', { span: 'NEXT_HOURS' }, [0]],
    ['today for six hours', { duration: 'PT6H' }, [0]],
    ['today for now as a date', { date: 'PRESENT_REF' }, [0]],
    ['today for this evening', { date: '2026-11-18', dayPart: 'EV' }, [0]],
    ['today for tonight', { dayPart: 'NI' }, [0]],
    ['tomorrow', { date: '2026-11-19' }, [1]],
    ['tomorrow for the morning of it', { date: '2026-11-19', dayPart: 'MO' }, [1]],
    ['the day after', { date: '2026-11-20' }, [2]],
    ['three days for the next days', { span: 'NEXT_DAYS' }, [0, 1, 2]],
    ['two days for two days', { duration: 'P2D' }, [0, 1]],
    ['two days for thirty hours', { duration: 'PT30H' }, [0, 1]],
    ['three days for a week', { duration: 'P1W' }, [0, 1, 2]],
    ['three days for ages', { duration: 'P999999999999999999999D' }, [0, 1, 2]],
    ['what is left of this week', { date: '2026-W47' }, [0, 1, 2]],
    ['what is near of this month', { date: '2026-11' }, [0, 1, 2]],
  ])('%s %j', (_what, slots, days) => {
    expect(reportedDays(slots, AFTERNOON)).toEqual(days);
  });

  it.each([
    ['Thursday', '2026-11-19', [2]],
    ['Friday', '2026-11-20', [1, 2]],
    ['Saturday', '2026-11-21', [0, 1]],
    ['Sunday', '2026-11-22', [0]],
    ['Monday', '2026-11-23', []],
  ])('the weekend, in a question on %s', (_weekday, date, days) => {
    expect(reportedDays({ span: 'WEEKEND' }, `${date}T14:05:00+01:00`)).toEqual(days);
    expect(reportedDays({ date: '2026-W47-WE' }, `${date}T14:05:00+01:00`)).toEqual(days);
  });

  it("the place's own today if the device's is over there", () => {
    const at = '2026-11-18T23:30:00+01:00';
    expect(reportedDays({ date: '2026-11-18' }, at, 'Europe/Kyiv')).toEqual([0]);
  });
});

function ask(slots: SpokenSlots, where: Place | Postcode) {
  const question = parsePollenQuery(
    slots,
    createCalendar(Date.parse(AFTERNOON), 'Europe/Berlin', 'Europe/Berlin'),
  );
  return question.kind === 'pollen' ? createPollenCall(question, where) : undefined;
}

describe('with country and postcode only', () => {
  const postcode = { country: 'DE', code: '01067' } as const;
  it('calls by these, with leading zeros', () => {
    expect(ask({}, postcode)).toEqual({
      operation: 'pollenTextByZip',
      parameters: { country: 'DE', zip_code: '01067' },
    });
    expect(ask({ pollenType: 'Graeser' }, postcode)).toEqual({
      operation: 'pollenTextByZip',
      parameters: { country: 'DE', zip_code: '01067', pollentype: 'Graeser' },
    });
  });

  it('calls by coordinates if they are available', () => {
    expect(ask({ pollenType: 'Birke' }, BERLIN)).toEqual({
      operation: 'pollenTextByCoordinates',
      parameters: {
        latitude: 52.52437,
        longitude: 13.41053,
        location: 'Berlin',
        pollentype: 'Birke',
      },
    });
  });
});
