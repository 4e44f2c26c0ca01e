import { setTimeout as sleep } from 'node:timers/promises';
import { attacks } from './attacks.ts';
import { askAll, questionsOf, sameQuestion, type Outcome, type Target } from './requests.ts';

/** What a client process is to do. */
export type Order = Target &
  (
    | { do: 'attack'; attack: keyof typeof attacks; count: number; seconds: number }
    | { do: 'ask'; what: 'same' | 'distinct'; series: number; count: number; atOnce: number }
    | { do: 'ask on'; series: number; atOnce: number; seconds: number }
  );

/** A client in a process of its own: does what its parent orders, and tells what came of it. */
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
  return askAll(order, questions, atOnce);
}

/** The same few places again and again: answers that are made once and kept. */
async function askOn(order: Order & { do: 'ask on' }): Promise<Outcome> {
  const few = questionsOf(20, order.series);
  const end = performance.now() + order.seconds * 1000;
  const total = { asked: 0, right: 0, shed: 0, wrong: 0, lost: 0, latestShed: 0, goodput: 0 };
  const begun = performance.now();
  while (performance.now() < end) {
    const outcome = await askAll(order, [...few, ...few, ...few, ...few, ...few], order.atOnce);
    total.asked += outcome.asked;
    total.right += outcome.right;
    total.shed += outcome.shed;
    total.wrong += outcome.wrong;
    total.lost += outcome.lost;
    total.latestShed = Math.max(total.latestShed, outcome.latestShed);
  }
  return { ...total, goodput: total.right / ((performance.now() - begun) / 1000) };
}
