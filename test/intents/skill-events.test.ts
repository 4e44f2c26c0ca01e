import type { RequestEnvelope } from 'ask-sdk-model';
import { describe, expect, it } from 'vitest';
import { sessionEndedRequest } from '../support/alexa-requests.ts';
import { listener } from '../support/listener.ts';

function event(type: string, body: object | undefined, at: string): RequestEnvelope {
  const { request, session: _none, ...rest } = sessionEndedRequest({ at });
  return JSON.parse(JSON.stringify({ ...rest, request: { ...request, type, body } }));
}

describe('an event of the platform', () => {
  const LATER = '2026-11-18T15:00:00+01:00';
  const EARLIER = '2026-11-18T13:00:00+01:00';

  const granted = [{ scope: 'alexa::devices:all:notifications:write' }];
  const named = [{ eventName: 'AMAZON.WeatherAlert.Activated' }];

  it.each([
    ['disables the skill', 'SkillDisabled', undefined, 0],
    ['turns the notifications off', 'ProactiveSubscriptionChanged', { subscriptions: [] }, 0],
    ['leaves them on', 'ProactiveSubscriptionChanged', { subscriptions: named }, 1],
    ['changes another permission', 'SkillPermissionChanged', { acceptedPermissions: [] }, 1],
    ['keeps the permission', 'SkillPermissionChanged', { acceptedPermissions: granted }, 1],
    ['grants it', 'SkillPermissionAccepted', { acceptedPermissions: granted }, 1],
    ['enables the skill', 'SkillEnabled', undefined, 1],
  ])('that %s, twice, leaves of the wishes: %4$s', async (_what, type, body, left) => {
    const { say, send, wishes } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    for (let time = 0; time < 2; time += 1) {
      const { response } = await send(event(`AlexaSkillEvent.${type}`, body, LATER));
      expect(response).toEqual({});
    }
    expect(await wishes()).toHaveLength(left);
  }); // prettier-ignore

  it('that comes late ends nothing that was asked after it', async () => {
    const { say, send, wishes } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    await send(event('AlexaSkillEvent.SkillDisabled', undefined, EARLIER));
    expect(await wishes()).toHaveLength(1);
  });

  it('whose deletion fails is to be sent again', async () => {
    const { send, say, records } = listener();
    await say('SubscribeIntent', { alert: 'FROST' });
    records.delete = async () => {
      throw new Error('down');
    };
    const off = event('AlexaSkillEvent.ProactiveSubscriptionChanged', { subscriptions: [] }, LATER);
    await expect(send(off)).rejects.toThrow('Could not handle the event; send it again');
  });
});
