import { randomUUID } from 'node:crypto';
import { json, Router } from 'express';
import type { v2 } from 'ask-smapi-model';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { ServiceError } from '../service/problems.ts';
import { checked } from './api/checked.ts';
import { deviceAt } from './api/devices.ts';
import { Locale, Utterance } from './api/question.ts';
import { simulationFailure, simulationResult } from './api/simulation-result.ts';
import type { Surroundings } from './dialogs/device.ts';
import {
  startConversation,
  type Conversation,
  type ConversationOptions,
  type ObservedTurn,
} from './conversation.ts';

type Simulation = v2.skill.simulations.SimulationsApiResponse;

const Simulate = z.object(
  {
    input: z.object({ content: Utterance.min(1, 'must not be empty') }, 'must be an object'),
    device: z.object({ locale: Locale }, 'must be an object'),
    session: z
      .object(
        {
          mode: z
            .enum(['DEFAULT', 'FORCE_NEW_SESSION'], 'must be DEFAULT or FORCE_NEW_SESSION')
            .default('DEFAULT'),
        },
        'must be an object',
      )
      .default({ mode: 'DEFAULT' }),
  },
  'must be a JSON object',
);

const Stage = z.object({
  stage: z.enum(['development', 'live'], 'must be development or live'),
});

/** As the platform does, keeps what came of a simulation for ten minutes. */
const KEPT = { max: 100, ttl: 10 * 60_000 };
const MOST_SKILLS = 20;

const PATH = '/v2/skills/:skillId/stages/:stage/simulations';

export interface SimulationOptions
  extends
    Surroundings,
    Pick<
      ConversationOptions,
      'endpoint' | 'applicationId' | 'clock' | 'turnOf' | 'key' | 'platform'
    > {
  /** The only skill that there is; undefined takes any id for the skill's. */
  skillId: string | undefined;
}

/**
 * The platform's simulation of a skill, as ask-smapi-model has it: begun by POST, asked for by GET
 * until it has ended. The device is a speaker at the default place; one sentence is simulated at a
 * time, and a skill's session goes on from one to the next.
 */
export function simulations(options: SimulationOptions): Router {
  const conversations = new LRUCache<string, Conversation>({ max: MOST_SKILLS });
  const begun = new LRUCache<string, Simulation>(KEPT);
  const busy = new Set<string>();
  const router = Router();

  router.use(PATH, (request, _response, next) => {
    const { skillId, stage } = request.params;
    checked(Stage, { stage });
    if (options.skillId !== undefined && skillId !== options.skillId) throw unknown('skill');
    next();
  });

  router.post(PATH, json(), (request, response) => {
    const { skillId } = request.params;
    const { input, device, session } = checked(Simulate, request.body);
    if (busy.has(skillId)) throw stillBusy();
    const { locale } = device;
    const conversation = conversations.get(skillId) ?? speakerConversation(locale, options);
    conversations.set(skillId, conversation);
    if (session.mode === 'FORCE_NEW_SESSION') conversation.startOver();
    const id = randomUUID();
    const simulation: Simulation = { id, status: 'IN_PROGRESS' };
    begun.set(key(request.params, id), simulation);
    busy.add(skillId);
    void outcomeOf(conversation.observe(input.content, { locale }), options.endpoint).then(
      (ended) => {
        busy.delete(skillId);
        return Object.assign(simulation, ended);
      },
    );
    response.location(`${request.path}/${id}`).json({ id, status: 'IN_PROGRESS' });
  });

  router.get(`${PATH}/:id`, (request, response) => {
    const simulation = begun.get(key(request.params, request.params.id));
    if (!simulation) throw unknown('simulation');
    response.json(simulation);
  });

  return router;
}

function speakerConversation(locale: string, options: SimulationOptions): Conversation {
  const device = deviceAt(options.defaultPlace, 'speaker', 'all');
  return startConversation({ ...options, locale, device });
}

/** A simulation belongs to the skill and stage that it was begun for. */
function key({ skillId, stage }: { skillId: string; stage: string }, id: string): string {
  return JSON.stringify([skillId, stage, id]);
}

async function outcomeOf(
  saying: Promise<ObservedTurn>,
  endpoint: string,
): Promise<Pick<Simulation, 'status' | 'result'>> {
  try {
    return { status: 'SUCCESSFUL', result: simulationResult(await saying, endpoint) };
  } catch {
    return { status: 'FAILED', result: simulationFailure() };
  }
}

function unknown(what: 'skill' | 'simulation'): ServiceError {
  return new ServiceError({
    type: `/problems/unknown-${what}`,
    title: 'Not Found',
    status: 404,
    detail: `There is no such ${what}.`,
  });
}

function stillBusy(): ServiceError {
  return new ServiceError({
    type: '/problems/simulation-in-progress',
    title: 'Conflict',
    status: 409,
    detail: 'Another simulation of this skill has not ended yet.',
  });
}
