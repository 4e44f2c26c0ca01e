import type { PollenType } from '../../contract/parameters.ts';
import * as precipitation from './precipitation.ts';
import * as words from './words.ts';
import * as times from './time.ts';
import type { Course, CourseStatement, Sky, Span, TimeShare } from '../../wording/plan/statement.ts'; // prettier-ignore
import { asStrengthChange, joinClauses, joinWords } from '../../wording/grammar.ts';
import type { Language } from '../../wording/language.ts';
import { wordEachDay } from '../day-part-words.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { listPossibleFalls } from '../skeleton-course.ts';
import { createSentences, nameGust, toSeveralHighs } from '../skeleton-sentences.ts';
import { placeAfter, describePlace } from './place-names.ts';
import { describeTemperature, withTemperature } from './temperature.ts';
import { describeNoForecast, verdicts } from './verdicts.ts';
import { facts } from './facts.ts';
import { past, readings, warning } from './readings.ts';

const TOGETHER = { allDays: '', bothDays: 'nei due giorni', theseDays: 'in questi giorni', withNight: 'compresa la notte precedente' } as const; // prettier-ignore

const { clause, clauseAfter, describeGust, gustsUpTo, selectSkyWords, THERE_ARE, THERE_IS } = words;
const { describeDailyExtent, describeExtent, describeFrom, describeOpening, describeSpan } = times;

const EACH_DAY = 'ogni giorno';
const REPEATS = [EACH_DAY, 'in entrambi i giorni', 'a tratti'] as const;

/** `polline` + `di betulla`, `alta` + `per` + `la betulla`. */
export const italianPlants: Readonly<Record<PollenType, readonly [string, string]>> = {
  Ambrosia: ['di ambrosia', "l'ambrosia"],
  Beifuss: ['di artemisia', "l'artemisia"],
  Birke: ['di betulla', 'la betulla'],
  Erle: ['di ontano', "l'ontano"],
  Esche: ['di frassino', 'il frassino'],
  Graeser: ['di graminacee', 'le graminacee'],
  Hasel: ['di nocciolo', 'il nocciolo'],
  Roggen: ['di segale', 'la segale'],
};

const pollen = createPollen(
  {
    tag: 'it',
    names: italianPlants,
    levels: ['bassa', 'media', 'alta'],
    inList: ([, withArticle]) => withArticle,
    others: 'altre piante',
    region: 'nella zona di <Location>',
    soFarKnown: ', per quanto si sa,',
    noneOf: (time, place, [ofIt]) => joinWords(time, place, 'non è previsto polline', ofIt),
    none: (time, place, known) => `${joinWords(time, place)}${known} non sono previsti pollini`,
    level: (time, place, [ofIt], level) =>
      joinWords(time, place, 'la concentrazione di polline', ofIt, 'sarà', level),
    groups(time, place, groups) {
      const levels = listLevels(groups.map(({ names, level }) => `${level} per ${names}`));
      return joinWords(time, place, 'la concentrazione di polline sarà', levels);
    },
    unknown: (time, place) => joinWords('per', time, place, 'non ho previsioni sui pollini'),
    unknownOf: (time, place, [ofIt]) =>
      joinWords('per', time, place, 'non ho previsioni sul polline', ofIt),
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
    course(statement, { units, now }) {
      const { opening, course, temperature } = statement;
      const each = wordEachDay(statement, REPEATS[0], REPEATS[1]);
      const told = describeCourse(statement, now, each);
      const clauses = joinWords(opening && describeOpening(opening), told);
      if (!temperature) return clauses;
      const link = hasCon(course) && course.form !== 'twice' ? ' e' : ', con';
      return `${clauses}${link} ${withTemperature(toSeveralHighs(temperature, opening), units)}`;
    },
    /** `domani a Roma potrebbe piovere nel pomeriggio, con temporali in serata`. */
    doubtful(statement) {
      const { opening, certainty } = statement;
      const [fall, other] = listPossibleFalls(statement, describeSpan, 'e', REPEATS);
      const may = words.mayFall(selectSkyWords(fall.sky), certainty);
      const also = other && joinWords('con', selectSkyWords(other.sky).label, other.when);
      const chance = opening
        ? joinWords(describeOpening(opening), may, fall.when)
        : joinWords(fall.when, may);
      return joinClauses(chance, also ?? null);
    },
    alsoAt: ['e di nuovo', 'e', 'e anche'],
    withChance: (first, chance) => joinWords(first, chance.startsWith('è') ? 'ed' : 'e', chance),
    ice: ['attenzione al ghiaccio sulle strade', ''],
    storm({ opening, gust, isHurricane }, { units, now }) {
      const kind = isHurricane
        ? 'venti da uragano, con raffiche'
        : nameGust(gust, words.STORM_GUSTS);
      const thereAre = now ? THERE_ARE.now : THERE_ARE.later;
      const gusts = joinWords(thereAre, kind, 'fino a', describeGust(gust, units));
      return joinWords(opening && describeOpening(opening), gusts);
    },
    withGusts(gust, units) {
      const kind = nameGust(gust, words.STORM_GUSTS, [[0, 'raffiche']]);
      return joinWords('con', kind, 'fino a', describeGust(gust, units));
    },
    thunderEnd: /temporali$/,
    extreme({ of, opening, value, exactly, sky }, { units, now }) {
      const weather = of === 'heat' ? 'molto caldo' : 'un freddo intenso';
      const makes = joinWords(opening && describeOpening(opening), now ? 'fa' : 'farà', weather);
      const degrees = words.describeDegrees(value, units);
      const isOfHours = opening?.when.kind === 'nextHours' || opening?.when.kind === 'hours';
      const frost = isOfHours ? 'con temperature fino a' : 'con minime fino a';
      const limit = of === 'heat' ? 'fino a' : frost;
      const most = joinWords(exactly ? '' : limit, degrees);
      if (!sky) return `${makes}, ${most}`;
      const link = most.startsWith('con ') ? ' e' : ', con';
      return `${makes}, ${most}${link} ${words.besideExtreme(selectSkyWords(sky))}`;
    },
    temperature: ({ opening, temperature }, options) =>
      joinWords(opening && describeOpening(opening), describeTemperature(temperature, options)),
    chance({ of, likely, span, isMore }) {
      const falls = of === 'rain' ? 'piova' : 'nevichi';
      return joinWords(
        span && describeSpan(span),
        `è ${likely ? 'probabile' : 'possibile'} che ${falls}`,
        isMore ? 'ancora' : '',
      );
    },
    amount({ of, amount, together, isPossible = false, isMore }, { units }) {
      const inAll = together ? 'in tutto' : isMore ? 'ancora' : '';
      const falls = precipitation.amountFalls(of, amount, units, inAll, isPossible);
      return joinWords(together ? TOGETHER[together] : '', falls);
    },
    wind({ force, direction, gust }, { units, now }) {
      if (force === null) {
        const gusts = gust === null ? '' : gustsUpTo(gust, units);
        return joinWords(now ? THERE_ARE.now : THERE_ARE.later, gusts);
      }
      const wind = words.describeWind(words.WINDS[force] ?? '', direction, gust, units);
      return `${now ? THERE_IS.now : THERE_IS.later} ${wind}`;
    },
    trend(place, isWarmer) {
      const subject = joinWords('nei prossimi giorni', describePlace(place), 'le temperature');
      return `${subject} ${isWarmer ? 'saliranno' : 'scenderanno'}`;
    },
    noData: 'al riguardo non ho previsioni',
    noDataFor: describeNoForecast,
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
  { ...times, ...words, spanAtEnd: describeSpan, placeAfter, warning, ...precipitation, ...pollen },
);

const tellCourse: Language['course'] = (statement, options) =>
  times.withNightOnce(statement.opening, sentences.course(statement, options));

export const italian = { ...sentences, course: tellCourse, ...verdicts, facts, readings, past };

/** `alta per la betulla, media per il frassino e bassa per il nocciolo`. */
function listLevels(levels: readonly string[]): string {
  const [last = ''] = levels.slice(-1);
  if (levels.length < 2) return last;
  const others = levels.slice(0, -1).join(', ');
  return `${others}${others.includes(' e ') ? ',' : ''} e ${last}`;
}

/** `il cielo sarà coperto, con pioggia nel pomeriggio`, `ci sarà il sole, ma con qualche rovescio`. */
function describeCourse({ course, alone }: CourseStatement, now: boolean, each: string): string {
  const spanOf = (span: Span) =>
    each === '' ? describeExtent(span) : describeDailyExtent(span).replace(EACH_DAY, each);
  switch (course.form) {
    case 'steady':
      return clause(selectSkyWords(course.sky), now);
    case 'change':
      if (alone) return withoutSky(course.second, joinWords(each, describeFrom(course.at)));
      return describeTurn(course, now, each);
    case 'interlude':
      if (alone) return withoutSky(course.passing, spanOf(course.span));
      return withPassing(course, spanOf(course.span), now);
    case 'twice': {
      const both = course.spans.map((span) => describeExtent(span)).join(' e ');
      if (alone) return withoutSky(course.passing, joinWords(each, both));
      return withPassing(course, joinWords(each, both), now);
    }
    case 'atTimes':
      if (alone) return withoutSky(course.passing, joinWords(each, words.SHARES[course.share]));
      return withPassing(course, each, now);
  }

  /** A danger alone: `ci saranno temporali in serata`. */
  function withoutSky(danger: Sky, when: string): string {
    return joinWords(clause(selectSkyWords(danger), now), when);
  }
}

/** Rain and fog have an end, as what an hour is known of; other weather begins after a sky. */
function describeTurn(
  { first, second, at }: Extract<Course, { form: 'change' }>,
  now: boolean,
  each: string,
): string {
  const [before, after] = [selectSkyWords(first), selectSkyWords(asStrengthChange(first, second))];
  const ends = 'hour' in at || before.kind === 'wet' || before.kind === 'fog';
  const firstly = joinWords(clause(before, now), each, ends ? times.describeUntil(at) : '');
  const from = ends ? '' : describeFrom(at);
  return `${firstly}, ${joinWords('poi', from, clauseAfter(before, after, now))}`;
}

type PassingCourse = Extract<Course, { background: Sky }>;

/** What is unlike a bright sky follows "ma"; between rain there are only breaks. */
function withPassing(course: PassingCourse, when: string, now: boolean): string {
  const [background, passing] = [selectSkyWords(course.background), selectSkyWords(course.passing)];
  const main = clause(background, now);
  const share = course.form === 'atTimes' ? course.share : null;
  if (background.kind === 'fog' && passing.kind === 'cloudy') {
    const lifts = now ? 'che si dirada' : 'che si diraderà';
    return `${main}, ${joinWords(lifts, when, share && words.SHARES[share])}`;
  }
  if (share === null && words.isTurned(background, passing)) {
    const isFoggy = background.kind === 'fog';
    const other = isFoggy ? clause(passing, now) : clauseAfter(background, passing, now);
    return `${main}, ma ${joinWords(when, other)}`;
  }
  const harder = words.findHarder(background, passing);
  if (harder) return `${main}, ${joinWords(share && words.SHARES[share], harder, when)}`;
  const but = background.kind === 'bright' ? 'ma' : '';
  return `${main}, ${joinWords(but, withName(passing, share, background.kind), when)}`;
}

type Words = words.ItalianSkyWords;

/** `con qualche rovescio`, `con rovesci a tratti`; between times of rain `con una pausa`. */
function withName({ kind, label, few }: Words, share: TimeShare | null, around: string): string {
  if (kind === 'bright') return share === 'nowAndThen' ? 'con qualche schiarita' : 'con schiarite';
  if (kind === 'cloudy') {
    if (share === null) return around === 'cloudy' ? 'con schiarite' : 'con una pausa';
    return share === 'nowAndThen' ? 'con qualche pausa' : 'con diverse pause';
  }
  if (share === 'nowAndThen' && few !== null) return `con ${few}`;
  const atTimes = share && words.SHARES[share];
  return joinWords('con', label, atTimes);
}

/** Whether a course ends with what follows "con". */
function hasCon(course: Course): boolean {
  if (!('passing' in course)) return false;
  const [background, passing] = [selectSkyWords(course.background), selectSkyWords(course.passing)];
  if (background.kind === 'fog' && passing.kind === 'cloudy') return false;
  if (words.findHarder(background, passing)) return false;
  return course.form === 'atTimes' || !words.isTurned(background, passing);
}
