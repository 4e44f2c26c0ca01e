import { expect, it } from 'vitest';
import { newTrace, traceIn, traceOf, traceparentOf } from '../../src/contract/trace.ts';

const REQUEST = 'amzn1.echo-api.request.00000000-0000-0000-0000-000000000001';
const TRACE = '4bf92f3577b34da6a3ce929d0e0e4736';

it('a trace is read from the header that it was sent in', () => {
  for (const trace of [newTrace(), traceOf(REQUEST)]) {
    expect(traceIn(traceparentOf(trace))).toBe(trace);
  }
});

it('the same request has the same trace, another one another', () => {
  expect(traceOf(REQUEST)).toBe(traceOf(REQUEST));
  expect(traceOf(REQUEST)).not.toBe(traceOf(`${REQUEST}1`));
  expect(traceOf(REQUEST)).not.toContain(REQUEST);
});

it.each([
  [`00-${TRACE}-00f067aa0ba902b7-01`, TRACE],
  [`cc-${TRACE}-00f067aa0ba902b7-01-what-is-newer`, TRACE],
])('takes %s', (header, trace) => {
  expect(traceIn(header)).toBe(trace);
});

it.each([
  undefined,
  '',
  'garbage',
  `00-${'0'.repeat(32)}-00f067aa0ba902b7-01`,
  `00-${TRACE.toUpperCase()}-00f067aa0ba902b7-01`,
  `00-${TRACE}-00f067aa0ba902b7`,
  `00-${TRACE}-00f067aa0ba902b7-01x`,
])('takes no trace from %s', (header) => {
  expect(traceIn(header)).toBeUndefined();
});
