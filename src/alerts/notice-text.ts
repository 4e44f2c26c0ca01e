import { isWarnGroup } from '../contract/parameters.ts';
import { loadSkillLocale } from '../languages/skill-locales.ts';
import type { WarningWords } from '../languages/types.ts';
import { loadWarningWords } from '../languages/warnings.ts';
import { primaryLanguageOf } from '../service/place-forecast.ts';
import { resolveWarningText } from '../service/operations/warnings.ts';
import { toLocalDate, toLocalHour, type LocalDate } from '../time/local-time.ts';
import type { Notice } from '../watch/decide.ts';
import { WARNING_KIND } from '../watch/look.ts';
import type { NoticeSubject } from '../watch/occurrence.ts';
import type { WatchedPlace } from '../watch/subscription.ts';
import { WAKING_HOUR } from '../weather/periods.ts';
import type { WeatherWarning } from '../weather/warning.ts';
import type { SkillLocale } from '../wording/language.ts';
import { toSentence } from '../wording/grammar.ts';
import { planNextHour } from '../wording/plan/next-hour.ts';
import { planWarning } from '../wording/plan/official-warning.ts';
import type { AnswerPlan, WeatherFinding } from '../wording/plan/plan.ts';
import { planPollen } from '../wording/plan/pollen.ts';
import { toNamedDay, type Audience, type When } from '../wording/plan/statement.ts';
import { renderAnswer } from '../wording/render.ts';

/** Says a notice of a place at an instant, epoch milliseconds. */
export type SayNotice = (notice: Notice, place: WatchedPlace, now: number) => string;

/** Loads the words of a locale of the skill. */
export async function loadNoticeWords(tag: string): Promise<SayNotice> {
  const locale = await loadSkillLocale(tag);
  const words = await loadWarningWords(primaryLanguageOf(locale));
  return ({ kind, subject }, place, now) => {
    if (subject === null) return sayCalledOff(kind, words, locale);
    return renderAnswer(planNotice(subject, { place, now, locale, words }), locale);
  };
}

/** `Warning lifted: thunderstorm.` */
function sayCalledOff(kind: string, words: WarningWords, { tag }: SkillLocale): string {
  const group = kind.slice(WARNING_KIND.length);
  const label = isWarnGroup(group) ? words.groups[group] : words.severities[1];
  return toSentence(`${words.calledOff}: ${label}`, tag);
}

interface Telling {
  place: WatchedPlace;
  now: number;
  locale: SkillLocale;
  words: WarningWords;
}

/** The statements that the skill has for an answer about the same. */
function planNotice(subject: NoticeSubject, telling: Telling): AnswerPlan {
  const { place, now } = telling;
  const { timeZone, name } = place;
  const isBeforeDawn = toLocalHour(now, timeZone).hour < WAKING_HOUR;
  const audience: Audience = { today: toLocalDate(now, timeZone), place: name, isBeforeDawn };
  const onDay = (date: LocalDate) => ({
    when: { kind: 'day' as const, day: toNamedDay(date, audience) },
    place: name,
  });
  switch (subject.of) {
    case 'warning': {
      const headline = titleOf(subject.warning, telling);
      return [planWarning({ ...subject.warning, headline }, { audience, timeZone, now })];
    }
    case 'rainSoon':
      return planNextHour(subject.steps, now, name);
    case 'rainToday':
    case 'snow': {
      const of = subject.of === 'snow' ? ('snow' as const) : ('rain' as const);
      const finding = { form: 'condition', of, is: 'yes', times: null, also: null } as const;
      return [tellHours(finding, subject, audience, telling)];
    }
    case 'gusts':
      return [
        tellHours({ form: 'gusts', gust: subject.gust, times: null }, subject, audience, telling),
      ];
    case 'frostTonight': {
      const day = toNamedDay(subject.date, audience);
      const running = toLocalHour(now, timeZone).hour >= NIGHT_FROM || isBeforeDawn;
      const when = { kind: 'part', day, part: 'night', running } as const;
      const finding = { form: 'frost', low: subject.low, exactly: false, times: null } as const;
      return [{ kind: 'verdict', answer: null, opening: { when, place: name }, finding }];
    }
    case 'heat':
    case 'warmDay': {
      const temperature = { form: 'high', value: subject.high } as const;
      return [{ kind: 'fact', form: 'temperature', opening: onDay(subject.date), temperature }];
    }
    case 'pollen':
      return planPollen(subject.day, subject.type, audience);
  }
}

/** The night of a forecast begins at ten. */
const NIGHT_FROM = 22;

/** As the weather service words it, or by our own names in languages that it does not write. */
function titleOf(warning: WeatherWarning, { locale, words }: Telling): string {
  const { headline, event } = resolveWarningText(warning, locale, words);
  return headline ?? `${words.severities[warning.severity]}: ${event}`;
}

function tellHours(
  finding: WeatherFinding,
  span: { from: number; until: number },
  audience: Audience,
  { now, place: { timeZone, name } }: Telling,
): AnswerPlan[number] {
  const toDayAndHour = (instant: number) => {
    const { date, hour } = toLocalHour(instant, timeZone);
    return { day: toNamedDay(date, audience), hour };
  };
  const from = toDayAndHour(Math.max(span.from, now));
  const to = toDayAndHour(span.until);
  const when: When = { kind: 'hours', from, to };
  return { kind: 'verdict', answer: null, opening: { when, place: name }, finding };
}
