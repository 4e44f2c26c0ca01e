import { randomUUID } from 'node:crypto';
import { json, Router } from 'express';
import type { v2 } from 'ask-smapi-model';
import { LRUCache } from 'lru-cache';
import * as z from 'zod';
import { MINUTE_MS } from '../../time/units.ts';
import type { Intent, Slot } from 'ask-sdk-model';
import { ServiceError } from '../../http/problems.ts';
import { parseBody, LocaleSchema, UtteranceSchema } from './requests.ts';
import { createDeviceAt } from './requests.ts';
import type { PlaceLookup } from '../device-description.ts';
import {
  startConversation,
  type Conversation,
  type ConversationOptions,
  type MeasuredTurn,
} from '../conversation.ts';

type Simulation = v2.skill.simulations.SimulationsApiResponse;

const SimulationRequest = z.object(
  {
    input: z.object({ content: UtteranceSchema.min(1, 'must not be empty') }, 'must be an object'),
    device: z.object({ locale: LocaleSchema }, 'must be an object'),
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

const StageParameter = z.object({
  stage: z.enum(['development', 'live'], 'must be development or live'),
});

/** Caches the result of a simulation for ten minutes, like the platform. */
const SIMULATION_CACHE_OPTIONS = { max: 100, ttl: 10 * MINUTE_MS };
const MAX_SKILLS = 20;

const SIMULATIONS_PATH = '/v2/skills/:skillId/stages/:stage/simulations';

interface SimulationOptions
  extends
    PlaceLookup,
    Pick<
      ConversationOptions,
      'endpoint' | 'applicationId' | 'clock' | 'findTurn' | 'key' | 'platform' | 'observeRefused'
    > {
  /** The only valid skill id; undefined accepts any id. */
  skillId: string | undefined;
}

/**
 * The simulation API of the platform, as in ask-smapi-model: POST starts a simulation, GET polls its result.
 * The device is a speaker at the default place. Simulations of a skill run one at a time and share a session.
 */
export function createSimulationsApi(options: SimulationOptions): Router {
  const conversations = new LRUCache<string, Conversation>({ max: MAX_SKILLS });
  const simulations = new LRUCache<string, Simulation>(SIMULATION_CACHE_OPTIONS);
  const busy = new Set<string>();
  const router = Router();

  router.use(SIMULATIONS_PATH, (request, _response, next) => {
    const { skillId, stage } = request.params;
    parseBody(StageParameter, { stage });
    if (options.skillId !== undefined && skillId !== options.skillId) {
      throw createNotFoundError('skill');
    }
    next();
  });

  router.post(SIMULATIONS_PATH, json(), (request, response) => {
    const { skillId } = request.params;
    const { input, device, session } = parseBody(SimulationRequest, request.body);
    if (busy.has(skillId)) throw createConflictError();
    const { locale } = device;
    const conversation = conversations.get(skillId) ?? startSpeakerConversation(locale, options);
    conversations.set(skillId, conversation);
    if (session.mode === 'FORCE_NEW_SESSION') conversation.resetSession();
    const id = randomUUID();
    const simulation: Simulation = { id, status: 'IN_PROGRESS' };
    simulations.set(formatSimulationKey(request.params, id), simulation);
    busy.add(skillId);
    void awaitOutcome(conversation.say(input.content, { locale }), options.endpoint).then(
      (outcome) => {
        busy.delete(skillId);
        return Object.assign(simulation, outcome);
      },
    );
    response.location(`${request.path}/${id}`).json({ id, status: 'IN_PROGRESS' });
  });

  router.get(`${SIMULATIONS_PATH}/:id`, (request, response) => {
    const simulation = simulations.get(formatSimulationKey(request.params, request.params.id));
    if (!simulation) throw createNotFoundError('simulation');
    response.json(simulation);
  });

  return router;
}

function startSpeakerConversation(locale: string, options: SimulationOptions): Conversation {
  const device = createDeviceAt(options.defaultPlace, 'speaker', 'all');
  return startConversation({ ...options, locale, device });
}

/** A simulation belongs to its skill and stage. */
function formatSimulationKey(
  { skillId, stage }: { skillId: string; stage: string },
  id: string,
): string {
  return JSON.stringify([skillId, stage, id]);
}

async function awaitOutcome(
  turn: Promise<MeasuredTurn>,
  endpoint: string,
): Promise<Pick<Simulation, 'status' | 'result'>> {
  try {
    return { status: 'SUCCESSFUL', result: createSimulationResult(await turn, endpoint) };
  } catch {
    return { status: 'FAILED', result: createSimulationFailure() };
  }
}

function createNotFoundError(resource: 'skill' | 'simulation'): ServiceError {
  return new ServiceError({
    type: `/problems/unknown-${resource}`,
    title: 'Not Found',
    status: 404,
    detail: `There is no such ${resource}.`,
  });
}

function createConflictError(): ServiceError {
  return new ServiceError({
    type: '/problems/simulation-in-progress',
    title: 'Conflict',
    status: 409,
    detail: 'Another simulation of this skill is in progress.',
  });
}

type SimulationResult = v2.skill.simulations.SimulationResult;

/** Creates the result of a simulation as the platform returns it. */
function createSimulationResult(
  { turn: { request, response, speech }, milliseconds }: MeasuredTurn,
  endpoint: string,
): SimulationResult {
  // The speech without markup, as the type says.
  const content = { caption: speech, type: 'PlainText' };
  const intents = request.request.type === 'IntentRequest' ? [request.request.intent] : [];
  return {
    alexaExecutionInfo: {
      alexaResponses: speech === '' ? [] : [{ type: 'Speech', content }],
      consideredIntents: intents.map(toConsideredIntent),
    },
    skillExecutionInfo: {
      invocations: [
        {
          invocationRequest: { endpoint, body: request },
          invocationResponse: { body: response },
          metrics: { skillExecutionTimeInMilliseconds: Math.round(milliseconds) },
        },
      ],
    },
  };
}

function createSimulationFailure(): SimulationResult {
  return {
    error: { code: 'INVALID_RESPONSE', message: 'The skill did not return a response.' },
  };
}

function toConsideredIntent({ name, confirmationStatus, slots = {} }: Intent) {
  const considered = Object.entries(slots).map(([slot, value]) => [slot, toConsideredSlot(value)]);
  return { name, confirmationStatus, slots: Object.fromEntries(considered) };
}

/** Unlike in a request, resolved values are not wrapped. */
function toConsideredSlot({ name, value, confirmationStatus, resolutions }: Slot) {
  const perAuthority = resolutions?.resolutionsPerAuthority?.map((resolution) => ({
    ...resolution,
    values: resolution.values.map(({ value: resolved }) => resolved),
  }));
  return {
    name,
    confirmationStatus,
    ...(value !== undefined && { value }),
    ...(perAuthority && { resolutions: { resolutionsPerAuthority: perAuthority } }),
  };
}
