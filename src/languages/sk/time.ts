import { getWeekday } from '../../time/local-time.ts';
import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-time.ts';
import { ordinal, genitive } from './numbers.ts';

/** A day in a sentence, after "na" and "pre", and after "od" and "do". */
type Name = Readonly<Record<'on' | 'accusative' | 'genitive', string>>;

const WEEKDAYS: readonly Name[] = [
  { on: 'v nedeľu', accusative: 'nedeľu', genitive: 'nedele' },
  { on: 'v pondelok', accusative: 'pondelok', genitive: 'pondelka' },
  { on: 'v utorok', accusative: 'utorok', genitive: 'utorka' },
  { on: 'v stredu', accusative: 'stredu', genitive: 'stredy' },
  { on: 'vo štvrtok', accusative: 'štvrtok', genitive: 'štvrtka' },
  { on: 'v piatok', accusative: 'piatok', genitive: 'piatka' },
  { on: 'v sobotu', accusative: 'sobotu', genitive: 'soboty' },
];

const RELATIVE_DAYS: readonly Name[] = [
  { on: 'dnes', accusative: 'dnešok', genitive: 'dneška' },
  { on: 'zajtra', accusative: 'zajtrajšok', genitive: 'zajtra' },
  { on: 'pozajtra', accusative: 'pozajtrajšok', genitive: 'pozajtra' },
];

const MONTHS = ['januára', 'februára', 'marca', 'apríla', 'mája', 'júna', 'júla', 'augusta', 'septembra', 'októbra', 'novembra', 'decembra']; // prettier-ignore

/** `dnes`, `vo štvrtok`, `v sobotu dvadsiateho ôsmeho novembra`. */
export function describeDay(day: skeleton.Day): string {
  return nameOf(day, 'on');
}

/** After "od" and "do": `dneška`, `stredy`, `soboty dvadsiateho ôsmeho novembra`. */
function dayGenitive(day: skeleton.Day): string {
  return nameOf(day, 'genitive');
}

/** `dnes` and `v sobotu` after "v", `na sobotu` after "na", `do soboty` after "do". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'v vo dňa', {
  'na pre': (day) => nameOf(day, 'accusative'),
  'od do': dayGenitive,
});

function nameOf(day: skeleton.Day, form: keyof Name): string {
  const relative = day.ahead === null ? undefined : RELATIVE_DAYS[day.ahead];
  return relative ? relative[form] : absoluteDay(day, form);
}

function absoluteDay(day: skeleton.Day, form: keyof Name): string {
  const name = WEEKDAYS[getWeekday(day.date)]?.[form] ?? '';
  return skeleton.isFarAhead(day) ? joinWords(name, describeDate(day.date)) : name;
}

/** `dvadsiateho ôsmeho novembra`. */
function describeDate(date: skeleton.LocalDate): string {
  const day = skeleton.getDayOfMonth(date);
  return `${ordinal(day, 'date')} ${MONTHS[Number(date.slice(5, 7)) - 1]}`;
}

const MIDNIGHT = 0;
const NOON = 12;

/** `o pätnástej`, `o jednej`, `napoludnie`, `o polnoci`. */
function atHour(hour: number): string {
  return hour === NOON ? 'napoludnie' : `o ${hourGenitive(hour)}`;
}

/** After "od" and "do", and for all but noon after "o": `pätnástej`, `jednej`, `poludnia`, `polnoci`. */
function hourGenitive(hour: number): string {
  if (hour === MIDNIGHT) return 'polnoci';
  if (hour === NOON) return 'poludnia';
  return hour === 1 ? 'jednej' : ordinal(hour, 'hour');
}

function hourBetween(hour: number): string {
  if (hour === MIDNIGHT) return 'polnocou';
  return hour === 1 ? 'jednou' : ordinal(hour, 'between');
}

const PARTS = skeleton.byPart('dopoludnia', 'popoludní', 'večer');

/** From when on it is otherwise: `od pätnástej`, `od večera`. */
export const describeBoundary = skeleton.createLimit(
  (hour) => `od ${hourGenitive(hour)}`,
  ['od dopoludnia', 'od poludnia', 'od popoludnia', 'od večera', 'od neskorého večera'],
);

export const { describeWhen, describeSpan } = skeleton.createTime(describeDay, {
  now: 'práve teraz',
  nextHour: 'v najbližšej hodine',
  nextHours: (_, count) => `v najbližších ${genitive(count)} hodinách`,
  hour: (day, hour) => `${describeDay(day)} ${atHour(hour)}`,
  /** `medzi štrnástou a sedemnástou`, `medzi dvadsiatou druhou a polnocou`. */
  between(from, to) {
    return `medzi ${hourBetween(from)} a ${hourBetween(to)}`;
  },
  /** `v sobotu od dvadsiatej druhej do nedele do piatej`. */
  overnight(from, to, endsAtMidnight) {
    const start = `${describeDay(from.day)} od ${hourGenitive(from.hour)}`;
    const lastDay = endsAtMidnight ? '' : `do ${dayGenitive(to.day)}`;
    return joinWords(start, lastDay, 'do', hourGenitive(to.hour));
  },
  part: (day, part) => `${describeDay(day)} ${PARTS[part]}`,
  /** `v noci na nedeľu`; of the night that has begun `dnes v noci`. */
  night: (_, running, next) =>
    running ? 'dnes v noci' : `v noci na ${absoluteDay(next, 'accusative')}`,
  twoDays: (first, last) => `${describeDay(first)} a ${describeDay(last)}`,
  days: (first, last) => `od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  during: { ...PARTS, midday: 'okolo poludnia', lateEvening: 'neskoro večer' },
});
