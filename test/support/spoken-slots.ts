import * as fc from 'fast-check';
import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import type { SpokenSlots } from '../../src/slots/spoken-slots.ts';
import { toLocalDate } from '../../src/time/local-time.ts';
import { codePoint } from './code-points.ts';

/** A day from some weeks before an instant to some weeks after it, in each form that dates have. */
const date = (now: number) =>
  fc.oneof(
    fc.integer({ min: -20, max: 40 }).map((days) => toLocalDate(now + days * 86_400_000, 'UTC')),
    fc.integer({ min: 1, max: 60 }).map((week) => `2026-W${week}`.replace(/W(\d)$/, 'W0$1')),
    fc.integer({ min: 1, max: 60 }).map((week) => `2027-W${week}-WE`.replace(/W(\d)-/, 'W0$1-')),
    fc.integer({ min: 0, max: 13 }).map((month) => `2026-${String(month).padStart(2, '0')}`),
    fc.constantFrom('PRESENT_REF', '2027', '202X', '2026-WI', '2026-12-XX', '2026-11-31', '?'),
    fc.string(),
  );

const time = fc.oneof(
  fc.integer({ min: 0, max: 23 }).map((hour) => `${String(hour).padStart(2, '0')}:30`),
  fc.constantFrom('MO', 'AF', 'EV', 'NI', '24:00', 'noon'),
  fc.string(),
);

/** What a person may have said of the time, sense or not, around an instant. */
export const spokenSlots = (now: number): fc.Arbitrary<SpokenSlots> =>
  fc.record(
    {
      date: date(now),
      untilDate: date(now),
      time,
      untilTime: time,
      dayPart: fc.constantFrom('MO', 'AF', 'EV', 'NI'),
      duration: fc.constantFrom('PT1H', 'PT6H', 'PT72H', 'P1D', 'P3D', 'P2W', 'P1M', 'P1Y', ''),
      span: fc.constantFrom('NOW', 'SOON', 'NEXT_HOURS', 'NEXT_DAYS', 'WEEKEND'),
    },
    { requiredKeys: [] },
  );

/** Known and unknown words for types of pollen. */
export const pollenSlots: fc.Arbitrary<SpokenSlots> = fc.oneof(
  fc.constant({}),
  fc
    .constantFrom(...POLLEN_TYPES, 'ALL', 'OTHER', 'Tanne', '')
    .map((pollenType) => ({ pollenType })),
  fc.string({ unit: codePoint }).map((unknownPollen) => ({ unknownPollen })),
);
