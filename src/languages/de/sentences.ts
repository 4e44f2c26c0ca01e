import { toBeaufort } from '../../weather/atmosphere.ts';
import type { SkillLanguage } from '../../wording/language.ts';
import type {
  Course,
  Opening,
  Sky,
  Temperature,
  OtherPollenStatement,
  PollenGroup,
  PollenSetting,
  PollenStatement,
} from '../../wording/plan/statement.ts';
import { joinWords, createListFormat } from '../../wording/grammar.ts';
import type { Units } from '../../wording/units.ts';
import {
  amountFalls,
  describeAround,
  degreesAfterBei,
  describeDegrees,
  describeGust,
  describeRange,
  placeAfter,
  describePlace,
  predicate,
  selectSkyClassWords,
  DIRECTIONS,
  SHARES,
  STORM_GUSTS,
  WINDS,
  pollenNames,
} from './words.ts';
import { describeAdvice, answers, describeFinding } from './verdicts.ts';
import { factWords } from './facts.ts';
import { describeAgain, describeExpectation, describeNextHour } from './precipitation.ts';
import { describeBoundary, dayAfter, describeDay, describeSpan, describeWhen } from './time.ts';
import type { PollenType } from '../../contract/parameters.ts';
import type { PollenIndex } from '../../weather/pollen.ts';

/**
 * German. The verb stands second: a sentence opens with its time, and what can happen is kept as
 * the verb with its subject and as what follows the place: `regnet es` + `leicht`.
 */
export const german: SkillLanguage = {
  course({ opening, course, temperature }, { units }) {
    const [time, place] = opening ? describeOpening(opening) : ['dabei', ''];
    const degrees = temperature ? `bei ${degreesAfterBei(temperature, units)}` : '';
    return describeCourse(course, { time, place, degrees });
  },

  uncertainty: () => 'sicher ist das aber nicht',

  ice: () => 'Vorsicht, es kann glatt werden',

  storm({ opening, gust, atTimes }, { units }) {
    const [time, place] = opening ? describeOpening(opening) : ['dazu', ''];
    const kind = STORM_GUSTS.find(([from]) => toBeaufort(gust) >= from)?.[1] ?? '';
    return joinWords(
      time,
      'gibt es',
      place,
      atTimes ? 'zeitweise' : '',
      kind,
      'bis',
      describeGust(gust, units),
    );
  },

  temperature({ opening, temperature }, { units }) {
    const [time, place] = opening ? describeOpening(opening) : ['', ''];
    const [subject, verb, value] = describeTemperature(temperature, units);
    return time === ''
      ? joinWords(subject, verb, place, value)
      : joinWords(time, verb, subject, place, value);
  },

  chance: ({ of, likely }) =>
    `${of === 'snow' ? 'Schnee' : 'Regen'} ist ${likely ? 'wahrscheinlich' : 'möglich'}`,

  amount: ({ of, amount }, { units }) => `es ${amountFalls(of, amount, units)}`,

  wind({ force, direction, gust }, { units }) {
    const gusts = gust === null ? '' : `Böen bis ${describeGust(gust, units)}`;
    if (force === null) return `dazu gibt es ${gusts}`;
    const from = direction && `aus ${DIRECTIONS[direction]}`;
    return joinWords('dazu weht', WINDS[force] ?? '', from, gusts && `mit ${gusts}`);
  },

  trend({ place, direction }) {
    const word = direction === 'warmer' ? 'wärmer' : 'kälter';
    return joinWords('in den nächsten Tagen wird es', describePlace(place), word);
  },

  noData({ opening }) {
    const [time, place] = opening ? describeOpening(opening) : ['dazu', ''];
    return joinWords(time, 'gibt es', place, 'keine Vorhersage');
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

  skyText: (sky, night) => selectSkyClassWords(sky, night)[2],
  unknownText: 'unbekannt',
  pollenNames,
  directionWord: (point) => DIRECTIONS[point],
  directionAbbreviation: (point) => point.replaceAll('E', 'O'),
  gustText: (gust, units) => `Böen bis ${describeGust(gust, units)}`,
};

interface Frame {
  time: string;
  place: string;
  degrees: string;
}

function describeCourse(course: Course, { time, place, degrees }: Frame): string {
  if (course.form === 'steady') {
    const [verb, rest] = predicate(course.sky);
    return joinWords(time, verb, place, rest, degrees);
  }
  const { first, until, from, second } = clausesOf(course);
  const [verb, rest] = predicate(first);
  return `${joinWords(time, verb, place, until, rest, degrees)}, ${joinWords(from, ...following(verb, second))}`;
}

function clausesOf(course: Exclude<Course, { form: 'steady' }>) {
  switch (course.form) {
    case 'change': {
      const [until, from] = describeBoundary(course.at);
      return { first: course.first, until, from, second: course.second };
    }
    case 'interlude':
      return {
        first: course.background,
        until: '',
        from: describeSpan(course.span),
        second: course.passing,
      };
    case 'atTimes':
      return {
        first: course.background,
        until: '',
        from: SHARES[course.share],
        second: course.passing,
      };
  }
}

/** The same verb is not said twice: `ist es bis 12 Uhr bedeckt, danach heiter`. */
function following(firstVerb: string, sky: Sky): string[] {
  const [verb, rest] = predicate(sky);
  return verb === firstVerb && rest !== '' ? [rest] : [verb, rest];
}

function describeTemperature(
  temperature: Temperature,
  units: Units,
): [subject: string, verb: string, value: string] {
  switch (temperature.form) {
    case 'range': {
      const range = describeRange(temperature.low, 'und', temperature.high, units);
      return ['die Temperaturen', 'liegen', `zwischen ${range}`];
    }
    case 'around':
      return ['die Temperaturen', 'liegen', describeAround(temperature.value, units)];
    case 'change': {
      const verb = temperature.to > temperature.from ? 'steigt' : 'sinkt';
      const change = describeRange(temperature.from, 'auf', temperature.to, units);
      return ['die Temperatur', verb, `von ${change}`];
    }
    default: {
      const subject = { exactly: 'Temperatur', high: 'Höchsttemperatur', low: 'Tiefsttemperatur' };
      const value = describeDegrees(temperature.value, units, 'einem');
      return [`die ${subject[temperature.form]}`, 'liegt', `bei ${value}`];
    }
  }
}

function describeOpening({ when, place }: Opening): [time: string, place: string] {
  return [describeWhen(when), describePlace(place)];
}

/** To stand before "pollen", or before a hyphen. */
const NAMES: Record<PollenType, string> = {
  Ambrosia: 'Ambrosia',
  Beifuss: 'Beifuß',
  Birke: 'Birken',
  Erle: 'Erlen',
  Esche: 'Eschen',
  Graeser: 'Gräser',
  Hasel: 'Hasel',
  Roggen: 'Roggen',
};

const LEVELS: Record<Exclude<PollenIndex, 0>, string> = { 1: 'gering', 2: 'mäßig', 3: 'hoch' };

const list = createListFormat('de');

/** German for the pollen of a day. */
function describePollen({ setting, content }: PollenStatement): string {
  const [time, place] = describeSetting(setting);
  switch (content.form) {
    case 'type':
      return content.level === 0
        ? joinWords(time, 'fliegen', place, 'keine', compounds([content.type]))
        : describeLevels(time, place, [
            { level: content.level, types: [content.type], andOthers: false },
          ]);
    case 'types':
      return describeLevels(time, place, content.groups);
    case 'none':
      return content.soFarKnown
        ? joinWords(time, 'fliegen', place, 'soweit bekannt keine Pollen')
        : joinWords(time, 'fliegen', place, 'keine Pollen');
    case 'unknown':
      return content.type === null
        ? joinWords(time, 'gibt es', place, 'keine Pollenvorhersage')
        : joinWords(time, 'gibt es', place, 'keine Vorhersage für', compounds([content.type]));
  }
}

/** German for the pollen that have not been named. */
function describeOtherPollen({ level, atMost, soFarKnown }: OtherPollenStatement): string {
  if (level === 0) return 'sonst fliegen keine Pollen';
  const known = soFarKnown ? 'soweit bekannt' : '';
  return joinWords('sonst ist die Belastung', known, atMost ? 'höchstens' : '', LEVELS[level]);
}

/** `heute ist in Leipzig die Belastung durch Birkenpollen hoch, durch Gräserpollen gering`. */
function describeLevels(time: string, place: string, groups: readonly PollenGroup[]): string {
  const levels = groups.map((group) => `durch ${describeGroup(group)} ${LEVELS[group.level]}`);
  return joinWords(time, 'ist', place, 'die Belastung', levels.join(', '));
}

function describeGroup({ types, andOthers }: PollenGroup): string {
  if (!andOthers) return compounds(types);
  return list.format([...types.map((type) => `${NAMES[type]}-`), 'andere Pollen']);
}

/** `Birken- und Eschenpollen`. */
function compounds(types: readonly PollenType[]): string {
  return list.format(
    types.map((type, at) => `${NAMES[type]}${at === types.length - 1 ? 'pollen' : '-'}`),
  );
}

function describeSetting(setting: PollenSetting): [time: string, place: string] {
  if (!('placeholders' in setting)) return [describeDay(setting.day), describePlace(setting.place)];
  return ['<DayID>', setting.placeholders === 'dayAndPlace' ? 'in der Region <Location>' : ''];
}
