import type { Locale } from '../../wording/locale.ts';
import { skyClassOf } from '../../wording/sky-class.ts';
import { spokenTemperature } from '../../wording/units.ts';
import { toSsml } from '../ssml.ts';
import { drawCourse, type DrawnCourse } from './course.ts';
import type { CourseLayout } from './course-layout.ts';
import { iconOf, type Icon } from './icons.ts';
import { labelsFor } from './labels/index.ts';
import type { ScreenContent } from './screen-content.ts';
import { writtenDegrees } from './written.ts';

/** What the document shows; an empty text or null is not shown. */
export interface ScreenData {
  title: string;
  subtitle: string;
  text: string;
  demo: string;
  icon: { name: Icon; label: string } | null;
  temperatures: { high: string; low: string; label: string } | null;
  course: DrawnCourse | null;
}

export function screenData(content: ScreenContent, layout: CourseLayout): ScreenData {
  const { title, subtitle, text, locale, isDemo } = content;
  return {
    title: toMarkup(title),
    subtitle: toMarkup(subtitle),
    text: toMarkup(text),
    demo: isDemo ? toMarkup(labelsFor(locale).demo) : '',
    icon: shownIcon(content),
    temperatures: shownTemperatures(content),
    course: drawCourse(content, layout),
  };
}

/** A screen's texts may have markup; it has the same signs and escapes as that of speech. */
const toMarkup = toSsml;

function shownIcon({ state, night, locale: { language } }: ScreenContent): ScreenData['icon'] {
  if (state === null) return null;
  const sky = skyClassOf(state);
  const label = sky ? language.skyText(sky, night) : language.unknownText;
  return { name: iconOf(state, night), label };
}

/** The higher one large; a second one only where it is said differently. */
function shownTemperatures({ high, low, locale }: ScreenContent): ScreenData['temperatures'] {
  const [first, ...others] = [high, low].filter((each) => each !== null);
  if (first === undefined) return null;
  const written = writtenDegrees(first, locale);
  const second = others.find((each) => writtenDegrees(each, locale) !== written);
  return {
    high: written,
    low: second === undefined ? '' : writtenDegrees(second, locale),
    label: labelsFor(locale).temperatures(
      said(first, locale),
      second === undefined ? null : said(second, locale),
    ),
  };
}

function said(celsius: number, { units }: Locale): number {
  return spokenTemperature(celsius, units);
}
