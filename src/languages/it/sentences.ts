import type { PollenNames, SkillLanguage } from '../../wording/language.ts';
import { toBeaufort } from '../../weather/atmosphere.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import { describeAdvice, answers, describeFinding } from './verdicts.ts';
import { factWords } from './facts.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import {
  amountFalls,
  gustsUpTo,
  describeGust,
  describeWind,
  DIRECTIONS,
  selectSkyClassWords,
  STORM_GUSTS,
  THERE_ARE,
  THERE_IS,
  WINDS,
  clause,
  clauseAfter,
  selectSkyWords,
  SHARES,
} from './words.ts';
import {
  describeNoForecast,
  describeOpening,
  dayAfter,
  describeDay,
  describeBoundary,
  describeSpan,
} from './time.ts';
import { placeAfter, describePlace } from './place-names.ts';
import { describeTemperature, withTemperature } from './temperature-facts.ts';
import type {
  Course,
  Sky,
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../wording/plan/statement.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

const pollenNames: PollenNames = {
  Abies: 'abete bianco',
  Acer: 'acero',
  Aesculus: 'ippocastano',
  Alnus: 'ontano',
  Alternaria: 'Alternaria',
  Ambrosia: 'ambrosia',
  Artemisia: 'artemisia',
  Asteraceae: 'composite',
  Betula: 'betulla',
  Carpinus: 'carpino',
  Castanea: 'castagno',
  Chenopodium: 'chenopodio',
  Cladosporium: 'Cladosporium',
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
};

/**
 * Italian. Time and place open the sentence, a clause follows: of this moment in the present, else
 * in the future.
 */
export const italian: SkillLanguage = {
  course({ opening, course, temperature }, { units, now }) {
    const front = opening ? describeOpening(opening) : linkBefore(course);
    const [clauses, hasCon] = describeCourse(course, now);
    const words = joinWords(front, clauses);
    if (!temperature) return words;
    return `${words}${hasCon ? ' e' : ', con'} ${withTemperature(temperature, units)}`;
  },

  uncertainty: () => 'la previsione però è incerta',

  ice: () => 'attenzione al ghiaccio',

  storm({ opening, gust, atTimes }, { units, now }) {
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    return joinWords(
      opening && describeOpening(opening),
      atTimes ? 'a tratti' : '',
      now ? THERE_ARE.now : THERE_ARE.later,
      kind,
      'fino a',
      describeGust(gust, units),
    );
  },

  temperature({ opening, temperature }, manner) {
    return joinWords(opening && describeOpening(opening), describeTemperature(temperature, manner));
  },

  chance({ of, likely }) {
    const rains = of === 'snow' ? 'nevichi' : 'piova';
    return `è ${likely ? 'probabile' : 'possibile'} che ${rains}`;
  },

  amount: ({ of, amount }, { units }) => amountFalls(of, amount, units),

  wind({ force, direction, gust }, { units, now }) {
    if (force === null) {
      const gusts = gust === null ? '' : gustsUpTo(gust, units);
      return joinWords('inoltre', now ? THERE_ARE.now : THERE_ARE.later, gusts);
    }
    const wind = describeWind(WINDS[force] ?? '', direction, gust, units);
    return `${now ? THERE_IS.now : THERE_IS.later} ${wind}`;
  },

  trend({ place, direction }) {
    const verb = direction === 'warmer' ? 'saliranno' : 'scenderanno';
    return joinWords('nei prossimi giorni', describePlace(place), 'le temperature', verb);
  },

  noData({ opening }) {
    return opening ? describeNoForecast(opening) : 'al riguardo non ci sono previsioni';
  },

  nextHour: describeNextHour,
  again: describeAgain,
  expectation: describeExpectation,
  pollen: describePollen,
  otherPollen: describeOtherPollen,
  answers,
  finding: describeFinding,
  advice: describeAdvice,
  facts: factWords,
  day: describeDay,
  dayAfter,
  placeAfter,

  skyText: (sky, night) => selectSkyClassWords(sky, night).label,
  unknownText: 'sconosciuto',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('W', 'O'),
  gustText: gustsUpTo,
};

/** `il cielo sarà coperto, con pioggia nel pomeriggio`, and whether it ends with what follows "con". */
function describeCourse(course: Course, now: boolean): [words: string, hasCon: boolean] {
  switch (course.form) {
    case 'steady':
      return [clause(selectSkyWords(course.sky), now), false];
    case 'change': {
      const [first, second] = [selectSkyWords(course.first), selectSkyWords(course.second)];
      const [until, from] = describeBoundary(course.at);
      const clauses = joinWords(clause(first, now), until);
      return [`${clauses}, ${from} ${clauseAfter(first, second, now)}`, false];
    }
    case 'interlude':
      return describePassing(course, describeSpan(course.span), now);
    case 'atTimes':
      return describePassing(course, SHARES[course.share], now);
  }
}

/** What a course after something else begins with: `inoltre pioverà`, but `il cielo sarà coperto`. */
function linkBefore(course: Course): string {
  return selectSkyWords(firstOf(course)).kind === 'verb' ? 'inoltre' : '';
}

function firstOf(course: Course): Sky {
  if (course.form === 'steady') return course.sky;
  return course.form === 'change' ? course.first : course.background;
}

/** `il cielo sarà coperto, con temporali a tratti`, `pioverà, ma a tratti ci sarà il sole`. */
function describePassing(
  { background, passing }: { background: Sky; passing: Sky },
  when: string,
  now: boolean,
): [words: string, hasCon: boolean] {
  const [main, other] = [selectSkyWords(background), selectSkyWords(passing)];
  return other.kind !== 'sky'
    ? [`${clause(main, now)}, con ${other.label} ${when}`, true]
    : [`${clause(main, now)}, ma ${when} ${clauseAfter(main, other, now)}`, false];
}

/** `polline` + `di betulla`, `alta` + `per` + `la betulla`. */
const NAMES: Record<PollenType, readonly [ofIt: string, withArticle: string]> = {
  Ambrosia: ['di ambrosia', "l'ambrosia"],
  Beifuss: ['di artemisia', "l'artemisia"],
  Birke: ['di betulla', 'la betulla'],
  Erle: ['di ontano', "l'ontano"],
  Esche: ['di frassino', 'il frassino'],
  Graeser: ['di graminacee', 'le graminacee'],
  Hasel: ['di nocciolo', 'il nocciolo'],
  Roggen: ['di segale', 'la segale'],
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'bassa', 2: 'media', 3: 'alta' };

const list = createListFormat('it');

/** Italian for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const [time, place] = describeSetting(setting);
  switch (content.form) {
    case 'type': {
      const pollen = `polline ${NAMES[content.type][0]}`;
      return content.level === 0
        ? joinWords(time, place, 'non è previsto', pollen)
        : joinWords(time, place, 'la concentrazione di', pollen, 'sarà', LEVELS[content.level]);
    }
    case 'types': {
      const levels = content.groups.map(describeGroup).join(', ');
      return joinWords(time, place, 'la concentrazione di polline sarà', levels);
    }
    case 'none':
      return content.soFarKnown
        ? `${joinWords(time, place)}, per quanto si sa, non sono previsti pollini`
        : joinWords(time, place, 'non sono previsti pollini');
    case 'unknown':
      return content.type === null
        ? joinWords(time, place, 'mancano le previsioni sui pollini')
        : joinWords(time, place, 'mancano le previsioni sul polline', NAMES[content.type][0]);
  }
}

/** Italian for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'non sono previsti altri pollini';
  const known = soFarKnown ? ', per quanto si sa,' : '';
  const words = joinWords(atMost ? 'al massimo' : '', LEVELS[level]);
  return `per gli altri pollini${known} sarà ${words}`;
}

/** `media per il frassino e le graminacee`. */
function describeGroup({ level, types, andOthers }: PollenGroup): string {
  const names = types.map((type) => NAMES[type][1]);
  return `${LEVELS[level]} per ${list.format(andOthers ? [...names, 'altre piante'] : names)}`;
}

function describeSetting(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [describeDay(setting.day), describePlace(setting.place)];
  return ['<DayID>', setting.placeholders === 'dayAndPlace' ? 'in zona <Location>' : ''];
}
