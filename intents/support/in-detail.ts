import { DAY_PARTS } from '../../src/contract/parameters.ts';
import { UpstreamRefusal } from '../../src/client/errors.ts';
import type { Collaborators } from '../../src/collaborators.ts';
import { PART_HOURS } from '../../src/weather/day-parts.ts';
import { addDays, daysBetween, type LocalDate } from '../../src/weather/local-time.ts';
import type { Calendar } from '../../src/slots/calendar.ts';
import { hoursWithin, saturdayOf } from '../../src/slots/hours-within.ts';
import type { Question, Unanswerable } from '../../src/slots/question.ts';
import { toQuestion } from '../../src/slots/to-question.ts';
import { askForecast } from './forecast.ts';
import { placeOf, type Asked, type Reply, type Topic } from './topic.ts';
import { dateOf } from './within-reach.ts';

/** More days than this are told one by one, not part by part. */
const DAYS_IN_PARTS = 1;
const MOST_DAYS = 5;

type Answerable = Exclude<Question, Unanswerable>;

/** The weather once more, in smaller pieces: a day by its parts, days one by one, a part by the hour. */
export const inDetail: Topic = {
  name: 'weather',
  intent: 'DetailIntent',
  async answer(asked, collaborators): Promise<Reply> {
    const { slots, calendar, phrases } = asked;
    const question = toQuestion(slots, calendar);
    if (question.kind === 'unanswerable') {
      asked.calling([]);
      return { speech: phrases.unanswerable[question.reason] };
    }
    const texts = await tellEach(piecesOf(question, calendar), asked, collaborators);
    return { speech: texts.join(' '), title: phrases.cardTitle(placeOf(asked).name) };
  },
};

/** Tells each piece that the forecast reaches. */
async function tellEach(
  pieces: readonly Answerable[],
  asked: Asked,
  collaborators: Collaborators,
): Promise<string[]> {
  const refusals: UpstreamRefusal[] = [];
  const texts = await Promise.all(
    pieces.map(async (piece, i) => {
      const wanted = { byTheHour: false, isNamed: i === 0 };
      try {
        return (await askForecast(piece, asked, collaborators, wanted)).text;
      } catch (error) {
        const last = error instanceof UpstreamRefusal ? dateOf(error.last) : undefined;
        if (!(error instanceof UpstreamRefusal) || last === undefined) throw error;
        refusals.push(error);
        if (piece.kind === 'days') asked.endsAt(last);
        return undefined;
      }
    }),
  );
  const told = texts.filter((text) => text !== undefined);
  const [refusal] = refusals;
  if (told.length === 0 && refusal) throw refusal;
  return told;
}

/** What a question falls into. */
export function piecesOf(question: Answerable, calendar: Calendar): Answerable[] {
  switch (question.kind) {
    case 'days': {
      const { first, last } = question;
      const count = daysBetween(first, last) + 1;
      if (count <= DAYS_IN_PARTS) return partsOf(first, calendar);
      return eachDay(first, Math.min(count, MOST_DAYS));
    }
    case 'weekend': {
      const today = calendar.here.date;
      const saturday = question.saturday ?? saturdayOf(today);
      return saturday < today ? eachDay(today, 1) : eachDay(saturday, 2);
    }
    case 'nextDays':
      return eachDay(calendar.here.date, 3);
    case 'nightAndDay':
      return [
        { kind: 'dayPart', date: question.night, part: 'night' },
        ...partsOf(question.day, calendar),
      ];
    case 'dayPart':
      return [hoursWithin(question, calendar) ?? question];
    case 'now':
    case 'nextHour':
      return [{ kind: 'nextHours' }];
    case 'nextHours':
    case 'hours':
      return [question];
  }
}

function partsOf(date: LocalDate, { here }: Calendar): Answerable[] {
  return DAY_PARTS.filter(
    (part) => date !== here.date || part === 'night' || here.hour < PART_HOURS[part].to,
  ).map((part) => ({ kind: 'dayPart', date, part }));
}

function eachDay(first: LocalDate, count: number): Answerable[] {
  return Array.from({ length: count }, (_, i) => {
    const day = addDays(first, i);
    return { kind: 'days', first: day, last: day };
  });
}
