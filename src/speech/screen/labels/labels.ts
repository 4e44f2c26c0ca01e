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
