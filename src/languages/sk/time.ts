import { joinWords } from '../../wording/grammar.ts';
import { createCzechSlovakDays } from '../czech-slovak-time.ts';
import * as skeleton from '../skeleton-time.ts';
import { ordinal, genitive } from './numbers.ts';

const { describeDay, dayGenitive, dayAccusative, absoluteAccusative } = createCzechSlovakDays({
  weekdays: [
    { on: 'v nedeľu', accusative: 'nedeľu', genitive: 'nedele' },
    { on: 'v pondelok', accusative: 'pondelok', genitive: 'pondelka' },
    { on: 'v utorok', accusative: 'utorok', genitive: 'utorka' },
    { on: 'v stredu', accusative: 'stredu', genitive: 'stredy' },
    { on: 'vo štvrtok', accusative: 'štvrtok', genitive: 'štvrtka' },
    { on: 'v piatok', accusative: 'piatok', genitive: 'piatka' },
    { on: 'v sobotu', accusative: 'sobotu', genitive: 'soboty' },
  ],
  relativeDays: [
    { on: 'dnes', accusative: 'dnešok', genitive: 'dneška' },
    { on: 'zajtra', accusative: 'zajtrajšok', genitive: 'zajtra' },
    { on: 'pozajtra', accusative: 'pozajtrajšok', genitive: 'pozajtra' },
  ],
  months:
    'januára februára marca apríla mája júna júla augusta septembra októbra novembra decembra',
  ordinal: (dayOfMonth) => ordinal(dayOfMonth, 'date'),
});
export { describeDay };

/** `dnes` and `v sobotu` after "v", `na sobotu` after "na", `do soboty` after "do". */
export const dayAfter = skeleton.createDayAfter(describeDay, 'v vo dňa', {
  'na pre': dayAccusative,
  'od do': dayGenitive,
});

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
export const describeBoundary = skeleton.createTurn(
  (hour) => ['spočiatku', `od ${hourGenitive(hour)}`],
  'spočiatku',
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
  night: (_, running, next) => (running ? 'dnes v noci' : `v noci na ${absoluteAccusative(next)}`),
  twoDays: (first, last) => `${describeDay(first)} a ${describeDay(last)}`,
  days: (first, last) => `od ${dayGenitive(first)} do ${dayGenitive(last)}`,
  during: { ...PARTS, midday: 'okolo poludnia', lateEvening: 'neskoro večer' },
});
