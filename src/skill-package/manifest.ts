import * as z from 'zod';
import { ALEXA_LOCALES, languageSubtag, type AlexaLocaleTag } from './locales.ts';
import { type SkillTexts, loadInteractionModel, readTexts } from './interaction-model.ts';
import { describeIssue } from '../contract/problem.ts';
import { ConfigError } from '../config.ts';
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

type SkillInterface =
  | { type: 'ALEXA_PRESENTATION_APL'; supportedViewports: Viewport[] }
  | { type: 'GEOLOCATION' }
  | { type: 'CAN_FULFILL_INTENT_REQUEST' };

type SkillPermission =
  | 'alexa::devices:all:address:full:read'
  | 'alexa:devices:all:address:country_and_postal_code:read'
  | 'alexa::devices:all:geolocation:read'
  | 'alexa::devices:all:notifications:write';

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

type ByLocale<Value> = Record<string, Value>;

/** `skill.json`: the metadata of the skill. */
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
    events: {
      endpoint: SkillEndpoint;
      publications: { eventName: string }[];
      subscriptions: { eventName: (typeof SUBSCRIPTIONS)[number] }[];
    };
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
  'without it, name a place: "what is the weather in Berlin". Pollen forecasts cover Germany.';

const PERMISSIONS: SkillPermission[] = [
  'alexa::devices:all:address:full:read',
  'alexa:devices:all:address:country_and_postal_code:read',
  'alexa::devices:all:geolocation:read',
  'alexa::devices:all:notifications:write',
];

/** What listeners can be notified of, as `src/alerts/proactive-events.ts` sends it. */
const PUBLICATIONS = ['AMAZON.WeatherAlert.Activated', 'AMAZON.MessageAlert.Activated'];

/** What `intents/skill-events.ts` handles. */
const SUBSCRIPTIONS = [
  'SKILL_DISABLED',
  'SKILL_PERMISSION_ACCEPTED',
  'SKILL_PERMISSION_CHANGED',
  'SKILL_PROACTIVE_SUBSCRIPTION_CHANGED',
] as const;

/** @param textsOf reads the store texts of a language */
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
      events: {
        endpoint,
        publications: PUBLICATIONS.map((eventName) => ({ eventName })),
        subscriptions: SUBSCRIPTIONS.map((eventName) => ({ eventName })),
      },
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

/** Empty without addresses: a skill under development does not need them. */
function createLegalLocales({ privacyUrl, termsUrl }: PackageSettings) {
  if (privacyUrl === undefined && termsUrl === undefined) return {};
  const locales = mapLocales((locale) => ({
    ...(privacyUrl !== undefined && { privacyPolicyUrl: fillLanguage(privacyUrl, locale) }),
    ...(termsUrl !== undefined && { termsOfUseUrl: fillLanguage(termsUrl, locale) }),
  }));
  return { locales };
}

function fillLanguage(url: string, locale: AlexaLocaleTag): string {
  return url.replace('{language}', languageSubtag(locale));
}

function mapLocales<Value>(valueOf: (locale: AlexaLocaleTag) => Value): ByLocale<Value> {
  return Object.fromEntries(ALEXA_LOCALES.map((locale) => [locale, valueOf(locale)]));
}

/** A supported screen of the manifest; sizes in display pixels. */
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

/** Placeholder until the function is deployed: a valid ARN without a real account. */
const PLACEHOLDER_ARN = 'arn:aws:lambda:eu-west-1:000000000000:function:weather-voice-dev-skill';

const LAMBDA_ARN = /^arn:aws:lambda:[a-z\d-]+:\d{12}:function:[\w-]+(?::[\w$-]+)?$/;

const httpsAddress = z.url({ protocol: /^https$/, error: 'must be an https address' });

/** The settings of the skill package by environment variable. */
const PackageEnvironment = z.object({
  /** Endpoint for Alexa's requests: the ARN of a Lambda function or an https address. */
  SKILL_ENDPOINT: z
    .union([z.string().regex(LAMBDA_ARN), httpsAddress], {
      error: 'must be the ARN of a Lambda function or an https address',
    })
    .default(PLACEHOLDER_ARN),
  /** Certificate type of an https endpoint. */
  SKILL_CERTIFICATE: z
    .enum(['Trusted', 'Wildcard', 'SelfSigned'], 'must be Trusted, Wildcard or SelfSigned')
    .default('Trusted'),
  /** URLs of the privacy policy and the terms; `{language}` is replaced by `de`, `en` and so on. */
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
  const nonEmpty = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== ''),
  );
  const parsed = PackageEnvironment.safeParse(nonEmpty, { error: describeIssue });
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

/** Configuration of `ask deploy --target skill-metadata`, in the second version of ask-cli's layout. */
const ASK_RESOURCES = {
  askcliResourcesVersion: '2020-03-31',
  profiles: { default: { skillMetadata: { src: './skill-package' } } },
};

/**
 * Writes `ask-resources.json`, `skill-package/` (the manifest and the interaction model of every
 * locale) and `privacy/` (the policy in every language) to a folder.
 */
export async function writeSkillPackage(folder: string, settings: PackageSettings): Promise<void> {
  const files = new Map<string, string>([
    ['ask-resources.json', formatJson(ASK_RESOURCES)],
    ['skill-package/skill.json', formatJson(createSkillManifest(readTexts, settings))],
  ]);
  for (const locale of ALEXA_LOCALES) {
    const language = languageSubtag(locale);
    const model = formatJson(loadInteractionModel(locale));
    files.set(`skill-package/interactionModels/custom/${locale}.json`, model);
    files.set(`privacy/${language}.txt`, `${readTexts(language).privacy.policy}\n`);
  }
  await Promise.all(
    [...files].map(async ([path, text]) => writeTextFile(join(folder, path), text)),
  );
}

async function writeTextFile(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

function formatJson(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
