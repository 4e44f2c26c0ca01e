import { joinWords } from '../../wording/grammar.ts';
import type { ReadingWords } from '../../wording/language.ts';
import type { MoonPhaseFact, WarningFact } from '../../wording/plan/reading-statement.ts';
import { describeCover, toInchesOfMercury, toLowerCase } from '../skeleton-readings.ts';
import type { ClockTime, Day, When } from '../skeleton-time.ts';
import { isFarAhead } from '../skeleton-time.ts';
import { describeClock, NOON } from './clock.ts';
import { describePlace } from './place-names.ts';
import { selectTense } from './sky.ts';
import {
  describeDay,
  describeDayOfClock,
  describeOpening,
  describePart,
  describeWhen,
  EVENING,
  forWhen,
} from './time.ts';
import { describeDegrees } from './words.ts';

const BE = { present: 'est', future: 'sera' };

const NOT_MUGGY = { present: 'il ne fait pas lourd', future: 'il ne fera pas lourd' };

/** Air of a low dew point is not called dry: on a cold day its humidity is high. */
const FEELS = {
  pleasant: NOT_MUGGY,
  muggy: { present: 'il fait lourd', future: 'il fera lourd' },
  oppressive: { present: 'il fait très lourd', future: 'il fera très lourd' },
};

const TENDENCIES = { rising: 'en hausse', falling: 'en baisse', steady: 'stable' };

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
  warning: ({ headline, holds }) => `${respell(headline)}, ${describeHold(holds)}`,
  noWarningService: ({ place }) =>
    `je n'ai d'alertes officielles que pour l'Allemagne${place ? `, pas pour ${place}` : ''}`,
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
      overcast: 'entièrement couvert',
      covered: (tens) => `couvert à environ ${tens} pour cent`,
    });
    return `${describeOpening(opening)}le ciel ${BE[selectTense(now)]} ${cover}`;
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

/** `jusqu'à 22 heures ce soir`, `demain entre 3 et 9 heures du matin`. */
function describeHold(holds: WarningFact['holds']): string {
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
