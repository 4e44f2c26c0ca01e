import { expect, it } from 'vitest';
import { readPackageSettings } from '../../src/skill-package/manifest.ts';

const ARN = 'arn:aws:lambda:eu-central-1:123456789012:function:weather-voice-prod-skill';

it('uses the configured Lambda function or https endpoint', () => {
  expect(readPackageSettings({ SKILL_ENDPOINT: ARN }).endpoint).toEqual({ uri: ARN });
  const uri = 'https://weather.example/alexa';
  expect(
    readPackageSettings({ SKILL_ENDPOINT: uri, SKILL_CERTIFICATE: 'Wildcard' }).endpoint,
  ).toEqual({ uri, sslCertificateType: 'Wildcard' });
});

it('has a valid placeholder endpoint by default', () => {
  expect(readPackageSettings({ SKILL_ENDPOINT: '' }).endpoint.uri).toMatch(/^arn:aws:lambda:/);
});

it.each([
  [
    { SKILL_ENDPOINT: 'http://weather.example' },
    'SKILL_ENDPOINT must be the ARN of a Lambda function or an https address',
  ],
  [
    { SKILL_ENDPOINT: 'arn:aws:s3:::bucket' },
    'SKILL_ENDPOINT must be the ARN of a Lambda function or an https address',
  ],
  [{ SKILL_CERTIFICATE: 'none' }, 'SKILL_CERTIFICATE must be Trusted, Wildcard or SelfSigned'],
  [{ SKILL_PRIVACY_URL: 'privacy.html' }, 'SKILL_PRIVACY_URL must be an https address'],
])('rejects %j in one sentence', (environment: Record<string, string>, sentence) => {
  expect(() => readPackageSettings(environment)).toThrow(sentence);
});
