import { languageOf, SKILL_LOCALES, type SkillLocale } from './locales.ts';
import type { Endpoint, PackageSettings } from './settings.ts';
import type { SkillTexts } from './source.ts';
import { VIEWPORTS, type Viewport } from './viewports.ts';

type Interface =
  | { type: 'ALEXA_PRESENTATION_APL'; supportedViewports: Viewport[] }
  | { type: 'GEOLOCATION' }
  | { type: 'CAN_FULFILL_INTENT_REQUEST' };

type Permission =
  | 'alexa::devices:all:address:full:read'
  | 'alexa:devices:all:address:country_and_postal_code:read'
  | 'alexa::devices:all:geolocation:read';

interface Publishing {
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
      locales: ByLocale<Publishing>;
      category: 'WEATHER';
      isAvailableWorldwide: boolean;
      distributionMode: 'PUBLIC';
      testingInstructions: string;
    };
    apis: { custom: { endpoint: Endpoint; interfaces: Interface[] } };
    permissions: { name: Permission }[];
    events: { endpoint: Endpoint; subscriptions: { eventName: 'SKILL_DISABLED' }[] };
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

const PERMISSIONS: Permission[] = [
  'alexa::devices:all:address:full:read',
  'alexa:devices:all:address:country_and_postal_code:read',
  'alexa::devices:all:geolocation:read',
];

/** The manifest of the skill. @param textsOf the texts of a language for the store. */
export function skillManifest(
  textsOf: (language: string) => SkillTexts,
  settings: PackageSettings,
): SkillManifest {
  const { endpoint } = settings;
  return {
    manifest: {
      manifestVersion: '1.0',
      publishingInformation: {
        locales: byLocale((locale) => publishingOf(textsOf(languageOf(locale)))),
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
        ...legalLocales(settings),
      },
    },
  };
}

function publishingOf(texts: SkillTexts): Publishing {
  const { name, summary, description, examplePhrases, keywords } = texts;
  return { name, summary, description, examplePhrases, keywords };
}

/** Left out where no address is known: a skill under development may lack them. */
function legalLocales({ privacyUrl, termsUrl }: PackageSettings) {
  if (privacyUrl === undefined && termsUrl === undefined) return {};
  const locales = byLocale((locale) => ({
    ...(privacyUrl !== undefined && { privacyPolicyUrl: inLanguage(privacyUrl, locale) }),
    ...(termsUrl !== undefined && { termsOfUseUrl: inLanguage(termsUrl, locale) }),
  }));
  return { locales };
}

function inLanguage(url: string, locale: SkillLocale): string {
  return url.replace('{language}', languageOf(locale));
}

function byLocale<Value>(valueOf: (locale: SkillLocale) => Value): ByLocale<Value> {
  return Object.fromEntries(SKILL_LOCALES.map((locale) => [locale, valueOf(locale)]));
}
