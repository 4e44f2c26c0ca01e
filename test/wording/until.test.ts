import { describe, expect, test } from 'vitest';
import { planRain } from '../../src/wording/plan/questions/verdict.ts';
import { renderAnswer, renderPlan } from '../../src/wording/render.ts';
import { locales } from '../support/locales.ts';
import {
  hoursFrom,
  lasting,
  locale,
  planOfDay,
  planOfHours,
  planOfNextHours,
  rain,
  skillLocale,
  TODAY,
  type Weather,
} from './plans.ts';
import { answerFacts, days } from './questions/answer-facts.ts';

const STORMY: Weather = { gust: 92 };

const today = (tag: string, ...weather: Weather[]) =>
  renderPlan(planOfDay(hoursFrom(24 - weather.length, weather)), locale(tag));
const stormUntilThree = (tag: string) => today(tag, ...lasting(6, STORMY), ...lasting(9));
describe('the sky after thunderstorms until an hour', () => {
  const thunder: Weather = { ...rain(95, 2), precipitationProbability: 60 };
  const untilThree = (tag: string) => today(tag, ...lasting(6, thunder), ...lasting(9));

  test.each([
    ['cs-CZ', 'Potom bude zataženo'],
    ['da-DK', 'Derefter bliver det overskyet'],
    ['de-DE', 'Danach ist es bedeckt'],
    ['en-US', "After that, it'll be overcast"],
    ['es-ES', 'Después el cielo estará cubierto'],
    ['fr-FR', 'Ensuite, le ciel sera couvert'],
    ['it-IT', 'Poi il cielo sarà coperto'],
    ['nl-NL', 'Daarna is het bewolkt'],
    ['pl-PL', 'Potem będzie pochmurno'],
    ['ro-RO', 'Apoi cerul va fi acoperit'],
    ['sk-SK', 'Potom bude zamračené'],
    ['sv-SE', 'Därefter blir det mulet'],
  ])('is told as what follows in %s', (tag, words) => {
    expect(untilThree(tag)).toContain(words);
  });

  test('is all the time where they come between', () => {
    const text = today('de-DE', ...lasting(4), ...lasting(3, thunder), ...lasting(8));
    expect(text).not.toContain('Danach');
    expect(text).toContain('Es ist bedeckt');
  });
});

describe('a danger of today that has begun', () => {
  test('is told until its end', () => {
    expect(stormUntilThree('de-DE')).toMatch(
      /^Heute gibt es in Hamburg bis 15 Uhr schwere Sturmböen bis 95 Kilometer pro Stunde\./,
    );
  });

  test('has no end if it lasts', () => {
    expect(today('de-DE', ...lasting(15, STORMY))).toMatch(/^Heute gibt es in Hamburg schwere/);
  });

  test('has no end if it pauses for most of the time', () => {
    const gusts = [STORMY, ...lasting(6), STORMY, ...lasting(7)];
    expect(today('de-DE', ...gusts)).not.toContain('bis 17 Uhr');
  });

  test('is told until its end among requested hours', () => {
    const hours = hoursFrom(34, [...lasting(2, STORMY), ...lasting(4)]);
    expect(renderPlan(planOfHours(hours), locale('de-DE'))).toContain(
      'Morgen gibt es in Hamburg zwischen 10 und 12 Uhr schwere Sturmböen bis 95 Kilometer pro Stunde. Es ist bedeckt bei 8 Grad.',
    );
  });

  test.each([
    ['de-DE', /^Heute Abend gibt es in Hamburg zwischen 20 und 22 Uhr schwere Sturmböen .*\. Es ist bedeckt/],
    ['en-US', /^This evening in Hamburg, expect damaging gusts .* between 8 and 10 PM\. It'll be overcast/],
  ])('is of the evening, where its hours were requested: %s', (tag, text) => {
    const hours = hoursFrom(19, [{}, ...lasting(2, STORMY), {}]);
    expect(renderPlan(planOfHours(hours), locale(tag))).toMatch(text);
  }); // prettier-ignore

  test('is told until its end after an answer', () => {
    const facts = answerFacts(days([TODAY], [...lasting(15, STORMY), ...lasting(9)]), 9.5);
    expect(renderAnswer(planRain(facts), skillLocale('de-DE'))).toBe(
      'Nein, heute bleibt es in Köln trocken. Heute gibt es bis 15 Uhr schwere Sturmböen bis 95 Kilometer pro Stunde.',
    );
  });

  test.each([
    ['cs-CZ', 'do patnácti hodin'],
    ['da-DK', 'frem til klokken 15'],
    ['en-GB', 'until 3 PM'],
    ['en-US', 'until 3 PM'],
    ['es-ES', 'hasta las 3 de la tarde'],
    ['fr-FR', "jusqu'à 15 heures"],
    ['it-IT', 'sino alle 15'],
    ['nl-NL', 'tot 15 uur'],
    ['pl-PL', 'do piętnastej'],
    ['ro-RO', 'până la ora 15'],
    ['sk-SK', 'do pätnástej'],
    ['sv-SE', 'fram till klockan 15'],
  ])('in %s is told %s', (tag, until) => {
    expect(stormUntilThree(tag)).toContain(until);
  });

  test('is heard as one sentence in every language', () => {
    for (const spoken of locales) {
      expect(stormUntilThree(spoken.tag)).not.toMatch(/undefined| {2}|,,/);
    }
  });
});

/** Asked from 22 to 4 o'clock. */
const until4 = (tag: string, ...weather: Weather[]) =>
  renderPlan(planOfHours(hoursFrom(22, weather)), locale(tag));

describe('the hours of a question', () => {
  const thunder = rain(95, 2);

  test.each([
    [
      'de-DE',
      'Heute Nacht sind in Hamburg zwischen 22 Uhr und Mitternacht Gewitter wahrscheinlich. Es ist bedeckt bei 8 Grad.',
    ],
    [
      'en-US',
      "Tonight in Hamburg, thunderstorms are likely between 10 PM and midnight. It'll be overcast, with temperatures around 46.",
    ],
  ])('are told with the end of what begins with them in %s', (tag, words) => {
    const likely = { ...thunder, precipitationProbability: 60 };
    const text = until4(tag, ...lasting(2, likely), ...lasting(4));
    expect(text).toContain(words);
  });

  test.each([
    [
      'de-DE',
      'Heute Nacht sind in Hamburg ab 2 Uhr Gewitter wahrscheinlich. Es ist bedeckt bei 8 Grad.',
    ],
    [
      'en-US',
      "Tonight in Hamburg, thunderstorms are likely from 2 AM on. It'll be overcast, with temperatures around 46.",
    ],
    [
      'cs-CZ',
      'V Hamburku budou dnes v noci od druhé hodiny pravděpodobně bouřky. Bude zataženo, teplota kolem osmi stupňů.',
    ],
    [
      'da-DK',
      'I nat er der stor risiko for tordenvejr i Hamburg fra klokken 2. Det bliver overskyet med temperaturer omkring 8 grader.',
    ],
    [
      'es-ES',
      'Esta noche en Hamburg es probable que haya tormentas a partir de las 2 de la madrugada. El cielo estará cubierto, con temperaturas en torno a los 8 grados.',
    ],
    [
      'fr-FR',
      'Cette nuit à Hamburg, il y aura probablement des orages à partir de 2 heures du matin. Le ciel sera couvert et il fera autour de 8 degrés.',
    ],
    [
      'it-IT',
      'Stanotte a Hamburg sono probabili temporali dalle 2. Il cielo sarà coperto, con temperature intorno agli 8 gradi.',
    ],
    [
      'nl-NL',
      'Vannacht zijn er in Hamburg vanaf 2 uur waarschijnlijk onweersbuien. Het is bewolkt, met temperaturen rond de 8 graden.',
    ],
    [
      'pl-PL',
      'W Hamburgu dziś w nocy od drugiej prawdopodobnie będą burze. Będzie pochmurno, około ośmiu stopni.',
    ],
    [
      'ro-RO',
      'În această noapte la Hamburg sunt probabile averse cu descărcări electrice de la ora două. Cerul va fi acoperit, cu temperaturi în jur de 8 grade.',
    ],
    [
      'sk-SK',
      'V Hamburgu budú dnes v noci od druhej pravdepodobne búrky. Bude zamračené, teplota okolo ôsmich stupňov.',
    ],
    [
      'sv-SE',
      'I natt blir det troligen åska i Hamburg från klockan 2. Det blir mulet med temperaturer kring 8 grader.',
    ],
  ])('are told with the start of what ends with them in %s', (tag, from) => {
    const showers = { ...rain(95, 2), precipitationProbability: 60 };
    expect(until4(tag, ...lasting(4), ...lasting(2, showers))).toContain(from);
  });

  test('have both limits of what is within them', () => {
    const text = until4('de-DE', ...lasting(1), ...lasting(2, thunder), ...lasting(3));
    expect(text).toContain('zwischen 23 und ein Uhr Gewitter');
  });

  test.each([
    [
      'cs-CZ',
      'V Hamburku budou dnes v noci od dvaadvaceti hodin do půlnoci a od šesti hodin bouřky. Spadne asi 6 milimetrů srážek. Bude zataženo, teplota kolem osmi stupňů.',
    ],
    [
      'sk-SK',
      'V Hamburgu budú dnes v noci od dvadsiatej druhej do polnoci a od šiestej búrky. Spadne asi 6 milimetrov zrážok. Bude zamračené, teplota okolo ôsmich stupňov.',
    ],
  ])('stand apart from those of the weather in %s', (tag, words) => {
    const text = until4(tag, ...lasting(2, thunder), ...lasting(6), thunder);
    expect(text).toContain(words);
  });
});

test.each([
  ['de-DE', 'gegen 21 Uhr'],
  ['en-US', 'around 9 PM'],
  ['cs-CZ', 'kolem jednadvacáté hodiny'],
  ['da-DK', 'omkring klokken 21'],
  ['es-ES', 'hacia las 9 de la noche'],
  ['fr-FR', 'vers vingt et une heures'],
  ['it-IT', 'intorno alle 21'],
  ['nl-NL', 'rond 21 uur'],
  ['pl-PL', 'około dwudziestej pierwszej'],
  ['ro-RO', 'în jurul orei 21'],
  ['sk-SK', 'okolo dvadsiatej prvej'],
  ['sv-SE', 'omkring klockan 21'],
])('a single hour is told as a point of time in %s', (tag, words) => {
  expect(today(tag, ...lasting(7), rain(80, 0.8), ...lasting(2))).toContain(words);
});

test.each([
  ['de-DE', 'In der nächsten Stunde sind in Hamburg leichte Schauer wahrscheinlich. Heute ist es'],
  ['en-US', 'Over the next hour in Hamburg, light showers are likely. Today will be'],
])('what ends within the hour is told of the next one in %s', (tag, words) => {
  const shower = { ...rain(80, 0.3), precipitationProbability: 60 };
  expect(today(tag, shower, ...lasting(9))).toContain(words);
});

test.each([
  ['de-DE', /^In der nächsten Stunde .* wahrscheinlich\. Danach ist es /],
  ['en-US', /^Over the next hour .* likely\. After that, it'll be /],
])('the next three hours go on after the first of them in %s', (tag, words) => {
  const thunder = { ...rain(95, 2), precipitationProbability: 60 };
  const said = renderPlan(planOfNextHours(hoursFrom(10, [thunder, ...lasting(2)])), locale(tag));
  expect(said).toMatch(words);
});
