import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod';
import { startTestService, type TestService } from '../support/service.ts';

const Today = z.object({
  text: z.string(),
  summary: z.tuple([
    z.object({ temperature: z.object({ max: z.number(), remainingMax: z.number() }) }),
  ]),
});

let service: TestService;
beforeAll(async () => {
  service = await startTestService('2026-02-05T07:30:00+01:00');
});
afterAll(async () => service.close());

test.each([
  ['in the morning after a mild night', '2026-02-05T07:30:00+01:00', '45.76/4.84'],
  ['at noon', '2026-05-12T12:00:00+02:00', '52.52/13.41'],
  ['in the afternoon', '2026-07-20T16:30:00+02:00', '53.55/9.99'],
  ['in autumn', '2026-10-06T15:00:00+02:00', '48.14/11.58'],
])('the high of today that is still to come is the one that the text tells, %s', async (...at) => {
  const [, time, place] = at;
  const { text, temperature } = await askForToday(time, place);
  expect(temperature.remainingMax).toBeLessThanOrEqual(temperature.max);
  const high = Math.round(temperature.remainingMax);
  const spoken = high === 1 ? 'ein Grad' : `${high} Grad`;
  expect(text.replace('minus ', '-')).toMatch(new RegExp(`(?:bis|bis zu|höchstens) ${spoken}`));
});

test('a high that is reached now, late in the afternoon, is not told as one to come', async () => {
  const { text } = await askForToday('2026-10-06T17:00:00+02:00', '48.14/11.58');
  expect(text).not.toMatch(/bis zu|höchstens|, bis /);
  expect(text).toContain('Nachts kühlt es auf');
});

async function askForToday(time: string, place: string) {
  service.setClock(time);
  const day = time.slice(0, 10).replaceAll('-', '');
  const path = `/voicetext/forecast/days/${place}?datefrom=${day}&location=Ort`;
  const { text, summary } = Today.parse((await service.get(path)).body);
  return { text, temperature: summary[0].temperature };
}
