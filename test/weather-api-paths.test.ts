import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readConfig } from '../src/config.ts';
import { loadPathOverrides } from '../src/app/weather-client.ts';

function pathsIn(text: string) {
  const folder = mkdtempSync(join(tmpdir(), 'weather-voice-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'paths.json');
  writeFileSync(file, text);
  return loadPathOverrides(readConfig({ WEATHER_API_PATHS: file }));
}

test('reads the paths of a foreign service from a file', () => {
  expect(pathsIn('{"forecastDays": "/days/{latitude}"}')).toEqual({
    forecastDays: '/days/{latitude}',
  });
});

test.each([
  ['[]', 'must be an object'],
  ['"/days"', 'must be an object'],
  ['{"forecastDays": 7}', 'forecastDays must be a string'],
  ['{"forecastDays": "days"}', 'forecastDays must begin with /'],
  ['{"forecastYears": "/years"}', 'must not have forecastYears'],
])('rejects %s and names the error', (text, rule) => {
  expect(() => pathsIn(text)).toThrow(`WEATHER_API_PATHS names an invalid file: ${rule}`);
});

test('rejects a file without JSON', () => {
  expect(() => pathsIn('{')).toThrow('WEATHER_API_PATHS must be a JSON file');
});
