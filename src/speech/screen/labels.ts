import type { Locale } from '../../wording/locales.ts';

/** What the course of some hours is told by to those who do not see it; temperatures as they are said. */
export interface ToldCourse {
  /** `15 Uhr`, `3 PM`. */
  from: string;
  to: string;
  /** Null where no temperature is known. */
  range: { low: number; high: number } | null;
  wet: boolean;
}

/** The words that a screen adds to the spoken ones. */
export interface Labels {
  /** The weather is made up. */
  demo: string;
  /** Highest and lowest temperature, as they are said. */
  temperatures: (high: number, low: number | null) => string;
  course: (told: ToldCourse) => string;
}

type LabelledLanguage = 'de' | 'en';

const LABELS: Record<LabelledLanguage, Labels> = {
  de: {
    demo: 'Demowetter',
    temperatures: (high, low) =>
      low === null ? `${degrees(high)} Grad` : `${degrees(low)} bis ${degrees(high)} Grad`,
    course({ from, to, range, wet }) {
      const degreesOf = range ? `, ${degrees(range.low)} bis ${degrees(range.high)} Grad` : '';
      return `Verlauf von ${from} bis ${to}${degreesOf}${wet ? ', mit Niederschlag' : ''}`;
    },
  },
  en: {
    demo: 'Demo weather',
    temperatures: (high, low) =>
      low === null ? `${degrees(high)} degrees` : `${degrees(low)} to ${degrees(high)} degrees`,
    course({ from, to, range, wet }) {
      const degreesOf = range ? `, ${degrees(range.low)} to ${degrees(range.high)} degrees` : '';
      return `Course from ${from} to ${to}${degreesOf}${wet ? ', with precipitation' : ''}`;
    },
  },
};

const byLanguage = new Map<string, Labels>(Object.entries(LABELS));

/** The labels of a locale's language; German where there are none in it. */
export function labelsFor({ tag }: Locale): Labels {
  return byLanguage.get(tag.split('-')[0] ?? '') ?? LABELS.de;
}

function degrees(value: number): string {
  return value < 0 ? `minus ${-value}` : String(value);
}
