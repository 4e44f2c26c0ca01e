import type { RequestEnvelope, Slot } from 'ask-sdk-model';
import * as fc from 'fast-check';
import { loadInteractionModel } from '../../src/skill-package/interaction-model.ts';
import { SKILL_LOCALES } from '../../src/skill-package/locales.ts';
import { TOPIC_NAMES } from '../../src/speech/topic-names.ts';
import { intentRequest, launchRequest, SOME_AFTERNOON } from '../support/alexa-requests.ts';
import { spokenSlots } from '../support/spoken-slots.ts';
import type { Json } from './mutated-json.ts';
import { codePoint } from '../support/code-points.ts';

/** Generates requests that the interaction model allows, with usual and unusual values. */

const NOW = Date.parse(SOME_AFTERNOON);
const { intents, types } = loadInteractionModel('de-DE').interactionModel.languageModel;

/** The ids of each slot type's values, and the type of each slot. */
const IDS = new Map(types.map(({ name, values }) => [name, values.map(({ id }) => id)]));
const TYPES = new Map(
  intents.flatMap(({ slots }) => slots.map(({ name, type }): [string, string] => [name, type])),
);
const NAMES = [...TYPES.keys()];
const INTENTS = intents.map(({ name }) => name);

const digits = fc.integer({ min: 1, max: 290 }).map((count) => '9'.repeat(count));

/** Values at the edge of what a reader of dates, times, lengths and numbers takes. */
const oddValue = fc.oneof(
  fc.constantFrom(
    '', '?', ' ', '0', '-1', '1e400', 'NaN', 'Infinity', '\u0000', '\ud83c', '9999-12-31', '0000-01-01',
    '9999-W53', '9999-W53-WE', '2026-W00', '2026-02-30', '9999-12', '2026-XX-XX', '24:00', '99:99', '00:00',
    'PRESENT_REF', 'FUTURE_REF', 'PAST_REF', 'P', 'PT', 'P0D', 'PT0S', 'P365D', 'PT8760H', 'PT99999999S', '20095', '00000',
    'hier', 'dort', 'hamburg', 'neustadt', 'frankfurt', 'köln', 'x'.repeat(300), '💧'.repeat(150),
  ), // prettier-ignore
  fc
    .tuple(
      fc.constantFrom('P', 'PT', '', '-'),
      digits,
      fc.constantFrom('D', 'H', 'M', 'S', 'W', 'Y', '', '-W01'),
    )
    .map((parts) => parts.join('')),
  fc.string({ unit: codePoint, maxLength: 30 }),
);

const valueOf = (name: string): fc.Arbitrary<string> => {
  const ids = IDS.get(TYPES.get(name) ?? '') ?? [];
  const spoken = spokenSlots(NOW).map(
    (slots) => new Map(Object.entries(slots)).get(name) ?? 'hamburg',
  );
  return ids.length > 0
    ? fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...ids) }, oddValue)
    : fc.oneof(spoken, oddValue);
};

const slot = (name: string): fc.Arbitrary<Slot> =>
  fc
    .record({
      said: valueOf(name),
      code: fc.constantFrom('ER_SUCCESS_MATCH', 'ER_SUCCESS_NO_MATCH', 'ER_ERROR_TIMEOUT'),
    })
    .map(({ said, code }): Slot => {
      const isListed = IDS.has(TYPES.get(name) ?? '');
      if (!isListed) return { name, value: said, confirmationStatus: 'NONE' };
      const values = code === 'ER_SUCCESS_MATCH' ? [{ value: { name: said, id: said } }] : [];
      const resolved = { authority: 'a', status: { code }, values };
      return {
        name,
        value: said,
        confirmationStatus: 'NONE',
        resolutions: { resolutionsPerAuthority: [resolved] },
      };
    });

const slots = fc
  .uniqueArray(fc.constantFrom(...NAMES), { maxLength: 4 })
  .chain((names) =>
    fc
      .tuple(...names.map(slot))
      .map((said) => Object.fromEntries(said.map((one) => [one.name, one]))),
  );

const place = fc.record({
  name: fc.constantFrom('Berlin', '', 'null', 'x'.repeat(200)),
  latitude: fc.constantFrom(52.5, -90, 90, 0, 1e300),
  longitude: fc.constantFrom(13.4, -180, 180, 0),
  elevation: fc.constantFrom(null, 34, -1e9),
  country: fc.constantFrom('DE', 'US', '??'),
  timeZone: fc.constantFrom('Europe/Berlin', 'Pacific/Kiritimati', 'Mars/Phobos', ''),
});

const storedSlots = fc.dictionary(fc.constantFrom(...NAMES), oddValue, { maxKeys: 3 });

/** What a session brings back. */
const attributes = fc.record(
  {
    recent: fc.record({
      topic: fc.constantFrom(...TOPIC_NAMES, 'constructor'),
      slots: storedSlots,
      place: fc.option(place),
      speech: fc.constantFrom('Es regnet.', '', '<x>&', 'x'.repeat(9000)),
      at: fc.constantFrom(NOW, NOW - 60_000, 0, 1e300),
    }),
    pending: fc.record({
      topic: fc.constantFrom(...TOPIC_NAMES, 'home'),
      slots: storedSlots,
      choices: fc.array(
        fc.record({ place, description: fc.constantFrom('Berlin in Hessen', '') }),
        { maxLength: 3 },
      ),
    }),
    isConversation: fc.boolean(),
    helped: fc.constantFrom(0, 1, -1, 2 ** 53 - 1),
  },
  { requiredKeys: [] },
);

const locale = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...SKILL_LOCALES) },
  fc.constantFrom(
    'xx',
    'ja-JP',
    '__proto__',
    'constructor',
    'de_DE',
    '',
    '*',
    'en-',
    'de-DE-u-nu-arab',
    '🌦',
  ),
);

const users = fc.nat(50).map((number) => ({ userId: `user-${number}` }));

/** @param api the platform's, where a device may be asked for its address */
export function generatedEnvelopes(api: { endpoint: string; token: string }): fc.Arbitrary<Json> {
  const request = fc.record({
    name: fc.constantFrom(...INTENTS, 'LaunchRequest', 'NoSuchIntent'),
    slots,
    locale,
  });
  return fc
    .record({
      request,
      user: users,
      attributes,
      hasApi: fc.boolean(),
      position: fc.option(
        fc.record({ latitude: fc.constantFrom(53.5, 90), longitude: fc.constantFrom(10, 180) }),
      ),
    })
    .map(({ request: { name, ...requested }, user: who, attributes: stored, hasApi, position }) => {
      const options = {
        locale: requested.locale,
        ...(hasApi && { api }),
        ...(position && { position }),
      };
      const isLaunch = name === 'LaunchRequest';
      const created = isLaunch
        ? launchRequest(options)
        : intentRequest(name, options, requested.slots);
      return asJson(withSession(created, who, stored));
    });
}

function withSession(created: RequestEnvelope, user: { userId: string }, stored: object): object {
  const { context, session } = created;
  return {
    ...created,
    context: { ...context, System: { ...context.System, user } },
    session: { ...session, new: Object.keys(stored).length === 0, attributes: stored },
  };
}

function asJson(value: object): Json {
  return JSON.parse(JSON.stringify(value));
}
