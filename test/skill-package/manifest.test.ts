import type { v1 } from 'ask-smapi-model';
import { describe, expect, it } from 'vitest';
import { loadInteractionModel, readTexts } from '../../src/skill-package/interaction-model.ts';
import { ALEXA_LOCALES } from '../../src/skill-package/locales.ts';
import {
  createSkillManifest,
  type SkillManifest,
  readPackageSettings,
} from '../../src/skill-package/manifest.ts';
import { InteractionModelFile, ManifestFile } from './platform.ts';

type Interface = SkillManifest['manifest']['apis']['custom']['interfaces'][number];

/** The manifest of a package made with these settings. */
function manifestWith(environment: Record<string, string> = {}): SkillManifest['manifest'] {
  return createSkillManifest(readTexts, readPackageSettings(environment)).manifest;
}

/** Two interfaces that the platform documents, and that its types leave out of the union. */
function isTyped(one: Interface): one is Extract<Interface, { type: 'ALEXA_PRESENTATION_APL' }> {
  return one.type === 'ALEXA_PRESENTATION_APL';
}

/** The compiler compares what is written with the types of the platform's management API. */
export function asThePlatformTypesIt(): {
  model: v1.skill.interactionModel.InteractionModelData;
  manifest: v1.skill.Manifest.SkillManifestEnvelope;
} {
  const manifest = manifestWith();
  const { endpoint, interfaces } = manifest.apis.custom;
  const custom = { endpoint, interfaces: interfaces.filter(isTyped) };
  return {
    model: loadInteractionModel('de-DE'),
    manifest: { manifest: { ...manifest, apis: { custom } } },
  };
}

describe('the skill’s manifest', () => {
  const manifest = manifestWith();

  it('matches the platform’s schema', () => {
    expect(ManifestFile.parse({ manifest })).toEqual({ manifest });
    expect(asThePlatformTypesIt().manifest.manifest?.manifestVersion).toBe('1.0');
  });

  it('shows the skill in every locale that has an interaction model', () => {
    expect(Object.keys(manifest.publishingInformation.locales)).toEqual([...ALEXA_LOCALES]);
  });

  it('requests the address, in full and as postcode, the position, and to notify', () => {
    expect(manifest.permissions.map(({ name }) => name)).toEqual([
      'alexa::devices:all:address:full:read',
      'alexa:devices:all:address:country_and_postal_code:read',
      'alexa::devices:all:geolocation:read',
      'alexa::devices:all:notifications:write',
    ]);
  });

  it('supports round and rectangular screens and television', () => {
    const { interfaces } = manifest.apis.custom;
    expect(interfaces.map(({ type }) => type)).toEqual([
      'ALEXA_PRESENTATION_APL',
      'GEOLOCATION',
      'CAN_FULFILL_INTENT_REQUEST',
    ]);
    const screens = interfaces.filter(isTyped).flatMap((one) => one.supportedViewports);
    expect(new Set(screens.map(({ mode, shape }) => `${mode} ${shape}`))).toEqual(
      new Set(['HUB ROUND', 'HUB RECTANGLE', 'TV RECTANGLE']),
    );
  });

  it('subscribes to what changes whether it may notify, at the skill’s endpoint', () => {
    const { events, apis } = manifestWith({ SKILL_ENDPOINT: 'https://weather.example/alexa' });
    expect(events.subscriptions.map(({ eventName }) => eventName)).toEqual([
      'SKILL_DISABLED',
      'SKILL_PERMISSION_ACCEPTED',
      'SKILL_PERMISSION_CHANGED',
      'SKILL_PROACTIVE_SUBSCRIPTION_CHANGED',
    ]);
    expect(events.endpoint).toEqual({
      uri: 'https://weather.example/alexa',
      sslCertificateType: 'Trusted',
    });
    expect(apis.custom.endpoint).toEqual(events.endpoint);
  });

  it('links the policy and the terms in each language if their URLs are set', () => {
    expect(manifest.privacyAndCompliance.locales).toBeUndefined();
    const { locales } = manifestWith({
      SKILL_PRIVACY_URL: 'https://weather.example/privacy/{language}',
      SKILL_TERMS_URL: 'https://weather.example/terms',
    }).privacyAndCompliance;
    expect(Object.keys(locales ?? {})).toEqual([...ALEXA_LOCALES]);
    expect(locales?.['fr-CA']).toEqual({
      privacyPolicyUrl: 'https://weather.example/privacy/fr',
      termsOfUseUrl: 'https://weather.example/terms',
    });
  });
});

it.each(ALEXA_LOCALES)('the interaction model %s matches the platform’s schema', (locale) => {
  const model = loadInteractionModel(locale);
  expect(InteractionModelFile.parse(model)).toEqual(model);
});
