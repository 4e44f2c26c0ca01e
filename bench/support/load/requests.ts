import { request } from 'node:http';

/** The target of a load. */
export interface Target {
  url: string;
  /** Of the service. */
  key: string;
}

/** The results of a load. */
export interface Outcome {
  asked: number;
  /** Correct answers. */
  right: number;
  /** 503 with `Retry-After`. */
  shed: number;
  /** Answers for another place, or with another status. */
  wrong: number;
  /** Requests whose connection ended or hung. */
  lost: number;
  /** Milliseconds until the last answer of 503. */
  latestShed: number;
  /** Right answers a second, until the last of them. */
  goodput: number;
}

/** A request for a point. */
export interface Question {
  path: string;
  /** Whether a body is its answer. */
  isRight: (body: string) => boolean;
}

/** Timeout of a request. */
const REQUEST_TIMEOUT_MS = 20_000;

type Kind = 'right' | 'shed' | 'wrong' | 'lost';

/** Sends all requests with limited concurrency, each on its own connection. */
export async function sendAll(
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
      const sentAt = performance.now();
      const kind = await ask(target, next);
      const now = performance.now();
      outcome[kind] += 1;
      if (kind === 'right') latestRight = now;
      if (kind === 'shed') outcome.latestShed = Math.max(outcome.latestShed, now - sentAt);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, askOn));
  const seconds = (latestRight - begun) / 1000;
  return { ...outcome, goodput: outcome.right === 0 ? 0 : outcome.right / seconds };
}

async function ask({ url, key }: Target, { path, isRight }: Question): Promise<Kind> {
  return new Promise((resolve) => {
    const outgoing = request(url + path, { agent: false, headers: { 'x-api-key': key } });
    outgoing.setTimeout(REQUEST_TIMEOUT_MS, () => outgoing.destroy());
    outgoing.on('error', () => resolve('lost'));
    outgoing.on('response', (response) => {
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
    outgoing.end();
  });
}

/** Distinct places all over Germany. */
export function questionsOf(count: number, series: number): Question[] {
  return Array.from({ length: count }, (_, index) => {
    // Steps of the golden ratio and of the square root of two spread evenly.
    const at = series * 10_000 + index + 1;
    const latitude = (47.5 + ((at * 0.618_033_989) % 1) * 7).toFixed(4);
    const longitude = (7 + ((at * 0.414_213_562) % 1) * 7).toFixed(4);
    return daysAt(latitude, longitude);
  });
}

/** Always the same place. */
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
