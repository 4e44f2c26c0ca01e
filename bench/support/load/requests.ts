import { request } from 'node:http';

/** Where a load goes. */
export interface Target {
  url: string;
  /** Of the service. */
  key: string;
}

/** What became of the requests of a load. */
export interface Outcome {
  asked: number;
  /** Answers to what was asked. */
  right: number;
  /** 503 with `Retry-After`. */
  shed: number;
  /** Answers to something else, or of another status. */
  wrong: number;
  /** Requests whose connection ended or hung. */
  lost: number;
  /** Milliseconds until the last answer of 503. */
  latestShed: number;
  /** Right answers a second, until the last of them. */
  goodput: number;
}

/** A point that is asked for, and how. */
export interface Question {
  path: string;
  /** Whether a body answers it. */
  isRight: (body: string) => boolean;
}

/** Nobody waits for longer, milliseconds. */
const PATIENCE = 20_000;

type Kind = 'right' | 'shed' | 'wrong' | 'lost';

/** Asks all questions, so many at once, each on a connection of its own. */
export async function askAll(
  target: Target,
  questions: readonly Question[],
  atOnce: number,
): Promise<Outcome> {
  const outcome = { asked: questions.length, right: 0, shed: 0, wrong: 0, lost: 0, latestShed: 0 };
  const begun = performance.now();
  let latestRight = begun;
  const waiting = [...questions];
  const askOn = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const asked = performance.now();
      const kind = await ask(target, next);
      const now = performance.now();
      outcome[kind] += 1;
      if (kind === 'right') latestRight = now;
      if (kind === 'shed') outcome.latestShed = Math.max(outcome.latestShed, now - asked);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  const seconds = (latestRight - begun) / 1000;
  return { ...outcome, goodput: outcome.right === 0 ? 0 : outcome.right / seconds };
}

async function ask({ url, key }: Target, { path, isRight }: Question): Promise<Kind> {
  return new Promise((resolve) => {
    const asked = request(url + path, { agent: false, headers: { 'x-api-key': key } });
    asked.setTimeout(PATIENCE, () => asked.destroy());
    asked.on('error', () => resolve('lost'));
    asked.on('response', (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (text) => (body += text));
      response.on('error', () => resolve('lost'));
      response.on('end', () => {
        const { statusCode, headers } = response;
        const isShed = statusCode === 503 && headers['retry-after'] !== undefined;
        if (isShed) resolve('shed');
        else resolve(statusCode === 200 && isRight(body) ? 'right' : 'wrong');
      });
    });
    asked.end();
  });
}

/** Places all over Germany; no two of any series are the same. */
export function questionsOf(count: number, series: number): Question[] {
  return Array.from({ length: count }, (_, index) => {
    // Steps of the golden ratio and of the square root of two spread evenly.
    const at = series * 10_000 + index + 1;
    const latitude = (47.5 + ((at * 0.618_033_989) % 1) * 7).toFixed(4);
    const longitude = (7 + ((at * 0.414_213_562) % 1) * 7).toFixed(4);
    return daysAt(latitude, longitude);
  });
}

/** The same place every time. */
export function sameQuestion(count: number, series: number): Question[] {
  const [question] = questionsOf(1, series);
  return question ? Array.from({ length: count }, () => question) : [];
}

function daysAt(latitude: string, longitude: string): Question {
  return {
    path: `/v4_0/voicetext/forecast/days/${latitude}/${longitude}`,
    isRight: (body) =>
      body.includes(`"lat":${Number(latitude)},"lon":${Number(longitude)},`) &&
      /"text":"\p{L}/u.test(body) &&
      body.endsWith('}'),
  };
}
