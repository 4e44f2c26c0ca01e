import { callIds } from '../../contract/client-calls.ts';
import { loadInteractionModel, type SlotTypeModel } from '../../skill-package/interaction-model.ts';
import { languageSubtag } from '../../skill-package/locales.ts';
import { selectLexicon } from '../../understanding/lexicons.ts';
import { readModelKeys, tokenize } from '../../understanding/tokens.ts';
import type { ConversationTurn } from '../conversation.ts';

/** The parts of the skill of which coverage is counted, from the coarse to the fine. */
const COVERED_KINDS = ['intents', 'operations', 'slots', 'values', 'phrases'] as const;

type CoveredKind = (typeof COVERED_KINDS)[number];

/** What of a kind the turns touched, and what they did not; sorted by name. */
export interface CoveredNames {
  touched: string[];
  untouched: string[];
}

/**
 * What played turns touched of the interaction models of their languages, and of the operations that the skill calls:
 *
 * - `intents`: `WindIntent`
 * - `operations`: `forecastDays`
 * - `slots`: those of each intent, `WindIntent date`
 * - `values`: those of each custom slot type, by their id, `DayPart EV`
 * - `phrases`: the words for a value in a language, `en DayPart EV: in the evening`
 */
export interface CoverageReport extends Record<Exclude<CoveredKind, 'operations'>, CoveredNames> {
  turns: number;
  /** Null of a deployed skill, which does not show what it calls. */
  operations: CoveredNames | null;
}

export interface CoverageCollector {
  add(turn: ConversationTurn): void;
  report(): CoverageReport;
}

interface CoverageOptions {
  /** Whether the turns show which operations the skill calls. */
  hasOperations: boolean;
}

/** Collects the coverage of turns; of a language, all that its model has counts from its first turn on. */
export function createCoverageCollector({ hasOperations }: CoverageOptions): CoverageCollector {
  const known = mapKinds(() => new Set<string>());
  for (const id of callIds) known.operations.add(id);
  const touched = mapKinds(() => new Set<string>());
  const locales = new Set<string>();
  let turns = 0;
  return {
    add(turn) {
      turns += 1;
      if (!locales.has(turn.locale)) addModel(turn.locale, known);
      locales.add(turn.locale);
      for (const { operation } of turn.calls) touched.operations.add(operation);
      addRequest(turn, touched);
    },
    report() {
      const names = mapKinds((kind) => ({
        touched: [...known[kind]].filter((name) => touched[kind].has(name)).toSorted(),
        untouched: [...known[kind]].filter((name) => !touched[kind].has(name)).toSorted(),
      }));
      return { turns, ...names, ...(!hasOperations && { operations: null }) };
    },
  };
}

function mapKinds<Value>(create: (kind: CoveredKind) => Value): Record<CoveredKind, Value> {
  return {
    intents: create('intents'),
    operations: create('operations'),
    slots: create('slots'),
    values: create('values'),
    phrases: create('phrases'),
  };
}

function readLanguageModel(locale: string) {
  return loadInteractionModel(locale).interactionModel.languageModel;
}

/** Adds all that the interaction model of a locale has. */
function addModel(locale: string, known: Record<CoveredKind, Set<string>>): void {
  const { intents, types } = readLanguageModel(locale);
  for (const { name, slots } of intents) {
    known.intents.add(name);
    for (const slot of slots) known.slots.add(nameSlot(name, slot.name));
  }
  for (const { name: type, values } of types) {
    for (const value of values) {
      known.values.add(nameValue(type, value.id));
      for (const phrase of listPhrases(value)) {
        known.phrases.add(namePhrase(locale, type, value.id, phrase));
      }
    }
  }
}

/** Adds what the request of a turn has. */
function addRequest(
  { locale, utterance, request: { request } }: ConversationTurn,
  touched: Record<CoveredKind, Set<string>>,
): void {
  if (request.type !== 'IntentRequest') return;
  const { name: intent, slots = {} } = request.intent;
  touched.intents.add(intent);
  const { intents, types } = readLanguageModel(locale);
  const model = intents.find(({ name }) => name === intent);
  for (const { name, type } of model?.slots ?? []) {
    const slot = slots[name];
    if (slot?.value === undefined) continue;
    touched.slots.add(nameSlot(intent, name));
    const id = slot.resolutions?.resolutionsPerAuthority?.[0]?.values?.[0]?.value.id;
    const values = types.find((one) => one.name === type)?.values ?? [];
    const value = values.find((one) => one.id === id);
    if (!value) continue;
    touched.values.add(nameValue(type, value.id));
    const phrase = findSpokenPhrase(utterance, listPhrases(value), locale);
    if (phrase !== undefined) touched.phrases.add(namePhrase(locale, type, value.id, phrase));
  }
}

type SlotValue = SlotTypeModel['values'][number];

function listPhrases({ name: { value, synonyms } }: SlotValue): string[] {
  return [value, ...synonyms];
}

/** The longest phrase whose words are in the utterance, one after the other. */
function findSpokenPhrase(
  utterance: string,
  phrases: readonly string[],
  locale: string,
): string | undefined {
  const lexicon = selectLexicon(locale);
  const spoken = joinWords(tokenize(utterance, lexicon).map(({ key }) => key));
  return phrases
    .map((phrase) => ({ phrase, words: joinWords(readModelKeys(phrase, lexicon)) }))
    .filter(({ words }) => spoken.includes(words))
    .toSorted((a, b) => b.words.length - a.words.length)[0]?.phrase;
}

/** With a space at both ends, so that only whole words are found in it. */
function joinWords(keys: readonly string[]): string {
  return ` ${keys.join(' ')} `;
}

function nameSlot(intent: string, slot: string): string {
  return `${intent} ${slot}`;
}

function nameValue(type: string, id: string): string {
  return `${type} ${id}`;
}

function namePhrase(locale: string, type: string, id: string, phrase: string): string {
  return `${languageSubtag(locale)} ${nameValue(type, id)}: ${phrase}`;
}

/** Formats a report for a terminal: a table, then the intents and operations that were not touched; the rest are thousands. */
export function formatCoverage(report: CoverageReport): string {
  const kinds = COVERED_KINDS.flatMap((kind) => {
    const names = report[kind];
    return names === null ? [] : [{ kind, ...names }];
  });
  const rows = kinds.map(({ kind, touched, untouched }) => {
    const all = touched.length + untouched.length;
    return [kind, touched.length, all, Math.floor((100 * touched.length) / Math.max(all, 1))];
  });
  const untouched = kinds
    .filter(({ kind }) => kind === 'intents' || kind === 'operations')
    .filter((one) => one.untouched.length > 0)
    .map((one) => `${capitalize(one.kind)} not touched: ${one.untouched.join(', ')}`);
  const turns = `${report.turns} ${report.turns === 1 ? 'turn' : 'turns'}`;
  return [
    `Coverage of ${turns}:`,
    ...[['', 'touched', 'of', 'percent'], ...rows].map(formatRow),
    ...untouched,
  ].join('\n');
}

/** Widths of the columns: kind, touched, all, percentage. */
const COLUMN_WIDTHS = [10, 8, 8, 8];

function formatRow(cells: readonly (string | number)[]): string {
  const [kind = '', ...numbers] = cells.map((cell, i) => {
    const width = COLUMN_WIDTHS[i] ?? 0;
    return i === 0 ? String(cell).padEnd(width) : String(cell).padStart(width);
  });
  return `  ${kind}${numbers.join('')}`;
}

function capitalize(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
