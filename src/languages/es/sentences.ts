import type { PollenType } from '../../contract/parameters.ts';
import { pollenNames } from './words.ts';
import * as words from './words.ts';
import * as numbers from './numbers.ts';
import { MIN_STORM_GUST_KMH } from '../../wording/plan/winds.ts';
import type { Opening, Within } from '../../wording/plan/statement.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type { SkillLanguage } from '../../wording/language.ts';
import { createPollen } from '../skeleton-pollen.ts';
import { listPossibleFalls } from '../skeleton-course.ts';
import { createSentences } from '../skeleton-sentences.ts';
import { dayAfter, describeDay } from './days-and-hours.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { createFactWords } from './facts.ts';
import { createPrecipitation } from './precipitation.ts';
import { createCourse, createSkyWords, describeTemperature } from './sky.ts';
import { SUN, THERE_IS } from './sky-words.ts';
import { past, createReadingWords, createWarning } from './readings.ts';
import { createTimeWords, withoutNamedPart, type TimeWordsOfCountry } from './time.ts';
import { createVerdictWords } from './verdicts.ts';

const TOGETHER = {
  allDays: 'en total',
  bothDays: 'entre los dos días',
  theseDays: 'en total, esos días',
  withNight: 'contando la noche anterior',
} as const;

/** An amount beside another one: `otros 8 centímetros`. */
function toOthers(depth: string): string {
  return /^un[oa]s /.test(depth) ? depth.replace(/^un/, 'otr') : `además ${depth}`;
}

const { closeOpening, describePlace } = words;

/** Spanish: time and place open the sentence, a whole clause follows. */
export function spanish(country: Country): SkillLanguage {
  const times = createTimeWords(country);
  const skies = createSkyWords(country);
  const precipitation = createPrecipitation(country);
  const wind = words.createWind(country);
  const parts = { country, times, skies, precipitation, wind };
  const { forecast } = COUNTRY_WORDS[country];
  const { describeCourse } = createCourse(skies, times);
  const open = createOpening(times);

  const sentences = createSentences(
    {
      /** `mañana lloverá en Bilbao`, but `mañana en Bilbao lloverá hasta el mediodía`. */
      course(statement, options) {
        const { opening, course } = statement;
        const isShort = course.form === 'steady' && skies.isVerb(course.sky);
        if (!opening || !(isShort || opening.when.kind === 'now')) {
          return open(opening) + describeCourse(statement, options);
        }
        const time = closeOpening(times.describeWhen(opening.when), '');
        return time + describeCourse(statement, options, describePlace(opening.place));
      },
      /** `mañana en Bilbao es posible que llueva por la tarde, y que haya tormentas por la noche`. */
      doubtful(statement) {
        const { opening, certainty } = statement;
        const describe = (span: Within) =>
          withoutNamedPart(times.describeSpan(span), opening?.when);
        const [fall, other] = listPossibleFalls(statement, describe, 'y', [
          'cada día',
          'ambos días',
          'a ratos',
        ]);
        const how = certainty === 'likely' ? 'probable' : 'posible';
        const clause = `es ${how} ${skies.describeMay(fall.sky)}`;
        const also = other && joinWords('y', skies.describeMay(other.sky), other.when);
        const chance = opening
          ? `${open(opening)}${joinWords(clause, fall.when)}`
          : joinWords(fall.when, clause);
        return joinClauses(chance, also ?? null);
      },
      alsoAt: ['y de nuevo', 'y', 'y también'],
      ice: ['cuidado con el hielo', ''],
      storm({ opening, gust, isHurricane }, { units, now }) {
        if (isHurricane) {
          const blows = now ? 'sopla' : 'soplará';
          const gusts = wind.nameGusts(gust, units);
          return `${opening ? open(opening) : ''}${blows} viento huracanado, con ${gusts}`;
        }
        if (!opening) return wind.describeItsGusts(gust, units, now);
        return `${open(opening)}${THERE_IS[now ? 1 : 0]} ${wind.describeGusts(gust, units)}`;
      },
      withGusts(gust, units) {
        const isStorm = gust >= MIN_STORM_GUST_KMH;
        return `con ${isStorm ? wind.describeGusts(gust, units) : wind.nameGusts(gust, units)}`;
      },
      thunderEnd: /tormentas(?: fuertes)?$/,
      extreme({ of, opening, value, exactly, sky }, { units, now }) {
        const degrees = numbers.describeDegrees(value, units);
        const limit = of === 'heat' ? 'hasta' : 'con mínimas de';
        const most = exactly ? degrees : `${limit} ${degrees}`;
        const besides = sky && skies.selectSkyWordsAt(sky, opening?.when).noun;
        const weather = describeExtreme(of, most, besides, now);
        return `${open(opening)}${now ? 'hace' : 'hará'} ${weather}`;
      },
      temperature: ({ opening, temperature }, { units, now }) =>
        open(opening) + describeTemperature(temperature, units, now),
      chance({ of, likely, span, isMore }) {
        const chance = `es ${likely ? 'probable' : 'posible'} que`;
        return joinWords(
          span && times.describeSpan(span),
          chance,
          of === 'rain' ? 'llueva' : 'nieve',
          isMore ? 'algo más' : '',
        );
      },
      amount({ of, amount, together, isPossible, isMore }, { units, now }) {
        const [verb, depth] = numbers.describeAmount(of, amount, units);
        const what = isMore ? toOthers(depth) : depth;
        const falls = isPossible ? numbers.mayFall(verb) : verb[now ? 1 : 0];
        return joinWords(together ? TOGETHER[together] : '', falls, what);
      },
      wind({ force, direction, gust }, { units, now }) {
        if (force !== null) return wind.describeWind({ force, direction, gust }, units, now);
        return gust === null ? '' : joinWords(THERE_IS[now ? 1 : 0], wind.nameGusts(gust, units));
      },
      trend(place, isWarmer) {
        const opening = closeOpening('en los próximos días', describePlace(place));
        return `${opening}${isWarmer ? 'subirán' : 'bajarán'} las temperaturas`;
      },
      noData: `no tengo ${forecast} para eso`,
      noDataFor({ when, place }) {
        const time = times.forWhen(when);
        const asked = when.kind === 'days' ? time.replace(/ y (?!\d)/, ' ni ') : time;
        const isRange = asked.startsWith('del ') || asked.startsWith('desde ');
        return isRange && place !== null
          ? joinWords(`no tengo ${forecast}`, words.placeAfter('para', place), asked)
          : joinWords(`no tengo ${forecast}`, asked, describePlace(place));
      },
      skyText: (sky, night) => skies.selectSkyClassWords(sky, night).label,
      unknownText: 'desconocido',
      compassLetters: { W: 'O' },
      gustText: wind.nameGusts,
      pollenNames,
    },
    {
      describeDay,
      describeWhen: times.describeWhen,
      describeSpan: times.describeSpan,
      spanAtEnd: times.describeSpan,
      dayAfter,
      warning: createWarning(times),
      ...words,
      ...precipitation,
      ...createPollenSentences(forecast),
    },
  );
  return {
    ...sentences,
    ...createVerdictWords(parts),
    facts: createFactWords(parts),
    readings: createReadingWords(country, times),
    past,
  };
}

/** `mañana en Valencia `. */
function createOpening({ describeWhen }: TimeWordsOfCountry) {
  return (opening: Opening | null): string =>
    opening ? closeOpening(describeWhen(opening.when), describePlace(opening.place)) : '';
}

/** `mucho calor, hasta 36 grados, con intervalos nubosos`, `mucho calor, hasta 36 grados, y lucirá el sol`. */
function describeExtreme(
  of: 'heat' | 'frost',
  most: string,
  sky: string | undefined,
  now: boolean,
): string {
  const degree = of === 'heat' ? 'mucho calor' : 'un frío intenso';
  if (sky === SUN) return `${degree}, ${most}, y ${now ? 'luce' : 'lucirá'} el sol`;
  if (sky === undefined) return `${degree}, ${most}`;
  return `${degree}, ${most}${most.startsWith('con ') ? ' y' : ', con'} ${sky}`;
}

/** To stand after "polen de". */
export const spanishPlants: Readonly<Record<PollenType, string>> = {
  Ambrosia: 'ambrosía',
  Beifuss: 'artemisa',
  Birke: 'abedul',
  Erle: 'aliso',
  Esche: 'fresno',
  Graeser: 'gramíneas',
  Hasel: 'avellano',
  Roggen: 'centeno',
};

function createPollenSentences(forecast: string) {
  return createPollen(
    {
      tag: 'es',
      names: spanishPlants,
      levels: ['bajos', 'moderados', 'altos'],
      others: 'otros',
      region: 'en la zona de <Location>',
      soFarKnown: 'que se sepa',
      noneOf: (day, place, plant) => `${closeOpening(day, place)}no habrá polen de ${plant}`,
      none: (day, place, known) =>
        `${closeOpening(day, place)}no habrá polen${known === '' ? '' : `, ${known}`}`,
      /** `habrá niveles altos de polen de abedul y fresno, y bajos de gramíneas`. */
      groups(day, place, groups) {
        const levels = groups.map(
          ({ names, level }, at) => `${level} de ${at === 0 ? 'polen de ' : ''}${names}`,
        );
        const last = levels.length > 1 ? levels.pop() : undefined;
        return `${closeOpening(day, place)}habrá niveles ${levels.join(', ')}${last ? ` y ${last}` : ''}`;
      },
      unknown: (day, place) => joinWords(`no tengo ${forecast} de polen para`, day, place),
      unknownOf: (day, place, plant) =>
        joinWords(`no tengo ${forecast} de polen de ${plant} para`, day, place),
      noOthers: 'no habrá otros tipos de polen',
      atMost: 'como mucho',
      otherLevels: (level, most, known) =>
        joinWords(
          `los demás tipos de polen${known === '' ? '' : `, ${known},`} tendrán`,
          most,
          'niveles',
          level,
        ),
    },
    { describeDay, describePlace },
  );
}
