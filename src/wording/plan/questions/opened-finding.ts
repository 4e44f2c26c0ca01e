import type { Opening, When } from '../statement.ts';
import type { Outlook } from './outlook.ts';
import type { Finding } from './verdict-statement.ts';

/** A finding with its time and place; hours found stand in place of hours asked for. */
export function openedFinding(
  { when, place }: Outlook,
  finding: Finding,
): { opening: Opening; finding: Finding } {
  const day = dayOf(when);
  if (!day || !namesHours(finding)) return { opening: { when, place }, finding };
  const isOtherwise = 'also' in finding && finding.also?.link === 'otherwise';
  return {
    opening: { when: day, place },
    finding: isOtherwise ? { ...finding, also: null } : finding,
  };
}

/** The day of hours that all lie in it. */
function dayOf(when: When): When | undefined {
  const isOfOneDay = when.kind === 'hours' && when.from.day.date === when.to.day.date;
  return isOfOneDay ? { kind: 'day', day: when.from.day } : undefined;
}

function namesHours(finding: Finding): boolean {
  return 'times' in finding && finding.times !== null && 'spans' in finding.times;
}
