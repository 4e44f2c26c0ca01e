import type { interfaces, RequestEnvelope } from 'ask-sdk-model';
import { ROUND_LAYOUT, WIDE_LAYOUT, type CourseLayout } from './course-layout.ts';
import { screenDocument } from './document.ts';
import { type ScreenContent, formatScreenDegrees } from './content.ts';
import type { Locale } from '../../wording/language.ts';
import { findSkyClass } from '../../wording/sky-class.ts';
import { toSpokenTemperature } from '../../wording/units.ts';
import { escapeSsml } from '../request-response.ts';
import { drawCourse, type DrawnCourse } from './course.ts';
import { findScreenIcon, type Icon } from './icons.ts';
import { selectScreenLabels } from '../../languages/phrases.ts';

/** Names the document that is shown, in what the device reports of it. */
const DOCUMENT_TOKEN = 'weather';

/** Whether the device that asks can show documents. */
export function hasScreen({ context }: RequestEnvelope): boolean {
  return context.System.device?.supportedInterfaces?.['Alexa.Presentation.APL'] !== undefined;
}

/**
 * What is shown beside a spoken answer. It only repeats the answer, and draws the course of its
 * hours where there are at least two.
 *
 * @param viewport as the request describes it; without one the drawing is made for a wide screen
 */
export function createRenderDirective(
  content: ScreenContent,
  viewport?: Pick<interfaces.viewport.ViewportState, 'shape'>,
): interfaces.alexa.presentation.apl.RenderDocumentDirective {
  const layout = viewport?.shape === 'ROUND' ? ROUND_LAYOUT : WIDE_LAYOUT;
  return {
    type: 'Alexa.Presentation.APL.RenderDocument',
    token: DOCUMENT_TOKEN,
    document: screenDocument,
    datasources: { weather: createScreenData(content, layout) },
  };
}

/** What the document shows; an empty text or null is not shown. */
interface ScreenData {
  title: string;
  subtitle: string;
  text: string;
  demo: string;
  icon: { name: Icon; label: string } | null;
  temperatures: { high: string; low: string; label: string } | null;
  course: DrawnCourse | null;
}

export function createScreenData(content: ScreenContent, layout: CourseLayout): ScreenData {
  const { title, subtitle, text, locale, isDemo } = content;
  return {
    title: toMarkup(title),
    subtitle: toMarkup(subtitle),
    text: toMarkup(text),
    demo: isDemo ? toMarkup(selectScreenLabels(locale).demo) : '',
    icon: createIconData(content),
    temperatures: createTemperatureData(content),
    course: drawCourse(content, layout),
  };
}

/** A screen's texts may have markup; it has the same signs and escapes as that of speech. */
const toMarkup = escapeSsml;

function createIconData({ state, night, locale: { language } }: ScreenContent): ScreenData['icon'] {
  if (state === null) return null;
  const sky = findSkyClass(state);
  const label = sky ? language.skyText(sky, night) : language.unknownText;
  return { name: findScreenIcon(state, night), label };
}

/** The higher one large; a second one only where it is said differently. */
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
