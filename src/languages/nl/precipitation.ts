import { joinClauses, joinWords } from '../../wording/grammar.ts';
import type {
  AgainStatement,
  ChangingSpokenFall,
  Expectation,
  ExpectationStatement,
  SpokenFall,
  NextHourStatement,
  Intensity,
} from '../../wording/plan/statement.ts';
import { forPlace, describePlace } from './words.ts';
import type { PrecipitationKind } from '../../weather/precipitation.ts';
import { toSpokenMinutes } from '../../wording/units.ts';

const ONCE_MORE = 'nog een keer';
const OFTEN = 'telkens weer';

/** Dutch for operation 3, by radar. */
export function describeNextHour({ place: name, course }: NextHourStatement): string {
  const place = describePlace(name);
  switch (course.form) {
    case 'unknown':
      return joinWords('het komende uur is er', forPlace(name), 'geen weersverwachting');
    case 'dry':
      return joinWords(comingMinutes(course.for), 'blijft het', place, 'droog');
    case 'throughout': {
      const coming = comingMinutes(course.for);
      if (!course.fall.change) {
        const [subject, falling] = infinitive(course.fall);
        return joinWords(coming, 'blijft', subject, place, falling);
      }
      const [verb, rest] = predicate(course.fall);
      return joinClauses(joinWords(coming, verb, place, rest), describeChange(course.fall, verb));
    }
    case 'begins':
      return joinClauses(
        joinWords(inMinutes(course.in), describeBegin(course.fall, place)),
        describeChange(course.fall, ''),
        course.stops && describeStop(course.stops),
      );
    case 'passes': {
      const [verb, rest] = predicate(course.fall);
      const falls = joinWords(inMinutes(course.in), verb, place, rest);
      return `${falls}, maar dat is snel voorbij`;
    }
    case 'stops': {
      const [verb, rest] = predicate(course.fall);
      return joinClauses(
        joinWords('op dit moment', verb, place, rest),
        describeChange(course.fall, verb, 'later'),
        joinWords(inMinutes(course.in), 'stopt het', course.brief ? 'even' : ''),
      );
    }
  }
}

/** Dutch for what falls after that. */
export function describeAgain({ fall, alike, course }: AgainStatement): string {
  const [verb, rest] = predicate(alike ? { ...fall, intensity: 'moderate' } : fall);
  switch (course.form) {
    case 'restarts': {
      const later = `${describeDuration(course.after)} later`;
      if (course.goesOn === 'briefly') {
        return joinWords(later, verb, alike ? 'nog even' : 'even', rest);
      }
      const begins = alike ? 'begint het opnieuw' : describeBegin(fall, '');
      return joinClauses(joinWords(later, begins), course.goesOn && 'met onderbrekingen');
    }
    case 'continues': {
      const more = { once: `later ${ONCE_MORE}`, often: `later ${OFTEN}` };
      const clause = joinWords('daarna', verb, 'nog', describeDuration(course.for), rest);
      return joinClauses(clause, course.more && more[course.more]);
    }
    case 'later': {
      const again = alike ? ONCE_MORE : '';
      return joinWords(
        course.afterBreak ? 'daarna' : 'later',
        verb,
        course.often ? OFTEN : again,
        rest,
      );
    }
  }
}

/** Dutch for operation 3, by a forecast. */
export function describeExpectation({ place, first, later }: ExpectationStatement): string {
  const [verb, rest] = expected(first);
  const start = ['het komende uur', verb, describePlace(place)] as const;
  if (!later) return joinWords(...start, describeCertainty(first), rest);
  const [laterVerb, laterRest] = expected(later);
  const then = joinWords('later', laterVerb, describeCertainty(later), laterRest);
  return `${joinWords(...start, 'eerst', isPlain(first) ? '' : describeCertainty(first), rest)}, ${then}`;
}

/** `valt er` + `lichte regen`, `kan er` + `lichte regen vallen`. */
function expected(expectation: Expectation): readonly [verb: string, rest: string] {
  if (expectation === 'dry') return ['blijft het', 'droog'];
  switch (expectation.certainty) {
    case 'expected':
      return predicate(expectation);
    case 'likely':
      return ['valt er', describeNoun(expectation)];
    case 'possible':
      return ['kan er', `${describeNoun(expectation)} vallen`];
  }
}

/** To stand before what is expected; what may fall has a verb that says so. */
function describeCertainty(expectation: Expectation): string {
  if (isPlain(expectation)) return 'naar verwachting';
  return expectation !== 'dry' && expectation.certainty === 'likely' ? 'waarschijnlijk' : '';
}

/** Neither likely nor possible. */
function isPlain(expectation: Expectation): boolean {
  return expectation === 'dry' || expectation.certainty === 'expected';
}

/** `begint het licht te regenen`, `begint er ijzel te vallen`. */
function describeBegin(fall: SpokenFall, place: string): string {
  const [subject, falling] = infinitive(fall, 'te');
  return joinWords('begint', subject, place, falling);
}

function describeStop({ after, brief }: { after: number; brief: boolean }): string {
  return `na ${describeDuration(after)} ${brief ? 'stopt het even' : 'is het weer droog'}`;
}

/** What becomes of it; the verb of the clause before is not said again: `af en toe hard`. */
function describeChange(
  { of, change }: ChangingSpokenFall,
  verb: string,
  when = '',
): string | null {
  if (change === null) return null;
  if (typeof change === 'object') return changed('later', '', { ...change, intensity: 'moderate' });
  if (change === 'light') return changed('later', 'alleen nog', { of, intensity: change });
  return when === ''
    ? changed('af en toe', '', { of, intensity: change })
    : changed(when, 'af en toe', { of, intensity: change });

  function changed(time: string, howOften: string, fall: SpokenFall): string {
    const [next, rest] = predicate(fall);
    return joinWords(time, next === verb && rest !== '' ? '' : next, howOften, rest);
  }
}

/** What has a verb of its own; only then how hard it falls can be said by an adverb. */
const VERBS: Partial<Record<PrecipitationKind, readonly [falls: string, toFall: string]>> = {
  rain: ['regent het', 'regenen'],
  snow: ['sneeuwt het', 'sneeuwen'],
};

const ADVERBS: Record<Intensity, string> = {
  light: 'licht',
  moderate: '',
  heavy: 'hard',
  veryHeavy: 'heel hard',
};

const HEAVINESS: Record<Intensity, string> = {
  light: 'lichte',
  moderate: '',
  heavy: 'zware',
  veryHeavy: 'zeer zware',
};

/** Of what is flaky. */
const QUANTITY: Record<Intensity, string> = {
  light: 'lichte',
  moderate: '',
  heavy: 'veel',
  veryHeavy: 'heel veel',
};

const NOUNS: Record<PrecipitationKind, readonly [Record<Intensity, string>, noun: string]> = {
  rain: [HEAVINESS, 'regen'],
  snow: [QUANTITY, 'sneeuw'],
  sleet: [QUANTITY, 'natte sneeuw'],
  freezing: [HEAVINESS, 'ijzel'],
  unknown: [HEAVINESS, 'neerslag'],
};

/** `zware regen`, `wat natte sneeuw`. */
function describeNoun({ of, intensity }: SpokenFall): string {
  const [intensities, noun] = NOUNS[of];
  return joinWords(intensities[intensity], noun);
}

/** `regent het` + place + `hard`, `valt er` + place + `lichte regen`. */
function predicate(fall: SpokenFall): readonly [verb: string, rest: string] {
  const verb = VERBS[fall.of];
  return verb && fall.intensity !== 'light'
    ? [verb[0], ADVERBS[fall.intensity]]
    : ['valt er', describeNoun(fall)];
}

/** To stand after another verb: `het` + place + `licht te regenen`, `er` + place + `ijzel vallen`. */
function infinitive(fall: SpokenFall, to = ''): readonly [subject: string, words: string] {
  const verb = VERBS[fall.of];
  return verb
    ? ['het', joinWords(ADVERBS[fall.intensity], to, verb[1])]
    : ['er', joinWords(describeNoun(fall), to, 'vallen')];
}

const DURATIONS: Readonly<Record<number, string>> = {
  5: 'vijf minuten',
  10: 'tien minuten',
  15: 'een kwartier',
  30: 'een half uur',
  45: 'drie kwartier',
  60: 'een uur',
};

/** What has its own gender or form, from the longest (minutes) on. */
const COMING: Readonly<Record<number, string>> = {
  0: 'de komende minuten',
  5: 'de komende minuten',
  15: 'het komende kwartier',
  30: 'het komende half uur',
};

/** What is known of the hour is never said to be more, minutes. */
const WHOLE_HOUR = 55;

/** `over ongeveer 20 minuten`. */
export function inMinutes(minutes: number): string {
  const spoken = toSpokenMinutes(minutes);
  return spoken === 0 ? 'binnen enkele minuten' : `over ongeveer ${describeDuration(spoken)}`;
}

/** `tien minuten`, `een kwartier`. */
function describeDuration(minutes: number): string {
  const spoken = Math.max(toSpokenMinutes(minutes), 5);
  return DURATIONS[spoken] ?? `${spoken} minuten`;
}

/** `de komende drie kwartier`. */
function comingMinutes(minutes: number): string {
  if (minutes >= WHOLE_HOUR) return 'het komende uur';
  const known = Math.floor(minutes / 5) * 5;
  return COMING[known] ?? `de komende ${describeDuration(known)}`;
}
