import type { Units } from '../../wording/units.ts';
import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type {
  MoonPhaseFact,
  WarningStatement,
  WarningTime,
} from '../../wording/plan/reading-statement.ts';
import {
  describeCover,
  toSpokenHeight,
  toInchesOfMercury,
  toLowerCase,
  createMetricAmount,
  createPast,
  type PastWhere,
} from '../skeleton-readings.ts';
import { type When, isFarAhead, type ClockTime, type Day } from '../skeleton-time.ts';
import { describeClock, nameHour, NOON } from './numbers.ts';
import { describePlace, elideQue } from './place-names.ts';
import { selectTense } from './sky.ts';
import {
  describeDay,
  describeOpening,
  describeWhen,
  forWhen,
  describeDayOfClock,
  describePart,
  EVENING,
} from './time.ts';
import { describeDegrees, describeGust, describeRange } from './words.ts';

const BE = { present: 'est', future: 'sera' };

const FALL = { present: 'descend', future: 'descendra' };

const NOT_MUGGY = { present: 'il ne fait pas lourd', future: 'il ne fera pas lourd' };

/** Air of a low dew point is not called dry: on a cold day its humidity is high. */
const FEELS = {
  pleasant: NOT_MUGGY,
  muggy: { present: 'il fait lourd', future: 'il fera lourd' },
  oppressive: { present: 'il fait très lourd', future: 'il fera très lourd' },
};

const TENDENCIES = { rising: 'en hausse', falling: 'en baisse', steady: 'stable' };

const UV_LEVELS = {
  low: "c'est faible",
  moderate: "c'est modéré",
  high: "c'est élevé",
  veryHigh: "c'est très élevé",
  extreme: "c'est extrême",
};

/** By phase, from 1 (new moon) on. */
const PHASES: readonly (readonly [subject: 'ce' | 'la lune', name: string])[] = [
  ['la lune', ''],
  ['ce', 'la nouvelle lune'],
  ['la lune', 'dans son premier croissant'],
  ['la lune', 'à son premier quartier'],
  ['la lune', 'gibbeuse croissante'],
  ['ce', 'la pleine lune'],
  ['la lune', 'gibbeuse décroissante'],
  ['la lune', 'à son dernier quartier'],
  ['la lune', 'dans son dernier croissant'],
];

const PHASE_VERBS = {
  ce: { present: "c'est", future: 'ce sera' },
  'la lune': { present: 'la lune est', future: 'la lune sera' },
};

const MOON_NAMES = { full: 'pleine lune', new: 'nouvelle lune' };

const MOON_VERBS = {
  moonrise: { past: "s'est levée", coming: 'se lèvera', never: 'ne se lèvera pas' },
  moonset: { past: "s'est couchée", coming: 'se couchera', never: 'ne se couchera pas' },
};

const COUNTS = ['aucune alerte météo', 'une alerte météo', 'deux alertes météo'];

/** French answers about warnings, the air and the moon. */
export const readings: ReadingWords = {
  /** `il y a une alerte météo pour demain à Lille`. */
  warningCount({ place, count, when }) {
    const what = COUNTS[count] ?? `${count} alertes météo`;
    const be = count === 0 ? joinWords("il n'y a", asOfNow(when)) : 'il y a';
    return joinWords(be, what, when && warnedTime(when), describePlace(place));
  },
  noWarningService: ({ place }) =>
    `je ne sais pas s'il y a des alertes officielles ${place ? `pour ${place}` : 'là-bas'}`,
  humidity({ opening, percent }, { now }) {
    const be = `le taux d'humidité ${BE[selectTense(now)]}`;
    return `${describeOpening(opening)}${be} de ${Math.round(percent)} pour cent`;
  },
  /** `le point de rosée est de 18 degrés, il fait lourd`; who asks how it feels hears that first. */
  dewPoint({ answer, opening, value, feel }, { units, now }) {
    const tense = selectTense(now);
    const degrees = `de ${describeDegrees(value, units)}`;
    const feels = answer === 'no' ? NOT_MUGGY : feel && FEELS[feel];
    const dewPoint = `le point de rosée ${BE[tense]} ${degrees}`;
    if (!feels) return `${describeOpening(opening)}${dewPoint}`;
    const told = answer
      ? `${feels[tense]}, avec un point de rosée ${degrees}`
      : `${dewPoint}, ${feels[tense]}`;
    return `${describeOpening(opening)}${told}`;
  },
  pressure({ opening, value, tendency }, { units, now }) {
    const pressure =
      units.rain === 'inches'
        ? `${toInchesOfMercury(value).replace('.', ',')} pouces de mercure`
        : `${Math.round(value)} hectopascals`;
    const be = `la pression atmosphérique ${BE[selectTense(now)]} de ${pressure}`;
    return `${describeOpening(opening)}${be}${tendency ? `, ${TENDENCIES[tendency]}` : ''}`;
  },
  cloudCover({ opening, percent }, { now }) {
    const cover = describeCover(percent, {
      clear: 'sans nuages',
      overcast: 'couvert à 100 pour cent',
      covered: (tens) => `couvert à environ ${tens} pour cent`,
    });
    return `${describeOpening(opening)}le ciel ${BE[selectTense(now)]} ${cover}`;
  },
  snowLine({ opening, value, ofSeveral }, { units, now }) {
    const spoken = toSpokenHeight(value, units);
    const height = spoken === 0 ? 'au niveau de la mer' : `à ${spoken} ${heightUnit(units)}`;
    const verb = (ofSeveral ? FALL : BE)[selectTense(now)];
    const down = ofSeveral ? "jusqu'" : '';
    return `${describeOpening(opening)}la limite pluie-neige ${verb} ${down}${height}`;
  },
  uvIndex({ opening, value, ofSeveral, level }, { now }) {
    const verb = ofSeveral ? 'atteindra' : `${BE[selectTense(now)]} de`;
    return `${describeOpening(opening)}l'indice UV ${verb} ${value}, ${UV_LEVELS[level]}`;
  },
  moonPhase({ phase, next }) {
    const following = next && describeNextMoon(next);
    if (!phase) return following ?? '';
    const now = `${describeDay(phase.day)}, ${describePhase(phase)}`;
    return following ? `${now} et ${following}` : now;
  },
  /** `demain à Lille, la lune se lèvera à 17 heures 12`. */
  moonTime({ event, place, day, clock, past }) {
    const { past: did, coming, never } = MOON_VERBS[event];
    const verb = clock ? `${past ? did : coming} à ${describeClock(clock)}` : never;
    return `${joinWords(describeDay(day), describePlace(place))}, la lune ${verb}`;
  },
};

/** That there is no warning may change; of this moment it does not. */
function asOfNow(when: When | null): string {
  if (!when) return 'actuellement';
  return when.kind === 'now' ? '' : "pour l'instant";
}

function warnedTime(when: When): string {
  return when.kind === 'now' ? describeWhen(when) : forWhen(when);
}

/** `la lune est à son premier quartier`, `ce sera la pleine lune`. */
function describePhase({ day, of }: NonNullable<MoonPhaseFact['phase']>): string {
  const [subject, name] = PHASES[of] ?? ['la lune', ''];
  return joinWords(PHASE_VERBS[subject][(day.ahead ?? 0) > 0 ? 'future' : 'present'], name);
}

/** `la prochaine pleine lune sera le mardi vingt-quatre novembre`. */
function describeNextMoon({ of, day }: NonNullable<MoonPhaseFact['next']>): string {
  const moon = MOON_NAMES[of];
  if (day.ahead === 0) return `la ${moon}, c'est ${describeDay(day)}`;
  return joinWords(`la prochaine ${moon} sera`, isFarAhead(day) ? 'le' : '', describeDay(day));
}

/** `alerte officielle pour rafales de vent, jusqu'à 22 heures ce soir`. */
export function warning({ headline, holds }: WarningStatement): string {
  return `${respell(headline)}, ${describeHold(holds)}`;
}

/** `jusqu'à 22 heures ce soir`, `demain entre 3 et 9 heures du matin`. */
function describeHold(holds: WarningTime): string {
  if ('during' in holds) return describeWhen(holds.during);
  if (!holds.until) return "jusqu'à nouvel ordre";
  const { day, clock } = holds.until;
  return joinWords("jusqu'à", describeClock(clock), dayOfEnd(day, clock));
}

/** After an hour: `ce soir`, `demain matin`, `samedi`; nothing for this afternoon. */
function dayOfEnd(day: Day, clock: ClockTime): string {
  if (clock.hour === 0) return describeDayOfClock(day, clock);
  if (clock.hour < NOON) return describePart(day, 'morning');
  if (clock.hour >= EVENING) return describePart(day, 'evening');
  return day.ahead === 0 ? '' : describeDay(day);
}

/** `ALERTE officielle INTEMPÉRIES pour RAFALES DE VENT` as one writes it otherwise. */
function respell(headline: string): string {
  return toLowerCase(headline, 'fr')
    .replace(/(?<!\p{L})\p{Lu}(?!\p{Ll})/gu, (letter) => letter.toLocaleLowerCase('fr'))
    .replace(/(?<!\p{L})uv(?!\p{L})/gu, 'UV');
}

const PARTICIPLES = { rain: 'plu', snow: 'neigé' };
const NOUNS = { rain: 'de pluie', snow: 'de neige' };
const UNITS = { metres: 'mètre', kilometres: 'kilomètre', miles: 'mille' };

/** French answers about what stations have measured, and about daylight. */
export const past = createPast({
  times: {
    lastDay: 'ces dernières 24 heures',
    yesterday: 'hier',
    yesterdayMorning: 'hier matin',
    yesterdayAfternoon: 'hier après-midi',
    yesterdayEvening: 'hier soir',
    lastNight: 'la nuit dernière',
    today: "aujourd'hui jusqu'à présent",
    thisMorning: 'ce matin',
    thisAfternoon: 'cet après-midi',
    thisEvening: 'ce soir',
  },
  place: describePlace,
  amount: createMetricAmount({
    lessThan: "moins d'un",
    about: 'environ',
    rain: ['millimètre', 'millimètres'],
    snow: ['centimètre', 'centimètres'],
  }),
  fell: (of, where, { words }) => `${opened(where)}il a ${PARTICIPLES[of]}, ${numbered(words)}`,
  amountFell: (of, where, { words }) =>
    `${opened(where)}il est tombé ${numbered(words)} ${NOUNS[of]}`,
  fellNot: (of, where) => `${opened(where)}il n'a pas ${PARTICIPLES[of]}`,
  dry: (where) => `${opened(where)}le temps est resté sec`,
  high: (where, value, units) =>
    `${opened(where)}la température maximale a été de ${describeDegrees(value, units)}`,
  low: (where, value, units) =>
    `${opened(where)}la température minimale a été de ${describeDegrees(value, units)}`,
  range: (where, low, high, units) =>
    `${opened(where)}il a fait entre ${describeRange(low, 'et', high, units)}`,
  gust: (where, value, units) =>
    `${opened(where)}la plus forte rafale a atteint ${describeGust(value, units)}`,
  snowDepth: (place, amount) =>
    amount
      ? joinWords('il y a', numbered(amount.words), 'de neige au sol', place)
      : joinWords("il n'y a pas de neige au sol", place),
  visibility: (place, distance) => joinWords('la visibilité', place, 'est de', distance),
  distance(count, unit) {
    if (count === 0) return "moins d'un mille";
    return `${count} ${UNITS[unit]}${count === 1 ? '' : 's'}`;
  },
  nearest: (place, distance) =>
    `la station météo la plus proche se trouve ${place}, à une distance de ${distance}`,
  unknown: 'je ne sais pas : ',
  unmeasured: (place, nearest, distance) =>
    `il n'y a pas de station ${place}, la plus proche est ${nearest}, à ${distance}`,
  measuredAt: (place, distance) =>
    `c'est ce qu'a mesuré la station située ${place}, à une distance de ${distance}`,
  since: (time, hour) => `mes relevés ne commencent ${describeStart(time, hour)}`,
  daylight: (day, place, hours, minutes) =>
    `${joinWords(describeDay(day), place)}, il fait jour pendant ${joinWords(
      counted(hours, 'heure'),
      minutes > 0 ? `et ${counted(minutes, 'minute')}` : '',
    )}`,
});

/** `hier à Lille, `; nothing after a sentence that has said it. */
function opened({ time, place }: PastWhere): string {
  const opening = joinWords(time, place);
  return opening === '' ? '' : `${opening}, `;
}

/** `environ un millimètre`. */
function numbered(words: string): string {
  return words.replace(/^environ (?=\p{L})/u, 'environ un ');
}

/** `qu'hier à 6 heures`, `que ce matin à 9 heures`. */
function describeStart(time: string, hour: number): string {
  const day = elideQue(time.replace(/ jusqu'à présent$/u, ''));
  return `${day} à ${nameHour(hour)}`;
}

function counted(number: number, noun: string): string {
  const words = number === 1 && /^(?:heure|minute)$/.test(noun) ? 'une' : String(number);
  return `${words} ${noun}${number > 1 ? 's' : ''}`;
}

function heightUnit({ snow }: Units): string {
  return snow === 'inches' ? 'pieds' : 'mètres';
}
