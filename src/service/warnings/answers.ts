import type { ActiveWarningsResponse, warningsTable } from '../../contract/public/warnings.ts';
import type { Warncell, Warning } from '../../weather/warning.ts';
import type { Locale } from '../../wording/locale.ts';
import { loadWarningWords } from '../../wording/warnings/load-words.ts';
import type { WarningWords } from '../../wording/warnings/words.ts';
import type { AnswersOf } from '../answers.ts';
import { languageOf, namePlace, type Where } from '../asked-place.ts';
import { hadInTime } from '../had-in-time.ts';
import { postcodePlace } from '../place-at-postcode.ts';
import { unknownWarncell, unknownWarning } from '../problems.ts';
import type { Sources } from '../sources.ts';
import { activeOf, entryOf } from './entries.ts';

/** The area that warnings are for, as an answer has it. */
type AreaFields = Pick<ActiveWarningsResponse, 'id' | 'name'>;

const NO_AREA: AreaFields = { id: null, name: null };

/** Milliseconds that a warning does not wait for the name of its area. */
const PATIENCE = 2000;

/** The warnings operations of the public weather API's document. */
export function warningAnswers(sources: Sources): AnswersOf<keyof typeof warningsTable> {
  const { warnings } = sources;
  const source = sources.source.warnings;

  async function activeAt(where: Where, locale: Locale): Promise<ActiveWarningsResponse> {
    const { elevation } = namePlace(where, locale, sources);
    const [area, active] = await Promise.all([
      areaAt(where, sources),
      warnings.at({ ...where, elevation }),
    ]);
    return answer(active, area, locale);
  }

  async function answer(
    active: readonly Warning[],
    area: AreaFields,
    locale: Locale,
  ): Promise<ActiveWarningsResponse> {
    return { ...activeOf(active, locale, await wordsOf(locale)), ...area, source };
  }

  return {
    async warningById({ id }, locale) {
      const warning = await warnings.find(id);
      if (!warning) throw unknownWarning();
      return { ...entryOf(warning, locale, await wordsOf(locale)), source };
    },

    async activeWarningsByWarncell({ warncellId }, locale) {
      const [cell, active] = await Promise.all([
        cellCalled(warncellId, sources),
        warnings.ofCell(warncellId),
      ]);
      // A cell that is warned is one, though the list may be older than it.
      if (cell === 'none' && active.length === 0) throw unknownWarncell(warncellId);
      const name = typeof cell === 'object' ? cell.name : null;
      return answer(active, { id: warncellId, name }, locale);
    },

    activeWarningsByCoordinates: activeAt,

    async activeWarningsByLocation({ countryCode, postCode }, locale) {
      const place = await postcodePlace(countryCode, postCode, locale, sources);
      // The German weather service warns of no other country, though its areas reach over the border.
      if (countryCode !== 'DE') return answer([], NO_AREA, locale);
      return activeAt(place, locale);
    },
  };
}

async function wordsOf(locale: Locale): Promise<WarningWords> {
  return loadWarningWords(languageOf(locale));
}

/** Warnings are told without it, too. */
async function areaAt(where: Where, { warnings }: Sources): Promise<AreaFields> {
  const cell = await hadInTime(warnings.cellAt(where), PATIENCE);
  return cell ?? NO_AREA;
}

/** Undefined where it cannot be had whether there is one. */
async function cellCalled(
  id: string,
  { warnings }: Sources,
): Promise<Warncell | 'none' | undefined> {
  const known = warnings.cell(id).then((cell) => cell ?? 'none');
  return hadInTime(known, PATIENCE);
}
