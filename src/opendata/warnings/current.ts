import type { Alert } from './alert.ts';
import { warningId } from './warning-id.ts';

/** What an alert says of itself and of others. */
export type AlertHead = Pick<Alert, 'identifier' | 'sent' | 'status' | 'msgType' | 'references'>;

/** What an alert says of another one: sender, identifier and time, by commas. */
const REFERENCE = /^[^,]*,(?<identifier>[^,]+),[^,]*$/;

/** Whether an alert is for real and warns: it is no test or exercise, and takes nothing back. */
export function warns({ status, msgType }: AlertHead): boolean {
  return status === 'Actual' && (msgType === 'Alert' || msgType === 'Update');
}

/** Those that warn, without those that a later one replaces (`Update`) or takes back (`Cancel`). */
export function currentOf<Known extends { head: AlertHead }>(alerts: readonly Known[]): Known[] {
  const over = overBy(alerts.map(({ head }) => head));
  return alerts.filter(({ head }) => {
    const overAt = over.get(warningId(head.identifier)) ?? -Infinity;
    return warns(head) && overAt <= head.sent;
  });
}

/** When alerts were replaced or taken back last, epoch milliseconds, by their warning's id. */
function overBy(heads: readonly AlertHead[]): ReadonlyMap<string, number> {
  const over = new Map<string, number>();
  for (const { status, msgType, references, sent } of heads) {
    if (status !== 'Actual' || (msgType !== 'Update' && msgType !== 'Cancel')) continue;
    for (const id of referencesOf(references)) over.set(id, Math.max(sent, over.get(id) ?? sent));
  }
  return over;
}

function referencesOf(references: string | null): string[] {
  return (references?.split(/\s+/) ?? []).flatMap((reference) => {
    const { identifier } = REFERENCE.exec(reference)?.groups ?? {};
    return identifier === undefined ? [] : [warningId(identifier)];
  });
}
