import { isDeepStrictEqual } from 'node:util';
import { isWet } from '../../../weather/state.ts';
import { planChance } from '../chances.ts';
import { planCertainAmount } from '../spells.ts';
import {
  findDangerEnd,
  findDangers,
  findDangerTime,
  isThunderstormGust,
  namesDanger,
  planDanger,
  type Danger,
} from '../dangers.ts';
import { isLargeAmount } from '../facts.ts';
import { planWindStatement } from '../winds.ts';
import type { AnswerPlan, Condition, Statement, WeatherFinding } from '../plan.ts';
import { shorten } from '../opening.ts';
import { classifyWeatherBroadly, getSkyStrength, HEAVY, listSkies } from '../sky.ts';
import type { Sky, When } from '../statement.ts';
import { chooseDetail, listToldSkies, planOutlookCourse, type RangeOutlook } from './outlook.ts';

/**
 * Plans what nobody asked for but everybody wants to know after the answer: dangers that it does not name, a large
 * amount, after "no storm" a wind that is strong all the same, and after "no snow" in the cold a chance of rain.
 *
 * @param of condition of the finding
 * @param outlook of the whole range
 * @param spoken when the finding is
 */
export function planSupplement(
  outlook: RangeOutlook,
  of: Condition | null,
  finding: WeatherFinding,
  spoken: When = outlook.when,
): AnswerPlan {
  if (finding.form === 'unknown') return [];
  const dangers = planOtherDangers(outlook, finding, spoken);
  if (dangers.length > 0) return dangers;
  const others = [
    planLargeAmount(outlook, finding),
    of === 'storm' ? planWindBelow(outlook, finding) : null,
    of === 'snow' ? planRainInstead(outlook, finding) : null,
  ];
  return others.filter((statement) => statement !== null);
}

/** Maximum low of a time in which people expect snow rather than rain. */
const MAX_COLD_LOW_C = 1;

/** After "no snow" in the cold, that it may rain. */
function planRainInstead(outlook: RangeOutlook, finding: WeatherFinding): Statement | null {
  const isAbsent = finding.form === 'condition' && finding.is === 'no' && finding.also === null;
  const { whole, hours, when } = outlook;
  if (!isAbsent || (whole.temperature.min ?? Infinity) > MAX_COLD_LOW_C) return null;
  const course = planOutlookCourse(outlook);
  const chance = planChance({ entry: whole, hours }, course, chooseDetail(when));
  return chance?.of === 'rain' ? chance : null;
}

/** Plans the gravest danger that a finding does not name; heat and frost are left to who asks for them. */
function planOtherDangers(
  outlook: RangeOutlook,
  finding: WeatherFinding,
  spoken: When,
): Statement[] {
  const dangers = findDangers({ entry: outlook.whole, hours: outlook.hours });
  const unnamed = dangers.filter(
    (danger) => danger.kind !== 'heat' && danger.kind !== 'frost' && !findingNames(finding, danger),
  );
  const [gravest] = unnamed;
  const isFreezing = dangers.some(({ kind }) => kind === 'ice');
  const warning: Statement[] = isFreezing ? [{ kind: 'ice' }] : [];
  if (!gravest) return warning;
  const gusts = unnamed.find((danger) => isThunderstormGust(danger, dangers));
  const thunder = unnamed.find(({ kind }) => kind === 'thunder');
  const told = gravest === gusts && thunder ? thunder : gravest;
  const plan = tell(told, outlook, finding, spoken).map((one) =>
    one.kind === 'course' && gusts?.kind === 'storm' ? { ...one, gust: gusts.gust } : one,
  );
  return [...warning, ...plan];
}

function withoutTime(statement: Statement): Statement {
  return 'opening' in statement ? { ...statement, opening: null } : statement;
}

/** Plans the sentence of a danger with its own time; that of gusts after a negation has a time in any case. */
function tell(
  danger: Danger,
  outlook: RangeOutlook,
  finding: WeatherFinding,
  spoken: When,
): Statement[] {
  // Requested hours are a time already: two would be too many.
  const hasHours = outlook.when.kind === 'hours';
  const detail = chooseDetail(outlook.when);
  const own = hasHours
    ? undefined
    : findDangerTime(danger, outlook.hours, detail, outlook.audience);
  const when = own?.kind === 'hours' ? shorten(own, spoken) : (own ?? outlook.when);
  const until =
    own || hasHours || detail !== 'hours' ? undefined : findDangerEnd(danger, outlook.hours);
  const within = until === undefined ? undefined : { until };
  const isSame = isDeepStrictEqual(when, spoken);
  const needsTime = danger.kind === 'storm' && isNegative(finding);
  const statement = asTold(planDanger(danger, when, within), danger, outlook);
  const timed = isSame && !needsTime ? withoutTime(statement) : statement;
  return [timed];
}

function isNegative(finding: WeatherFinding): boolean {
  if (finding.form === 'amount') return finding.amount === null;
  if (finding.form === 'frostFree') return true;
  return finding.form === 'condition' && !['yes', 'maybe'].includes(finding.is);
}

/** The sky of a danger is that of the text about the same time, if its course names the danger. */
function asTold(statement: Statement, danger: Danger, outlook: RangeOutlook): Statement {
  if (statement.kind !== 'course') return statement;
  const skies = listToldSkies(outlook).filter((one) =>
    namesDanger({ form: 'steady', sky: one }, danger),
  );
  // That of the night comes last.
  const isOfNight =
    statement.opening?.when.kind === 'part' && statement.opening.when.part === 'night';
  const sky = isOfNight ? skies.at(-1) : skies[0];
  return sky ? { ...statement, course: { form: 'steady', sky } } : statement;
}

/** Whether a finding already tells about a danger. */
export function findingNames(finding: WeatherFinding, danger: Danger): boolean {
  if (finding.form === 'gusts') return danger.kind === 'storm';
  if (finding.form === 'condition' && finding.of === danger.kind && finding.is !== 'no') {
    return true;
  }
  return listFindingSkies(finding).some((sky) => namesDanger({ form: 'steady', sky }, danger));
}

/** All skies that a finding names. */
export function listFindingSkies(finding: WeatherFinding): Sky[] {
  const also = 'also' in finding && finding.also ? [finding.also.sky] : [];
  return finding.form === 'sky' ? [finding.sky, ...also] : also;
}

function planLargeAmount(
  { whole, hours, when }: RangeOutlook,
  finding: WeatherFinding,
): Statement | null {
  if (finding.form === 'amount') return null;
  const sky = listFindingSkies(finding).find(({ state }) => isWet(state));
  const amount = sky
    ? planCertainAmount(whole.prec, hours, { form: 'steady', sky }, chooseDetail(when))
    : null;
  return amount && isLargeAmount(amount) ? amount : null;
}

function planWindBelow({ whole }: RangeOutlook, finding: WeatherFinding): Statement | null {
  const wind = finding.form === 'gusts' ? null : planWindStatement(whole.wind);
  return wind && { ...wind, afterNo: true };
}

/** Shortens a finding to leave room for a warning; one of heavy rain or snow stands beside the times of all of it. */
export function shortenFinding(finding: WeatherFinding, warning: AnswerPlan): WeatherFinding {
  const brief: WeatherFinding = 'also' in finding ? { ...finding, also: null } : finding;
  if (!('times' in brief) || countSpans(brief) === 0) return brief;
  if (brief.form === 'frost') return { ...brief, times: null };
  if (countSpans(brief) === 1 || isHeavierFall(finding, warning)) return brief;
  if (brief.form === 'probability') return { ...brief, times: null };
  return { ...brief, times: { share: 'atTimes' } };
}

/** Whether all that a warning tells is that the rain or snow of a finding is heavy for some time. */
function isHeavierFall(finding: WeatherFinding, warning: AnswerPlan): boolean {
  const kinds = finding.form === 'sky' ? [classifyWeatherBroadly(finding.sky)] : [];
  return warning.every(
    (one) =>
      one.kind === 'course' &&
      listSkies(one.course).every(
        (sky) => getSkyStrength(sky) === HEAVY && kinds.includes(classifyWeatherBroadly(sky)),
      ),
  );
}

function countSpans(finding: WeatherFinding): number {
  const times = 'times' in finding ? finding.times : null;
  return times && 'spans' in times ? times.spans.length : 0;
}
