import { describe, expect, it } from 'vitest';
import { questionRequest, SOME_AFTERNOON } from '../support/alexa-requests.ts';
import { BERLIN } from '../support/places.ts';
import { listener } from '../support/listener.ts';
import { readResponse } from '../support/spoken-response.ts';

describe('who asks to be warned', () => {
  it('hears for which place, when it stays quiet and how to stop', async () => {
    const { say, kept } = listener({ mayNotify: true });
    const { speech, card } = await say('SubscribeIntent', { alert: 'SEVERE_WEATHER' });
    expect(speech).toBe(
      'Gut, für Berlin sage ich dir Bescheid, wenn vor Unwetter gewarnt wird. Von 22 bis 7 Uhr melde ich mich nur, ' +
        'wenn es gefährlich wird. Wenn du das nicht mehr möchtest, sag: Warne mich nicht mehr.',
    );
    expect(card).toBeUndefined();
    expect(await kept()).toMatchObject({
      wishes: [{ kind: 'warnings', minSeverity: 3, groups: null }],
      place: { name: 'Berlin', latitude: BERLIN.latitude },
      locale: 'de-DE',
      quiet: { from: 22 * 60, to: 7 * 60 },
      ways: ['alexa'],
    });
  });

  it('is asked to allow it, by word and card, where the platform may not notify', async () => {
    const { send } = listener();
    const slots = { alert: 'FROST' };
    const denied = questionRequest('SubscribeIntent', slots, { mayNotify: false });
    const { response } = await send(denied);
    expect(response.card).toEqual({
      type: 'AskForPermissionsConsent',
      permissions: ['alexa::devices:all:notifications:write'],
    });
    expect(readResponse({ version: '1.0', response }).speech).toContain('Benachrichtigungen');
  });

  it.each([
    ['de-DE', '2026-11-19', 'wenn es morgen regnet'],
    ['de-DE', '2026-11-21', 'wenn es am Samstag regnet'],
    ['en-GB', '2026-11-19', 'if it is going to rain tomorrow'],
    ['en-US', '2026-11-21', 'if it is going to rain on Saturday'],
    ['es-ES', '2026-11-19', 'si va a llover mañana'],
    ['fr-FR', '2026-11-21', "s'il va pleuvoir samedi"],
    ['it-IT', '2026-11-19', 'se domani è prevista pioggia'],
    ['nl-NL', '2026-11-21', 'als het zaterdag gaat regenen'],
    ['pl-PL', '2026-11-19', 'jeśli jutro ma padać'],
    ['sv-SE', '2026-11-21', 'om det blir regn på lördag'],
  ])('hears in %s for which day rain was asked: %s', async (locale, date, condition) => {
    const { send } = listener();
    const slots = { alert: 'RAIN', date };
    const request = questionRequest('SubscribeIntent', slots, { mayNotify: true, locale });
    expect(readResponse(await send(request)).speech).toContain(condition);
  });

  it('is told of both things that two devices are asked for at the same moment', async () => {
    const { say, wishes } = listener();
    await Promise.all([
      say('SubscribeIntent', { alert: 'FROST' }),
      say('SubscribeIntent', { alert: 'SNOW' }),
    ]);
    const kinds = (await wishes()).map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['frostTonight', 'snow']);
  });

  it('is told once of what two devices are asked for at the same moment', async () => {
    const { say, wishes } = listener();
    const slots = { alert: 'FROST' };
    await Promise.all([say('SubscribeIntent', slots), say('SubscribeIntent', slots)]);
    expect(await wishes()).toEqual([{ kind: 'frostTonight' }]);
  });

  it('is told short what comes on top, and hears no word of quiet hours again', async () => {
    const { say } = listener({ mayNotify: true });
    await say('SubscribeIntent', { alert: 'FROST' });
    const { speech } = await say('SubscribeIntent', { alert: 'SNOW' });
    expect(speech).toBe('Gut, für Berlin sage ich dir Bescheid, wenn es schneit.');
  });

  it.each([
    ['frost tonight', { alert: 'FROST', date: '2026-11-18' }, { kind: 'frostTonight', day: '2026-11-18' }],
    ['rain today', { alert: 'RAIN', date: '2026-11-18' }, { kind: 'rainToday', day: '2026-11-18' }],
    ['rain tomorrow', { alert: 'RAIN', date: '2026-11-19' }, { kind: 'rainToday', day: '2026-11-19' }],
    ['rain of a weekend', { alert: 'RAIN', date: '2026-W47-WE' }, { kind: 'rainToday' }],
    ['frost tomorrow, in the night before it', { alert: 'FROST', date: '2026-11-19' }, { kind: 'frostTonight', day: '2026-11-18' }],
    ['rain of each day', { alert: 'RAINY_DAY' }, { kind: 'rainToday' }],
    ['rain', { alert: 'RAIN' }, { kind: 'rainSoon' }],
    ['gusts from 80', { alert: 'GUSTS', number: '80' }, { kind: 'gusts', minKmh: 80 }],
    ['gusts from 50 mph', { alert: 'GUSTS', number: '50', unit: 'MILES_PER_HOUR' }, { kind: 'gusts', minKmh: 50 * 1.609344 }],
    ['30 degrees', { alert: 'HEAT', number: '30' }, { kind: 'heat', minCelsius: 30 }],
    ['86 degrees Fahrenheit', { alert: 'HEAT', number: '86', unit: 'FAHRENHEIT' }, { kind: 'heat', minCelsius: 30 }],
    ['heat', { alert: 'HEAT' }, { kind: 'warnings', minSeverity: 1, groups: ['HEAT'] }],
    ['the first 20 degrees', { alert: 'WARM_DAY', number: '20' }, { kind: 'warmDay', minCelsius: 20 }],
    ['a lot of birch pollen', { pollenType: 'Birke', alertLevel: 'SEVERE' }, { kind: 'pollen', type: 'Birke', minLevel: 3 }],
    ['severe thunderstorms', { alert: 'THUNDERSTORM', alertLevel: 'SEVERE' }, { kind: 'warnings', minSeverity: 3, groups: ['THUNDERSTORM'] }],
    ['warnings from level two', { alert: 'WARNING', number: '2' }, { kind: 'warnings', minSeverity: 2, groups: null }],
  ])('is told of %s', async (_what, slots, wish) => {
    const { say, wishes } = listener();
    await say('SubscribeIntent', slots);
    expect(await wishes()).toEqual([wish]);
  }); // prettier-ignore

  it('gets the newer of two limits, not both', async () => {
    const { say, wishes } = listener();
    await say('SubscribeIntent', { alert: 'GUSTS', number: '60' });
    await say('SubscribeIntent', { alert: 'GUSTS', number: '90' });
    expect(await wishes()).toEqual([{ kind: 'gusts', minKmh: 90 }]);
  });

  it.each([
    ['of nothing', {}, /^Wovor soll ich dich warnen\?/],
    ['of a level that there is not', { alert: 'WARNING', number: '7' }, /^Wovor soll ich dich warnen\?/],
    ['of a wind that never blows', { alert: 'GUSTS', number: '900' }, /^Wovor soll ich dich warnen\?/],
    ['of any pollen', { pollenType: 'ALL' }, /^Vor welchen Pollen soll ich dich warnen\?/],
  ])('%s is asked back, and nothing is kept', async (_what, slots, question) => {
    const { say, kept } = listener();
    const { speech, shouldEndSession } = await say('SubscribeIntent', slots);
    expect(speech).toMatch(question);
    expect(shouldEndSession).toBe(false);
    expect(await kept()).toBeUndefined();
  }); // prettier-ignore

  it('where nobody is known to warn hears it, and what can be told instead', async () => {
    const { say, kept } = listener({ locale: 'en-US' }, { hasWarnings: async () => false });
    const { speech } = await say('SubscribeIntent', { alert: 'TORNADO' });
    expect(speech).toMatch(
      /^I don't have official warnings for Berlin\. But I can let you know when/,
    );
    expect(await kept()).toBeUndefined();
  });

  it('is told the place when their wishes move to another one', async () => {
    const { say, kept } = listener({ locale: 'en-US' });
    await say('SubscribeIntent', { alert: 'FROST' });
    const { speech } = await say('SubscribeIntent', { alert: 'SNOW', place: 'Los Angeles' });
    expect(speech).toBe(
      "For Los Angeles, I'll let you know when it is going to freeze overnight and when it's going to snow.",
    );
    expect((await kept())?.place.name).toBe('Los Angeles');
  });

  it('hears that nobody can be told where there is no way to', async () => {
    const { say } = listener({ locale: 'en-GB' }, { ways: [] });
    const { speech } = await say('SubscribeIntent', { alert: 'FROST' });
    expect(speech).toMatch(/^I can't speak up on my own here\./);
  });

  it('is asked for the place where the skill knows none', async () => {
    const { say, kept } = listener({}, {}, { isDefaultHome: false });
    const { speech, shouldEndSession } = await say('SubscribeIntent', { alert: 'FROST' });
    expect(speech).toMatch(/Ort/);
    expect(shouldEndSession).toBe(false);
    expect(await kept()).toBeUndefined();
  });
});

describe('who was asking', () => {
  it('ends one wish, and then all', async () => {
    const { say, wishes, kept } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    await say('SubscribeIntent', { alert: 'SNOW' });
    const one = await say('UnsubscribeIntent', { alert: 'FROST' });
    expect(one.speech).toBe('Gut, ich sage dir nicht mehr Bescheid, wenn es in der Nacht friert.');
    expect(await wishes()).toEqual([{ kind: 'snow' }]);
    const all = await say('UnsubscribeIntent');
    expect(all.speech).toBe('Gut, ich warne dich nicht mehr.');
    expect(await kept()).toBeUndefined();
  });

  it('hears what is kept if that one is not', async () => {
    const { say, wishes } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    const { speech } = await say('UnsubscribeIntent', { alert: 'FOG' });
    expect(speech).toBe(
      'Davor warne ich dich nicht. Ich sage dir nur Bescheid, wenn es in der Nacht friert.',
    );
    expect(await wishes()).toHaveLength(1);
  });

  it('hears all, or yes or no to one, and a yes is enough to have it', async () => {
    const { say, send, wishes } = listener({ mayNotify: true });
    await say('SubscribeIntent', { alert: 'FROST' });
    const all = await say('WhichSubscriptionsIntent');
    expect(all.speech).toMatch(
      /^Für Berlin sage ich dir Bescheid, wenn es in der Nacht friert\. Von 22/,
    );
    const yes = await say('WhichSubscriptionsIntent', { alert: 'FROST' });
    expect(yes.speech).toBe('Ja, ich sage dir Bescheid, wenn es in der Nacht friert.');
    const asked = await send(questionRequest('WhichSubscriptionsIntent', { alert: 'SNOW' }));
    expect(readResponse(asked).speech).toBe(
      'Nein, ich sage dir nur Bescheid, wenn es in der Nacht friert. Soll ich dich davor warnen?',
    );
    const agreed = questionRequest('AMAZON.YesIntent', {});
    if (agreed.session) agreed.session.attributes = asked.sessionAttributes ?? {};
    await send(agreed);
    expect(await wishes()).toEqual([{ kind: 'frostTonight' }, { kind: 'snow' }]);
  });

  it('of one day hears of it no more when the day is over', async () => {
    let now = new Date(SOME_AFTERNOON);
    const { say, wishes, kept } = listener({}, {}, { clock: () => now });
    await say('SubscribeIntent', { alert: 'RAIN', date: '2026-11-18' });
    now = new Date('2026-11-19T09:00:00+01:00');
    const { speech } = await say('WhichSubscriptionsIntent');
    expect(speech).toMatch(/^Bisher warne ich dich vor nichts\./);
    await say('SubscribeIntent', { alert: 'SNOW' });
    expect(await wishes()).toEqual([{ kind: 'snow' }]);
    await say('SubscribeIntent', { alert: 'RAIN', date: '2026-11-19' });
    now = new Date('2026-11-20T09:00:00+01:00');
    await say('SubscribeIntent', { alert: 'FROST' });
    expect(await wishes()).toEqual([{ kind: 'snow' }, { kind: 'frostTonight' }]);
    await say('UnsubscribeIntent');
    expect(await kept()).toBeUndefined();
  });

  it('of frost this night is still warned at one, and can end it', async () => {
    let now = new Date('2026-11-18T22:00:00+01:00');
    const { say, wishes, kept } = listener({}, {}, { clock: () => now });
    await say('SubscribeIntent', { alert: 'FROST', date: '2026-11-18' });
    now = new Date('2026-11-19T01:00:00+01:00');
    await say('SubscribeIntent', { alert: 'SNOW' });
    expect(await wishes()).toEqual([{ kind: 'frostTonight', day: '2026-11-18' }, { kind: 'snow' }]);
    await say('UnsubscribeIntent');
    expect(await kept()).toBeUndefined();
  });

  it('keeps what is told of every day beside what is for today alone', async () => {
    const { say, wishes } = listener();
    await say('SubscribeIntent', { alert: 'RAINY_DAY' });
    await say('SubscribeIntent', { alert: 'RAIN', date: '2026-11-18' });
    expect(await wishes()).toEqual([
      { kind: 'rainToday' },
      { kind: 'rainToday', day: '2026-11-18' },
    ]);
  });

  it('ends nothing by words that name no warning', async () => {
    const { say, wishes, send } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    const unknown = questionRequest('UnsubscribeIntent', { alert: 'EARTHQUAKE' });
    const slot =
      unknown.request.type === 'IntentRequest' && unknown.request.intent.slots?.['alert'];
    if (slot) delete slot.resolutions;
    const { speech } = readResponse(await send(unknown));
    expect(speech).toMatch(/^Davor warne ich dich nicht\./);
    await say('UnsubscribeIntent', { unknownPollen: 'eiche' });
    expect(await wishes()).toHaveLength(1);
  });

  it('is offered nothing that cannot be told', async () => {
    const { say } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    const { speech, shouldEndSession } = await say('WhichSubscriptionsIntent', {
      pollenType: 'ALL',
    });
    expect(speech).toBe('Nein, ich sage dir nur Bescheid, wenn es in der Nacht friert.');
    expect(shouldEndSession).toBe(true);
  });

  it('hears that official warnings are lost at a new place that nobody warns', async () => {
    const { say, wishes } = listener();
    await say('SubscribeIntent', { alert: 'SEVERE_WEATHER' });
    const { speech } = await say('SubscribeIntent', { alert: 'SNOW', place: 'Los Angeles' });
    expect(speech).toMatch(/^Gut, für Los Angeles .+ Amtliche Warnungen für Los Angeles kenne ich/);
    expect(await wishes()).toEqual([{ kind: 'snow' }]);
  });

  it.each([
    ['between ten and six', { time: '22:30', untilTime: '06:00' }, { from: 22 * 60 + 30, to: 6 * 60 }],
    ['at night', {}, { from: 22 * 60, to: 7 * 60 }],
    ['never', { quiet: 'NEVER' }, null],
  ])('has it quiet %s', async (_when, slots, quiet) => {
    const { say, kept } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    await say('QuietHoursIntent', slots);
    expect((await kept())?.quiet).toEqual(quiet);
  }); // prettier-ignore

  it('is warned for the new home after a move, and not any more without one', async () => {
    const { say, kept } = listener({}, {}, { isDefaultHome: false });
    await say('HomeIntent', { place: 'Berlin' });
    await say('SubscribeIntent', { alert: 'FROST' });
    await say('HomeIntent', { place: 'Los Angeles' });
    expect((await kept())?.place.name).toBe('Los Angeles');
    const { speech } = await say('ForgetHomeIntent');
    expect(speech).toMatch(/Ich warne dich jetzt auch nicht mehr\.$/);
    expect(await kept()).toBeUndefined();
  });

  it('is forgotten with everything else', async () => {
    const { say, kept } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    await say('ForgetEverythingIntent');
    expect(await kept()).toBeUndefined();
  });
});
