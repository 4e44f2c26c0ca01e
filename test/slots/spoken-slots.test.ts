import { describe, expect, it } from 'vitest';
import { parseSlots } from '../../src/slots/spoken-slots.ts';

const slot = (value?: string, resolutions = {}) => ({
  name: 'x',
  confirmationStatus: 'NONE' as const,
  ...(value === undefined ? {} : { value }),
  ...resolutions,
});

const authority = (code: 'ER_SUCCESS_MATCH' | 'ER_SUCCESS_NO_MATCH', ...ids: string[]) => ({
  authority: 'a',
  status: { code },
  values: ids.map((id) => ({ value: { name: id, id } })),
});

const filled = (slots: Parameters<typeof parseSlots>[0]) =>
  Object.fromEntries(Object.entries(parseSlots(slots)).filter(([, value]) => value !== undefined));

it('has the words of a built-in type, trimmed', () => {
  expect(filled({ date: slot(' 2026-11-21 '), place: slot('bad homburg') })).toEqual({
    date: '2026-11-21',
    place: 'bad homburg',
  });
});

it.each([
  ['no slots at all', undefined],
  ['slots that are null', null],
  [
    'a slot of which all is null',
    JSON.parse(
      '{"date": {"name": "date", "value": null, "resolutions": null, "slotValue": null}, "place": {"value": null}, "dayPart": {"value": null}}',
    ),
  ],
  ['no slot of ours', { colour: slot('blue') }],
  ['slots without a value', { date: slot(), place: slot() }],
  ['empty words', { date: slot(''), place: slot('   ') }],
  ['the mark for words that were not understood', { date: slot('?') }],
])('ignores %s', (_what, slots) => {
  expect(filled(slots)).toEqual({});
});

it('has no place for "outside"', () => {
  expect(filled({ place: slot('draußen') })).toEqual({ namedTime: 'OUTSIDE' });
});

it.each([
  ['hier', 'HERE'],
  ['My Location', 'HERE'],
  ['zu Hause', 'HOME'],
  ['là-bas', 'THERE'],
])('has where "%s" is instead of a place', (said, whereabouts) => {
  expect(filled({ place: slot(said) })).toEqual({ whereabouts });
});

it('has the id of a synonym from the matching authority', () => {
  const resolutionsPerAuthority = [
    authority('ER_SUCCESS_NO_MATCH'),
    authority('ER_SUCCESS_MATCH', 'EV', 'NI'),
  ];
  const dayPart = slot('abends', { resolutions: { resolutionsPerAuthority } });
  expect(filled({ dayPart })).toEqual({ dayPart: 'EV' });
});

describe('a type of pollen', () => {
  const pollenType = (value: string, ...authorities: ReturnType<typeof authority>[]) =>
    filled({ pollenType: slot(value, { resolutions: { resolutionsPerAuthority: authorities } }) });

  it('has one id for its many names', () => {
    const said = pollenType('rasen', authority('ER_SUCCESS_MATCH', 'Graeser'));
    expect(said).toEqual({ pollenType: 'Graeser' });
  });

  it.each([
    ['the model knows as another', [authority('ER_SUCCESS_MATCH', 'OTHER')]],
    ['no authority knows', [authority('ER_SUCCESS_NO_MATCH')]],
    ['nobody was asked about', []],
  ])('with %s has its spoken words', (_what, authorities) => {
    expect(pollenType('eiche', ...authorities)).toEqual({ unknownPollen: 'eiche' });
  });

  it.each(['', '  ', '?'])('of the words "%s" is missing', (words) => {
    expect(pollenType(words, authority('ER_SUCCESS_NO_MATCH'))).toEqual({});
  });
});

it.each([
  ['without resolutions', {}],
  ['that no authority knows', { resolutionsPerAuthority: [authority('ER_SUCCESS_NO_MATCH')] }],
  ['with a match of nothing', { resolutionsPerAuthority: [authority('ER_SUCCESS_MATCH')] }],
])('ignores words of a custom type %s', (_what, resolutions) => {
  expect(filled({ span: slot('irgendwann', { resolutions }) })).toEqual({});
});
