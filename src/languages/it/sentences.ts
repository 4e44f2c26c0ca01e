import type { Course, Sky } from '../../wording/plan/statement.ts';
import { joinWords } from '../../wording/grammar.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { createSentences, nameGust, wordCourse } from '../skeleton-sentences.ts';
import * as precipitation from './precipitation.ts';
import * as words from './words.ts';
import * as times from './time.ts';
import { placeAfter, describePlace } from './place-names.ts';
import { describeTemperature, withTemperature } from './temperature.ts';
import { verdicts } from './verdicts.ts';
import { facts } from './facts.ts';

const { clause, clauseAfter, describeGust, gustsUpTo, selectSkyWords, THERE_ARE, THERE_IS } = words;
const { describeBoundary, describeOpening, describeSpan } = times;

const pollen = createPollen<readonly [ofIt: string, withArticle: string]>(
  {
    tag: 'it',
    // `polline` + `di betulla`, `alta` + `per` + `la betulla`.
    names: {
      Ambrosia: ['di ambrosia', "l'ambrosia"],
      Beifuss: ['di artemisia', "l'artemisia"],
      Birke: ['di betulla', 'la betulla'],
      Erle: ['di ontano', "l'ontano"],
      Esche: ['di frassino', 'il frassino'],
      Graeser: ['di graminacee', 'le graminacee'],
      Hasel: ['di nocciolo', 'il nocciolo'],
      Roggen: ['di segale', 'la segale'],
    },
    levels: ['bassa', 'media', 'alta'],
    inList: ([, withArticle]) => withArticle,
    others: 'altre piante',
    region: 'in zona <Location>',
    soFarKnown: ', per quanto si sa,',
    noneOf: (time, place, [ofIt]) => joinWords(time, place, 'non è previsto polline', ofIt),
    none: (time, place, known) => `${joinWords(time, place)}${known} non sono previsti pollini`,
    level: (time, place, [ofIt], level) =>
      joinWords(time, place, 'la concentrazione di polline', ofIt, 'sarà', level),
    groups(time, place, groups) {
      const levels = groups.map(({ names, level }) => `${level} per ${names}`).join(', ');
      return joinWords(time, place, 'la concentrazione di polline sarà', levels);
    },
    unknown: (time, place) => joinWords(time, place, 'mancano le previsioni sui pollini'),
    unknownOf: (time, place, [ofIt]) =>
      joinWords(time, place, 'mancano le previsioni sul polline', ofIt),
    noOthers: 'non sono previsti altri pollini',
    atMost: 'al massimo',
    otherLevels: (level, most, known) =>
      `per gli altri pollini${known} sarà ${joinWords(most, level)}`,
  },
  { ...times, describePlace },
);

/**
 * Italian. Time and place open the sentence, a clause follows: of this moment in the present, else
 * in the future.
 */
const sentences = createSentences(
  {
    course({ opening, course, temperature }, { units, now }) {
      const front = opening ? describeOpening(opening) : linkBefore(course);
      const clauses = joinWords(front, describeCourse(course, now));
      if (!temperature) return clauses;
      const link = hasCon(course) ? ' e' : ', con';
      return `${clauses}${link} ${withTemperature(temperature, units)}`;
    },
    uncertainty: 'la previsione però è incerta',
    ice: 'attenzione al ghiaccio',
    storm({ opening, gust, atTimes }, { units, now }) {
      const start = joinWords(opening && describeOpening(opening), atTimes ? 'a tratti' : '');
      const kind = nameGust(gust, words.STORM_GUSTS);
      const thereAre = now ? THERE_ARE.now : THERE_ARE.later;
      return joinWords(start, thereAre, kind, 'fino a', describeGust(gust, units));
    },
    temperature: ({ opening, temperature }, options) =>
      joinWords(opening && describeOpening(opening), describeTemperature(temperature, options)),
    chance: {
      rain: ['è possibile che piova', 'è probabile che piova'],
      snow: ['è possibile che nevichi', 'è probabile che nevichi'],
    },
    amount: (of, amount, units) => words.amountFalls(of, amount, units),
    wind({ force, direction, gust }, { units, now }) {
      if (force === null) {
        const gusts = gust === null ? '' : gustsUpTo(gust, units);
        return joinWords('inoltre', now ? THERE_ARE.now : THERE_ARE.later, gusts);
      }
      const wind = words.describeWind(words.WINDS[force] ?? '', direction, gust, units);
      return `${now ? THERE_IS.now : THERE_IS.later} ${wind}`;
    },
    trend(place, isWarmer) {
      const subject = joinWords('nei prossimi giorni', describePlace(place), 'le temperature');
      return `${subject} ${isWarmer ? 'saliranno' : 'scenderanno'}`;
    },
    noData: 'al riguardo non ci sono previsioni',
    noDataFor: times.describeNoForecast,
    skyText: (sky, night) => words.selectSkyClassWords(sky, night).label,
    unknownText: 'sconosciuto',
    compassLetters: { W: 'O' },
    gustText: gustsUpTo,
    pollenNames: {
      Abies: 'abete bianco',
      Acer: 'acero',
      Aesculus: 'ippocastano',
      Alnus: 'ontano',
      Ambrosia: 'ambrosia',
      Artemisia: 'artemisia',
      Asteraceae: 'composite',
      Betula: 'betulla',
      Carpinus: 'carpino',
      Castanea: 'castagno',
      Chenopodium: 'chenopodio',
      Corylus: 'nocciolo',
      Cruciferae: 'crocifere',
      Cupressaceae: 'cipresso',
      Cyperaceae: 'ciperacee',
      Erica: 'erica',
      Fagus: 'faggio',
      Fraxinus: 'frassino',
      Fungus: 'muffe',
      Galium: 'caglio',
      Humulus: 'luppolo',
      Impatiens: 'balsamina',
      Juglans: 'noce',
      Larix: 'larice',
      Olea: 'olivo',
      Picea: 'abete rosso',
      Pinaceae: 'pinacee',
      Pinus: 'pino',
      Plantago: 'piantaggine',
      Platanus: 'platano',
      Poaceae: 'graminacee',
      Populus: 'pioppo',
      Quercus: 'quercia',
      'Quercus ilex': 'leccio',
      Rumex: 'romice',
      Salix: 'salice',
      Sambucus: 'sambuco',
      Secale: 'segale',
      Taxus: 'tasso',
      Tilia: 'tiglio',
      Ulmus: 'olmo',
      Urtica: 'ortica',
      Varia: 'altri',
    },
  },
  { ...times, ...words, placeAfter, ...precipitation, ...pollen },
);

export const italian = { ...sentences, ...verdicts, facts };

/** `il cielo sarà coperto, con pioggia nel pomeriggio`, `pioverà, ma a tratti ci sarà il sole`. */
function describeCourse(course: Course, now: boolean): string {
  return wordCourse(course, describeSpan, words.SHARES, {
    steady: (sky) => clause(selectSkyWords(sky), now),
    change(sky, then, at) {
      const [first, second] = [selectSkyWords(sky), selectSkyWords(then)];
      const [until, from] = describeBoundary(at);
      return `${joinWords(clause(first, now), until)}, ${from} ${clauseAfter(first, second, now)}`;
    },
    passing(background, passing, when) {
      const [main, other] = [selectSkyWords(background), selectSkyWords(passing)];
      return other.kind === 'sky'
        ? `${clause(main, now)}, ma ${when} ${clauseAfter(main, other, now)}`
        : `${clause(main, now)}, con ${other.label} ${when}`;
    },
  });
}

/** Whether a course ends with what follows "con". */
function hasCon(course: Course): boolean {
  return 'passing' in course && selectSkyWords(course.passing).kind !== 'sky';
}

/** What a course after something else begins with: `inoltre pioverà`, but `il cielo sarà coperto`. */
function linkBefore(course: Course): string {
  return selectSkyWords(firstOf(course)).kind === 'verb' ? 'inoltre' : '';
}

function firstOf(course: Course): Sky {
  if (course.form === 'steady') return course.sky;
  return course.form === 'change' ? course.first : course.background;
}
