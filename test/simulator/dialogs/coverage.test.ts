import { describe, expect, it } from 'vitest';
import { loadGazetteer } from '../../../src/place/load-gazetteer.ts';
import type { ConversationTurn } from '../../../src/simulator/conversation.ts';
import {
  createCoverageCollector,
  formatCoverage,
} from '../../../src/simulator/dialogs/coverage.ts';
import { createRequestEnvelope } from '../../../src/simulator/envelope.ts';
import { recognizeHeard } from '../../../src/understanding/recognize-heard.ts';

const now = new Date('2026-04-18T09:55:00Z');
const gazetteer = loadGazetteer();
const found = gazetteer.find('Hamburg', { language: 'de' });
if (!found) throw new Error('Hamburg is missing');
const place = found;

/** A turn of a dialog, whose request the simulator makes and whose answer nobody counts. */
function turnOf(utterance: string, calls: ConversationTurn['calls'] = []): ConversationTurn {
  const locale = 'en-GB';
  const attributes = {};
  const recognized = recognizeHeard(utterance, { locale, place, now, gazetteer, attributes });
  const device = { id: 'device', place, applicationId: 'amzn1.ask.skill.1' };
  const session = { id: 'session', isNew: true, attributes };
  return {
    utterance,
    locale,
    intent: recognized?.intent ?? 'LaunchRequest',
    slots: {},
    place: null,
    units: null,
    calls,
    speech: '',
    reprompt: null,
    request: createRequestEnvelope({ recognized, locale, now, device, session }),
    response: { version: '1.0', response: {} },
  };
}

const hamburg = { latitude: 53.55, longitude: 9.99 };

describe('the coverage of turns', () => {
  const coverage = createCoverageCollector({ hasOperations: true });
  coverage.add(turnOf('Open weather voice'));
  coverage.add(
    turnOf('How windy will it be tomorrow in the evening?', [
      {
        operation: 'forecastDayPart',
        parameters: { ...hamburg, space: 'evening', date: '20260419' },
      },
    ]),
  );
  coverage.add(turnOf('Will it rain tonight?'));
  const report = coverage.report();

  it('has the intents, slots, values and their words that were said', () => {
    expect(report.turns).toBe(3);
    expect(report.intents.touched).toEqual(['RainIntent', 'WindIntent']);
    expect(report.slots.touched).toContain('WindIntent date');
    expect(report.slots.touched).toContain('WindIntent dayPart');
    expect(report.slots.touched).not.toContain('RainIntent date');
    expect(report.values.touched).toContain('DayPart EV');
    expect(report.phrases.touched).toContain('en DayPart EV: in the evening');
    expect(report.operations?.touched).toEqual(['forecastDayPart']);
  });

  it('has what was not said', () => {
    expect(report.intents.untouched).toContain('PollenIntent');
    expect(report.slots.untouched).toContain('WindIntent compass');
    expect(report.values.untouched).toContain('DayPart AF');
    expect(report.phrases.untouched).toContain('en DayPart EV: this evening');
    expect(report.operations?.untouched).toContain('pollenTextByZip');
  });

  it('counts each thing once, as touched or not', () => {
    for (const { touched, untouched } of [report.intents, report.slots, report.phrases]) {
      const all = [...touched, ...untouched];
      expect(new Set(all).size).toBe(all.length);
    }
  });

  it('is a table, with the intents and operations that are missing', () => {
    const lines = formatCoverage(report).split('\n');
    expect(lines[0]).toBe('Coverage of 3 turns:');
    expect(lines[1]).toBe('             touched      of percent');
    const all = report.intents.untouched.length + 2;
    expect(lines[2]).toMatch(new RegExp(`^  intents +2 +${all} +2$`));
    expect(lines[3]).toMatch(/^ {2}operations +1 +13 +7$/);
    expect(lines.slice(4, 7).map((line) => line.trim().split(' ')[0])).toEqual([
      'slots',
      'values',
      'phrases',
    ]);
    expect(lines[7]).toMatch(/^Intents not touched: AMAZON\.CancelIntent, /);
    expect(lines[8]).toMatch(/^Operations not touched: activeWarningsByCoordinates, /);
  });

  it('leaves operations out where they cannot be seen', () => {
    const deployed = createCoverageCollector({ hasOperations: false });
    deployed.add(turnOf('Will it rain tonight?'));
    expect(deployed.report().operations).toBeNull();
    expect(formatCoverage(deployed.report())).not.toContain('perations');
  });
});
