import * as skeleton from '../skeleton-time.ts';
import type { TurnOfCourse } from '../../wording/plan/parts-of-day.ts';
import { isNextDay, type Boundary } from '../../wording/plan/statement.ts';
import { byEnd, createDuring } from '../day-part-words.ts';
import {
  describeDay,
  fromDayToDay,
  nameNight,
  relativeDay,
  createClock,
} from './days-and-hours.ts';
import { COUNTRY_WORDS, type Country } from './country.ts';
import { SHARES } from './words.ts';

const NOON = 12;

/** From eight on, Spain calls the evening the night, too. */
const DARK_HOUR = 20;

/** How long the first lasts, and from when on the second. */
export interface Turn {
  until: string;
  /** The same of what falls or drifts, before a dry sky. */
  untilDry?: string;
  from: string;
  /** In a part of the day that is long itself: "until the afternoon" may be its start or its end. */
  isLate: boolean;
}

export type TimeWordsOfCountry = ReturnType<typeof createTimeWords>;

/** How a country says when something is. */
export function createTimeWords(country: Country) {
  const [eveningOfToday, evening] = COUNTRY_WORDS[country].evening;
  const isSpain = country === 'ES';
  const parts = skeleton.byPart('por la mañana', 'por la tarde', evening);
  const partsOfToday = skeleton.byPart('esta mañana', 'esta tarde', eveningOfToday);
  const clock = createClock(country);
  const { describeHour } = clock;
  const turns = isSpain ? TURNS : AMERICAN_TURNS;
  const describeNight = isSpain ? describeSpanishNight : describeAmericanNight;

  const time = skeleton.createTime(describeDay, {
    and: 'y',
    now: COUNTRY_WORDS[country].now,
    nextHour: 'en la próxima hora',
    nextHours: (_, count) => `en las próximas ${HOUR_NUMBERS[count] ?? count} horas`,
    tonight: { name: 'esta madrugada', between: clock.betweenHours, at: (hour) => `a ${clock.bareHour(hour)}` },
    hour: (day, hour) => (hour === 0 ? midnightAfter(day) : `${describeDay(day)} a ${describeHour(hour)}`),
    between: clock.fromHourToHour,
    overnight(from, to, endsAtMidnight) {
      if (endsAtMidnight && from.hour > 0) {
        return `${describeDay(from.day)} ${clock.fromHourToHour(from.hour, 0)}`;
      }
      const isPlain = endsAtMidnight || isOfNextMorning(from, to);
      return `desde ${hourOfDay(from)} hasta ${isPlain ? describeHour(to.hour) : hourOfDay(to)}`;
    },
    part(day, part, running, from = 0) {
      if (isSpain && running && from >= DARK_HOUR) return 'esta noche';
      return relativeDay(day) === 'hoy'
        ? partsOfToday[part]
        : `${describeDay(day)} ${parts[part]}`;
    },
    eveningAndNight(from) {
      if (!isSpain) return 'esta noche y madrugada';
      return from >= DARK_HOUR ? 'esta noche' : 'esta tarde noche y de madrugada';
    },
    night: describeNight,
    twoDays: (first, last) => `${describeDay(first)} y ${describeDay(last)}`,
    days: (first, last) =>
      relativeDay(first) === 'hoy' && relativeDay(last)
        ? 'hoy, mañana y pasado mañana'
        : fromDayToDay(first, last),
    afterThat: 'después',
    weekend: 'el fin de semana',
    until: (hour) => `hasta ${describeHour(hour)}`,
    since: (hour) => `a partir de ${describeHour(hour)}`,
    around: (hour) => `hacia ${describeHour(hour)}`,
    during: createDuring(
      { ...parts, earlyMorning: 'a primera hora de la mañana', allMorning: parts.morning, midday: isSpain ? 'a mediodía' : 'al mediodía', lateAfternoon: 'a última hora de la tarde', lateEvening: 'a última hora del día' },
      ['desde primera hora', 'desde media mañana', 'desde el mediodía', 'desde la tarde'],
      byEnd(turns.midday.until, turns.earlyAfternoon.until, turns.afternoon.until, turns.lateAfternoon.until, 'hasta la noche', turns.lateEvening.until), ['y de madrugada', 'todo el día', 'sin interrupción', 'durante el día'],),
  }); // prettier-ignore
  const { describeWhen, describeSpan } = time;

  /** When within a stretch: `a partir de las 3 de la tarde`, `hasta las 9 de la mañana`, `a ratos`. */
  const times = skeleton.createTimes(
    { describeWhen, describeSpan },
    {
      tag: 'es',
      mostly: 'casi todo el tiempo',
      shares: SHARES,
      /** The night of the Americas has an "and" of its own. */
      listed: (whens) =>
        whens.length > 1 ? whens.map((when) => when.replace(/^(esta noche) y .*/, '$1')) : whens,
      from: (hour) => `a partir de ${describeHour(hour)}`,
      until: (hour) => `hasta ${describeHour(hour)}`,
      /** `el lunes, el miércoles y el viernes`, `en 5 de los 9 días`. */
      counted: (count, of, isFirst) => {
        if (isFirst) return `en ${count} de los ${of} días`;
        return count === 1 ? 'en un día' : `en ${count} días`;
      },
    },
  );

  return {
    ...time,
    ...times,
    describeHour,
    atClock: clock.atClock,
    describeBoundary,
    describeDaysOfHours,
    forWhen,
  };

  function describeBoundary(at: Boundary, when: skeleton.When | undefined): Turn {
    if ('hour' in at) {
      const hour = isInNamedPart(at.hour, when) ? clock.bareHour(at.hour) : describeHour(at.hour);
      return { until: `hasta ${hour}`, from: '', isLate: false };
    }
    return turns[at.part];
  }

  /** Whether the time has named the part of the day that an hour is in: `esta noche`, `hasta las 3 de la madrugada`. */
  function isInNamedPart(hour: number, when: skeleton.When | undefined): boolean {
    if (hour === 0 || hour === NOON) return false;
    if (when?.kind === 'part') return true;
    if (when?.kind !== 'hours' || when.to.hour === 0) return false;
    return clock.isPartSaidOnce(hour, when.to.hour);
  }

  /** A time whose hours are told beside it: `entre hoy y mañana` of hours over midnight. */
  function describeDaysOfHours(when: skeleton.When): string {
    if (when.kind !== 'hours') return describeWhen(when);
    const [from, to] = [describeDay(when.from.day), describeDay(when.to.day)];
    return from === to ? from : `entre ${from} y ${to}`;
  }

  /** `para hoy`, `para las próximas tres horas`, but `del sábado al lunes`. */
  function forWhen(when: skeleton.When): string {
    const words = describeWhen(when);
    if (/^(?:desde|del?) /.test(words)) return words;
    return `para ${words.replace(/^en (?=el |la |las |los )/, '')}`;
  }

  /** `las 10 de esta noche`, `el domingo a las 4 de la madrugada`, `el lunes a las cero horas`. */
  function hourOfDay({ day, hour }: skeleton.HourOfDay): string {
    if (hour === 0) return midnightOf(day);
    return relativeDay(day) === 'hoy'
      ? clock.hourOfToday(hour)
      : `${describeDay(day)} a ${describeHour(hour)}`;
  }
}

const NAMED_PARTS = {
  morning: / de la mañana$/,
  afternoon: / de la tarde$/,
  evening: / de la noche$/,
} as const;

/** Hours of a part of the day that the opening has named: `mañana por la mañana` + `de 8 a 10`. */
export function withoutNamedPart(span: string, when: skeleton.When | undefined): string {
  // `esta noche` + `hacia las 8`: eight is of the afternoon still.
  if (when?.kind === 'hours' && when.from.hour >= DARK_HOUR) {
    return span.replace(/ de la (?:tarde|noche)$/, '');
  }
  if (when?.kind !== 'part' || when.part === 'night') return span;
  return span.replace(NAMED_PARTS[when.part], '');
}

/** Of a night that begins in the evening: `desde las 8 de esta noche hasta las 4 de la madrugada`. */
function isOfNextMorning(from: skeleton.HourOfDay, to: skeleton.HourOfDay): boolean {
  const isMorning = to.hour > 0 && to.hour < NOON;
  return isMorning && from.hour >= NOON && isNextDay(from.day, to.day);
}

/** The midnight that ends a day. */
function midnightAfter(day: skeleton.Day): string {
  return relativeDay(day) === 'hoy' ? 'esta medianoche' : `${describeDay(day)} a medianoche`;
}

/** The midnight that begins a day: `el sábado a medianoche` would be heard as that at its end. */
function midnightOf(day: skeleton.Day): string {
  return relativeDay(day) === 'mañana' ? 'esta medianoche' : `${describeDay(day)} a las cero horas`;
}

/** `esta noche`, `mañana por la noche`, `en la noche del sábado al domingo`. */
function describeSpanishNight(day: skeleton.Day, running: boolean, next: skeleton.Day): string {
  if (day.ahead === -1 && running) return 'esta madrugada';
  if (running || relativeDay(day) === 'hoy') return 'esta noche';
  if (relativeDay(day) === 'mañana') return 'mañana por la noche';
  const [first, second] = nameNight(day, next);
  return `en la noche del ${first} al ${second}`;
}

/** The evening is called the night: `esta noche y madrugada`, `en la noche del sábado y madrugada del domingo`. */
function describeAmericanNight(day: skeleton.Day, running: boolean, next: skeleton.Day): string {
  if (day.ahead === -1 && running) return 'esta madrugada';
  if (running || relativeDay(day) === 'hoy') return 'esta noche y madrugada';
  const [weekday, second] = nameNight(day, next);
  return relativeDay(day) === 'mañana'
    ? `mañana por la noche y la madrugada del ${second}`
    : `en la noche del ${weekday} y madrugada del ${second}`;
}

const TURNS: Readonly<Record<TurnOfCourse, Turn>> = {
  earlyMorning: {
    until: 'a primera hora',
    untilDry: 'a primera hora de la mañana',
    from: '',
    isLate: false,
  },
  morning: { until: 'hasta media mañana', from: '', isLate: false },
  lateMorning: { until: 'hasta el final de la mañana', from: '', isLate: false },
  midday: { until: 'hasta el mediodía', from: '', isLate: false },
  earlyAfternoon: {
    until: 'hasta primera hora de la tarde',
    from: 'desde primera hora de la tarde',
    isLate: true,
  },
  afternoon: { until: 'hasta media tarde', from: 'a partir de la tarde', isLate: true },
  lateAfternoon: { until: 'hasta media tarde', from: 'desde media tarde', isLate: true },
  evening: {
    until: 'hasta última hora de la tarde',
    from: 'a partir de la tarde noche',
    isLate: true,
  },
  lateEvening: { until: 'hasta última hora del día', from: 'a partir de la noche', isLate: true },
};

const AMERICAN_TURNS: Readonly<Record<TurnOfCourse, Turn>> = {
  ...TURNS,
  evening: { until: 'hasta la noche', from: 'a partir de la noche', isLate: true },
  lateEvening: { until: 'hasta entrada la noche', from: 'ya entrada la noche', isLate: true },
};

/** Words for small numbers of hours, and for those that agree with them in gender. */
const HOUR_NUMBERS: Readonly<Record<number, string>> = {
  2: 'dos',
  3: 'tres',
  21: 'veintiuna',
  31: 'treinta y una',
  41: 'cuarenta y una',
  51: 'cincuenta y una',
  61: 'sesenta y una',
  71: 'setenta y una',
};
