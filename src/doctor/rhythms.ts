import { HOUR } from '../weather/hour.ts';

/** What comes a little after its time is not late yet, milliseconds. */
export const GRACE_MS = HOUR;

const DAY = 24 * HOUR;

/** Lists that change some times a year; an older one was probably given up for another address. */
export const MAX_LIST_AGE_MS = 730 * DAY;
/** Lists that are written anew every day, and serve for longer. */
export const MAX_DAILY_LIST_AGE_MS = 31 * DAY;
/** Warnings are written anew all the time, on quiet days as well. */
export const MAX_WARNINGS_AGE_MS = 2 * HOUR;
