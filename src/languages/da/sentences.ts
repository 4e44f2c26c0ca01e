import type { CourseStatement, Opening, Sky, Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { SpeechOptions } from '../../wording/language.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen, joinContrast } from '../skeleton-pollen.ts';
import {
  createSentences,
  isContrast,
  nameGust,
  wordCourse,
  wordTemperature,
} from '../skeleton-sentences.ts';
import { isNight } from '../skeleton-time.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import {
  dayAfter,
  describeBoundary,
  describeDay,
  describeFor,
  describeSpan,
  describeWhen,
} from './time.ts';

const { describeBareDegrees, describeDegrees, describePlace, describeRange } = words;
const { predicate, upToGust, NOUNS, SHARES } = words;

const pollenSentences = createPollen<readonly [plant: string, pollen: string]>(
  {
    tag: 'da',
    names: {
      Ambrosia: ['ambrosie', 'ambrosiepollen'],
      Beifuss: ['bynke', 'bynkepollen'],
      Birke: ['birk', 'birkepollen'],
      Erle: ['el', 'ellepollen'],
      Esche: ['ask', 'askepollen'],
      Graeser: ['græs', 'græspollen'],
      Hasel: ['hassel', 'hasselpollen'],
      Roggen: ['rug', 'rugpollen'],
    },
    levels: ['lavt', 'moderat', 'højt'],
    inList: ([plant]) => plant,
    others: 'andre typer',
    region: 'i området omkring <Location>',
    soFarKnown: 'så vidt vides',
    noneOf: (time, place, [, pollen]) => joinWords(time, 'er der ingen', pollen, 'i luften', place),
    none: (time, place, known) => joinWords(time, 'er der', known, 'ingen pollen i luften', place),
    groups(time, place, groups) {
      const levels = groups.map(({ names, level }) => `${level} for ${names}`);
      return joinWords(time, 'er pollentallet', place, joinContrast(levels, 'men'));
    },
    unknown: (time, place) => joinWords(time, 'er der ingen pollenprognose', place),
    unknownOf: (time, place, [, pollen]) =>
      joinWords(time, 'er der ingen prognose for', pollen, place),
    noOthers: 'ellers er der ingen pollen i luften',
    // "Højst" would be heard as "very".
    atMost: 'lavt til',
    otherLevels: (level, most, known) =>
      joinWords('ellers er pollentallet', known, level === 'lavt' ? '' : most, level),
  },
  { describeDay, describePlace },
);

/**
 * Danish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regner det let` + `i Aarhus`.
 */
export const danish = createSentences(
  {
    course: describeCourse,
    uncertainty: 'det er dog ikke sikkert',
    ice: 'pas på, meget glat føre',
    storm({ opening, gust }, { units, now }) {
      const kind = nameGust(gust, words.STORM_GUSTS);
      const [time, place] = opening
        ? describeOpening(opening)
        : ['i forbindelse med tordenvejret', ''];
      return `${joinWords(time, now ? 'er der' : 'kommer der', kind, place)}, ${upToGust(gust, units)}`;
    },
    extreme({ of, opening, value, exactly }, { units, now }) {
      const [time, place] = opening ? describeOpening(opening) : ['', ''];
      const [how, limit] =
        of === 'heat' ? ['ekstremt varmt', 'op til'] : ['bidende koldt', 'ned til'];
      const clause = inOrder(time, now ? 'er det' : 'bliver det', joinWords(how, place));
      return `${clause}, ${joinWords(exactly ? '' : limit, describeDegrees(value, units))}`;
    },
    temperature({ opening, temperature }, { units }) {
      const [verb, value] = describeTemperature(temperature, units);
      if (!opening) return joinWords('temperaturen', verb, value);
      const [time, place] = describeOpening(opening);
      return joinWords(time, verb, 'temperaturen', place, value);
    },
    chance({ of, likely, span }) {
      const time = span ? describeSpan(span, false) : '';
      const how = likely ? 'stor sandsynlighed' : 'mulighed';
      return inOrder(time, 'er der', `${how} for ${NOUNS[of]}`);
    },
    amount: ({ of, amount, inTotal }, { units }) =>
      inOrder(inTotal ? 'i alt' : '', 'falder der', words.describeAmount(of, amount, units)),
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : `vindstød på ${upToGust(gust, units)}`;
      if (force === null) return `der er ${gusts}`;
      const from = direction && `fra ${words.DIRECTIONS[direction]}`;
      const wind = joinWords('der blæser en', words.WINDS[force] ?? '', from);
      return joinWords(wind, gusts && `med ${gusts}`);
    },
    trend(place, isWarmer) {
      const change = isWarmer ? 'varmere' : 'koldere';
      return joinWords('de kommende dage bliver det', change, describePlace(place));
    },
    noData: 'det har jeg ingen vejrudsigt for',
    noDataFor({ when, place }) {
      if (when.kind === 'now') return joinWords('jeg har ingen vejrudsigt', words.forPlace(place));
      return joinWords('jeg har ingen vejrudsigt', describeFor(when), describePlace(place));
    },
    skyText: (sky, night) => words.selectSkyClassWords(sky, night)[2],
    unknownText: 'ukendt',
    compassLetters: { E: 'Ø', W: 'V' },
    gustText: (gust, units) => `vindstød på ${upToGust(gust, units)}`,
    pollenNames: {
      Abies: 'ædelgran',
      Acer: 'ahorn',
      Aesculus: 'hestekastanje',
      Alnus: 'el',
      Ambrosia: 'ambrosie',
      Artemisia: 'bynke',
      Asteraceae: 'kurvblomster',
      Betula: 'birk',
      Carpinus: 'avnbøg',
      Castanea: 'ægte kastanje',
      Chenopodium: 'gåsefod',
      Corylus: 'hassel',
      Cruciferae: 'korsblomster',
      Cupressaceae: 'cypres',
      Cyperaceae: 'halvgræsser',
      Erica: 'klokkelyng',
      Fagus: 'bøg',
      Fraxinus: 'ask',
      Fungus: 'skimmel',
      Galium: 'snerre',
      Humulus: 'humle',
      Impatiens: 'balsamin',
      Juglans: 'valnød',
      Larix: 'lærk',
      Olea: 'oliven',
      Picea: 'gran',
      Pinaceae: 'fyrrefamilien',
      Pinus: 'fyr',
      Plantago: 'vejbred',
      Platanus: 'platan',
      Poaceae: 'græs',
      Populus: 'poppel',
      Quercus: 'eg',
      'Quercus ilex': 'steneg',
      Rumex: 'skræppe',
      Salix: 'pil',
      Sambucus: 'hyld',
      Secale: 'rug',
      Taxus: 'taks',
      Tilia: 'lind',
      Ulmus: 'elm',
      Urtica: 'nælde',
      Varia: 'andre',
    },
  },
  { describeDay, dayAfter, ...words, ...precipitation, ...pollenSentences },
);

/** `i dag er det skyet i Aarhus frem til klokken 17, derefter regner det`. */
function describeCourse(
  { opening, course, temperature, daily }: CourseStatement,
  { units, now }: SpeechOptions,
): string {
  if (course.form === 'steady' && temperature?.form === 'exactly') {
    return degreesFirst(describeDegrees(temperature.value, units), course.sky, opening, now);
  }
  const [time, place] = opening ? describeOpening(opening) : ['', ''];
  const isComing = opening?.when.kind === 'nextHours';
  const night = isNight(opening?.when);
  const each = daily ? 'hver dag' : '';
  const clause = ([verb, rest]: readonly [string, string], until = '') =>
    inOrder(time, verb, joinWords(rest, place, until));
  const degrees = (isBeside = false) =>
    temperature ? words.describeJoinedDegrees(temperature, units, isBeside) : '';
  return wordCourse(course, (span) => describeSpan(span, night), SHARES, {
    steady(sky) {
      const beside = temperature && words.predicateBesideDegrees(sky, now || isComing);
      return clause(beside ?? predicate(sky, now || isComing)) + degrees(Boolean(beside));
    },
    change(first, second, at) {
      const [until, from] = describeBoundary(at, night, each);
      const [verb, rest] = predicate(first, true);
      // That it is about the coming hours is known.
      const start = isComing
        ? inOrder(until, verb, joinWords(rest, place))
        : clause([verb, rest], until);
      return `${start}, ${joinWords(from, ...predicate(second, false))}${degrees()}`;
    },
    passing(background, passing, when) {
      const start = clause(predicate(background, now || isComing));
      const isUnlike = isContrast(background, passing);
      if (course.form === 'atTimes' && !isUnlike) {
        return `${start} med ${words.describeSkyNoun(passing)} ${when}${degrees()}`;
      }
      const passage = joinWords(each, when, ...predicate(passing, false));
      return `${start}, ${isUnlike ? 'men' : 'og'} ${passage}${degrees()}`;
    },
  });
}

function describeTemperature(temperature: Temperature, units: Units) {
  return wordTemperature<readonly [verb: string, value: string]>(temperature, {
    exactly: (value) => ['ligger', `på ${describeDegrees(value, units)}`],
    high: (value) => ['når', `op på ${describeDegrees(value, units)}`],
    low: (value) => ['kommer', `ned på ${describeDegrees(value, units)}`],
    around: (value) => ['ligger', words.describeAround(value, units)],
    range: (low, high) => ['ligger', `mellem ${describeRange(low, 'og', high, units)}`],
    highs: (low, high) => ['når', `op på ${describeRange(low, 'til', high, units)}`],
    highAndLow(high, low, lowIsAtNight) {
      const [most, least] = [describeDegrees(high, units), describeBareDegrees(low, units)];
      return lowIsAtNight
        ? ['når', `op på ${most}, om natten ned på ${least}`]
        : ['bliver', `mindst ${least} og højst ${most}`];
    },
    change: (from, to) => [
      to > from ? 'stiger' : 'falder',
      `fra ${describeRange(from, 'til', to, units)}`,
    ],
  });
}

/** The verb stands second: without a time before it, its subject opens the sentence: `det regner`. */
function inOrder(time: string, verb: string, rest: string): string {
  if (time !== '') return joinWords(time, verb, rest);
  const [first = verb, subject = ''] = verb.split(' ');
  return joinWords(subject, first, rest);
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** `lige nu er det 8 grader og overskyet i Aarhus`; without an opening `det er 8 grader med regn`. */
function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
  const verb = now ? 'er' : 'bliver';
  const clause = joinWords(degrees, words.besideDegrees(sky));
  if (!opening) return joinWords('det', verb, clause);
  return joinWords(describeWhen(opening.when), verb, 'det', clause, describePlace(opening.place));
}
