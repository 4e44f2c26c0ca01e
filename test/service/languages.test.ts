import { afterAll, describe, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/operations.ts';
import { voiceTextIds } from '../../src/contract/client-calls.ts';
import { HoursResponse } from '../../src/contract/voice-text/responses.ts';
import { fetchDocument } from '../support/openapi.ts';
import { startTestService } from '../support/service.ts';
import { OPERATION_PATHS } from './operation-paths.ts';
import { textsOf } from './texts-of.ts';

const service = await startTestService('2026-11-21T12:00:00Z');
afterAll(service.close);

/** The languages of the public weather API's document, with their word for today. */
const DOCUMENTED = [
  ['de-DE', 'Heute'],
  ['de-AT', 'Heute'],
  ['de-CH', 'Heute'],
  ['en-US', 'Today'],
  ['en-GB', 'Today'],
  ['fr-FR', "Aujourd'hui"],
  ['it-IT', 'Oggi'],
  ['pl-PL', 'dziś'],
  ['es-ES', 'Hoy'],
  ['cs-CZ', 'dnes'],
  ['da-DK', 'I dag'],
  ['nl-NL', 'Vandaag'],
  ['ro-RO', 'Astăzi'],
  ['sk-SK', 'dnes'],
  ['sv-SE', 'I dag'],
] as const;

/** Those of the skill that the document does not have, with their word for today. */
const ADDED = [
  ['en-CA', 'Today'],
  ['en-AU', 'Today'],
  ['en-IN', 'Today'],
  ['fr-CA', "Aujourd'hui"],
  ['es-MX', 'Hoy'],
  ['es-US', 'Hoy'],
] as const;

/** One locale for each language. */
const LANGUAGES = ['de-DE', ...DOCUMENTED.slice(3).map(([tag]) => tag).filter((tag) => tag !== 'en-GB')]; // prettier-ignore

async function parsed(id: OperationId, requested?: string) {
  const headers: Record<string, string> =
    requested === undefined ? {} : { 'accept-language': requested };
  const { body, headers: received } = await service.get(OPERATION_PATHS[id], headers);
  return { texts: textsOf(body), language: received.get('content-language') };
}

/** The text in German about a Sunday, which is tomorrow. */
async function tellSunday(query: string): Promise<string | undefined> {
  const path = `${OPERATION_PATHS.forecastDays}?datefrom=20261122${query}`;
  const { body } = await service.get(path, { 'accept-language': 'de-DE' });
  return textsOf(body)[0];
}

describe('the name of the day', () => {
  test('is the one that the listener used', async () => {
    expect(await tellSunday('')).toMatch(/ Morgen (?:ist|fällt) /);
    expect(await tellSunday('&dayname=weekday')).toMatch(/ Am Sonntag (?:ist|fällt) /);
    expect(await tellSunday('&dayname=dayAfterTomorrow')).toMatch(/ Morgen (?:ist|fällt) /);
  });
});

describe('the language of the answer', () => {
  test.each(DOCUMENTED)('%s is in the document, for "%s"', async (tag, today) => {
    const { texts, language } = await parsed('forecastDays', tag);
    expect(language).toBe(tag);
    expect(texts[0]).toContain(today);
  });

  test.each(ADDED)('%s is an extension, for "%s"', async (tag, today) => {
    const { texts, language } = await parsed('forecastDays', tag);
    expect(language).toBe(tag);
    expect(texts[0]).toContain(today);
  });

  test.each([...DOCUMENTED, ...ADDED].map(([tag]) => tag))(
    '%s is found in other letter cases, too',
    async (tag) => {
      expect(await parsed('forecastDays', tag.toLowerCase())).toEqual(
        await parsed('forecastDays', tag),
      );
    },
  );

  test.each(LANGUAGES)('%s is selected by its bare code', async (tag) => {
    const { language } = await parsed('forecastDays', tag.slice(0, 2));
    expect(language).toBe(tag);
  });

  test.each([
    [undefined, 'de-DE'],
    ['de-LU', 'de-DE'],
    ['de-LI', 'de-DE'],
    ['fr-BE', 'de-DE'],
    ['fr-CH', 'de-DE'],
    ['en-NZ', 'de-DE'],
    ['en-IE', 'de-DE'],
    ['es-AR', 'de-DE'],
    ['pt-BR', 'de-DE'],
    ['zh-CN', 'de-DE'],
    ['zh-Hant-TW', 'de-DE'],
    ['en-Latn-US', 'de-DE'],
    ['fr-ca', 'fr-CA'],
    ['ES-mx', 'es-MX'],
    ['EN', 'en-US'],
    ['en-NZ, de;q=0.5', 'de-DE'],
    ['en-NZ, en;q=0.9', 'en-US'],
    ['pt-BR, fr-BE;q=0.9, sv-SE;q=0.1', 'sv-SE'],
    ['fr-CA;q=0.3, en-CA;q=0.4', 'en-CA'],
    ['fr-BE, *;q=0.5', 'de-DE'],
    ['de;q=0.4, en-GB;q=0.9', 'en-GB'],
    ['sv;q=0.1, da;q=0.2', 'da-DK'],
    ['pl;q=0, cs;q=0.3', 'cs-CZ'],
    ['ja, en;q=0.1', 'en-US'],
    ['ja', 'de-DE'],
    ['*', 'de-DE'],
    [';;;q=x', 'de-DE'],
    ['it;q=high', 'de-DE'],
    ['*, fr;q=0.5', 'fr-FR'],
    ['fr;q=0.5, *;q=0.1', 'fr-FR'],
    ['', 'de-DE'],
    ['%00%ff<script>', 'de-DE'],
    ['de-DE-u-co-phonebk', 'de-DE'],
    ['en_US', 'de-DE'],
    ['xx-'.repeat(3400), 'de-DE'],
    ['xx,'.repeat(3300) + 'sv', 'sv-SE'],
  ])('a request for %s gets %s', async (requested, answered) => {
    expect((await parsed('forecastDays', requested)).language).toBe(answered);
  });
});

test.each(['en-CA', 'en-AU', 'en-IN', 'fr-CA', 'es-MX'])(
  '%s speaks in degrees Celsius',
  async (tag) => {
    const celsius = await service.get(OPERATION_PATHS.forecastHours);
    const { body } = await service.get(OPERATION_PATHS.forecastHours, { 'accept-language': tag });
    const { hourly } = HoursResponse.parse(celsius.body);
    expect(body.text).toContain(String(Math.round(hourly[0]?.temperature.avg ?? NaN)));
  },
);

test('the OpenAPI document distinguishes documented languages from extensions', async () => {
  const { document } = await fetchDocument(service.url);
  const { AcceptLanguage } = document.components.parameters;
  for (const [tag] of DOCUMENTED) expect(AcceptLanguage?.description).toContain(tag);
  for (const [tag] of ADDED) {
    expect(AcceptLanguage?.description).toMatch(new RegExp(`as an extension also.*${tag}`));
    expect(AcceptLanguage?.['x-extension']).toContain(tag);
  }
  for (const [tag] of DOCUMENTED) expect(AcceptLanguage?.['x-extension']).not.toContain(tag);
});

test.each(voiceTextIds)('%s is served in every language', async (id) => {
  const all = await Promise.all(LANGUAGES.map(async (tag) => parsed(id, tag)));
  expect(all.map(({ language }) => language)).toEqual(LANGUAGES);
  expect(all.every(({ texts }) => texts.length > 0 && !texts.includes(''))).toBe(true);
  expect(new Set(all.map(({ texts }) => texts[0])).size).toBe(LANGUAGES.length);
});
