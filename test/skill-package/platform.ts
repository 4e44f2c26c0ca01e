import * as z from 'zod';

/** The platform's JSON, as its management API's types and rules have it: nothing unknown, nothing missing. */

const Value = z.strictObject({
  id: z.string().min(1),
  name: z.strictObject({
    value: z.string().min(1).max(140),
    synonyms: z.array(z.string().min(1).max(140)),
  }),
});

export const InteractionModelFile = z.strictObject({
  interactionModel: z.strictObject({
    languageModel: z.strictObject({
      invocationName: z.string().min(2).max(50),
      intents: z
        .array(
          z.strictObject({
            name: z.string().regex(/^(?:AMAZON\.)?[A-Za-z_]+$/),
            slots: z.array(
              z.strictObject({ name: z.string().regex(/^[A-Za-z_]+$/), type: z.string().min(1) }),
            ),
            samples: z.array(z.string().min(1).max(200)),
          }),
        )
        .min(1)
        .max(250),
      types: z.array(
        z.strictObject({
          // A list type of the platform may be extended.
          name: z.string().regex(/^(?:AMAZON\.City|[A-Za-z_]+)$/),
          values: z.array(Value).min(1),
        }),
      ),
      modelConfiguration: z.strictObject({
        fallbackIntentSensitivity: z.strictObject({ level: z.enum(['LOW', 'MEDIUM', 'HIGH']) }),
      }),
    }),
  }),
});

const Endpoint = z.union([
  z.strictObject({ uri: z.string().regex(/^arn:aws:lambda:[a-z\d-]+:\d{12}:function:[\w-]+$/) }),
  z.strictObject({
    uri: z.url({ protocol: /^https$/ }),
    sslCertificateType: z.enum(['SelfSigned', 'Wildcard', 'Trusted']),
  }),
]);

const pixels = z.int().min(100).max(3840);

const Viewport = z
  .strictObject({
    mode: z.enum(['HUB', 'TV', 'MOBILE', 'PC', 'AUTO']),
    shape: z.enum(['RECTANGLE', 'ROUND']),
    minWidth: pixels,
    maxWidth: pixels,
    minHeight: pixels,
    maxHeight: pixels,
  })
  .refine(({ minWidth, maxWidth }) => minWidth <= maxWidth)
  .refine(({ minHeight, maxHeight }) => minHeight <= maxHeight);

const Interface = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('ALEXA_PRESENTATION_APL'),
    supportedViewports: z.array(Viewport).min(1),
  }),
  z.strictObject({ type: z.literal('GEOLOCATION') }),
  z.strictObject({ type: z.literal('CAN_FULFILL_INTENT_REQUEST') }),
]);

const Publishing = z.strictObject({
  name: z.string().min(2).max(50),
  summary: z.string().min(1).max(160),
  description: z.string().min(1).max(4000),
  examplePhrases: z.array(z.string().min(1).max(200)).min(1).max(3),
  keywords: z.array(z.string().min(1)).max(30),
});

export const ManifestFile = z.strictObject({
  manifest: z.strictObject({
    manifestVersion: z.literal('1.0'),
    publishingInformation: z.strictObject({
      locales: z.record(z.string().regex(/^[a-z]{2}-[A-Z]{2}$/), Publishing),
      category: z.literal('WEATHER'),
      isAvailableWorldwide: z.boolean(),
      distributionMode: z.enum(['PRIVATE', 'PUBLIC']),
      testingInstructions: z.string().min(1).max(4000),
    }),
    apis: z.strictObject({
      custom: z.strictObject({ endpoint: Endpoint, interfaces: z.array(Interface) }),
    }),
    permissions: z.array(
      z.strictObject({ name: z.string().regex(/^alexa::?devices:all:[a-z_:]+:(?:read|write)$/) }),
    ),
    events: z.strictObject({
      endpoint: Endpoint,
      publications: z.array(z.strictObject({ eventName: z.string().regex(/^AMAZON\.\w+\.\w+$/) })),
      subscriptions: z.array(z.strictObject({ eventName: z.string().regex(/^SKILL_[A-Z_]+$/) })),
    }),
    privacyAndCompliance: z.strictObject({
      allowsPurchases: z.boolean(),
      usesPersonalInfo: z.boolean(),
      isChildDirected: z.boolean(),
      isExportCompliant: z.boolean(),
      containsAds: z.boolean(),
      locales: z
        .record(
          z.string(),
          z.strictObject({
            privacyPolicyUrl: z.url().optional(),
            termsOfUseUrl: z.url().optional(),
          }),
        )
        .optional(),
    }),
  }),
});
