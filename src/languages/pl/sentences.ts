import type { PollenType } from '../../contract/parameters.ts';
import type { SkillLanguage } from '../../wording/language.ts';
import type { Course, Opening, Temperature, Within } from '../../wording/plan/statement.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { listPossibleFalls } from '../skeleton-course.ts';
import { createSentences, nameGust, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as numbers from './numbers.ts';
import * as precipitation from './precipitation.ts';
import { isOfNight, namesHourOfNext, namesTimeOfFall } from '../slavic-course.ts';
import { describeCourse, endsWithNoun, isOfThunder, joinTime, skyClause, withinHours } from './course.ts'; // prettier-ignore
import { placeAfter, prefixPlace } from './places.ts';
import {
  dayAfter,
  describeDay,
  describeFromTo,
  describeSpan,
  describeWhen,
  describeWhenAfterFor,
  describeWhenWithin,
} from './time.ts';
import { createWarningWithHours } from '../skeleton-readings.ts';
import { facts } from './facts.ts';
import { past, readings } from './readings.ts';
import { verdicts } from './verdicts.ts';

const TOGETHER = {
  allDays: '',
  bothDays: 'w ciągu obu dni',
  theseDays: 'w ciągu tych dni',
  withNight: 'z poprzednią nocą',
} as const;

const { selectSkyWords, selectVerbForm, IS } = words;
const { describeDegrees, describeGust } = numbers;

/** In the genitive, after "pyłku". */
export const polishPlants: Readonly<Record<PollenType, string>> = {
  Ambrosia: 'ambrozji',
  Beifuss: 'bylicy',
  Birke: 'brzozy',
  Erle: 'olchy',
  Esche: 'jesionu',
  Graeser: 'traw',
  Hasel: 'leszczyny',
  Roggen: 'żyta',
};

const pollen = createPollen(
  {
    tag: 'pl',
    names: polishPlants,
    levels: ['niskie', 'średnie', 'wysokie'],
    others: 'innych roślin',
    // A name that is filled in cannot be inflected, and the day has to come first.
    region: 'w miejscowości <Location> i okolicach',
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

/** Numbers stand in the accusative as digits, in any other case as words. */
const sentences = createSentences(
  {
    course(statement, { units, now }) {
      const { opening, course, temperature, within } = statement;
      const degrees = temperature ? besideSky(temperature, units, course) : '';
      const clauses = joinClauses(describeCourse(statement, now), degrees);
      const time = within ? describeSpan(within, isOfNight(opening)) : '';
      const sentence = withinHours(opening, clauses, time);
      if (opening && namesHourOfNext(opening, statement)) {
        return prefixPlace(opening.place, sentence);
      }
      return opened(opening, sentence, isOfThunder(course) ? describeWhenWithin : describeWhen);
    },
    /** `jutro po południu może padać deszcz, a wieczorem mogą wystąpić burze`. */
    doubtful(statement) {
      const { opening, certainty } = statement;
      const describe = (span: Within) =>
        statement.course.form === 'twice' && 'from' in span
          ? describeFromTo(span, opening?.when)
          : describeSpan(span, isOfNight(opening));
      const falls = listPossibleFalls(statement, describe, 'i', [
        'każdego dnia',
        'w oba dni',
        'okresami',
      ]);
      const [fall, other] = falls;
      const may = withinHours(opening, words.mayFall(fall.sky, certainty), fall.when);
      const also = other && joinWords('a', other.when, words.alsoMayFall(other.sky, certainty));
      const sentence = joinClauses(may, also ?? null);
      if (opening && namesTimeOfFall(opening, falls)) return prefixPlace(opening.place, sentence);
      const describeTime = isOfThunder(statement.course) ? describeWhenWithin : describeWhen;
      return opened(opening, sentence, describeTime);
    },
    alsoAt: ['a także', 'i', 'a także'],
    ice: ['uwaga,', 'gołoledź'],
    storm({ opening, within, gust, isHurricane }, { units, now }) {
      const kind = isHurricane ? 'wiatr o sile huraganu' : nameGust(gust, words.STORM_GUSTS);
      const reach = isHurricane
        ? selectVerbForm(['osiągnie w porywach', 'osiąga w porywach'], now)
        : selectVerbForm(['osiągną', 'osiągają'], now);
      const when = within ? describeSpan(within) : '';
      return opened(
        opening,
        joinWords(when, kind, reach, describeGust(gust, units)),
        describeWhenWithin,
      );
    },
    /** `z porywami wiatru do 60 kilometrów na godzinę`. */
    withGusts: (gust, units) => `z porywami wiatru do ${describeGust(gust, units)}`,
    thunderEnd: /burze$/,
    extreme({ of, opening, value, exactly, sky }, { units, now }) {
      const degrees = exactly
        ? describeDegrees(value, units)
        : numbers.describeExtent(of, value, units);
      const danger = sky
        ? describeDanger(words.EXTREMES[of], degrees, selectSkyWords(sky))
        : `${words.EXTREMES[of].noun}, ${degrees}`;
      return opened(opening, `${selectVerbForm(IS, now)} ${danger}`);
    },
    temperature: ({ opening, temperature }, options) =>
      opened(opening, numbers.describeTemperature(temperature, options)),
    chance: ({ of, likely, span, isMore }) =>
      joinWords(
        span && describeSpan(span),
        likely
          ? 'prawdopodobnie będzie padać'
          : joinWords('może', isMore ? 'jeszcze' : '', 'padać'),
        of === 'rain' ? 'deszcz' : 'śnieg',
      ),
    amount({ of, amount, together, isPossible, isMore }, { units }) {
      const water = of === 'mixed' ? 'suma opadów wyniesie $1' : 'spadnie $1 deszczu';
      const sum = numbers.amountFalls(of, amount, units);
      const whole = together || isMore ? sum.replace(/^suma opadów wyniesie (.*)/u, water) : sum;
      const certain = isMore ? whole.replace(/^spadnie/, 'spadnie jeszcze') : whole;
      const falls = isPossible
        ? certain.replace(/^spadnie/, 'może spaść').replace('wyniesie', 'może wynieść')
        : certain;
      if (!together) return falls;
      const when = TOGETHER[together];
      return falls.startsWith('suma')
        ? joinWords(when, `łączna ${falls}`)
        : joinWords('łącznie', when, falls);
    },
    wind({ force, direction, gust }, { units, now }) {
      const name = force === null ? undefined : words.WINDS[force];
      const wind = joinWords(name ?? 'wiatr', direction && words.FROM_DIRECTIONS[direction]);
      if (gust === null) return `${selectVerbForm(['będzie wiać', 'wieje'], now)} ${wind}`;
      const reaches = selectVerbForm(['osiągnie', 'osiąga'], now);
      return `${wind} ${reaches} w porywach ${describeGust(gust, units)}`;
    },
    trend: (place, isWarmer) =>
      prefixPlace(place, `w najbliższych dniach się ${isWarmer ? 'ociepli' : 'ochłodzi'}`),
    noData: 'na ten czas nie mam prognozy',
    noDataFor: ({ when, place }) =>
      prefixPlace(place, `na ${describeWhenAfterFor(when)} nie mam prognozy`),
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
  {
    describeDay,
    describeWhen,
    describeSpan,
    dayAfter,
    warning: createWarningWithHours('pl', describeWhen),
    placeAfter,
    ...words,
    ...precipitation,
    ...pollen,
  },
);

/** Polish: place and time open a text, time and place an answer of the skill. */
export const polish: SkillLanguage = { ...sentences, ...verdicts, facts, readings, past };

/** Verbs of this moment, which "teraz" stands after: `jest teraz pochmurno`; of others it stands before. */
const PRESENT_VERB = /(?:jest|pada|trwają|osiągają|wynosi)(?= )/u;

/** `w Krakowie dziś po południu` + the words; `w Krakowie jest teraz` + the rest of them. */
function opened(opening: Opening | null, clauses: string, describe = describeWhen): string {
  if (!opening) return clauses;
  const { when, place } = opening;
  const time = describe(when);
  const isMedial = when.kind === 'now' && place !== null && PRESENT_VERB.test(clauses);
  const sentence = isMedial ? clauses.replace(PRESENT_VERB, `$& ${time}`) : joinTime(time, clauses);
  return prefixPlace(place, sentence);
}

/** `upalnie i słonecznie, do trzydziestu ośmiu stopni`. */
function describeDanger(danger: words.Extreme, degrees: string, sky: words.Words): string {
  return sky.verb === IS
    ? `${danger.adverb} i ${sky.rest}, ${degrees}`
    : joinClauses(danger.noun, degrees, skyClause(sky, false));
}

/** To follow the sky: `8 stopni`, `temperatura do dwudziestu sześciu stopni, w nocy do czternastu`. */
function besideSky(temperature: Temperature, units: Units, course: Course): string {
  const named = endsWithNoun(course);
  const degrees = (value: number) => describeDegrees(value, units);
  const noun = (value: string) => (named ? `temperatura ${value}` : value);
  const upTo = (value: number) => numbers.describeHigh(value, units, named);
  return wordTemperature(temperature, {
    exactly: (value) => noun(degrees(value)),
    high: upTo,
    low: (value, isAtNight) =>
      isAtNight ? `w nocy ${degrees(value)}` : `temperatura minimalna ${degrees(value)}`,
    around: (value) => noun(numbers.describeAround(value, units)),
    range: (low, high) => noun(numbers.describeRange(low, high, units)),
    highAndLow: (high, low, lowIsAtNight) =>
      `${upTo(high)}, ${numbers.describeLow(low, lowIsAtNight, units, named ? 'spadnie' : 'temperatura spadnie')}`,
    highs: (low, high) => `temperatura maksymalna ${numbers.describeRange(low, high, units)}`,
    highsChange: (from, to) => `temperatura maksymalna ${numbers.describeWarming(from, to, units)}`,
    change: (from, to) => `temperatura ${numbers.describeWarming(from, to, units)}`,
  });
}
