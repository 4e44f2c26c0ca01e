import type { RequestEnvelope } from 'ask-sdk-model';

/*
 * When something was written and up to when it is to be deleted, both in epoch milliseconds by the
 * platform's clock: a request says when it was sent, so a clock of ours that is wrong cannot make a
 * deletion miss its record, or hit one that is newer.
 */

/** Machines of the platform agree on the time as well as that, milliseconds. */
const CLOCK_SKEW_MS = 5000;

/** The platform sends an event again for so long, milliseconds. */
const MAX_RESEND_MS = 3_600_000;

/** When the turn took place that writes a record; undefined for a request without a time. */
export function readWriteTime({ request }: RequestEnvelope): number | undefined {
  return parseTime(request.timestamp);
}

/**
 * Up to when a deletion covers what was written. An event that is sent again, after its user has come
 * back, must leave alone what they said since.
 */
export function readDeletionTime({ request }: RequestEnvelope, now: Date): number {
  const sentAt = parseTime(request.timestamp) ?? now.getTime();
  const createdAt =
    'eventCreationTime' in request ? parseTime(request.eventCreationTime) : undefined;
  const isPlausible =
    createdAt !== undefined && createdAt <= sentAt && sentAt - createdAt <= MAX_RESEND_MS;
  return (isPlausible ? createdAt : sentAt) + CLOCK_SKEW_MS;
}

function parseTime(text: unknown): number | undefined {
  const time = typeof text === 'string' ? Date.parse(text) : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
