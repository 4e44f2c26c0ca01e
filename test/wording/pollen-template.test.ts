import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { POLLEN_TYPES } from '../../src/contract/parameters.ts';
import { addDays } from '../../src/time/local-time.ts';
import type { PollenDay } from '../../src/weather/atmosphere.ts';
import {
  formatDayNames,
  fillPollenTemplate,
  createPollenTemplates,
} from '../../src/wording/render.ts';
import { locale, TODAY } from './plans.ts';
import { locales } from '../support/locales.ts';
import { propertyRuns } from '../support/property-runs.ts';

/** A Wednesday, with birch pollen high and grass pollen low. */
const DAY: PollenDay = {
  date: TODAY,
  levels: {
    Ambrosia: 0, Beifuss: 0, Birke: 3, Erle: 0, Esche: 0, Graeser: 1, Hasel: 0, Roggen: 0,
  },
}; // prettier-ignore

const PLACES = ['Leipzig', 'Sylt', 'Garmisch-Partenkirchen', 'Frankfurt am Main', "L'Aquila", '$&'];

describe('the templates of a day', () => {
  test('have the placeholders of the document, the long one the place too', () => {
    expect(createPollenTemplates(DAY, undefined, locale('de-DE'))).toEqual({
      short: '<DayID> ist die Belastung durch Birkenpollen hoch, durch Gräserpollen gering.',
      long: '<DayID> ist in der Region <Location> die Belastung durch Birkenpollen hoch, durch Gräserpollen gering. Sonst fliegen keine Pollen.',
    });
    expect(createPollenTemplates(DAY, undefined, locale('en-US'))).toEqual({
      short: '<DayID>, pollen levels will be high for birch, and low for grass.',
      long: "<DayID> in the <Location> region, pollen levels will be high for birch, and low for grass. There'll be no other pollen.",
    });
  });

  test('are of one type on request', () => {
    expect(createPollenTemplates(DAY, 'Hasel', locale('de-DE'))).toEqual({
      short: '<DayID> fliegen keine Haselpollen.',
      long: '<DayID> fliegen in der Region <Location> keine Haselpollen.',
    });
  });
});

test.each([
  ['de-DE', 0, 'am Mittwoch', 'heute'],
  ['de-DE', 1, 'am Donnerstag', 'morgen'],
  ['de-DE', 2, 'am Freitag', 'übermorgen'],
  ['en-US', 0, 'on Wednesday', 'today'],
  ['en-US', 1, 'on Thursday', 'tomorrow'],
  ['en-GB', 2, 'on Friday', 'on Friday'],
])('in %s the day %i days ahead is %s and %s', (tag, ahead, weekday, relative) => {
  expect(formatDayNames(addDays(TODAY, ahead), TODAY, locale(tag))).toEqual({ weekday, relative });
});

const [WEDNESDAY, SATURDAY] = [TODAY, '2026-11-21'];

describe('a template is spoken with the values of its day and place', () => {
  test.each<[tag: string, template: string, near: string, far: string]>([
    [
      'de-DE',
      '<DayID> ist in der Region <Location> die Belastung hoch.',
      'Heute ist in der Region Sylt die Belastung hoch.',
      'Am Samstag ist in der Region Sylt die Belastung hoch.',
    ],
    [
      'de-DE',
      'Am <DayID> fliegen in <Location> keine Pollen.',
      'Heute fliegen auf Sylt keine Pollen.',
      'Am Samstag fliegen auf Sylt keine Pollen.',
    ],
    [
      'de-DE',
      'In <Location> fliegen am <DayID> keine Pollen.',
      'Auf Sylt fliegen heute keine Pollen.',
      'Auf Sylt fliegen am Samstag keine Pollen.',
    ],
    [
      'de-DE',
      'Die Vorhersage für <DayID>  und <Location> . <DayID> ist die Belastung hoch.',
      'Die Vorhersage für heute und Sylt. Heute ist die Belastung hoch.',
      'Die Vorhersage für Samstag und Sylt. Am Samstag ist die Belastung hoch.',
    ],
    [
      'de-DE',
      'Für <DayID> ist im Raum <Location> nichts bekannt, bis <DayID> auch nicht.',
      'Für heute ist im Raum Sylt nichts bekannt, bis heute auch nicht.',
      'Für Samstag ist im Raum Sylt nichts bekannt, bis Samstag auch nicht.',
    ],
    [
      'en-GB',
      'On <DayID> in <Location>, there is no pollen.',
      'Today on Sylt, there is no pollen.',
      'On Saturday on Sylt, there is no pollen.',
    ],
    [
      'en-US',
      'The forecast for <DayID> in <Location>: no pollen.',
      'The forecast for today on Sylt: no pollen.',
      'The forecast for Saturday on Sylt: no pollen.',
    ],
    ['en-US', 'Pollen <DayID>: none.', 'Pollen today: none.', 'Pollen on Saturday: none.'],
  ])('%s: %s', (tag, template, near, far) => {
    const fill = (date: string) =>
      fillPollenTemplate(template, { date, today: WEDNESDAY, place: 'Sylt' }, locale(tag));
    expect([fill(WEDNESDAY), fill(SATURDAY)]).toEqual([near, far]);
  });

  test('and with its weekday if the listener has another date', () => {
    const values = { date: WEDNESDAY, today: null, place: 'Leipzig' };
    expect(fillPollenTemplate('Am <DayID> in <Location>.', values, locale('de-DE'))).toBe(
      'Am Mittwoch in Leipzig.',
    );
  });

  test.each(locales)('for every place, day and type in $tag', (one) => {
    const type = fc.option(fc.constantFrom(...POLLEN_TYPES), { nil: undefined });
    const ahead = fc.integer({ min: 0, max: 6 });
    const place = fc.constantFrom(...PLACES);
    const property = fc.property(type, ahead, place, fc.boolean(), (facts, days, where, known) => {
      const { short, long } = createPollenTemplates(DAY, facts, one);
      const date = addDays(TODAY, days);
      const values = { date, today: known ? TODAY : null, place: where };
      const { weekday, relative } = formatDayNames(date, TODAY, one);
      const day = known ? relative : weekday;
      for (const text of [short, long].map((template) =>
        fillPollenTemplate(template, values, one),
      )) {
        expect(text).toMatch(/^\p{Lu}.*[^ .,]\.$/su);
        expect(text.toLowerCase().startsWith(day.toLowerCase())).toBe(true);
        expect(text).not.toMatch(/[<>]|\s{2}| [.,]|undefined/u);
      }
      // An Italian article melts into the word before it: "dell'Aquila".
      const name = one.tag === 'it-IT' ? where.replace(/^L'/, "l'") : where;
      // Polish inflects the names of the towns that it knows: `w Lipsku i okolicach`.
      const inflected = one.language.placeAfter('w', where).replace(/^\S+ /u, '');
      const filled = fillPollenTemplate(long, values, one);
      expect([name, inflected].some((form) => filled.includes(form))).toBe(true);
    });
    fc.assert(property, { numRuns: propertyRuns(100) });
  });
});
