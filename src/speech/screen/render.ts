import type { interfaces } from 'ask-sdk-model';
import { ROUND_LAYOUT, WIDE_LAYOUT, type CourseLayout } from './course-layout.ts';
import { drawDays, type DrawnDays } from './days.ts';
import { createScreenDocument } from './document.ts';
import type { ScreenContent, ScreenWarning } from './content.ts';
import { formatScreenDegrees } from './formats.ts';
import type { Locale } from '../../wording/language.ts';
import { findSkyClass } from '../../weather/state.ts';
import { toSpokenTemperature } from '../../wording/units.ts';
import { escapeSsml } from '../turn.ts';
import { drawCourse, type DrawnCourse } from './course.ts';
import { findScreenIcon, type Icon } from './icons.ts';
import { selectScreenLabels } from '../../languages/phrases.ts';

/** Identifies the document in events of the device. */
const DOCUMENT_TOKEN = 'weather';

/**
 * Creates the directive that shows a spoken answer: with the course of its hours from two on, the bars of the next hour,
 * or the days of an answer about several, and with its official warnings.
 *
 * @param viewport of the request; defaults to a wide screen
 */
export function createRenderDirective(
  content: ScreenContent,
  viewport?: Pick<interfaces.viewport.ViewportState, 'shape'>,
): interfaces.alexa.presentation.apl.RenderDocumentDirective {
  const layout = viewport?.shape === 'ROUND' ? ROUND_LAYOUT : WIDE_LAYOUT;
  const weather = createScreenData(content, layout);
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: DOCUMENT_TOKEN,
    document: createScreenDocument(listGraphics(weather)),
    datasources: { weather },
  };
}

/** The data of the document; empty texts and null are hidden. */
interface ScreenData {
  title: string;
  subtitle: string;
  text: string;
  /** Whether there is nothing but the text. */
  isAlone: boolean;
  demo: string;
  icon: { name: Icon; label: string } | null;
  temperatures: { high: string; low: string; label: string } | null;
  course: DrawnCourse | null;
  days: DrawnDays | null;
  warnings: WarningData[];
}

interface WarningData {
  title: string;
  period: string;
  text: string;
  /** Of the background and of the text. */
  color: string;
  ink: string;
}

/** The names of the graphics that data show. */
function listGraphics({ icon, course, days }: ScreenData): string[] {
  const icons = [...(icon ? [icon] : []), ...(course?.icons ?? [])].map(({ name }) => name);
  return [...icons, ...(days?.list ?? []).map((day) => day.icon), ...(course ? ['course'] : [])];
}

/** Texts of a screen may contain markup with the same escapes as SSML. */
export function createScreenData(content: ScreenContent, layout: CourseLayout): ScreenData {
  const { title, subtitle, text, locale, isDemo } = content;
  const [course, days] = [drawCourse(content, layout), drawDays(content)];
  const warnings = content.warnings.map(createWarningData);
  return {
    title: escapeSsml(title),
    subtitle: escapeSsml(subtitle),
    text: escapeSsml(text),
    isAlone: course === null && days === null && warnings.length === 0,
    demo: isDemo ? escapeSsml(selectScreenLabels(locale).demo) : '',
    icon: createIconData(content),
    temperatures: createTemperatureData(content),
    course,
    days,
    warnings,
  };
}

/** DWD's colours of the severities from 1 to 4, and texts of enough contrast. */
const WARNING_COLORS = [
  { color: '#FFDE3B', ink: '#121E2D' },
  { color: '#FF9E2C', ink: '#121E2D' },
  { color: '#C62828', ink: '#FFFFFF' },
  { color: '#880E4F', ink: '#FFFFFF' },
] as const;

function createWarningData({ severity, title, period, text }: ScreenWarning): WarningData {
  const colors = WARNING_COLORS[severity - 1] ?? WARNING_COLORS[0];
  return {
    title: escapeSsml(title),
    period: escapeSsml(period),
    text: escapeSsml(text),
    ...colors,
  };
}

function createIconData({ state, night, locale: { language } }: ScreenContent): ScreenData['icon'] {
  if (state === null) return null;
  const sky = findSkyClass(state);
  const label = sky ? language.skyText(sky, night) : language.unknownText;
  return { name: findScreenIcon(state, night), label };
}

/** The higher temperature is large; the second one appears only if its text differs. */
function createTemperatureData({ high, low, locale }: ScreenContent): ScreenData['temperatures'] {
  const [first, ...others] = [high, low].filter((each) => each !== null);
  if (first === undefined) return null;
  const written = formatScreenDegrees(first, locale);
  const second = others.find((each) => formatScreenDegrees(each, locale) !== written);
  return {
    high: written,
    low: second === undefined ? '' : formatScreenDegrees(second, locale),
    label: selectScreenLabels(locale).temperatures(
      toDegrees(first, locale),
      second === undefined ? null : toDegrees(second, locale),
    ),
  };
}

function toDegrees(celsius: number, { units }: Locale): number {
  return toSpokenTemperature(celsius, units);
}
