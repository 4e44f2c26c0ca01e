import { familyOf, isWet } from '../../../weather/state.ts';
import type { AnswerPlan } from '../plan.ts';
import { advised, planNeed, type Advised } from './advice.ts';
import { FROST } from './frost.ts';
import type { Outlook } from './outlook.ts';
import type { Told } from './told.ts';

/** "Will I have to scrape the windscreen?" */
export function planScraping(told: Told): AnswerPlan {
  return planNeed('scraping', 'frost', adviseScraping, FROST.judge, told);
}

/** Glass freezes over where it was wet or foggy, and under a clear sky, which lets it cool most. */
function adviseScraping(outlook: Outlook): Advised {
  const advice = advised(FROST.judge(outlook));
  if (advice.answer !== 'yes') return advice;
  const freezesOver = outlook.hours.some(({ state }) => {
    const family = familyOf(state);
    return isWet(state) || family === 'fog' || family === 'bright';
  });
  return freezesOver ? advice : { ...advice, answer: 'maybe' };
}
