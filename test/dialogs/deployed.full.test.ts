import { spawn } from 'node:child_process';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeDeployedSkill } from '../../src/app/demo-app.ts';
import { listNeededStandIns } from '../../src/simulator/dialogs/dialog.ts';
import { playDialogFile, readDialogFile } from '../../src/simulator/dialogs/file.ts';
import { formatDifferences } from '../../src/simulator/dialogs/report.ts';
import {
  buildProject,
  emptyProject,
  packageProject,
  removeProject,
  unpack,
  writeFiles,
} from '../lambda/deployment.ts';
import { FIXED_CLOCK, serveFunction, type FunctionServer } from '../lambda/function-server.ts';
import { startTestService, type TestService } from '../support/service.ts';
import { temporaryFolder } from '../simulator/dialogs/temporary-folder.ts';

const FOLDER = new URL('conversations/', import.meta.url);
/** Another season and another hour than those of the conversations. */
const TIME = '2026-06-15T09:00:00Z';
const ENTRY = fileURLToPath(new URL('../../src/cli/dialog.ts', import.meta.url));
const TIMEOUT_MS = 300_000;

/** The skill's function from its archive, with the demo's weather of another time. */
let deployed: string;
let service: TestService;
let skill: FunctionServer;
beforeAll(async () => {
  const built = await buildProject();
  await packageProject(built);
  deployed = await emptyProject();
  await writeFiles(deployed, await unpack(join(built, '.serverless', 'skill.zip')));
  await removeProject(built);
  service = await startTestService(TIME);
  // A turn of the function waits only some seconds for the weather, and the first takes longer.
  await service.get('/voicetext/precipitation/nextHour/52.52/13.41');
  skill = await serveFunction(join(deployed, 'dist/skill/index.mjs'), TIME, {
    PLACES_INDEX: join(deployed, 'dist/places'),
    WEATHER_API_URL: `${service.url}/v4_0`,
    STORE_FILE: ':memory:',
  });
}, TIMEOUT_MS);
afterAll(async () => {
  skill.kill();
  await service.close();
  await removeProject(deployed);
});

async function readConversation(name: string) {
  const settings = { now: '', device: { kind: 'phone' as const } };
  return readDialogFile(fileURLToPath(new URL(name, FOLDER)), settings);
}

const files = await Promise.all(
  readdirSync(FOLDER)
    .filter((name) => name.endsWith('.txt'))
    .map(async (name) => ({ name, file: await readConversation(name) })),
);
const playable = files.filter(({ file }) => listNeededStandIns(file.dialog).length === 0);

/** Runs the command at the time of the function. */
async function dialog(...args: string[]) {
  const command = spawn(process.execPath, ['--import', FIXED_CLOCK, ENTRY, ...args], {
    env: { PATH: process.env['PATH'], FIXED_TIME: TIME },
  });
  const exited = new Promise<number | null>((resolve) => command.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { code: await exited, lines: stdout.split('\n').slice(0, -1), stderr };
}

describe('the packaged function of the skill', { timeout: TIMEOUT_MS }, () => {
  it.each(playable)('answers $name as it may elsewhere', async ({ name, file }) => {
    const address = { endpoint: skill.url, timeoutMs: TIMEOUT_MS };
    const stage = { ...describeDeployedSkill(address), clock: () => new Date(TIME) };
    const played = await playDialogFile(file, stage);
    const others = played.filter(({ differences }) => differences.length > 0);
    expect(others.map((turn) => formatDifferences(name, turn))).toEqual([]);
  });

  it('is asked in six languages', () => {
    const languages = playable.map(({ file }) => file.dialog.locale.slice(0, 2));
    expect([...new Set(languages)].toSorted()).toEqual(['de', 'en', 'es', 'fr', 'it', 'nl']);
  });

  it('is tested by the command, which skips what it cannot compare and says why', async () => {
    const paths = ['en-help.txt', 'de-home.txt', 'en-weather-and-follow-ups.txt'].map((name) =>
      fileURLToPath(new URL(name, FOLDER)),
    );
    const [help, home, weather] = paths;
    const report = temporaryFolder()('junit.xml');
    const at = ['--endpoint', skill.url, '--timeout', '300'];
    const reports = ['--coverage', '--reporter', 'junit', '--output', report];
    const { code, lines, stderr } = await dialog(...at, ...reports, ...paths);
    expect(readFileSync(report, 'utf8')).toMatch(
      /^.*\n<testsuites name="dialogs" tests="\d+" failures="0" errors="0" skipped="[1-9]\d*" /,
    );
    expect({ code, stderr, lines: lines.slice(0, 5) }).toEqual({
      code: 0,
      stderr: '',
      lines: [
        `passed ${help}`,
        `skipped ${home}: needs stand-ins (demo weather, permissions)`,
        `passed ${weather}`,
        '2 passed, 0 failed, 1 skipped',
        'Coverage of 8 turns:',
      ],
    });
    expect(lines.join('\n')).not.toContain('operations');
  });

  it('fails the command if it says something else', async () => {
    const path = temporaryFolder()('a.txt');
    writeFileSync(
      path,
      'locale: en-US\nnow: 2026-04-18T11:55+02:00\ndevice: phone in Chicago\n\n> Stop\n< Never.\n',
    );
    const { code, lines } = await dialog('--endpoint', skill.url, '--timeout', '300', path);
    expect({ code, lines }).toEqual({
      code: 1,
      lines: [
        '> Stop',
        '< Goodbye.',
        `${path}, line 5: other answer to "Stop"`,
        '  expected: Never.',
        '  heard:    Goodbye.',
      ],
    });
  });

  it('plays nothing, and says so, if every file needs a stand-in', async () => {
    const home = fileURLToPath(new URL('de-home.txt', FOLDER));
    expect(await dialog('--endpoint', skill.url, home)).toEqual({
      code: 1,
      lines: [`skipped ${home}: needs stand-ins (demo weather, permissions)`],
      stderr: 'Every file was skipped: nothing was played.\n',
    });
  });
});
