import { describe, expect, test } from 'vitest';
import { renderPlan } from '../../src/wording/render.ts';
import { addDays } from '../../src/time/local-time.ts';
import { hoursFrom, lasting, locale, planOfDays, rain, TODAY } from './plans.ts';

const DATES = [1, 2, 3, 4].map((ahead) => addDays(TODAY, ahead));
const wet = lasting(24, rain(63, 1));
const dry = lasting(24);

const textOf = (tag: string, ...days: (typeof wet)[]) =>
  renderPlan(
    planOfDays(hoursFrom(24, [...days.flat(), ...dry]), DATES.slice(0, days.length)),
    locale(tag),
  );

describe('the amount of several days', () => {
  test('is that of all of them, where no other day is told', () => {
    expect(textOf('de-DE', wet, wet)).toMatch(/Insgesamt fallen/);
    expect(textOf('en-GB', wet, wet)).toMatch(/In total/);
  });

  test.each([
    ['de-DE', 'An beiden Tagen zusammen fallen rund 50'],
    ['en-GB', 'Over the two days'],
    ['fr-FR', 'Sur les deux jours, il tombera'],
    ['es-ES', 'Entre los dos días caerán'],
    ['it-IT', 'Nei due giorni cadranno in tutto'],
    ['ro-RO', 'În cele două zile'],
    ['nl-NL', 'Over die twee dagen samen valt er'],
    ['da-DK', 'I løbet af de to dage ventes der i alt'],
    ['sv-SE', 'Under de två dagarna väntas totalt'],
    ['pl-PL', 'Łącznie w ciągu obu dni spadnie'],
    [
      'cs-CZ',
      'V Hamburku bude zítra zataženo, nejvýše 8 stupňů. V pátek a v sobotu bude vydatně pršet, nejvyšší teplota 8 stupňů. Celkem za oba dny spadne asi 50 milimetrů srážek.',
    ],
    [
      'sk-SK',
      'V Hamburgu bude zajtra zamračené, najviac 8 stupňov. V piatok a v sobotu bude výdatne pršať, najvyššia teplota 8 stupňov. Celkovo za oba dni spadne asi 50 milimetrov zrážok.',
    ],
  ])('is not heard as that of the whole list in %s', (tag, words) => {
    expect(textOf(tag, dry, wet, wet)).toContain(words);
  });

  test('names more than two days as these days', () => {
    expect(textOf('de-DE', dry, wet, wet, wet)).toContain('An diesen Tagen zusammen');
  });
});
