import type { interfaces } from 'ask-sdk-model';
import { ROUND_LAYOUT, WIDE_LAYOUT, type CourseLayout } from './course-layout.ts';
import { screenDocument } from './document.ts';
import { type ScreenContent, formatScreenDegrees } from './content.ts';
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
 * Creates the directive that shows a spoken answer, with a drawing of its course from two hours on.
 *
 * @param viewport of the request; defaults to a wide screen
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

/** The data of the document; empty texts and null are hidden. */
interface ScreenData {
  title: string;
  subtitle: string;
  text: string;
  demo: string;
  icon: { name: Icon; label: string } | null;
  temperatures: { high: string; low: string; label: string } | null;
  course: DrawnCourse | null;
}

/** Texts of a screen may contain markup with the same escapes as SSML. */
export function createScreenData(content: ScreenContent, layout: CourseLayout): ScreenData {
  const { title, subtitle, text, locale, isDemo } = content;
  return {
    title: escapeSsml(title),
    subtitle: escapeSsml(subtitle),
    text: escapeSsml(text),
    demo: isDemo ? escapeSsml(selectScreenLabels(locale).demo) : '',
    icon: createIconData(content),
    temperatures: createTemperatureData(content),
    course: drawCourse(content, layout),
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
