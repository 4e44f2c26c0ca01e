import type { Opening, Sky, Temperature } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen, joinContrast } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse, wordTemperature } from '../skeleton-sentences.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import { dayAfter, describeDay, describeWhen, describeBoundary, describeSpan } from './time.ts';

const { describeDegrees, describePlace, describeTemperatures, predicate, upToGust, SHARES } = words;

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
    atMost: 'højst',
    otherLevels: (level, most, known) => joinWords('ellers er pollentallet', known, most, level),
  },
  { describeDay, describePlace },
);

/**
 * Danish. The verb stands second: a sentence opens with its time, the verb with its subject follows,
 * and the place comes behind what they say: `i dag` + `regner det let` + `i Aarhus`.
 */
export const danish = createSentences(
  {
    /** `i dag er det skyet i Aarhus frem til klokken 17, derefter regner det`. */
    course({ opening, course, temperature }, { units, now }) {
      if (course.form === 'steady' && temperature?.form === 'exactly') {
        return degreesFirst(describeDegrees(temperature.value, units), course.sky, opening, now);
      }
      const time = opening ? describeWhen(opening.when) : 'samtidig';
      const place = describePlace(opening?.place ?? null);
      const isPresent = now || opening === null || opening.when.kind === 'nextHours';
      const clause = (sky: Sky, present: boolean) => {
        const degrees = temperature
          ? `${words.beforeTemperatures(sky)} temperaturer ${describeTemperatures(temperature, units)}`
          : '';
        return joinWords(time, predicate(sky, present), place, degrees);
      };
      return wordCourse(course, describeSpan, SHARES, {
        steady: (sky) => clause(sky, isPresent),
        change(first, second, at) {
          const [until, from] = describeBoundary(at);
          return `${joinWords(clause(first, true), until)}, ${from} ${predicate(second, false)}`;
        },
        passing(background, passing, when) {
          const link = words.selectLink(background, passing);
          return `${clause(background, isPresent)}, ${link} ${when} ${predicate(passing, false)}`;
        },
      });
    },
    uncertainty: 'det er dog ikke sikkert',
    ice: 'pas på, det kan blive glat',
    storm({ opening, gust, atTimes }, { units }) {
      const [time, place] = opening ? describeOpening(opening) : ['samtidig', ''];
      const often = atTimes ? SHARES.atTimes : '';
      const kind = nameGust(gust, words.STORM_GUSTS);
      return `${joinWords(time, 'er der', often, kind, place)}, ${upToGust(gust, units)}`;
    },
    temperature({ opening, temperature }, { units }) {
      const [verb, value] = describeTemperature(temperature, units);
      if (!opening) return joinWords('temperaturen', verb, value);
      const [time, place] = describeOpening(opening);
      return joinWords(time, verb, 'temperaturen', place, value);
    },
    chance: precipitation.describeChance,
    amount: (of, amount, units) => `der falder ${words.describeAmount(of, amount, units)}`,
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
    noData: 'det er der ingen vejrudsigt for',
    noDataFor: ({ when, place }) =>
      joinWords(describeWhen(when), 'er der ingen vejrudsigt', words.forPlace(place)),
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

function describeTemperature(temperature: Temperature, units: Units) {
  const span = describeTemperatures(temperature, units);
  return wordTemperature<readonly [verb: string, value: string]>(temperature, {
    exactly: (value) => ['ligger', `på ${describeDegrees(value, units)}`],
    high: (value) => ['når', `op på ${describeDegrees(value, units)}`],
    low: (value) => ['kommer', `ned på ${describeDegrees(value, units)}`],
    around: () => ['ligger', span],
    range: () => ['ligger', span],
    change: (from, to) => [to > from ? 'stiger' : 'falder', span],
  });
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
