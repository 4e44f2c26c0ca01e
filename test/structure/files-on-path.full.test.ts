import { beforeAll, describe, expect, it } from 'vitest';
import { readDrawnFiles } from './architecture-page.ts';
import { measurePathFiles, type PathFiles } from './path-files.ts';

/** Up to the service's response cache: what the service does without it is the forecast's way. */
const MAX_SKILL_FILES = 45;
const MAX_FORECAST_FILES = 30;

let files: PathFiles;

beforeAll(async () => {
  files = await measurePathFiles();
});

describe('a newcomer who follows a request', () => {
  it(`reads at most ${MAX_SKILL_FILES} files from POST /alexa to the spoken weather`, () => {
    expect(files.skill.length).toBeLessThanOrEqual(MAX_SKILL_FILES);
  });

  it(`reads at most ${MAX_FORECAST_FILES} files from GET /v4_0/forecast to the answer`, () => {
    expect(files.forecast.length).toBeLessThanOrEqual(MAX_FORECAST_FILES);
  });

  it('finds each file of POST /alexa in docs/architecture.md', () => {
    expect(readDrawnFiles('The way of POST /alexa')).toEqual(files.alexa);
  });

  it('finds each file of GET /v4_0/forecast in docs/architecture.md', () => {
    const title = 'The way of GET /v4_0/forecast/{latitude}/{longitude}';
    expect(readDrawnFiles(title)).toEqual(files.forecast);
  });
});
