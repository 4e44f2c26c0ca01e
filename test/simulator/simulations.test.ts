import { DefaultApiClient } from 'ask-sdk-core';
import { services, type v2 } from 'ask-smapi-model';
import express from 'express';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod';
import type { App } from '../../src/app/app.ts';
import { ProblemDetails } from '../../src/contract/problem.ts';
import { listen } from '../../src/http/listen.ts';
import { problemHandler } from '../../src/service/problem-handler.ts';
import { loadGazetteer } from '../../src/place/load-gazetteer.ts';
import { createSimulationsApi } from '../../src/simulator/api/simulations.ts';
import { BERLIN } from '../support/places.ts';
import { answering, startUpstream } from '../support/upstream.ts';
import { NOW, post, startSimulator } from './api/simulator.ts';

type Simulation = v2.skill.simulations.SimulationsApiResponse;
type Request = v2.skill.simulations.SimulationsApiRequest;

const SKILL = 'amzn1.ask.skill.mine';
const TOMORROW = 'frage wetter stimme wie das wetter morgen wird';

let app: App;
let platform: services.skillManagement.SkillManagementServiceClient;
beforeAll(async () => {
  app = await startSimulator();
  platform = platformAt(app.url);
});
afterAll(() => app.close());

/** The client of the platform's own management API. */
function platformAt(apiEndpoint: string) {
  return new services.skillManagement.SkillManagementServiceClient(
    { apiClient: new DefaultApiClient(), apiEndpoint, authorizationValue: '' },
    { clientId: 'id', clientSecret: 'none', accessToken: 'any' },
  );
}

/** As a script does it: begins a simulation and asks until it has ended. */
async function simulate(
  content: string,
  more: Partial<Request> = {},
  at = platform,
): Promise<Simulation> {
  const request = { input: { content }, device: { locale: 'de-DE' }, ...more };
  const { id = '', status } = await at.simulateSkillV2(SKILL, 'development', request);
  expect(status).toBe('IN_PROGRESS');
  return vi.waitFor(
    async () => {
      const simulation = await at.getSkillSimulationV2(SKILL, 'development', id);
      expect(simulation).toMatchObject({ id, status: expect.stringMatching(/SUCCESSFUL|FAILED/) });
      return simulation;
    },
    { timeout: 100_000, interval: 20 },
  );
}

const Session = z.object({ sessionId: z.string(), new: z.boolean(), attributes: z.object() });

function sessionOf({ result }: Simulation): z.output<typeof Session> {
  const [invocation] = result?.skillExecutionInfo?.invocations ?? [];
  return Session.parse(invocation?.invocationRequest?.body?.['session']);
}

/** A platform whose skill is at an address, until the test ends. */
async function platformOf(endpoint: string) {
  const router = createSimulationsApi({
    endpoint,
    applicationId: SKILL,
    skillId: undefined,
    clock: () => new Date(NOW),
    gazetteer: loadGazetteer(),
    defaultPlace: BERLIN,
    findTurn: () => undefined,
  });
  const { port, close } = await listen(express().use(router, problemHandler), 0, '127.0.0.1');
  onTestFinished(close);
  return platformAt(`http://127.0.0.1:${port}`);
}

describe("a script for the platform's simulation API", () => {
  it("gets the skill's answer and its request", async () => {
    expect(await simulate(TOMORROW)).toEqual({
      id: expect.any(String),
      status: 'SUCCESSFUL',
      result: {
        alexaExecutionInfo: {
          alexaResponses: [
            {
              type: 'Speech',
              content: { caption: expect.stringMatching(/^Morgen .* in Köln /), type: 'PlainText' },
            },
          ],
          consideredIntents: [
            expect.objectContaining({
              name: 'WeatherIntent',
              slots: expect.objectContaining({
                date: { name: 'date', confirmationStatus: 'NONE', value: '2026-11-19' },
              }),
            }),
          ],
        },
        skillExecutionInfo: {
          invocations: [
            {
              invocationRequest: {
                endpoint: `${app.url}/alexa`,
                body: expect.objectContaining({ version: '1.0' }),
              },
              invocationResponse: { body: expect.objectContaining({ version: '1.0' }) },
              metrics: { skillExecutionTimeInMilliseconds: expect.any(Number) },
            },
          ],
        },
      },
    });
  });

  it("finds resolved slot values in the platform's format", async () => {
    const { result } = await simulate('frage wetter stimme nach birkenpollen');
    const [considered] = result?.alexaExecutionInfo?.consideredIntents ?? [];
    const resolved = Object.values(considered?.slots ?? {}).flatMap(({ resolutions }) =>
      resolutions?.resolutionsPerAuthority?.flatMap(({ values }) => values),
    );
    expect(resolved).toContainEqual({ id: 'Birke', name: expect.any(String) });
  });

  it('continues a session, unless it requests a new one', async () => {
    const opened = sessionOf(await simulate('öffne wetter stimme'));
    const next = sessionOf(await simulate('hilfe'));
    const fresh = await simulate('hilfe', { session: { mode: 'FORCE_NEW_SESSION' } });
    expect(opened).toMatchObject({ new: true });
    expect(next).toMatchObject({
      sessionId: opened.sessionId,
      new: false,
      attributes: expect.any(Object),
    });
    expect(sessionOf(fresh)).toMatchObject({ new: true, attributes: {} });
  });

  it('gets a conflict while a simulation is in progress', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const skill = await startUpstream(
      (...exchange) => void released.then(() => answering(500, 'broken')(...exchange)),
    );
    const busy = await platformOf(skill.url);
    const request = { input: { content: TOMORROW }, device: { locale: 'de-DE' } };
    const start = async () => busy.simulateSkillV2('amzn1.ask.skill.busy', 'development', request);
    const first = start();
    await skill.requested;
    await expect(start()).rejects.toMatchObject({ statusCode: 409 });
    release();
    await first;
  });

  it('gets the error of the skill', async () => {
    const skill = await startUpstream(answering(500, 'broken'));
    const simulated = await simulate(TOMORROW, {}, await platformOf(skill.url));
    expect(simulated).toMatchObject({
      status: 'FAILED',
      result: { error: { code: 'INVALID_RESPONSE', message: expect.any(String) } },
    });
  });

  it.each<[object, object[]]>([
    [
      {},
      [
        { field: 'input', rule: 'is required' },
        { field: 'device', rule: 'is required' },
      ],
    ],
    [
      { input: { content: '' }, device: { locale: 'xx-XX' }, session: { mode: 'NEW' } },
      [
        { field: 'input.content', rule: 'must not be empty' },
        { field: 'device.locale', rule: expect.stringMatching(/^must be one of de-DE, /) },
        { field: 'session.mode', rule: 'must be DEFAULT or FORCE_NEW_SESSION' },
      ],
    ],
  ])('gets the violations of %j', async (request, errors) => {
    const path = `${app.url}/v2/skills/${SKILL}/stages/development/simulations`;
    const { status, body } = await post(path, request);
    expect(status).toBe(400);
    expect(ProblemDetails.parse(body).errors).toEqual(errors);
  });

  it.each([
    ['/v2/skills/s/stages/beta/simulations/x', 400],
    ['/v2/skills/s/stages/development/simulations/x', 404],
  ])('gets 404 at %s', async (path, status) => {
    const response = await fetch(app.url + path);
    expect(response.status).toBe(status);
    expect(ProblemDetails.parse(await response.json()).status).toBe(status);
  });
});

describe('with a skill id', () => {
  it('no other skill is simulated', async () => {
    const mine = await startSimulator({ ALEXA_SKILL_ID: SKILL });
    try {
      const request = { input: { content: TOMORROW }, device: { locale: 'de-DE' } };
      const simulated = [SKILL, 'amzn1.ask.skill.other'].map(async (id) => {
        const path = `${mine.url}/v2/skills/${id}/stages/development/simulations`;
        return (await post(path, request)).status;
      });
      expect(await Promise.all(simulated)).toEqual([200, 404]);
    } finally {
      await mine.close();
    }
  });
});
