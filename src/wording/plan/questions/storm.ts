import { familyOf } from '../../../weather/state.ts';
import { LIKELY, STORM_GUST } from '../facts.ts';
import { gustsFrom } from './gusts.ts';
import { UNKNOWN, shown, type Judgement, type Question } from './judgement.ts';
import { isKnown, type Outlook } from './outlook.ts';
import { timesOf } from './times.ts';
import type { Condition } from './verdict-statement.ts';

/** Thunder, and gusts of a storm. */
export const STORM: Question = { of: 'storm', judge: judgeStorm };

function judgeStorm(outlook: Outlook): Judgement {
  const thundery = outlook.hours.filter(({ state }) => familyOf(state) === 'thunder');
  const isCertain = thundery.some(({ probability }) => (probability ?? LIKELY) >= LIKELY);
  if (isCertain) return shown(outlook, thundery);
  const gusts = gustsFrom(STORM_GUST, outlook);
  if (gusts) return { answer: 'yes', finding: gusts };
  if (thundery.length > 0) {
    const times = timesOf(outlook, thundery);
    const finding = { form: 'condition', of: 'thunder', is: 'maybe', times, also: null } as const;
    return { answer: 'possible', finding };
  }
  if (!isKnown(outlook)) return UNKNOWN;
  const of: Condition = isWindKnown(outlook) ? 'storm' : 'thunder';
  const finding = { form: 'condition', of, is: 'no', times: null, also: null } as const;
  return { answer: 'no', finding };
}

/** Gusts that are not worth naming are not given. */
function isWindKnown({ whole: { wind } }: Outlook): boolean {
  return wind.max !== null || wind.gusts.value !== undefined;
}
