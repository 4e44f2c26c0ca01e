import { randomUUID } from 'node:crypto';
import { basename } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { RequestEnvelope } from 'ask-sdk-model';
import { openStore, type StoreSettings } from '../../store/open.ts';
import type { Store } from '../../store/store.ts';
import { SkippedError, type Check, type Finding, type Problem } from '../check.ts';
import type { Examination } from '../examination.ts';
import { expectMade } from './expect-made.ts';

const WITHOUT =
  'Without it, nothing is remembered of people: neither their home nor their units nor their last question.';

/** The probe is deleted at once; where that fails it ends by itself. */
const PROBE_LASTS_S = 300;

/** What people said is never read: a record of nobody is written, read and deleted. */
export const STORE_CHECKS: readonly Check[] = [
  {
    name: 'sqlite',
    title: 'SQLite store',
    without: WITHOUT,
    async examine(examination) {
      const { file, table } = examination.config.store;
      if (table !== undefined) throw new SkippedError('STORE_TABLE takes its place');
      if (file === undefined) throw new SkippedError('STORE_FILE is not set');
      if (file !== ':memory:') expectMade(file, 'STORE_FILE');
      return examineStore({ file, table, dynamodbUrl: undefined }, examination, {
        url: `sqlite:${basename(file)}`,
        advice: 'Check that STORE_FILE names such a file, and who may write there.',
      });
    },
  },
  {
    name: 'dynamodb',
    title: 'DynamoDB table',
    without: WITHOUT,
    async examine(examination) {
      const { table, dynamodbUrl } = examination.config.store;
      if (table === undefined) throw new SkippedError('STORE_TABLE is not set');
      const at = dynamodbUrl === undefined ? 'aws' : new URL(dynamodbUrl).host;
      return examineStore(examination.config.store, examination, {
        url: `dynamodb:${at}/${table}`,
        advice: 'Check STORE_TABLE, the region, the credentials and their rights to this table.',
      });
    },
  },
];

async function examineStore(
  settings: StoreSettings,
  { clock }: Examination,
  { url, advice }: { url: string; advice: string },
): Promise<Finding> {
  const begun = performance.now();
  let store: Store | undefined;
  try {
    store = await openStore(settings, clock);
    if (!store) throw new SkippedError('no store is set');
    const problem = await probe(store, clock().getTime());
    const milliseconds = Math.round(performance.now() - begun);
    if (problem !== undefined) return { status: 'changed', url, milliseconds, problem, advice };
    return { status: 'ok', url, milliseconds, value: 'a record was written, read and deleted' };
  } catch (error) {
    if (error instanceof SkippedError) throw error;
    return { url, ...failureOf(error), advice };
  } finally {
    store?.close();
  }
}

/** What does not come back as it was written. */
async function probe(store: Store, now: number): Promise<string | undefined> {
  const envelope = requestOfNobody();
  const written = { probe: true, expires: Math.floor(now / 1000) + PROBE_LASTS_S };
  await store.saveAttributes(envelope, written);
  const read = await store.getAttributes(envelope);
  await store.deleteAttributes(envelope);
  const left = await store.getAttributes(envelope);
  if (!isDeepStrictEqual(read, written)) return 'what was written is read as something else';
  return isDeepStrictEqual(left, {}) ? undefined : 'what was deleted is still there';
}

/** The user id is new each time, so that no record of a user can be meant. */
function requestOfNobody(): RequestEnvelope {
  const userId = `weather-voice.doctor.${randomUUID()}`;
  return {
    version: '1.0',
    context: {
      System: { application: { applicationId: 'doctor' }, user: { userId }, apiEndpoint: '' },
    },
    request: { type: 'LaunchRequest', requestId: '', timestamp: '', locale: 'en-US' },
  };
}

/** The store's own message may hold a path of the machine: the reason behind it is enough. */
function failureOf(error: unknown): Pick<Problem, 'status' | 'problem'> {
  const reason = innermost(error);
  return { status: 'missing', problem: `it cannot be used (${reason})` };
}

/** `ResourceNotFoundException`, `ECONNREFUSED`, `file is not a database` */
function innermost(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.cause instanceof Error) return innermost(error.cause);
  if ('errstr' in error && typeof error.errstr === 'string') return error.errstr;
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error.name;
}
