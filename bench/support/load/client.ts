import { setTimeout as sleep } from 'node:timers/promises';
import { attacks } from './attacks.ts';
import { sendAll, questionsOf, sameQuestion, type Outcome, type Target } from './requests.ts';

/** The order of a client process. */
export type Order = Target &
  (
    | { do: 'attack'; attack: keyof typeof attacks; count: number; seconds: number }
    | { do: 'ask'; what: 'same' | 'distinct'; series: number; count: number; atOnce: number }
    | { do: 'ask on'; series: number; atOnce: number; seconds: number }
  );

/** A client process: executes an order of its parent and sends the results. */
process.once('message', (order: Order) => {
  void carryOut(order).then((outcome) => process.send?.(outcome, () => process.exit()));
});
process.once('disconnect', () => process.exit());

async function carryOut(order: Order): Promise<Outcome | object> {
  if (order.do === 'attack') {
    const attack = attacks[order.attack](order, order.count);
    await sleep(order.seconds * 1000);
    attack.stop();
    return {};
  }
  if (order.do === 'ask on') return askOn(order);
  const { what, count, series, atOnce } = order;
  const questions = what === 'same' ? sameQuestion(count, series) : questionsOf(count, series);
  return sendAll(order, questions, atOnce);
}

/** Repeats the same few places, whose answers are cached. */
async function askOn(order: Order & { do: 'ask on' }): Promise<Outcome> {
  const few = questionsOf(20, order.series);
  const end = performance.now() + order.seconds * 1000;
  const total = { asked: 0, right: 0, shed: 0, wrong: 0, lost: 0, latestShed: 0, goodput: 0 };
  const begun = performance.now();
  while (performance.now() < end) {
    const outcome = await sendAll(order, [...few, ...few, ...few, ...few, ...few], order.atOnce);
    total.asked += outcome.asked;
    total.right += outcome.right;
    total.shed += outcome.shed;
    total.wrong += outcome.wrong;
    total.lost += outcome.lost;
    total.latestShed = Math.max(total.latestShed, outcome.latestShed);
  }
  return { ...total, goodput: total.right / ((performance.now() - begun) / 1000) };
}
