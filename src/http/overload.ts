import type { ServerResponse } from 'node:http';
import { PROBLEM_MEDIA_TYPE, type Problem } from '../contract/problem.ts';
import { OVERLOAD_RETRY_AFTER_S } from '../service/problems.ts';
import { securityHeaders } from '../service/security-headers.ts';

const problem: Problem = {
  type: '/problems/overloaded',
  title: 'Service Unavailable',
  status: 503,
  detail: 'The service has too many requests to answer at the moment.',
};

const BODY = Buffer.from(JSON.stringify(problem));

const HEADERS = {
  ...securityHeaders,
  'content-type': `${PROBLEM_MEDIA_TYPE}; charset=utf-8`,
  'content-length': String(BODY.length),
  'cache-control': 'no-store',
  'retry-after': String(OVERLOAD_RETRY_AFTER_S),
  connection: 'close',
};

/** Answers a request with 503 before any middleware sees it, and closes its connection. */
export function shed(response: ServerResponse): void {
  response.writeHead(503, HEADERS).end(BODY);
}
