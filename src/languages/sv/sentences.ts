import type { Opening, Sky, TemperatureStatement } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen, joinContrast } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import { dayAfter, describeDay, describeWhen, describeBoundary, describeSpan } from './time.ts';

const { describeDegrees, describePlace, describeTemperatures, predicate, upToGust, SHARES } = words;

const pollen = createPollen(
  {
    tag: 'sv',
    // To stand alone, or before "pollen".
    names: {
      Ambrosia: 'ambrosia',
      Beifuss: 'gråbo',
      Birke: 'björk',
      Erle: 'al',
      Esche: 'ask',
      Graeser: 'gräs',
      Hasel: 'hassel',
      Roggen: 'råg',
    },
    levels: ['låg', 'måttlig', 'hög'],
    others: 'andra sorter',
    region: 'i området kring <Location>',
    soFarKnown: 'såvitt känt',
    noneOf: (time, place, plant) =>
      joinWords(time, `finns det inget ${plant}pollen i luften`, place),
    none: (time, place, known) =>
      joinWords(time, 'finns det', known, 'inget pollen i luften', place),
    groups(time, place, groups) {
      const levels = groups.map(({ names, level }) => `${level} för ${names}`);
      return joinWords(time, 'är pollenhalten', place, joinContrast(levels, 'men'));
    },
    unknown: (time, place) => joinWords(time, 'finns det ingen pollenprognos', place),
    unknownOf: (time, place, plant) =>
      joinWords(time, `finns det ingen prognos för ${plant}pollen`, place),
    noOthers: 'i övrigt finns det inget pollen i luften',
    atMost: 'högst',
    otherLevels: (level, most, known) => joinWords('i övrigt är pollenhalten', known, most, level),
  },
  { describeDay, describePlace },
);

/**
 * Swedish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regnar det lätt` + `i Uppsala`.
 */
export const swedish = createSentences(
  {
    /** `i dag är det molnigt i Uppsala fram till klockan 17, sedan regnar det`. */
    course({ opening, course, temperature }, { units, now }) {
      if (course.form === 'steady' && temperature?.form === 'exactly') {
        return degreesFirst(describeDegrees(temperature.value, units), course.sky, opening, now);
      }
      const time = opening ? describeWhen(opening.when) : 'samtidigt';
      const place = describePlace(opening?.place ?? null);
      const degrees = temperature
        ? `med temperaturer ${describeTemperatures(temperature, units)}`
        : '';
      const isPresent = now || opening === null || opening.when.kind === 'nextHours';
      const lasting = (sky: Sky) => {
        const clause = degrees ? words.outlook(sky, isPresent) : predicate(sky, isPresent);
        return joinWords(time, clause, place, degrees);
      };
      return wordCourse(course, describeSpan, SHARES, {
        steady: lasting,
        change(first, second, at) {
          const [until, from] = describeBoundary(at);
          const clause = joinWords(time, predicate(first, true), place, until, degrees);
          return `${clause}, ${from} ${predicate(second, false)}`;
        },
        passing(background, passing, when) {
          const link = words.selectLink(background, passing);
          return `${lasting(background)}, ${link} ${when} ${predicate(passing, false)}`;
        },
      });
    },
    uncertainty: 'men säkert är det inte',
    ice: 'se upp för halka',
    storm({ opening, gust, atTimes }, { units, now }) {
      const [time, place] = opening ? describeOpening(opening) : ['samtidigt', ''];
      const often = atTimes ? SHARES.atTimes : '';
      const kind = nameGust(gust, words.STORM_GUSTS);
      const gusts = joinWords(time, now ? 'är det' : 'väntas', often, kind, place);
      return `${gusts}, ${upToGust(gust, units)}`;
    },
    temperature: (statement, { units, now }) =>
      describeTemperature(statement, units, now ? 'är' : 'blir'),
    chance: precipitation.describeChance,
    amount: (of, amount, units) => `det väntas ${words.describeAmount(of, amount, units)}`,
    wind({ force, direction, gust }, { units }) {
      const gusts = gust === null ? '' : `${upToGust(gust, units)} i byarna`;
      if (force === null) return `det blåser ${gusts}`;
      const from = direction && `från ${words.DIRECTIONS[direction]}`;
      const wind = joinWords('det blåser', words.WINDS[force] ?? '', from);
      return gusts === '' ? wind : `${wind}, ${gusts}`;
    },
    trend(place, isWarmer) {
      const change = isWarmer ? 'varmare' : 'kallare';
      return joinWords('de närmaste dagarna blir det', change, describePlace(place));
    },
    noData: 'det finns det ingen prognos för',
    noDataFor: ({ when, place }) =>
      joinWords(describeWhen(when), 'finns det ingen prognos', words.forPlace(place)),
    skyText: words.skyText,
    unknownText: 'okänt',
    compassLetters: { E: 'O', W: 'V' },
    gustText: (gust, units) => `vindbyar ${upToGust(gust, units)}`,
    pollenNames: {
      Abies: 'ädelgran',
      Acer: 'lönn',
      Aesculus: 'hästkastanj',
      Alnus: 'al',
      Ambrosia: 'ambrosia',
      Artemisia: 'gråbo',
      Asteraceae: 'korgblommiga',
      Betula: 'björk',
      Carpinus: 'avenbok',
      Castanea: 'äkta kastanj',
      Chenopodium: 'målla',
      Corylus: 'hassel',
      Cruciferae: 'korsblommiga',
      Cupressaceae: 'cypress',
      Cyperaceae: 'halvgräs',
      Erica: 'klockljung',
      Fagus: 'bok',
      Fraxinus: 'ask',
      Fungus: 'mögel',
      Galium: 'måra',
      Humulus: 'humle',
      Impatiens: 'balsamin',
      Juglans: 'valnöt',
      Larix: 'lärk',
      Olea: 'oliv',
      Picea: 'gran',
      Pinaceae: 'tallväxter',
      Pinus: 'tall',
      Plantago: 'groblad',
      Platanus: 'platan',
      Poaceae: 'gräs',
      Populus: 'poppel',
      Quercus: 'ek',
      'Quercus ilex': 'stenek',
      Rumex: 'syra',
      Salix: 'vide',
      Sambucus: 'fläder',
      Secale: 'råg',
      Taxus: 'idegran',
      Tilia: 'lind',
      Ulmus: 'alm',
      Urtica: 'nässla',
      Varia: 'övriga',
    },
  },
  { describeDay, dayAfter, ...words, ...precipitation, ...pollen },
);

/** `som varmast blir det 12 grader`, `i dag blir det som varmast 12 grader i Uppsala`. */
function describeTemperature(
  { opening, temperature }: TemperatureStatement,
  units: Units,
  verb: 'är' | 'blir',
): string {
  const [time, place] = opening ? describeOpening(opening) : ['', ''];
  const extreme = (most: string, value: number) => {
    const degrees = describeDegrees(value, units);
    return opening
      ? joinWords(time, verb, 'det', most, degrees, place)
      : joinWords(most, verb, 'det', degrees);
  };
  const goes = (how: string) => {
    const span = describeTemperatures(temperature, units);
    return opening
      ? joinWords(time, how, 'temperaturen', place, span)
      : joinWords('temperaturen', how, span);
  };
  return wordTemperature(temperature, {
    exactly(value) {
      const degrees = describeDegrees(value, units);
      return opening
        ? joinWords(time, verb, 'det', degrees, place)
        : joinWords('det', verb, degrees);
    },
    high: (value) => extreme('som varmast', value),
    low: (value) => extreme('som kallast', value),
    around: () => goes('ligger'),
    range: () => goes('ligger'),
    change: (from, to) => goes(to > from ? 'stiger' : 'sjunker'),
  });
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** `just nu är det 8 grader och mulet i Uppsala`; without an opening `det är 8 grader med regn`. */
function degreesFirst(degrees: string, sky: Sky, opening: Opening | null, now: boolean): string {
  const verb = now ? 'är' : 'blir';
  const clause = joinWords(degrees, words.besideDegrees(sky));
  if (!opening) return joinWords('det', verb, clause);
  return joinWords(describeWhen(opening.when), verb, 'det', clause, describePlace(opening.place));
}
