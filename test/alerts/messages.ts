import type { PassTime, Recipient } from '../../src/alerts/way-out.ts';
import type { Message } from '../../src/watch/subscriber.ts';
import { minutes } from '../watch/warnings.ts';

/** A warning of gale-force gusts from noon to six. */
export function message(values: Partial<Message> = {}): Message {
  return {
    id: 'a1',
    event: 'e1',
    kind: 'warning:WIND',
    change: 'new',
    severity: 2,
    alertType: null,
    isUrgent: false,
    text: 'Amtliche Warnung vor Sturmböen, bis heute 18 Uhr.',
    locale: 'de-DE',
    place: 'Hamburg',
    source: 'Deutscher Wetterdienst',
    start: minutes(0),
    end: minutes(360),
    decided: minutes(0),
    until: minutes(360),
    left: [],
    ...values,
  };
}

export function recipient(values: Partial<Recipient> = {}): Recipient {
  return {
    key: 'anna',
    readUserId: () => 'amzn1.ask.account.ANNA',
    apiEndpoint: undefined,
    ...values,
  };
}

/** As much time as it takes. */
export function anyTime(): PassTime {
  return { stop: new AbortController().signal, cut: new AbortController().signal };
}
