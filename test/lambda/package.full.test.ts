import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResponseEnvelope } from 'ask-sdk-model';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import * as z from 'zod';
import { extractSpeechText } from '../../src/speech/spoken-answer.ts';
import { intentRequest, weatherRequest } from '../support/alexa-requests.ts';
import { freePorts } from '../support/free-ports.ts';
import { startDynalite } from '../store/start-dynalite.ts';
import {
  buildProject,
  emptyProject,
  emulate,
  packageProject,
  removeProject,
  unpack,
  writeFiles,
} from './deployment.ts';
import { untilByRadar } from '../service/until-radar.ts';

const KEY = 'a-key-of-the-test';

const Template = z.object({
  Resources: z.record(
    z.string(),
    z.object({ Type: z.string(), Properties: z.record(z.string(), z.unknown()).default({}) }),
  ),
});

let project: string;
beforeAll(async () => {
  project = await buildProject();
  await packageProject(project);
}, 120_000);
afterAll(async () => removeProject(project));

const archiveOf = (name: string) => unpack(join(project, '.serverless', `${name}.zip`));

async function resources(type: string) {
  const path = join(project, '.serverless', 'cloudformation-template-update-stack.json');
  const { Resources } = Template.parse(JSON.parse(await readFile(path, 'utf8')));
  const found = Object.entries(Resources).filter(([, { Type }]) => Type === type);
  return Object.fromEntries(found.map(([name, { Properties }]) => [name, Properties]));
}

describe('osls package, without an account', () => {
  it.each([
    ['skill', ['index.mjs']],
    [
      'service',
      [
        'index.mjs',
        'radar-worker.mjs',
        'synop-worker.mjs',
        'demo-radar-worker.mjs',
        'bzip2.wasm',
        'reference.css',
        'reference.js',
      ],
    ],
    [
      'watch',
      ['index.mjs', 'radar-worker.mjs', 'synop-worker.mjs', 'demo-radar-worker.mjs', 'bzip2.wasm'],
    ],
  ])('packs only the necessary files into the archive of the %s', async (name, files) => {
    const paths = [...(await archiveOf(name)).keys()];
    for (const file of files) expect(paths).toContain(`dist/${name}/${file}`);
    expect(paths).toContain('dist/places');
    const isOwn = (path: string) =>
      path === 'dist/places' ||
      new RegExp(`^dist/${name}/[\\w.-]+\\.(mjs|wasm|css|js)$`).test(path);
    expect(paths.filter((path) => !isOwn(path))).toEqual([]);
  });

  it('keeps the skill below 1.8 MB without the place index', async () => {
    const archive = await archiveOf('skill');
    archive.delete('dist/places');
    const size = [...archive.values()].reduce((sum, { length }) => sum + length, 0);
    expect(size).toBeLessThan(1_800_000);
    expect(size).toBeGreaterThan(100_000);
  });

  it('grants each function only the permissions that it needs', async () => {
    const roles = await resources('AWS::IAM::Role');
    expect(Object.keys(roles).toSorted()).toEqual(['ServiceRole', 'SkillRole', 'WatchRole']);
    expect(actionsOf(roles['SkillRole'])).toEqual([
      'dynamodb:DeleteItem',
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'sts:AssumeRole',
    ]);
    expect(actionsOf(roles['ServiceRole'])).toEqual([
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'sts:AssumeRole',
    ]);
    expect(actionsOf(roles['WatchRole'])).toEqual([
      'dynamodb:GetItem',
      'dynamodb:PutItem',
      'dynamodb:Scan',
      'logs:CreateLogStream',
      'logs:PutLogEvents',
      'sqs:SendMessage',
      'sts:AssumeRole',
    ]);
    // The watcher reads no profile.
    expect(JSON.stringify(roles['WatchRole'])).toContain('"dynamodb:LeadingKeys":"placed:*"');
    expect(JSON.stringify(roles)).not.toContain('"Resource":"*"');
  });

  it('creates the table of the skill with a time to live', async () => {
    const { SkillLambdaFunction: skill } = await resources('AWS::Lambda::Function');
    expect(skill).toMatchObject({
      Environment: { Variables: { STORE_TABLE: { Ref: 'Remembered' } } },
    });
    expect((await resources('AWS::DynamoDB::Table'))['Remembered']).toMatchObject({
      TimeToLiveSpecification: { AttributeName: 'expires', Enabled: true },
    });
  });

  it('reads the key from the parameter store, and contains none itself', async () => {
    const functions = await resources('AWS::Lambda::Function');
    for (const name of ['SkillLambdaFunction', 'ServiceLambdaFunction']) {
      expect(functions[name]).toMatchObject({
        Runtime: 'nodejs24.x',
        Architectures: ['arm64'],
        Environment: {
          Variables: { WEATHER_API_KEY: '{{resolve:ssm:/weather-voice/dev/api-key}}' },
        },
      });
    }
  });

  it('sets log retention and an alarm for each function and the table', async () => {
    const logs = Object.values(await resources('AWS::Logs::LogGroup'));
    expect(logs).toHaveLength(3);
    for (const group of logs) expect(group['RetentionInDays']).toBe(14);
    const alarms = await resources('AWS::CloudWatch::Alarm');
    expect(Object.keys(alarms)).toHaveLength(8);
    for (const alarm of Object.values(alarms)) {
      expect(alarm['AlarmActions']).toEqual([{ Ref: 'Alarms' }]);
    }
  });

  it('runs a pass of the watcher every five minutes, none over the next, and keeps those that failed', async () => {
    const [rule] = Object.values(await resources('AWS::Events::Rule'));
    expect(rule).toMatchObject({ ScheduleExpression: 'rate(5 minutes)', State: 'ENABLED' });
    const functions = await resources('AWS::Lambda::Function');
    expect(functions['WatchLambdaFunction']).toMatchObject({ Timeout: 240 });
    const [config] = Object.values(await resources('AWS::Lambda::EventInvokeConfig'));
    const queue = { 'Fn::GetAtt': ['FailedPasses', 'Arn'] };
    expect(config).toMatchObject({
      MaximumRetryAttempts: 0,
      DestinationConfig: { OnFailure: { Destination: queue } },
    });
  });

  it('finds subscribers by the cell of their place', async () => {
    const [table] = Object.values(await resources('AWS::DynamoDB::Table'));
    expect(table?.['GlobalSecondaryIndexes']).toMatchObject([{ IndexName: 'cells' }]);
  });

  it('uses the open-source framework', async () => {
    const installed = new URL('../../node_modules/serverless/package.json', import.meta.url);
    expect(JSON.parse(await readFile(installed, 'utf8'))).toMatchObject({ name: 'osls' });
  });
});

/** What a role may do. */
function actionsOf(role: unknown): string[] {
  const actions =
    JSON.stringify(role).match(/"(dynamodb:(?!Leading)|logs|sts|s3|sqs|ssm|kms|\*)[^"]*"/g) ?? [];
  return actions.map((action) => action.replaceAll('"', '')).toSorted();
}

describe('the archives, emulated', () => {
  it('answer Alexa from the service and store the profile', { timeout: 120_000 }, async () => {
    const deployed = await emptyProject();
    onTestFinished(() => removeProject(deployed));
    for (const name of ['skill', 'service']) await writeFiles(deployed, await archiveOf(name));
    const [http = 0, lambda = 0] = await freePorts(2);
    const { url, table, items } = await startDynalite();
    const { process, lambda: endpoint } = await emulate(
      deployed,
      { http, lambda },
      {
        WEATHER_API_URL: `http://127.0.0.1:${http}/v4_0`,
        WEATHER_API_KEY: KEY,
        WEATHER_DATA: 'demo',
        ALEXA_SKILL_ID: 'amzn1.ask.skill.test',
        STORE_TABLE: table,
        STORE_DYNAMODB_URL: url,
        AWS_ACCESS_KEY_ID: 'test',
        AWS_SECRET_ACCESS_KEY: 'test',
      },
    );
    onTestFinished(() => void process.kill());

    const days = `http://127.0.0.1:${http}/v4_0/voicetext/forecast/days/50.94/6.96`;
    expect((await fetch(days)).status).toBe(401);
    const answer = await fetch(days, { headers: { 'x-api-key': KEY } });
    expect(await answer.json()).toMatchObject({ source: 'demo', region: 'Köln' });

    // The service has started: a turn of the skill waits only some seconds for it.
    const home = intentRequest('HomeIntent', {}, place('köln'));
    await say(endpoint, home);
    expect(await say(endpoint, weatherRequest({}))).toMatch(/ in Köln .*Grad/);
    expect(await items()).toHaveLength(1);

    // By radar, whose worker is a file of its own.
    const nextHour = `http://127.0.0.1:${http}/v4_0/voicetext/precipitation/nextHour/50.94/6.96`;
    const Body = z.record(z.string(), z.unknown());
    await untilByRadar(async () => {
      const rain = await fetch(nextHour, { headers: { 'x-api-key': KEY } });
      return { body: Body.parse(await rain.json()) };
    });
  });
});

function place(value: string) {
  return { place: { name: 'place', confirmationStatus: 'NONE', value } } as const;
}

/** Invokes the skill as AWS does. */
async function say(endpoint: string, envelope: object): Promise<string> {
  const path = '/2015-03-31/functions/weather-voice-dev-skill/invocations';
  const response = await fetch(endpoint + path, {
    method: 'POST',
    body: JSON.stringify(envelope),
  });
  const text = await response.text();
  const answer: ResponseEnvelope = JSON.parse(text);
  return answer.response ? extractSpeechText(answer.response.outputSpeech) : text;
}
