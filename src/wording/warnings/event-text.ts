import type { NumberedEvent } from '../../weather/warning-event.ts';
import type { WarningSeverity } from '../../weather/warning.ts';
import type { EventWords, WarningWords } from './words.ts';

/**
 * What is warned of: `violento temporale con grandine`.
 *
 * @param language BCP 47, for the commas and the "and" of a list
 */
export function eventText(
  { event, companions }: NumberedEvent,
  { names, companions: called, with: joint }: EventWords,
  language: string,
): string {
  if (companions.length === 0) return names[event];
  const list = new Intl.ListFormat(language, { type: 'conjunction' });
  return `${names[event]} ${joint} ${list.format(companions.map((each) => called[each]))}`;
}

/** The title of a warning: `Allerta meteo grave: tempesta`, `Preavviso: tempesta`. */
export function headlineText(
  event: string,
  severity: WarningSeverity,
  isPremonition: boolean,
  { severities, events }: WarningWords,
): string {
  return `${isPremonition && events ? events.premonition : severities[severity]}: ${event}`;
}
