import { readSentences } from '../test/wyoming/transcripts.ts';
import { medianOf, type Figure } from './support/compare.ts';
import { askSpeaker, type AskedQuestion } from './support/ask-speaker.ts';
import { MEMORY, startLimited, type LimitedServer } from './support/load/limited-server.ts';

const LANGUAGES = ['de', 'en', 'fr', 'it', 'es', 'nl', 'pl', 'sv'];
const QUESTIONS = 500;

/** What a speaker waits for without seeming to think, milliseconds. */
const LATEST_MS = 700;

/** Leads through a list without a rest, so that neighbours in it do not follow each other. */
const STRIDE = 37;

/**
 * `npm run wyoming` with 512 MB and one core, as a small computer has it: sentences as speech recognition writes them,
 * in all languages in turn, the first ones right after the start. The slowest hundredth and the memory are compared
 * with their limits; an exceeded limit or a missing answer means exit code 1.
 */
export async function speakers(): Promise<Figure[]> {
  const settings = { WEATHER_DATA: 'demo', WYOMING_PORT: '0', DEFAULT_PLACE: 'Köln' };
  const server = await startLimited(settings, { program: 'wyoming.ts', isOnOneCore: true });
  try {
    const times: number[] = [];
    for (const question of drawQuestions()) times.push(await timeAnswer(server, question));
    return figuresOf(times, server);
  } finally {
    await server.stop();
  }
}

function drawQuestions(): AskedQuestion[] {
  return Array.from({ length: QUESTIONS }, (_, at) => {
    const language = LANGUAGES[at % LANGUAGES.length] ?? 'de';
    const sentences = readSentences(language);
    const round = Math.floor(at / LANGUAGES.length);
    return { language, text: sentences[(round * STRIDE) % sentences.length] ?? '' };
  });
}

/** Milliseconds from the connection to the answer, as Home Assistant asks. */
async function timeAnswer({ url, log }: LimitedServer, question: AskedQuestion): Promise<number> {
  const start = performance.now();
  await askSpeaker(Number(new URL(url).port), question).catch((cause: unknown) => {
    throw new Error(`The server ends: ${log()}`, { cause });
  });
  return performance.now() - start;
}

function figuresOf(times: readonly number[], server: LimitedServer): Figure[] {
  const sorted = times.toSorted((one, other) => one - other);
  const slowest = sorted[Math.floor(sorted.length * 0.99)] ?? NaN;
  const figures = [
    { name: 'speakers: 99 of 100 answers', median: slowest, baseline: LATEST_MS, unit: 'ms' },
    {
      name: 'speakers: half of the answers',
      median: medianOf(times),
      baseline: LATEST_MS,
      unit: 'ms',
    },
    { name: 'speakers: most memory', median: server.memory().most, baseline: MEMORY, unit: 'MiB' },
  ].map((figure) => ({
    ...figure,
    ratio: figure.median / figure.baseline,
    runs: times.length,
  }));
  if (figures.some(({ ratio }) => !(ratio <= 1))) process.exitCode = 1;
  return figures;
}
