import type { ActiveWarningsResponse, WarningEntry } from '../../../contract/public/warnings.ts';
import { holdsWithin, planWarning } from '../official-warning.ts';
import type { AnswerPlan } from '../plan.ts';
import type { Audience, When } from '../statement.ts';

/** More warnings than these are counted only. */
const MAX_SPOKEN_WARNINGS = 3;

/** The time of a question; epoch milliseconds. */
interface AskedTime {
  from: number;
  to: number;
  when: When;
}

interface WarningsInput {
  body: ActiveWarningsResponse;
  /** Null for all that are in force or announced. */
  asked: AskedTime | null;
  audience: Audience;
  timeZone: string;
  /** Epoch milliseconds. */
  now: number;
}

/** "Are there any warnings?": how many, and the gravest first; see "Active-warnings response" of the public document. */
export function planActiveWarnings({ body, asked, ...listener }: WarningsInput): AnswerPlan {
  const { audience, now } = listener;
  const span = asked ?? { from: now, to: Infinity };
  const holding = body.activeWarnings
    .map(readEntry)
    .filter((warning) => holdsWithin(warning, span))
    .toSorted((one, other) => other.severity - one.severity || one.onset - other.onset);
  const [count, when] = [holding.length, asked?.when ?? null];
  return [
    { kind: 'reading', form: 'warningCount', place: audience.place, count, when },
    ...holding.slice(0, MAX_SPOKEN_WARNINGS).map((warning) => planWarning(warning, listener)),
  ];
}

function readEntry({ infos, event, onset, expires, severityInt }: WarningEntry) {
  return {
    headline: infos.headline ?? event,
    severity: severityInt,
    onset: Date.parse(onset),
    expires: expires === null ? null : Date.parse(expires),
  };
}
