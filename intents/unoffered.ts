import { parseForecastQuery } from '../src/slots/parse-query.ts';
import { pickFilledSlots, type SpokenSlots } from '../src/slots/spoken-slots.ts';
import { hasTimeSlot, pickTimeSlots } from '../src/slots/follow-up-slots.ts';
import type { ForecastQuery } from '../src/slots/query.ts';
import type { Unoffered } from '../src/languages/talk-phrases.ts';
import { cloudCoverTopic, findSnowLine, findUvIndex } from './air.ts';
import { rainAmountTopic, snowAmountTopic } from './rain-and-snow.ts';
import { snowDepthTopic } from './stations.ts';
import { highTopic, lowTopic, temperatureTopic } from './temperature.ts';
import { sunHoursTopic, windTopic } from './wind-and-sky.ts';
import { findComparedWhere } from './support/two-places.ts';
import { weatherTopic } from './weather.ts';
import type { ResolvedTurn, Topic } from './support/turn-context.ts';

/** What nobody can tell from a forecast, and the nearest that can be told. */
interface UnofferedSubject {
  is: Unoffered;
  /** The answer itself, of the times that have one. */
  find?: typeof findSnowLine;
  /** The first that has an answer is told. */
  nearest: readonly Topic[];
  /** Whether a month or a year may be meant, of which there is no forecast. */
  isOfAnyTime?: true;
}

/** By the ids of the slot type Subject. */
const SUBJECTS: Readonly<Record<string, UnofferedSubject>> = {
  UV: { is: 'UV', find: findUvIndex, nearest: [sunHoursTopic] },
  AIR_QUALITY: { is: 'AIR_QUALITY', nearest: [windTopic] },
  RECORD: { is: 'RECORD', nearest: [highTopic], isOfAnyTime: true },
  RECORD_LOW: { is: 'RECORD', nearest: [lowTopic], isOfAnyTime: true },
  RECORD_RAIN: { is: 'RECORD', nearest: [rainAmountTopic], isOfAnyTime: true },
  NORMAL: { is: 'NORMAL', nearest: [highTopic], isOfAnyTime: true },
  NORMAL_RAIN: { is: 'NORMAL', nearest: [rainAmountTopic], isOfAnyTime: true },
  NORMAL_SUN: { is: 'NORMAL', nearest: [sunHoursTopic], isOfAnyTime: true },
  WATER: { is: 'WATER', nearest: [temperatureTopic] },
  WAVES: { is: 'WAVES', nearest: [windTopic] },
  TIDE: { is: 'TIDE', nearest: [windTopic] },
  AURORA: { is: 'AURORA', nearest: [cloudCoverTopic] },
  NATURAL_ICE: { is: 'NATURAL_ICE', nearest: [lowTopic] },
  SKI: { is: 'SKI', nearest: [snowDepthTopic, snowAmountTopic] },
  SNOW_LYING: { is: 'SNOW_LYING', nearest: [snowAmountTopic] },
  SNOW_LINE: { is: 'SNOW_LINE', find: findSnowLine, nearest: [snowAmountTopic] },
};

/** What is told of one place if it is asked where it is so; else its weather. */
const TOPICS_OF_MOST: Readonly<Record<string, readonly Topic[]>> = {
  WARMER: [temperatureTopic],
  COLDER: [lowTopic],
  WINDIER: [windTopic],
  CALMER: [windTopic],
  SUNNIER: [sunHoursTopic],
  SNOW: [snowDepthTopic, snowAmountTopic],
};

/** "What's the UV index?", "How warm is the sea?": what it does not have, and the nearest that it has. */
export const unofferedTopic: Topic = {
  async answer(turn, dependencies) {
    const { phrases } = turn;
    const subject = findSubject(turn.slots);
    if (!subject) return phrases.unsupported;
    const found = await subject.find?.(turn, dependencies);
    if (found) return found;
    const asked = subject.isOfAnyTime ? withoutLongTime(turn) : turn;
    for (const topic of subject.nearest) {
      const reply = await topic.answer(asked, dependencies);
      const isAnswer = reply.title !== undefined || topic === subject.nearest.at(-1);
      if (isAnswer) return { ...reply, speech: `${phrases.unoffered[subject.is]} ${reply.speech}` };
    }
    return phrases.unsupported;
  },
  explainWithoutPlace(slots, { phrases }) {
    const subject = findSubject(slots);
    return subject && phrases.unoffered[subject.is];
  },
};

function findSubject({ subject = '' }: SpokenSlots): UnofferedSubject | undefined {
  const most = findComparedWhere({ subject });
  if (most === undefined) return SUBJECTS[subject];
  return { is: 'WHERE', nearest: TOPICS_OF_MOST[most] ?? [weatherTopic] };
}

/** Of a month, a year or a date beyond the forecast, today is the nearest. */
function withoutLongTime(turn: ResolvedTurn): ResolvedTurn {
  const { slots, calendar } = turn;
  if (!hasTimeSlot(slots) || isShort(parseForecastQuery(slots, calendar))) return turn;
  const time = pickTimeSlots(slots);
  const rest = Object.entries(pickFilledSlots(slots)).filter(([name]) => !(name in time));
  return { ...turn, slots: Object.fromEntries(rest) };
}

function isShort(question: ForecastQuery): boolean {
  if (question.kind === 'days') return question.first === question.last;
  return question.kind !== 'unanswerable';
}
