import { isWarnGroup } from '../contract/parameters.ts';
import { loadSkillLocale } from '../languages/skill-locales.ts';
import type { WarningWords } from '../languages/types.ts';
import { loadWarningWords } from '../languages/warnings.ts';
import { primaryLanguageOf } from '../service/place-forecast.ts';
import { resolveWarningText } from '../service/operations/warnings.ts';
import { toLocalDate, toLocalHour, type LocalDate } from '../time/local-time.ts';
import { WARNING_KIND, type NoticeSubject, type Occurrence } from '../watch/look.ts';
import type { Saying } from '../watch/subscriber.ts';
import type { Subscription, ToldEvent, WatchedKind, WatchedPlace } from '../watch/subscription.ts';
import { WAKING_HOUR } from '../weather/periods.ts';
import { findAlertType, type WeatherWarning } from '../weather/warning.ts';
import type { SkillLocale } from '../wording/language.ts';
import { toSentence } from '../wording/grammar.ts';
import { planNextHour } from '../wording/plan/next-hour.ts';
import { planWarning } from '../wording/plan/official-warning.ts';
import type { AnswerPlan, WeatherFinding } from '../wording/plan/plan.ts';
import { planPollen } from '../wording/plan/pollen.ts';
import { toNamedDay, type Audience, type When } from '../wording/plan/statement.ts';
import { renderAnswer } from '../wording/render.ts';

/** What there is to say of a kind of event; the subject is null of what is called off. */
interface Sayable {
  kind: WatchedKind;
  subject: NoticeSubject | null;
}

/** Says a notice of a place at an instant, epoch milliseconds. */
export type SayNotice = (notice: Sayable, place: WatchedPlace, now: number) => string;

/** Says what a subscriber is told of an event that a look at `now` shows. */
export async function sayPresent(
  found: Occurrence,
  { locale, place, units }: Subscription,
  now: number,
): Promise<Saying> {
  const { subject, isUrgent, start, end, tellUntil } = found;
  const warning = subject.of === 'warning' ? subject.warning : undefined;
  const say = await loadNoticeWords(locale, units);
  return {
    severity: warning?.severity ?? null,
    alertType: (warning && findAlertType(warning)) ?? null,
    isUrgent,
    text: say(found, place, now),
    locale,
    place: place.name,
    source: warning ? nameSource(warning) : null,
    start,
    end,
    until: tellUntil,
  };
}

/** Says that an event is called off: its weather has ended when it was missed first, which may be before its time. */
export async function sayGone(
  { kind, from, until, missingSince }: ToldEvent,
  { locale, place }: Subscription,
  now: number,
): Promise<Saying> {
  const say = await loadNoticeWords(locale);
  const end = missingSince ?? now;
  return {
    severity: null,
    alertType: null,
    isUrgent: false,
    text: say({ kind, subject: null }, place, now),
    locale,
    place: place.name,
    source: null,
    start: Math.min(from, end),
    end,
    until,
  };
}

function nameSource({ texts }: WeatherWarning): string | null {
  const [text] = texts.values();
  return text?.senderName ?? null;
}

/** Loads the words of a locale of the skill. */
export async function loadNoticeWords(
  tag: string,
  chosen?: Subscription['units'],
): Promise<SayNotice> {
  const usual = await loadSkillLocale(tag);
  const locale = { ...usual, units: { ...usual.units, ...chosen } };
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
