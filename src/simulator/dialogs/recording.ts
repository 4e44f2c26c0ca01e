import { writeFileSync } from 'node:fs';
import type { ConversationTurn } from '../conversation.ts';
import { deviceOf, type DeviceInWords, type Surroundings } from './device.ts';
import type { Dialog } from './dialog.ts';
import { dialogText, writeNewDialog } from './file.ts';
import { notice } from './notice.ts';

/** A dialog's file that grows by what is said. */
export interface Recording {
  path: string;
  add(turn: ConversationTurn): void;
}

export interface RecordingOptions {
  locale: string;
  device: DeviceInWords;
  surroundings: Surroundings;
  clock: () => Date;
  /** The skill that a replay file names. */
  skillId: string;
  /** Whether the answers can be expected again: made-up weather is the same at the same time. */
  hasAnswers: boolean;
}

/** Milliseconds. */
const MINUTE = 60_000;

/**
 * Begins a file of the form that its ending tells; it is whole after each turn.
 *
 * @throws {Error} where there is a file already, or none can be written
 */
export function startRecording(path: string, options: RecordingOptions): Recording {
  const { locale, device, surroundings, clock, skillId, hasAnswers } = options;
  let now = Math.floor(clock().getTime() / MINUTE) * MINUTE;
  const { name, timeZone } = deviceOf(device, locale, surroundings).place;
  const dialog: Dialog = {
    locale,
    now: localTime(now, timeZone),
    // Where devices are by default may be elsewhere when it is played.
    device: device.postcode ? device : { ...device, place: device.place ?? name },
    upstream: 'own',
    steps: [],
  };
  writeNewDialog(path, dialog, skillId);
  return {
    path,
    add(turn) {
      const minutes = Math.floor((clock().getTime() - now) / MINUTE);
      if (minutes > 0) dialog.steps.push({ kind: 'waiting', minutes });
      now += minutes * MINUTE;
      dialog.steps.push({
        kind: 'saying',
        line: 0,
        said: turn.utterance.trim(),
        expected: hasAnswers ? notice(turn) : undefined,
      });
      writeFileSync(path, dialogText(path, dialog, skillId));
    },
  };
}

/** `2026-11-18T14:05+01:00` */
function localTime(instant: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'longOffset',
  });
  const parts = new Map(format.formatToParts(instant).map(({ type, value }) => [type, value]));
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  const offset = part('timeZoneName').replace('GMT', '') || '+00:00';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}${offset}`;
}
