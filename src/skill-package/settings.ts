import * as z from 'zod';
import { ruleOf } from '../contract/rules.ts';
import { ConfigError } from '../config.ts';

/** Stands in until the function is deployed: it has the form of an address, and no account. */
const NOT_DEPLOYED = 'arn:aws:lambda:eu-west-1:000000000000:function:weather-voice-dev-skill';

const LAMBDA = /^arn:aws:lambda:[a-z\d-]+:\d{12}:function:[\w-]+(?::[\w$-]+)?$/;

const https = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** What the skill package takes from the environment, with its variables. */
const Environment = z.object({
  /** Where Alexa sends requests: the ARN of a Lambda function or an https address. */
  SKILL_ENDPOINT: z
    .union([z.string().regex(LAMBDA), https], {
      error: 'must be the ARN of a Lambda function or an https address',
    })
    .default(NOT_DEPLOYED),
  /** Kind of certificate of an https endpoint. */
  SKILL_CERTIFICATE: z
    .enum(['Trusted', 'Wildcard', 'SelfSigned'], 'must be Trusted, Wildcard or SelfSigned')
    .default('Trusted'),
  /** Where the privacy policy and the terms stand; `{language}` becomes `de`, `en` and so on. */
  SKILL_PRIVACY_URL: https.optional(),
  SKILL_TERMS_URL: https.optional(),
});

export interface Endpoint {
  uri: string;
  sslCertificateType?: 'Trusted' | 'Wildcard' | 'SelfSigned';
}

export interface PackageSettings {
  endpoint: Endpoint;
  privacyUrl?: string | undefined;
  termsUrl?: string | undefined;
}

/**
 * Reads the settings of the skill package.
 *
 * @throws {ConfigError} naming each variable and its rule
 */
export function readPackageSettings(
  environment: Record<string, string | undefined>,
): PackageSettings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = Environment.safeParse(given, { error: ruleOf });
  if (!parsed.success) {
    const rules = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(rules.join('; '));
  }
  const { SKILL_ENDPOINT: uri, SKILL_CERTIFICATE: sslCertificateType } = parsed.data;
  return {
    endpoint: LAMBDA.test(uri) ? { uri } : { uri, sslCertificateType },
    privacyUrl: parsed.data.SKILL_PRIVACY_URL,
    termsUrl: parsed.data.SKILL_TERMS_URL,
  };
}
