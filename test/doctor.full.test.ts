import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished } from 'vitest';
import { freePort } from './support/redis.ts';
import { NOW, pathOf, settingsFor, startOpenData } from './doctor/open-data.ts';

const AT_NOW = ['--now', NOW];

/** Runs the command without settings of this machine. */
async function doctor(args: string[], settings: Record<string, string>) {
  return run(process.execPath, ['src/cli/doctor.ts', ...args], settings);
}

async function run(program: string, args: string[], settings: Record<string, string>) {
  const { PATH, HOME } = process.env;
  const command = spawn(program, args, { env: { PATH, HOME, ...settings } });
  onTestFinished(() => void command.kill('SIGKILL'));
  const exited = new Promise<number | null>((resolve) => command.once('close', resolve));
  const [stdout, stderr] = await Promise.all([text(command.stdout), text(command.stderr)]);
  return { code: await exited, stdout, stderr };
}

// A process takes some seconds, and much longer on a busy machine.
describe('npm run doctor', { timeout: 120_000 }, () => {
  it('exits with 0 if all checks pass, and shows an example value of each', async () => {
    const { url } = await startOpenData();
    const { code, stdout, stderr } = await doctor(AT_NOW, settingsFor(url));
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
    expect(stdout).toMatch(/^Weather Voice \d+\.\d+\.\d+, Node\.js v24\.\S+, \w+ \w+, 2026-04-08T/);
    expect(stdout).toContain(
      'Live data, downloaded as by the service, for Berlin. Times are in Europe/Berlin, where it is 14:02.',
    );
    expect(stdout).toMatch(/^ok +Radar composite RV +\d+ KB +7 minutes +\d+\.\d+ s +3 frames, /m);
    expect(stdout).toMatch(/^ok +MOSMIX station file +\d KB +3 hours +\d+\.\d+ s +station D0194 /m);
    expect(stdout).toMatch(/\n\nAll 24 checks passed\.\n$/);
  });

  it('exits with 1 and a sentence if one file is missing', async () => {
    const host = await startOpenData();
    host.remove(await pathOf(/composite_rv/));
    const { code, stdout, stderr } = await run(
      'npm',
      ['run', '--silent', 'doctor', '--', ...AT_NOW],
      settingsFor(host.url),
    );
    expect(code).toBe(1);
    expect(stderr).not.toMatch(/Error|at /);
    const [, verdict] = stdout.split(/(?=1 of 24 checks)/);
    const { host: name } = new URL(host.url);
    expect(verdict).toBe(`1 of 24 checks found a problem:
- Radar composite RV is missing: ${name} has no /weather/radar/composite/rv/composite_rv_LATEST.tar (404). Without radar, the next hour is taken from the forecast.

What to do:
- Try again in an hour; if it is still missing, it was renamed or withdrawn: please report it with this output.
`);
  });

  it('prints one JSON object for monitoring, without the key', async () => {
    const host = await startOpenData();
    host.trouble(await pathOf(/\/v1\/forecast/), 'fails');
    const { code, stdout } = await doctor(['--json', ...AT_NOW], {
      ...settingsFor(host.url),
      FORECAST_SOURCE: 'open-meteo',
      OPEN_METEO_KEY: 'very-secret',
    });
    expect(code).toBe(1);
    expect(stdout).not.toContain('very-secret');
    const report: unknown = JSON.parse(stdout);
    expect(report).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+$/),
      node: process.version,
      platform: `${process.platform} ${process.arch}`,
      data: 'live',
      time: '2026-04-08T12:02:00.000Z',
      place: 'Berlin',
      timeZone: 'Europe/Berlin',
      ok: false,
    });
    expect(report).toHaveProperty('checks.length', 30);
    expect(report).toMatchObject({
      checks: expect.arrayContaining([
        {
          name: 'open-meteo',
          title: 'Open-Meteo forecast',
          status: 'missing',
          url: `${host.url}/v1/forecast`,
          bytes: null,
          ageSeconds: null,
          milliseconds: expect.any(Number),
          value: null,
          problem: expect.stringContaining('/v1/forecast'),
          advice: expect.any(String),
          without: expect.any(String),
        },
        expect.objectContaining({ name: 'mosmix-file', status: 'skipped', url: null }),
        expect.objectContaining({ name: 'radar', status: 'ok' }),
      ]),
    });
  });

  it('explains unreachable servers in sentences', async () => {
    const url = `http://127.0.0.1:${await freePort()}`;
    const { code, stdout, stderr } = await doctor([], {
      ...settingsFor(url),
      WEATHER_DATA: 'auto',
    });
    expect({ code, stderr }).toEqual({ code: 1, stderr: '' });
    expect(stdout).toContain('16 of 16 checks found a problem:');
    expect(stdout.match(/^- .+ refuses the connection \(ECONNREFUSED\)\. .+\.$/gm)).toHaveLength(
      16,
    );
    expect(stdout).toMatch(/Not examined: .+ \(requires the station catalogue\)\.\n/);
    expect(stdout).toMatch(/What to do:\n- Check the network, .+\.\n$/);
    expect(stdout).not.toMatch(/\n +at |node_modules|\.ts:/);
  });

  it('examines the demo data with WEATHER_DATA=demo', async () => {
    const { code, stdout } = await doctor(AT_NOW, { WEATHER_DATA: 'demo' });
    expect(code).toBe(0);
    expect(stdout).toContain('WEATHER_DATA is demo: no live data to examine.');
    expect(stdout).toContain('These are the generated DEMO data');
    expect(stdout).toMatch(/\n\nAll 23 checks passed, with demo data\.\n$/);
  });

  it('prints its help', async () => {
    const { code, stdout } = await doctor(['-h'], {});
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Usage: npm run doctor /);
  });

  it.each<[string, string[], Record<string, string>, RegExp]>([
    ['an option that is none', ['--jason'], {}, /^Unknown option '--jason'/],
    ['a word too many', ['radar'], {}, /^Unexpected argument 'radar'/],
    [
      'a time that is none',
      ['--now', 'noon'],
      {},
      /^--now must be a time such as .+, not "noon"\.\n$/,
    ],
    ['a setting', [], { FORECAST_SOURCE: 'x' }, /^FORECAST_SOURCE must be dwd or open-meteo\.\n$/],
    ['a place', [], { DEFAULT_PLACE: 'Xyzzy' }, /^DEFAULT_PLACE must be the name of a place/],
  ])('exits with 2 and a sentence for %s', async (_what, args, settings, sentence) => {
    const { code, stdout, stderr } = await doctor(args, settings);
    expect({ code, stdout, stderr }).toEqual({
      code: 2,
      stdout: '',
      stderr: expect.stringMatching(sentence),
    });
  });
});
