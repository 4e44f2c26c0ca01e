import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ConfigError, readConfig } from '../../src/config.ts';
import { openBuiltGazetteer } from '../../src/lambda/setup.ts';
import { temporaryDirectory } from '../support/temporary-directory.ts';

it.each([
  ['is not there', undefined],
  ['is cut off', 'places'],
])('explains PLACES_INDEX if the file %s', async (_, content) => {
  const file = join(await temporaryDirectory(), 'places');
  if (content !== undefined) writeFileSync(file, content);
  const open = () => openBuiltGazetteer(readConfig({ PLACES_INDEX: file }));
  expect(open).toThrow(ConfigError);
  expect(open).toThrow('PLACES_INDEX must name the place index that `npm run build` writes');
});
