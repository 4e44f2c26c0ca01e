import type { ConversationTurn } from '../conversation.ts';

/** What a turn was taken for, where, and what was asked of the weather service, a line each. */
export function whyText({ intent, slots, place, calls }: ConversationTurn): string {
  const lines = [
    ['intent', intent],
    ['slots', pairs(slots)],
    ['place', place?.name ?? ''],
    ...calls.map(({ operation, parameters }) => ['operation', `${operation} ${pairs(parameters)}`]),
  ];
  return lines.map(([name = '', value = '']) => `${name.padEnd(10)} ${value || 'none'}`).join('\n');
}

function pairs(values: object): string {
  const entries: [string, unknown][] = Object.entries(values);
  return entries.map(([name, value]) => `${name}=${String(value)}`).join(', ');
}
