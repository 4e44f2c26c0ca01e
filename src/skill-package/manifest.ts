import * as z from 'zod';
import { languageSubtag, SKILL_LOCALES, type SkillLocaleTag } from './locales.ts';
import type { SkillTexts } from './interaction-model.ts';
import { describeIssue } from '../contract/validation-messages.ts';
import { ConfigError } from '../config.ts';

type SkillInterface =
  | { type: 'ALEXA_PRESENTATION_APL'; supportedViewports: Viewport[] }
  | { type: 'GEOLOCATION' }
  | { type: 'CAN_FULFILL_INTENT_REQUEST' };

type SkillPermission =
  | 'alexa::devices:all:address:full:read'
  | 'alexa:devices:all:address:country_and_postal_code:read'
  | 'alexa::devices:all:geolocation:read';

interface PublishingTexts {
  name: string;
  summary: string;
  description: string;
  examplePhrases: string[];
  keywords: string[];
}

interface LegalAddresses {
  privacyPolicyUrl?: string;
  termsOfUseUrl?: string;
}

/** For each locale of the skill. */
type ByLocale<Value> = Record<string, Value>;

/** `skill.json`: what the platform must know of the skill beside its interaction models. */
export interface SkillManifest {
  manifest: {
    manifestVersion: '1.0';
    publishingInformation: {
      locales: ByLocale<PublishingTexts>;
      category: 'WEATHER';
      isAvailableWorldwide: boolean;
      distributionMode: 'PUBLIC';
      testingInstructions: string;
    };
    apis: { custom: { endpoint: SkillEndpoint; interfaces: SkillInterface[] } };
    permissions: { name: SkillPermission }[];
    events: { endpoint: SkillEndpoint; subscriptions: { eventName: 'SKILL_DISABLED' }[] };
    privacyAndCompliance: {
      allowsPurchases: boolean;
      usesPersonalInfo: boolean;
      isChildDirected: boolean;
      isExportCompliant: boolean;
      containsAds: boolean;
      locales?: ByLocale<LegalAddresses>;
    };
  };
}

const TESTING_INSTRUCTIONS =
  'No account is needed. Allow the location or the address for the weather where the device is; ' +
  'without it, name a place: "what is the weather in Berlin". Pollen is known for Germany.';

const PERMISSIONS: SkillPermission[] = [
  'alexa::devices:all:address:full:read',
  'alexa:devices:all:address:country_and_postal_code:read',
  'alexa::devices:all:geolocation:read',
];

/** The manifest of the skill. @param textsOf the texts of a language for the store. */
export function createSkillManifest(
  textsOf: (language: string) => SkillTexts,
  settings: PackageSettings,
): SkillManifest {
  const { endpoint } = settings;
  return {
    manifest: {
      manifestVersion: '1.0',
      publishingInformation: {
        locales: mapLocales((locale) => pickPublishing(textsOf(languageSubtag(locale)))),
        category: 'WEATHER',
        isAvailableWorldwide: true,
        distributionMode: 'PUBLIC',
        testingInstructions: TESTING_INSTRUCTIONS,
      },
      apis: {
        custom: {
          endpoint,
          interfaces: [
            { type: 'ALEXA_PRESENTATION_APL', supportedViewports: VIEWPORTS },
            { type: 'GEOLOCATION' },
            { type: 'CAN_FULFILL_INTENT_REQUEST' },
          ],
        },
      },
      permissions: PERMISSIONS.map((name) => ({ name })),
      // What is remembered of somebody goes when the skill does.
      events: { endpoint, subscriptions: [{ eventName: 'SKILL_DISABLED' }] },
      privacyAndCompliance: {
        allowsPurchases: false,
        usesPersonalInfo: true,
        isChildDirected: false,
        isExportCompliant: true,
        containsAds: false,
        ...createLegalLocales(settings),
      },
    },
  };
}

function pickPublishing(texts: SkillTexts): PublishingTexts {
  const { name, summary, description, examplePhrases, keywords } = texts;
  return { name, summary, description, examplePhrases, keywords };
}

/** Left out where no address is known: a skill under development may lack them. */
function createLegalLocales({ privacyUrl, termsUrl }: PackageSettings) {
  if (privacyUrl === undefined && termsUrl === undefined) return {};
  const locales = mapLocales((locale) => ({
    ...(privacyUrl !== undefined && { privacyPolicyUrl: fillLanguage(privacyUrl, locale) }),
    ...(termsUrl !== undefined && { termsOfUseUrl: fillLanguage(termsUrl, locale) }),
  }));
  return { locales };
}

function fillLanguage(url: string, locale: SkillLocaleTag): string {
  return url.replace('{language}', languageSubtag(locale));
}

function mapLocales<Value>(valueOf: (locale: SkillLocaleTag) => Value): ByLocale<Value> {
  return Object.fromEntries(SKILL_LOCALES.map((locale) => [locale, valueOf(locale)]));
}

/** The screens that the skill draws for, as the manifest lists them: sizes in display pixels. */
interface Viewport {
  mode: 'HUB' | 'TV';
  shape: 'RECTANGLE' | 'ROUND';
  minWidth: number;
  maxWidth: number;
  minHeight: number;
  maxHeight: number;
}

const VIEWPORTS: Viewport[] = [
  createHubViewport('ROUND', [100, 599], [100, 599]),
  createHubViewport('RECTANGLE', [960, 1279], [100, 599]),
  createHubViewport('RECTANGLE', [960, 1279], [600, 959]),
  createHubViewport('RECTANGLE', [1280, 1920], [600, 1279]),
  createHubViewport('RECTANGLE', [600, 1279], [1280, 1920]),
  { mode: 'TV', shape: 'RECTANGLE', minWidth: 960, maxWidth: 960, minHeight: 540, maxHeight: 540 },
];

function createHubViewport(
  shape: Viewport['shape'],
  [minWidth, maxWidth]: readonly [number, number],
  [minHeight, maxHeight]: readonly [number, number],
): Viewport {
  return { mode: 'HUB', shape, minWidth, maxWidth, minHeight, maxHeight };
}

/** Stands in until the function is deployed: it has the form of an address, and no account. */
const PLACEHOLDER_ARN = 'arn:aws:lambda:eu-west-1:000000000000:function:weather-voice-dev-skill';

const LAMBDA_ARN = /^arn:aws:lambda:[a-z\d-]+:\d{12}:function:[\w-]+(?::[\w$-]+)?$/;

const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** What the skill package takes from the environment, with its variables. */
const PackageEnvironment = z.object({
  /** Where Alexa sends requests: the ARN of a Lambda function or an https address. */
  SKILL_ENDPOINT: z
    .union([z.string().regex(LAMBDA_ARN), httpsAddress], {
      error: 'must be the ARN of a Lambda function or an https address',
    })
    .default(PLACEHOLDER_ARN),
  /** Kind of certificate of an https endpoint. */
  SKILL_CERTIFICATE: z
    .enum(['Trusted', 'Wildcard', 'SelfSigned'], 'must be Trusted, Wildcard or SelfSigned')
    .default('Trusted'),
  /** Where the privacy policy and the terms stand; `{language}` becomes `de`, `en` and so on. */
  SKILL_PRIVACY_URL: httpsAddress.optional(),
  SKILL_TERMS_URL: httpsAddress.optional(),
});

interface SkillEndpoint {
  uri: string;
  sslCertificateType?: 'Trusted' | 'Wildcard' | 'SelfSigned';
}

export interface PackageSettings {
  endpoint: SkillEndpoint;
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
  const parsed = PackageEnvironment.safeParse(given, { error: describeIssue });
  if (!parsed.success) {
    const rules = parsed.error.issues.map(({ path, message }) => `${path.join('.')} ${message}`);
    throw new ConfigError(rules.join('; '));
  }
  const { SKILL_ENDPOINT: uri, SKILL_CERTIFICATE: sslCertificateType } = parsed.data;
  return {
    endpoint: LAMBDA_ARN.test(uri) ? { uri } : { uri, sslCertificateType },
    privacyUrl: parsed.data.SKILL_PRIVACY_URL,
    termsUrl: parsed.data.SKILL_TERMS_URL,
  };
}
