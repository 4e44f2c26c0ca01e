import type { Response } from 'ask-sdk-model';
import { describeQuiet } from '../src/languages/subscription-phrases.ts';
import { pickFilledSlots, type SpokenSlots } from '../src/slots/spoken-slots.ts';
import { updateSession, type PendingQuestion } from '../src/speech/profile.ts';
import type { SkillDependencies } from '../src/speech/skill-dependencies.ts';
import { speakAndContinue, speakAndListen } from '../src/speech/turn.ts';
import {
  DEFAULT_QUIET_HOURS,
  type QuietHours,
  type Subscription,
} from '../src/watch/subscription.ts';
import { isSamePoint } from '../src/place/place.ts';
import { isMeant } from './support/spoken-wish.ts';
import { resolveSpokenPlace } from './support/turn-context.ts';
import {
  askToAllow,
  readWish,
  runSubscribingTurn,
  save,
  type AnswerSubscriber,
  type SubscribingTurn,
} from './support/subscribe.ts';

/** "Stop warning me", "stop warning me about frost". */
export const unsubscribe: AnswerSubscriber = async (slots, input, dependencies) =>
  runSubscribingTurn(slots, input, dependencies, async (turn) => {
    const { kept, hasRecord, words, notifier, user, describe } = turn;
    if (!kept) {
      if (hasRecord) await notifier.subscriptions.delete(user);
      return speakAndListen(input, words.none);
    }
    const { wishes, place } = kept;
    const isHere = await isOfPlace(kept, turn, dependencies);
    const meant = wishes.filter((wish) => isHere && (namesAll(slots) || isMeant(wish, slots)));
    const left = wishes.filter((wish) => !meant.includes(wish));
    if (meant.length === 0) {
      return speakAndContinue(input, words.notWished(describe(left, place)));
    }
    if (left.length === 0) {
      await notifier.subscriptions.delete(user);
      return speakAndContinue(input, words.stoppedAll);
    }
    await save(turn, () => ({ wishes: left }));
    return speakAndContinue(input, words.stopped(describe(meant, place)));
  });

/** "No more warnings": of whatever kind. */
function namesAll({ alert, pollenType, unknownPollen }: SpokenSlots): boolean {
  const isAny = alert === undefined || alert === 'ANY_WARNING' || alert === 'WARNING';
  return isAny && (pollenType ?? unknownPollen) === undefined;
}

/** Whether a place that is named, if one is, is the one that is watched. */
async function isOfPlace(
  { place }: Subscription,
  { context }: SubscribingTurn,
  dependencies: SkillDependencies,
): Promise<boolean> {
  const named = await resolveSpokenPlace(context, dependencies);
  if (named?.kind !== 'place' || 'code' in named.place) return named === undefined;
  return isSamePoint(named.place, place);
}

/** "What do you warn me about?" */
export const listSubscriptions: AnswerSubscriber = async (slots, input, dependencies) =>
  runSubscribingTurn(slots, input, dependencies, async (turn) => {
    const { kept, words, describe } = turn;
    if (!kept) return speakAndListen(input, words.none);
    if (namesAll(slots)) return speakAndContinue(input, listAll(kept, turn));
    const asked = kept.wishes.filter((wish) => isMeant(wish, slots));
    if (asked.length === 0) return deny(slots, kept, turn);
    return speakAndContinue(input, words.yes(describe(asked, kept.place)));
  });

/** "No, …", and if it could be told: "Shall I warn you about that?" */
async function deny(
  slots: SpokenSlots,
  { wishes, place }: Subscription,
  turn: SubscribingTurn,
): Promise<Response> {
  const { context, words, describe } = turn;
  const { input } = context;
  const no = words.no(describe(wishes, place));
  const wish = await readWish(place, turn);
  if (typeof wish === 'string') return speakAndContinue(input, no);
  // Asked once: whoever says something else has moved on.
  const pending: PendingQuestion = {
    topic: 'subscription',
    slots: pickFilledSlots(slots),
    choices: [],
    misses: 1,
  };
  updateSession(input, { pending });
  const { shallI } = words;
  return speakAndListen(input, { speech: `${no} ${shallI}`, reprompt: shallI });
}

function listAll({ place, wishes, quiet }: Subscription, turn: SubscribingTurn): string {
  const { words, describe } = turn;
  const listed = words.list(place.name, describe(wishes, place));
  return [listed, describeQuiet(quiet, words), ...askToAllow(turn)].join(' ');
}

/** "Don't warn me at night", "warn me at night, too", "quiet from ten to six". */
export const setQuietHours: AnswerSubscriber = async (slots, input, dependencies) =>
  runSubscribingTurn(slots, input, dependencies, async (turn) => {
    const { kept, words } = turn;
    if (!kept) return speakAndListen(input, words.none);
    const quiet = parseQuietHours(slots);
    await save(turn, () => ({ quiet }));
    return speakAndContinue(input, describeQuiet(quiet, words));
  });

/** Null: never. */
function parseQuietHours({ quiet, time, untilTime }: SpokenSlots): QuietHours | null {
  if (quiet !== undefined) return null;
  const [from, to] = [parseMinute(time), parseMinute(untilTime)];
  return from === undefined || to === undefined || from === to ? DEFAULT_QUIET_HOURS : { from, to };
}

/** Minutes after midnight of `22:30`; undefined for a part of the day. */
function parseMinute(time: string | undefined): number | undefined {
  const [, hour, minute] = /^(\d{2}):(\d{2})/.exec(time ?? '') ?? [];
  return hour === undefined ? undefined : (Number(hour) % 24) * 60 + Number(minute);
}
