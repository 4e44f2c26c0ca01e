import { familyOf } from '../../../weather/state.ts';
import { UNKNOWN, shown, type Judgement, type Question } from './judgement.ts';
import { isKnown, type Outlook } from './outlook.ts';

export const FOG: Question = { of: 'fog', judge: judgeFog };

function judgeFog(outlook: Outlook): Judgement {
  const foggy = outlook.hours.filter(({ state }) => familyOf(state) === 'fog');
  if (foggy.length > 0) return shown(outlook, foggy);
  if (!isKnown(outlook)) return UNKNOWN;
  const finding = { form: 'condition', of: 'fog', is: 'no', times: null, also: null } as const;
  return { answer: 'no', finding };
}
