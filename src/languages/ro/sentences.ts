import type { WarningWords } from '../types.ts';
import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type { Within } from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import { createPollen, joinContrast, type WordedGroup } from '../skeleton-pollen.ts';
import { listPossibleFalls } from '../skeleton-course.ts';
import { createSentences, nameGust, type SentenceWords } from '../skeleton-sentences.ts';
import { describeCourse, describeTemperature } from './course.ts';
import * as words from './words.ts';
import * as precipitation from './precipitation.ts';
import * as numbers from './numbers.ts';
import * as times from './time.ts';
import { createWarningWithHours } from '../skeleton-readings.ts';

const pollenNames: SentenceWords['pollenNames'] = {
  Abies: 'brad',
  Acer: 'arțar',
  Aesculus: 'castan sălbatic',
  Alnus: 'arin',
  Ambrosia: 'ambrozie',
  Artemisia: 'pelin',
  Asteraceae: 'compozite',
  Betula: 'mesteacăn',
  Carpinus: 'carpen',
  Castanea: 'castan comestibil',
  Chenopodium: 'lobodă',
  Corylus: 'alun',
  Cruciferae: 'crucifere',
  Cupressaceae: 'chiparos',
  Cyperaceae: 'rogozuri',
  Erica: 'iarbă neagră',
  Fagus: 'fag',
  Fraxinus: 'frasin',
  Fungus: 'mucegai',
  Galium: 'sânziene',
  Humulus: 'hamei',
  Impatiens: 'slăbănog',
  Juglans: 'nuc',
  Larix: 'zadă',
  Olea: 'măslin',
  Picea: 'molid',
  Pinaceae: 'pinacee',
  Pinus: 'pin',
  Plantago: 'pătlagină',
  Platanus: 'platan',
  Poaceae: 'graminee',
  Populus: 'plop',
  Quercus: 'stejar',
  'Quercus ilex': 'stejar verde',
  Rumex: 'măcriș',
  Salix: 'salcie',
  Sambucus: 'soc',
  Secale: 'secară',
  Taxus: 'tisă',
  Tilia: 'tei',
  Ulmus: 'ulm',
  Urtica: 'urzică',
  Varia: 'altele',
};

const TOGETHER = { allDays: 'în total', bothDays: 'în cele două zile', theseDays: 'în aceste zile', withNight: 'cu noaptea dinainte' } as const; // prettier-ignore

/** Dangers, and how far they go: on one day, on each of several. */
const EXTREMES = {
  heat: ['caniculă', 'cu maxima de', 'cu maxime de până la'],
  frost: ['ger puternic', 'cu minima de', 'cu minime de până la'],
} as const;

const { inTense, ARE, IS } = words;
const { describeDegrees, describeGust } = numbers;
const { closeOpening, describeOpening } = times;

const pollen = createPollen(
  {
    tag: 'ro',
    names: {
      Ambrosia: 'ambrozie',
      Beifuss: 'pelin',
      Birke: 'mesteacăn',
      Erle: 'arin',
      Esche: 'frasin',
      Graeser: 'graminee',
      Hasel: 'alun',
      Roggen: 'secară',
    },
    levels: ['scăzut', 'moderat', 'ridicat'],
    others: 'alte plante',
    region: 'în regiunea <Location>',
    soFarKnown: 'din câte se știe, ',
    noneOf: (day, place, plant) => `${closeOpening(day, place)}nu va fi polen de ${plant} în aer`,
    none: (day, place, known) => `${closeOpening(day, place)}${known}nu va fi polen în aer`,
    level: (day, place, plant, level) =>
      `${closeOpening(day, place)}nivelul de polen de ${plant} va fi ${level}`,
    groups(day, place, groups) {
      return `${closeOpening(day, place)}nivelul de polen va fi ${listLevels(groups)}`;
    },
    unknown: (day, place) => joinWords('nu am prognoză de polen pentru', day, place),
    unknownOf: (day, place, plant) =>
      joinWords(`nu am prognoză de polen de ${plant} pentru`, day, place),
    noOthers: 'în rest nu va fi polen în aer',
    atMost: 'cel mult',
    otherLevels: (level, most, known) =>
      joinWords(`${known}pentru celelalte plante va fi`, most, level),
  },
  { ...times, ...words },
);

/** Romanian: time and place open the sentence, a whole clause in the future follows. */
export const romanian = createSentences(
  {
    course(statement, options) {
      return describeOpening(statement.opening) + describeCourse(statement, options);
    },
    /** `mâine la Cluj este posibil să plouă după-amiază, iar seara sunt posibile furtuni`. */
    doubtful(statement) {
      const { opening, certainty } = statement;
      const inTheNight = times.isSaidAtNight(opening?.when);
      const describe = (span: Within) => times.withoutNight(times.describeSpan(span), inTheNight);
      const [fall, other] = listPossibleFalls(statement, describe, 'și', [
        'în fiecare zi',
        'în ambele zile',
        'din când în când',
      ]);
      const may = words.mayFall(fall.sky, certainty);
      const also = other && words.alsoMayFall(other, certainty);
      const chance = opening
        ? `${describeOpening(opening)}${joinWords(may, fall.when)}`
        : joinWords(fall.when, may);
      return joinClauses(chance, also ?? null);
    },
    alsoAt: ['și din nou', 'și', 'și'],
    ice: ['atenție la polei', ''],
    /** Its time does not open the sentence, so that what follows is not heard of that time. */
    storm({ opening, within, gust, isHurricane }, { units, now }) {
      const strength = nameGust(gust, words.STORM_GUSTS);
      const when = within ? times.describeSpan(within) : '';
      if (isHurricane) {
        const wind = joinWords(inTense(IS, now), 'vânt', strength, when);
        return `${describeOpening(opening)}${wind}, cu rafale ${upTo(gust, units)}`;
      }
      const gusts = opening
        ? describeOpening(opening) + joinWords(inTense(ARE, now), 'rafale de vânt', strength, when)
        : joinWords(when, inTense(words.HAS, now), 'rafale', strength);
      return `${gusts}, ${upTo(gust, units)}`;
    },
    extreme({ of, opening, value, exactly, sky }, { units, now }) {
      const [kind, one, several] = EXTREMES[of];
      const isOfDays = opening?.when.kind === 'days' || opening?.when.kind === 'weekend';
      const most = exactly ? 'cu' : isOfDays ? several : one;
      const besides = sky ? ` și ${words.skyLabel(sky)}` : '';
      const degrees = joinWords(most, describeDegrees(value, units)) + besides;
      return `${describeOpening(opening)}${inTense(IS, now)} ${kind}, ${degrees}`;
    },
    temperature: ({ opening, temperature }, { units, now }) =>
      `${describeOpening(opening)}${describeTemperature(temperature, units, now)}`,
    chance({ of, likely, span, isMore }) {
      const falls = joinWords('să', isMore ? 'mai' : '', of === 'rain' ? 'plouă' : 'ningă');
      const is = likely ? 'este probabil' : 'este posibil';
      return joinWords(span && times.describeSpan(span), is, falls);
    },
    amount({ of, amount, together, isPossible, isMore }, { units }) {
      const sum = numbers.amountFalls(of, amount, units);
      const certain = isMore ? sum.replace(/^se v(?:a|or)\b/, '$& mai') : sum;
      const falls = isPossible ? certain.replace(/^se v(?:a|or)\b/, 's-ar putea') : certain;
      return joinWords(together ? TOGETHER[together] : '', falls);
    },
    withGusts(gust, units) {
      const kind = nameGust(gust, words.STORM_GUSTS, [[0, '']]);
      return joinWords('însoțite de rafale de vânt', kind && `${kind},`, upTo(gust, units));
    },
    wind({ force, direction, gust }, { units, now }) {
      if (force === null) {
        const gusts = gust === null ? '' : upTo(gust, units);
        return joinWords(inTense(ARE, now), 'rafale de vânt', gusts);
      }
      const from = direction && `din ${words.DIRECTIONS[direction]}`;
      const wind = joinWords(inTense(words.BLOWS, now), words.WINDS[force] ?? '', from);
      return gust === null ? wind : `${wind}, cu rafale ${upTo(gust, units)}`;
    },
    trend(place, isWarmer) {
      const opening = closeOpening('în următoarele zile', words.describePlace(place));
      return `${opening}vremea se va ${isWarmer ? 'încălzi' : 'răci'}`;
    },
    noData: 'nu am prognoză',
    noDataFor: ({ when, place }) =>
      when.kind === 'days' && times.forWhen(when).startsWith('de ') && place !== null
        ? joinWords('nu am prognoză', words.placeAfter('pentru', place), times.forWhen(when))
        : joinWords('nu am prognoză', times.forWhen(when), words.describePlace(place)),
    skyText: (sky, night) => words.selectSkyClassWords(sky, night).label,
    unknownText: 'necunoscut',
    compassLetters: { W: 'V' },
    gustText: (gust, units) => `rafale ${upTo(gust, units)}`,
    pollenNames,
  },
  {
    ...times,
    ...words,
    ...precipitation,
    ...pollen,
    warning: createWarningWithHours('ro', (when) =>
      times.describeOpening({ when, place: null }).trim(),
    ),
  },
);

/** `ridicat pentru arin și scăzut pentru alun`, `ridicat pentru arin și pelin, dar scăzut pentru alun`. */
function listLevels(groups: readonly WordedGroup[]): string {
  const levels = groups.map(({ names, level }) => `${level} pentru ${names}`);
  if (levels.at(-2)?.includes(' și ')) return joinContrast(levels, 'dar');
  return [levels.slice(0, -1).join(', '), ...levels.slice(-1)].filter(Boolean).join(' și ');
}

/** `de până la 70 de kilometri pe oră`; from km/h. */
function upTo(gust: number, units: Units): string {
  return `de până la ${describeGust(gust, units)}`;
}

export const romanianWarnings: WarningWords = {
  calledOff: 'Avertizare anulată',
  severities: {
    1: 'Avertizare meteorologică minoră',
    2: 'Avertizare meteorologică moderată',
    3: 'Avertizare meteorologică severă',
    4: 'Avertizare meteorologică extremă',
  },
  groups: {
    THUNDERSTORM: 'furtuni cu descărcări electrice',
    WIND: 'vânt',
    TORNADO: 'tornadă',
    RAIN: 'ploaie',
    HAIL: 'grindină',
    SNOWFALL: 'ninsori',
    SNOWDRIFT: 'zăpadă viscolită',
    FOG: 'ceață',
    FROST: 'îngheț',
    GLAZE: 'polei',
    THAW: 'dezgheț',
    POWERLINEVIBRATION: 'oscilația liniilor electrice',
    UV: 'radiații UV',
    HEAT: 'caniculă',
  },
};
