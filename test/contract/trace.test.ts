import { expect, it } from 'vitest';
import {
  parseTraceparent,
  deriveTrace,
  createTraceparent,
} from '../../src/telemetry/request-log.ts';

const REQUEST = 'amzn1.echo-api.request.3b0ba3c1-1b1e-4b0f-9d3a-6f0a2c1d4e5f';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

it('a trace is read from the header that carries it', () => {
  for (const trace of [TRACE, deriveTrace(REQUEST)]) {
    expect(parseTraceparent(createTraceparent(trace))).toBe(trace);
  }
});

it("the platform's request is found by its trace", () => {
  expect(deriveTrace(REQUEST)).toBe('3b0ba3c11b1e4b0f9d3a6f0a2c1d4e5f');
});

it.each(['request-1', 'EdwRequestId.1', '', `${REQUEST}!`])(
  'a request called "%s" has a trace, always the same and its own',
  (request) => {
    expect(deriveTrace(request)).toMatch(/^[0-9a-f]{32}$/);
    expect(deriveTrace(request)).toBe(deriveTrace(request));
    expect(deriveTrace(request)).not.toBe(deriveTrace(`${request}1`));
  },
);

it.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  [`cc-${TRACE}-00f067aa0ba902b7-01-what-is-newer`, TRACE],
])('reads %s', (header, trace) => {
  expect(parseTraceparent(header)).toBe(trace);
});

it.each([
  undefined,
  '',
  'garbage',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7`,
  `00-${TRACE}-00f067aa0ba902b7-01x`,
])('reads no trace from %s', (header) => {
  expect(parseTraceparent(header)).toBeUndefined();
});
