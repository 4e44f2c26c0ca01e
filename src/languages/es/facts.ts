import { joinWords } from '../../wording/grammar.ts';
import type { FactWords } from '../../wording/language.ts';
import type { ContrastQuality } from '../../wording/plan/fact-statement.ts';
import { createFacts, isOneTemperature, type Contrasts } from '../skeleton-facts.ts';
import { wordDegrees } from '../skeleton-sentences.ts';
import { describeDay, NUMERALS } from './days-and-hours.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { describeBetween, describeDegrees, theDegrees } from './numbers.ts';
import type { createPrecipitation } from './precipitation.ts';
import { aroundDegrees, describeMeasure, type SkyWordsOfCountry } from './sky.ts';
import { THERE_IS } from './sky-words.ts';
import type { TimeWordsOfCountry } from './time.ts';
import { closeOpening, describePlace, type createWind } from './words.ts';

const BEST_DAY_RANKS = {
  best: 'el mejor día',
  alike: 'otro día igual de bueno',
  leastBad: 'el día menos malo',
};

const MAKES = ['hace', 'hará'] as const;
const HAS = ['hay', 'habrá'] as const;
const RAINS = ['llueve', 'lloverá'] as const;

const CONTRASTS: Readonly<Record<ContrastQuality, Contrasts>> = {
  temperature: { more: [...MAKES, 'más calor'], less: [...MAKES, 'más frío'] },
  wind: { more: [...MAKES, 'más viento'], less: [...MAKES, 'menos viento'] },
  rain: { more: [...RAINS, 'más'], less: [...RAINS, 'menos'] },
  rainChance: {
    more: ['es más probable', 'es más probable', 'que llueva'],
    less: ['es menos probable', 'es menos probable', 'que llueva'],
  },
  sun: { more: [...HAS, 'más sol'], less: [...HAS, 'menos sol'] },
  weather: { more: [...MAKES, 'mejor tiempo'], less: [...MAKES, 'peor tiempo'] },
  suitability: { more: ['es', 'será', 'mejor para eso'], less: ['es', 'será', 'peor para eso'] },
};

const MOST = {
  warmest: 'el día más cálido',
  leastWarm: 'el día con menos calor',
  coolest: 'el día más fresco',
  coldest: 'el día más frío',
};

const SUN_VERBS = {
  sunrise: { past: 'ha salido', coming: 'saldrá' },
  sunset: { past: 'se ha puesto', coming: 'se pondrá' },
};

/** What is past today has its own tense in Spain. */
const AMERICAN_SUN_VERBS = {
  sunrise: { past: 'salió', coming: 'saldrá' },
  sunset: { past: 'se puso', coming: 'se pondrá' },
};

/** What other files of the language word for a country. */
export interface CountryParts {
  country: Country;
  times: TimeWordsOfCountry;
  skies: SkyWordsOfCountry;
  precipitation: ReturnType<typeof createPrecipitation>;
  wind: ReturnType<typeof createWind>;
}

/** Spanish answers to questions for one fact. */
export function createFactWords({
  country,
  times,
  skies,
  precipitation,
  wind: winds,
}: CountryParts): FactWords {
  const { describeWhen } = times;
  const { describeNoun, inMinutes, kindFalls } = precipitation;
  const { now: rightNow } = COUNTRY_WORDS[country];
  const sunVerbs = country === 'ES' ? SUN_VERBS : AMERICAN_SUN_VERBS;
  return createFacts(
    {
      at: ({ when, place }, clause: string) =>
        when.kind === 'now'
          ? joinWords(describeWhen(when), clause, describePlace(place))
          : closeOpening(describeWhen(when), describePlace(place)) + clause,
      degrees(temperature, { units, now }) {
        const thereIs = THERE_IS[now ? 1 : 0];
        return wordDegrees(temperature, {
          exactly: (value) => `${thereIs} ${describeDegrees(value, units)}`,
          around: (value) => aroundDegrees(value, units),
          range: (low, high) => `${thereIs} ${describeBetween(low, high, units)}`,
          high: (value) => `la máxima será de ${describeDegrees(value, units)}`,
          low: (value) => `la mínima será de ${describeDegrees(value, units)}`,
        });
      },
      coolsDownTo: (value, units) => `la temperatura bajará hasta ${theDegrees(value, units)}`,
      upTo: (value, units) => `habrá hasta ${describeDegrees(value, units)}`,
      /** `el día más cálido en Sevilla será mañana, con una máxima de 12 grados`. */
      extreme(form, { when, place }, value, units) {
        const day = joinWords(MOST[form], describePlace(place), 'será', describeWhen(when));
        const isLow = form === 'coolest' || form === 'coldest';
        const measure = isLow ? 'una mínima de' : 'una máxima de';
        return `${day}, con ${measure} ${describeDegrees(value, units)}`;
      },
      /** `la sensación térmica será de entre 3 y 8 grados`, `se sentirán entre 3 y 8 grados`. */
      feels({ low, high }, { units, now }, brief) {
        const isOne = isOneTemperature({ low, high }, units);
        const degrees = isOne ? describeDegrees(high, units) : describeBetween(low, high, units);
        if (brief) return `${degrees.startsWith('un ') ? 'se sentirá' : 'se sentirán'} ${degrees}`;
        return `la sensación térmica ${now ? 'es' : 'será'} de ${degrees}`;
      },
      feelsSo: (now) => `y esa ${now ? 'es' : 'será'} también la sensación térmica`,
      actually: (value, { units, now }) =>
        `aunque en realidad ${THERE_IS[now ? 1 : 0]} ${describeDegrees(value, units)}`,
      feelsColdest({ when, place }, value, units) {
        const day = joinWords(describePlace(place), 'será', describeWhen(when));
        return `la sensación térmica más baja ${day}: ${describeDegrees(value, units)}`;
      },
      yes: 'sí,',
      no: 'no,',
      /** `sí, mañana habrá unos 4 grados más que hoy en Sevilla, con una máxima de 12 grados`. */
      comparison({ answer, change, difference, opening: { when, place }, than }) {
        const less = `unos ${difference} grados menos que`;
        const alike = 'más o menos la misma temperatura que';
        const how = {
          warmer: `unos ${difference} grados más que`,
          cooler: less,
          colder: less,
          alikeWarm: alike,
          alikeCold: alike,
        };
        const there = joinWords(answer, describeWhen(when), THERE_IS[when.kind === 'now' ? 1 : 0]);
        return joinWords(there, how[change], describeWhen(than), describePlace(place));
      },
      compared(of, value, units) {
        const measures = { exactly: 'con', high: 'con una máxima de', low: 'con una mínima de' };
        return `, ${measures[of]} ${describeDegrees(value, units)}`;
      },
      withinHour: 'en la próxima hora',
      aroundHour(day, hour) {
        const when = times.describeDayOfClock(day, { hour, minute: 0 });
        return joinWords(when, 'hacia', times.describeHour(hour));
      },
      nextDays(count) {
        if (count === 1) return 'en el próximo día';
        return `en los próximos ${NUMERALS[count] ?? count} días`;
      },
      rainNow({ place }, of, falls) {
        const clause = falls ? kindFalls(of, 'now') : 'no está lloviendo';
        return joinWords(rightNow, clause, describePlace(place));
      },
      /** `se espera lluvia en Sevilla hoy hacia las 7 de la tarde`, `quizá llueva`. */
      nextRain(time, place, of, certainty) {
        const clauses = {
          expected: `se espera ${describeNoun({ of, intensity: 'moderate' })}`,
          likely: `lo más probable es que ${kindFalls(of, 'subjunctive')}`,
          possible: `quizá ${kindFalls(of, 'subjunctive')}`,
        };
        return joinWords(clauses[certainty], place, time);
      },
      noRain: (ahead, place) => joinWords('no se espera lluvia', place, ahead),
      rainStop(time, place, { of, byRadar, brief }) {
        const stops = `dejará de ${kindFalls(of, 'infinitive')}`;
        const probably = byRadar ? '' : 'probablemente';
        return joinWords(probably, stops, brief ? 'un momento' : '', place, time);
      },
      noRainStop: (ahead, place, of) =>
        joinWords(`no dejará de ${kindFalls(of, 'infinitive')}`, place, ahead),
      /** `mañana el sol saldrá en Sevilla a las 7 y 53 de la mañana`. */
      sunTime({ event, past, clock }, place, when) {
        const verb = sunVerbs[event][past ? 'past' : 'coming'];
        return joinWords(when, 'el sol', verb, place, times.atClock(clock.hour, clock.minute));
      },
      noSunTime(day, place, isDay) {
        const sun = `el sol ${isDay ? 'no se pone' : 'no sale'}`;
        return joinWords(day, sun, place, `porque es ${isDay ? 'día' : 'noche'} polar`);
      },
      /** `mañana en Sevilla soplará viento flojo del sur`, `el día con más viento será mañana: viento fuerte`. */
      wind({ opening: { when, place }, rank, wind }, { units, now }) {
        const where = describePlace(place);
        if (!rank) {
          return closeOpening(describeWhen(when), where) + winds.describeWind(wind, units, now);
        }
        const most = `el día con ${rank === 'windiest' ? 'más' : 'menos'} viento`;
        return `${joinWords(most, where, 'será', describeWhen(when))}: ${winds.nameWind(wind, units)}`;
      },
      skyText: (sky, night) => skies.selectSkyClassWords(sky, night).label,
      /** `el mejor día en Sevilla será el sábado: soleado, con una máxima de 12 grados`. */
      bestDay({ rank, opening: { when, place }, temperature }, units, label) {
        const where = describePlace(place);
        const day =
          rank === 'side'
            ? joinWords(describeWhen(when), where)
            : joinWords(BEST_DAY_RANKS[rank], where, 'será', describeWhen(when));
        const degrees = temperature && describeMeasure(temperature, units);
        return [day, [label ?? '', degrees].filter((part) => part !== null).join(', con ')];
      },
      /** `hace más viento en Zaragoza`, `habrá unos 8 grados más en Sevilla`. */
      contrast({ of, is, now, difference }, where) {
        if (is === 'alike') return 'apenas hay diferencia';
        const [present, future, how] = CONTRASTS[of][is];
        if (difference === null) return joinWords(now ? present : future, how, where);
        const degrees = `unos ${difference} grados ${is === 'more' ? 'más' : 'menos'}`;
        return joinWords(THERE_IS[now ? 1 : 0], degrees, where);
      },
      wettestDay: (place, when) => joinWords('el día más lluvioso', place, 'será', when),
      noDryDay: (place) => joinWords('probablemente no habrá ningún día sin lluvia', place),
    },
    { ...times, describeDay, describePlace, inMinutes },
  );
}
