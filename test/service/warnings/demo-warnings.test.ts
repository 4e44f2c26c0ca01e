import { afterAll, describe, expect, test } from 'vitest';
import { operations } from '../../../src/contract/operations.ts';
import { localeTags } from '../../../src/languages/locales.ts';
import { startTestService } from '../../support/service.ts';

// In the demo's weather of that day there are gusts in Munich.
const service = await startTestService('2026-11-21T12:03:00Z');
afterAll(service.close);

const MUNICH = '/warnings/48.137/11.575';

async function warningIn(tag: string) {
  const { body, headers } = await service.get(MUNICH, { 'accept-language': tag });
  const { activeWarnings } = operations.activeWarningsByCoordinates.response.parse(body);
  return { warning: activeWarnings[0], language: headers.get('content-language') };
}

test.each(localeTags)(
  '%s: a warning has event, headline, severity and groups in it',
  async (tag) => {
    const { warning, language } = await warningIn(tag);
    expect([warning?.language, language]).toEqual([tag, tag]);
    expect(warning).toMatchObject({ code: '51', severityInt: 1, groups: ['WIND'] });
    expect(warning?.infos.headline).toContain(warning?.event);
  },
);

test('different languages have different texts', async () => {
  const tags = [...new Map(localeTags.map((tag) => [tag.slice(0, 2), tag])).values()];
  const reported = await Promise.all(tags.map(warningIn));
  for (const field of ['event', 'severity'] as const) {
    expect(new Set(reported.map(({ warning }) => warning?.[field])).size).toBe(tags.length);
  }
});

describe('the warnings of one place, requested in several ways', () => {
  test('are the same', async () => {
    const { body } = await service.get(MUNICH);
    const byPostcode = await service.get('/warnings/byLocation/DE/80331');
    const byCell = await service.get(`/warnings/byWarncell/${String(body['id'])}`);
    expect(byPostcode.body).toEqual(body);
    expect(byCell.body).toEqual(body);
  });

  test('are each found by their id', async () => {
    const { warning } = await warningIn('de-DE');
    const { body } = await service.get(`/warnings/byId/${warning?.id}`);
    expect(body).toEqual({ ...warning, source: 'demo' });
  });
});

test.each([
  ['/warnings/byId/2.49.0.0.276.0.DWD.PVW.1.none', '/problems/unknown-warning'],
  ['/warnings/byWarncell/999999999', '/problems/unknown-warncell'],
  ['/warnings/byLocation/DE/00000', '/problems/unknown-postcode'],
  ['/warnings/90/0', '/problems/off-grid'],
])('%s gets 404: %s', async (path, type) => {
  const { status, body } = await service.get(path);
  expect([status, body['type']]).toEqual([404, type]);
});

test('are none in Paris, and there is no area', async () => {
  const { body } = await service.get('/warnings/48.85/2.35');
  expect(body).toMatchObject({ activeWarnings: [], highestWarnGroup: null, id: null, name: null });
});
