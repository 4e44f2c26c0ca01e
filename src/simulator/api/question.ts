import * as z from 'zod';
import type { Place } from '../../place/place.ts';
import { invalidParameter } from '../../service/problems.ts';
import { languageOf } from '../../skill-package/locales.ts';
import type { Surroundings } from '../dialogs/device.ts';
import { checked } from './checked.ts';
import { DEVICE_KINDS, PERMISSIONS } from './devices.ts';
import { isUnderstood, understoodLocales } from './locales.ts';
import { WEATHER_IDS } from './weathers.ts';

const MINUTE = 60_000;

/** As much as a slot may hold, which may be all of it. */
const LONGEST_UTTERANCE = 300;

export const Utterance = z
  .string('must be a string')
  .max(LONGEST_UTTERANCE, `must have at most ${LONGEST_UTTERANCE} characters`);

export const Locale = z.string('must be a string').refine(isUnderstood, {
  error: () => `must be one of ${understoodLocales().join(', ')}`,
});

export const Device = oneOf(DEVICE_KINDS);

const TIMES = { from: Date.parse('1980-01-02T00:00Z'), until: Date.parse('2099-12-31T00:00Z') };

/** With or without seconds, at which the demo can make weather: its files are zips, which begin in 1980. */
export const Time = z
  .union(
    [z.iso.datetime({ offset: true }), z.iso.datetime({ offset: true, precision: -1 })],
    'must be a time such as 2026-11-18T14:05+01:00',
  )
  .refine((text) => {
    const time = Date.parse(text);
    return time >= TIMES.from && time < TIMES.until;
  }, 'must be a time from 1980 to 2099');

/** To the minute, as clocks show it: turns of one minute share their weather. */
const Now = Time.transform((text) => new Date(Math.floor(Date.parse(text) / MINUTE) * MINUTE));

const Question = z.strictObject(
  {
    conversation: z.uuid('must be a UUID'),
    locale: Locale,
    utterance: Utterance,
    device: Device.default('speaker'),
    place: z.string('must be a string').max(100, 'must have at most 100 characters').optional(),
    permissions: oneOf(PERMISSIONS).default('all'),
    now: Now.optional(),
    weather: oneOf(WEATHER_IDS).default('own'),
  },
  'must be a JSON object',
);

/** What is asked, and in which circumstances. */
export type Question = Omit<z.output<typeof Question>, 'place'> & { place: Place };

/** @throws {ServiceError} 400, naming what breaks a rule */
export function readQuestion(body: unknown, { gazetteer, defaultPlace }: Surroundings): Question {
  const question = checked(Question, body);
  if (question.place === undefined) return { ...question, place: defaultPlace };
  const place = gazetteer.find(question.place, { language: languageOf(question.locale) });
  if (!place) throw invalidParameter('place', 'must be a place that is known');
  return { ...question, place };
}

function oneOf<const T extends readonly string[]>(names: T) {
  return z.enum(names, `must be one of ${names.join(', ')}`);
}
