import type { SpeechOptions } from '../../wording/language.ts';
import type { Opening, Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as numbers from './numbers.ts';
import * as precipitation from './precipitation.ts';
import { dayAfter, describeDay, describeSpan, describeUntil, describeWhen } from './time.ts';

const { prefixPlace, selectSkyWords, selectVerbForm, IS } = words;
const { describeDegrees, describeGust, describePair } = numbers;

const pollen = createPollen(
  {
    tag: 'pl',
    // In the genitive, after "pyłku".
    names: {
      Ambrosia: 'ambrozji',
      Beifuss: 'bylicy',
      Birke: 'brzozy',
      Erle: 'olchy',
      Esche: 'jesionu',
      Graeser: 'traw',
      Hasel: 'leszczyny',
      Roggen: 'żyta',
    },
    levels: ['niskie', 'średnie', 'wysokie'],
    others: 'innych roślin',
    // A name that is filled in cannot be inflected, and the day has to come first.
    region: 'w rejonie miejscowości <Location>',
    soFarKnown: 'o ile wiadomo',
    noneOf: (day, area, plant) => joinWords(day, area, 'w powietrzu nie będzie pyłku', plant),
    none(day, area, known) {
      const none = known === '' ? ' pyłków' : `, ${known}, żadnych pyłków`;
      return joinWords(day, area, `w powietrzu nie będzie${none}`);
    },
    /** `jutro stężenie pyłku brzozy będzie wysokie, a traw niskie`. */
    groups(day, area, groups) {
      const levels = groups.map(({ names, level }, at) => {
        const and = at > 0 && at === groups.length - 1 ? 'a' : '';
        return joinWords(and, at === 0 ? `stężenie pyłku ${names} będzie` : names, level);
      });
      return joinWords(day, area, levels.join(', '));
    },
    unknown: (day, area) => joinWords(day, area, 'stężenie pyłków pozostaje nieznane'),
    unknownOf: (day, area, plant) =>
      joinWords(day, area, `stężenie pyłku ${plant} pozostaje nieznane`),
    noOthers: 'innych pyłków nie będzie',
    atMost: 'co najwyżej',
    otherLevels(level, most, known) {
      const levels = joinWords('stężenie innych pyłków będzie', most, level);
      return known === '' ? levels : `${known}, ${levels}`;
    },
  },
  { describeDay, prefixPlace },
);

/**
 * Polish. A place is named before the first sentence, where its name keeps the nominative; numbers
 * stand in the accusative as digits, in any other case as words.
 */
export const polish = createSentences(
  {
    /** `będzie pochmurno do siedemnastej, potem deszcz`. */
    course({ opening, course, temperature }, { units, now }) {
      const clauses = wordCourse(course, describeSpan, words.SHARES, {
        steady: (sky) => skyClause(selectSkyWords(sky), now),
        change(first, second, at) {
          const [sky, then] = [selectSkyWords(first), selectSkyWords(second)];
          const until = joinWords(skyClause(sky, now), describeUntil(at));
          return `${until}, potem ${after(sky, then)}`;
        },
        passing(background, passing, when) {
          const [sky, then] = [selectSkyWords(background), selectSkyWords(passing)];
          return `${skyClause(sky, now)}, ${when} ${after(sky, then)}`;
        },
      });
      const degrees = temperature ? `, ${besideSky(temperature, units)}` : '';
      return opened(opening, `${clauses}${degrees}`);
    },
    uncertainty: 'nie jest to jednak pewne',
    ice: 'uwaga, może być ślisko',
    storm({ opening, gust, atTimes }, { units, now }) {
      const often = atTimes ? 'okresami' : '';
      const kind = nameGust(gust, words.STORM_GUSTS);
      const reach = selectVerbForm(['osiągną', 'osiągają'], now);
      return opened(opening, joinWords(often, kind, reach, describeGust(gust, units)));
    },
    temperature: ({ opening, temperature }, options) =>
      opened(opening, describeTemperature(temperature, options)),
    chance: {
      rain: ['może padać deszcz', 'prawdopodobnie będzie padać deszcz'],
      snow: ['może padać śnieg', 'prawdopodobnie będzie padać śnieg'],
    },
    amount: numbers.amountFalls,
    wind({ force, direction, gust }, { units, now }) {
      const name = force === null ? undefined : words.WINDS[force];
      const wind = joinWords(name ?? 'wiatr', direction && words.DIRECTIONS[direction][1]);
      if (gust === null) return `${selectVerbForm(['będzie wiać', 'wieje'], now)} ${wind}`;
      const reaches = selectVerbForm(['osiągnie', 'osiąga'], now);
      return `${wind} ${reaches} w porywach ${describeGust(gust, units)}`;
    },
    trend: (place, isWarmer) =>
      prefixPlace(place, `w najbliższych dniach się ${isWarmer ? 'ociepli' : 'ochłodzi'}`),
    noData: 'na ten czas nie ma prognozy',
    noDataFor({ when, place }) {
      const verb = selectVerbForm(IS, when.kind === 'now');
      return prefixPlace(place, `nie wiadomo, jaka ${verb} pogoda ${describeWhen(when)}`);
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night).label,
    unknownText: 'brak danych',
    compassLetters: {},
    gustText: (gust, units) => `w porywach ${describeGust(gust, units)}`,
    pollenNames: {
      Abies: 'jodła',
      Acer: 'klon',
      Aesculus: 'kasztanowiec',
      Alnus: 'olcha',
      Ambrosia: 'ambrozja',
      Artemisia: 'bylica',
      Asteraceae: 'astrowate',
      Betula: 'brzoza',
      Carpinus: 'grab',
      Castanea: 'kasztan jadalny',
      Chenopodium: 'komosa',
      Corylus: 'leszczyna',
      Cruciferae: 'kapustowate',
      Cupressaceae: 'cyprys',
      Cyperaceae: 'ciborowate',
      Erica: 'wrzosiec',
      Fagus: 'buk',
      Fraxinus: 'jesion',
      Fungus: 'pleśń',
      Galium: 'przytulia',
      Humulus: 'chmiel',
      Impatiens: 'niecierpek',
      Juglans: 'orzech włoski',
      Larix: 'modrzew',
      Olea: 'oliwka',
      Picea: 'świerk',
      Pinaceae: 'sosnowate',
      Pinus: 'sosna',
      Plantago: 'babka',
      Platanus: 'platan',
      Poaceae: 'trawy',
      Populus: 'topola',
      Quercus: 'dąb',
      'Quercus ilex': 'dąb ostrolistny',
      Rumex: 'szczaw',
      Salix: 'wierzba',
      Sambucus: 'czarny bez',
      Secale: 'żyto',
      Taxus: 'cis',
      Tilia: 'lipa',
      Ulmus: 'wiąz',
      Urtica: 'pokrzywa',
      Varia: 'inne',
    },
  },
  { describeDay, dayAfter, ...words, ...precipitation, ...pollen },
);

/** `Kraków. Dziś po południu` + the words. */
function opened(opening: Opening | null, clauses: string): string {
  return opening ? prefixPlace(opening.place, `${describeWhen(opening.when)} ${clauses}`) : clauses;
}

function skyClause({ verb, rest }: words.Words, now: boolean): string {
  return `${selectVerbForm(verb, now)} ${rest}`;
}

/** A noun needs no verb in a second clause: `burze`; an adverb has the first one's, or its own. */
function after(first: words.Words, second: words.Words): string {
  if (second.verb !== IS) return second.label;
  return first.verb === IS ? second.rest : skyClause(second, false);
}

/** To follow the sky: `8 stopni`, `minimalnie 3, maksymalnie 8 stopni`. */
function besideSky(temperature: Temperature, units: Units): string {
  const degrees = (value: number) => describeDegrees(value, units);
  return wordTemperature(temperature, {
    exactly: degrees,
    high: degrees,
    low: degrees,
    around: (value) => `temperatura ${numbers.describeAround(value, units)}`,
    range: (low, high) => `minimalnie ${describePair(low, 'maksymalnie', high, units)}`,
    change: (from, to) => describePair(from, 'potem', to, units),
  });
}

/** `temperatura wyniesie od trzech do ośmiu stopni`. */
function describeTemperature(temperature: Temperature, { units, now }: SpeechOptions): string {
  const amounts = selectVerbForm(['wyniesie', 'wynosi'], now);
  return wordTemperature(temperature, {
    exactly: (value) => `temperatura ${amounts} ${describeDegrees(value, units)}`,
    high: (value) => `temperatura maksymalna ${amounts} ${describeDegrees(value, units)}`,
    low: (value) => `temperatura minimalna ${amounts} ${describeDegrees(value, units)}`,
    around: (value) => `temperatura ${amounts} ${numbers.describeAround(value, units)}`,
    range: (low, high) => `temperatura ${amounts} ${numbers.describeRange(low, high, units)}`,
    change: () => `temperatura ${amounts} ${besideSky(temperature, units)}`,
  });
}
