import type { WarnGroup } from '../../contract/public/warnings.ts';
import type { WarningSeverity } from '../../weather/warning.ts';
import type { Companion, WarningEvent } from '../../weather/warning-event.ts';

/** A language's words for warnings: labels, without an article. */
export interface WarningWords {
  /** A warning of that severity, as the title of one: `Severe weather warning`. */
  severities: Readonly<Record<WarningSeverity, string>>;
  groups: Readonly<Record<WarnGroup, string>>;
  /** Only of languages that the weather service does not write its warnings in. */
  events?: EventWords;
}

export interface EventWords {
  names: Readonly<Record<WarningEvent, string>>;
  /** What a thunderstorm comes with, in the form that stands after the word before it. */
  companions: Readonly<Record<Companion, string>>;
  /** The word between a thunderstorm and what it comes with. */
  with: string;
  /** What an early notice of a warning that may follow is called. */
  premonition: string;
}
