import { once } from 'node:events';
import { connect } from 'node:net';
import express from 'express';
import { expect, it, onTestFinished } from 'vitest';
import { createFailedAuthLimiter } from '../../src/http/rate-limit.ts';
import { listen } from '../../src/http/listen.ts';
import { createAdmission } from '../../src/service/middleware.ts';
import { problemHandler } from '../../src/service/problem-handler.ts';

const MINUTE = 60_000;

/** What waits until the test says that the time has come. */
function createSchedule() {
  const waiting = new Set<{ call: () => void; milliseconds: number }>();
  return {
    waiting,
    schedule(call: () => void, milliseconds: number) {
      const one = { call, milliseconds };
      waiting.add(one);
      return () => void waiting.delete(one);
    },
    elapse() {
      for (const { call } of waiting) call();
    },
  };
}

/** A server that asks for the key `sesame`; the address of a client is what it says. */
async function guardedServer() {
  const clock = { now: 0 };
  const schedule = createSchedule();
  const wrongKeys = createFailedAuthLimiter({
    now: () => clock.now,
    schedule: (call, wait) => schedule.schedule(call, wait),
  });
  const app = express();
  app.set('trust proxy', 'loopback');
  app.use(createAdmission({ keys: ['sesame'], failedAuthLimiter: wrongKeys }));
  app.use((_request, response) => void response.send('fine'));
  app.use(problemHandler);
  const { port, close } = await listen(app, 0, '127.0.0.1');
  onTestFinished(async () => {
    wrongKeys.end();
    await close();
  });
  async function ask(key: string, address = '192.0.2.1') {
    const headers = { 'x-api-key': key, 'x-forwarded-for': address };
    return (await fetch(`http://127.0.0.1:${port}`, { headers })).status;
  }
  async function askWrong(times: number, address?: string) {
    for (let time = 0; time < times; time++) expect(await ask('wrong', address)).toBe(401);
  }
  return { port, clock, schedule, wrongKeys, ask, askWrong };
}

it('rejects the twentieth wrong key of a minute with a delay, by a second at most', async () => {
  const { schedule, ask, askWrong } = await guardedServer();
  await askWrong(19);
  const late = ask('wrong');
  await expect.poll(() => schedule.waiting.size).toBe(1);
  expect([...schedule.waiting].map(({ milliseconds }) => milliseconds)).toEqual([1000]);
  schedule.elapse();
  expect(await late).toBe(401);
  expect(schedule.waiting.size).toBe(0);
});

it('answers a right key of the same address meanwhile, and other addresses', async () => {
  const { schedule, ask, askWrong } = await guardedServer();
  await askWrong(19);
  const late = ask('wrong');
  await expect.poll(() => schedule.waiting.size).toBe(1);
  expect(await ask('sesame')).toBe(200);
  expect(await ask('wrong', '192.0.2.2')).toBe(401);
  expect(schedule.waiting.size).toBe(1);
  schedule.elapse();
  expect(await late).toBe(401);
});

it('resets after a minute', async () => {
  const { clock, schedule, askWrong } = await guardedServer();
  await askWrong(19);
  clock.now += MINUTE;
  await askWrong(19);
  expect(schedule.waiting.size).toBe(0);
});

it('delays at most a hundred, and rejects the next at once', async () => {
  const { schedule, ask, askWrong } = await guardedServer();
  await askWrong(19);
  const late = Array.from({ length: 100 }, async () => ask('wrong'));
  await expect.poll(() => schedule.waiting.size).toBe(100);
  await askWrong(5);
  expect(await ask('sesame')).toBe(200);
  expect(schedule.waiting.size).toBe(100);
  schedule.elapse();
  expect(new Set(await Promise.all(late))).toEqual(new Set([401]));
});

it('drops the delay of a client that has disconnected', async () => {
  const { port, schedule, askWrong } = await guardedServer();
  await askWrong(19);
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  socket.write(
    'GET / HTTP/1.1\r\nHost: x\r\nx-api-key: wrong\r\nx-forwarded-for: 192.0.2.1\r\n\r\n',
  );
  await expect.poll(() => schedule.waiting.size).toBe(1);
  socket.destroy();
  await expect.poll(() => schedule.waiting.size).toBe(0);
});

it('rejects delayed requests on shutdown, and delays none any more', async () => {
  const { schedule, wrongKeys, ask, askWrong } = await guardedServer();
  await askWrong(19);
  const late = ask('wrong');
  await expect.poll(() => schedule.waiting.size).toBe(1);
  wrongKeys.end();
  expect(await late).toBe(401);
  await askWrong(3);
  expect(schedule.waiting.size).toBe(0);
});
