import { COUNTRY_WORDS, type Country } from './country.ts';

const MIDNIGHT = 'medianoche';
const NOON = 12;
/** Until this hour, hours from noon on need no word for noon: `de 12 a 4 de la tarde`. */
const EARLY_AFTERNOON = 16;
const MORNING = 6;

/** How a country names the hours of the clock. */
export function createClock(country: Country) {
  /** Hours before which the parts of the day end that an hour is named with. */
  const parts = [[1, 'de la noche'], [6, 'de la madrugada'], [12, 'de la mañana'], [13, 'del mediodía'], [COUNTRY_WORDS[country].firstHourOfNight, 'de la tarde'], [24, 'de la noche']] as const; // prettier-ignore
  /** `de la tarde`. */
  const partOfClock = (hour: number) => parts.find(([end]) => hour < end)?.[1] ?? '';

  return {
    describeHour,
    bareHour,
    isPartSaidOnce,
    atClock,
    fromHourToHour,
    betweenHours,
    hourOfToday,
  };

  /** Whether the part of the second hour is that of the first, or includes it: `de 3 a 8 de la mañana`. */
  function isPartSaidOnce(first: number, second: number): boolean {
    const [start, end] = [partOfClock(first), partOfClock(second)];
    return start === end || (start === 'de la madrugada' && end === 'de la mañana');
  }

  /** `las 3 de la tarde`, `la una de la madrugada`, `medianoche`. */
  function describeHour(hour: number): string {
    return hour === 0 ? MIDNIGHT : `${bareHour(hour)} ${partOfClock(hour)}`;
  }

  /** `a las 7 y 53 de la mañana`, `a la una de la tarde`. */
  function atClock(hour: number, minute: number): string {
    if (minute === 0) return `a ${describeHour(hour)}`;
    const past = minute === 1 ? 'un minuto' : String(minute);
    return `a ${bareHour(hour)} y ${past} ${partOfClock(hour)}`;
  }

  /** `de 2 a 5 de la tarde`, `de 3 de la tarde a 8 de la noche`, `de 3 a 8 de la mañana`. */
  function fromHourToHour(from: number, to: number): string {
    const isBesideNoon =
      (from === NOON && to <= EARLY_AFTERNOON) ||
      (to === NOON && partOfClock(from) === 'de la mañana');
    const isInEvening = from >= COUNTRY_WORDS[country].firstHourOfNight - 1;
    const isClear = isPartSaidOnce(from, to) || isBesideNoon || isInEvening;
    // What ends with the night is all of it: `de 4 a 6 de la madrugada`.
    const end =
      to === MORNING && partOfClock(from) === partOfClock(MORNING - 1)
        ? `${onClock(to)} ${partOfClock(from)}`
        : plainHour(to);
    const isShort = isClear && from > 0 && from < to;
    // "De una a" would be heard as a number of something, and a night needs its articles.
    const isNight = from > to && to > 0;
    if (isNight || from % NOON === 1) return betweenDayHours(from, to, isShort);
    return `de ${isShort ? onClock(from) : plainHour(from)} a ${end}`;
  }

  /** `entre las 10 de la noche y la una de la madrugada`, `entre la una y las 3 de la tarde`. */
  function betweenDayHours(from: number, to: number, isShort: boolean): string {
    return `entre ${isShort ? bareHour(from) : describeHour(from)} y ${describeHour(to)}`;
  }

  /** Of a night that is named: `entre la una y las 6`. */
  function betweenHours(from: number, to: number): string {
    return `entre ${bareHour(from)} y ${bareHour(to)}`;
  }

  /** `las 10 de esta noche`, `hoy a las 12 del mediodía`; not of midnight. */
  function hourOfToday(hour: number): string {
    const part = partOfClock(hour);
    return part.startsWith('de la ')
      ? `${bareHour(hour)} ${part.replace('de la ', 'de esta ')}`
      : `hoy a ${describeHour(hour)}`;
  }

  /** Without its article, as it stands in a range: `3 de la tarde`, `una de la madrugada`. */
  function plainHour(hour: number): string {
    return hour === 0 ? MIDNIGHT : `${onClock(hour)} ${partOfClock(hour)}`;
  }
}

/** `las 11`, `la una`. */
function bareHour(hour: number): string {
  return `${hour % NOON === 1 ? 'la' : 'las'} ${onClock(hour)}`;
}

function onClock(hour: number): string {
  const shown = hour % NOON === 0 ? NOON : hour % NOON;
  return shown === 1 ? 'una' : String(shown);
}
