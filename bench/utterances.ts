import { loadGazetteer } from '../src/place/load-gazetteer.ts';
import { loadInteractionModel } from '../src/skill-package/interaction-model.ts';
import { recognizeAsked } from '../src/understanding/recognize-asked.ts';
import type { RecognizedIntent } from '../src/understanding/recognize-intent.ts';
import { parseSlots, type SpokenSlots } from '../src/slots/spoken-slots.ts';
import type { Figure } from './support/compare.ts';
import {
  categorizedQuestions,
  hasRightTime,
  isRightIntent,
  type Categorized,
} from './support/categorized.ts';
import { labelledQuestions, type Labelled } from './support/labelled.ts';
import { expectedTimes } from './support/labelled-time.ts';

const LOCALE = 'en-US';
const NOW = new Date(2026, 10, 18, 14, 5);
const TIME_ZONE = Intl.DateTimeFormat().resolvedOptions().timeZone;
const HOME = { latitude: 40.71, longitude: -74.01, country: 'US' };

/** Intents without an answer about the weather. */
const NO_WEATHER = new Set([
  'ChoiceIntent', 'DetailIntent', 'ForgetHomeIntent', 'HomeIntent', 'UnitsIntent', 'WhichHomeIntent',
]); // prettier-ignore

/** Words that the labels partly omit. */
const UNLABELLED = new Set(['span NOW', 'date 2026-11-18']);

const NO_QUESTION = /\b(?:table|restaurant|eat)\b/i;

type Miss = 'intent' | 'time' | 'place';

/**
 * Percentage of some 300 English questions written by people (the training set of GetWeather in
 * snipsco/nlu-benchmark, CC0) that are understood; the baseline counts exact combinations of samples.
 * The gazetteer is searched first; if nothing is understood, any words may name a place, as in a
 * conversation.
 *
 * A question counts as understood if all three match:
 * - Intent: any weather intent, including unsupported aspects; a follow-up only with an aspect.
 * - Time: at least one time slot is filled, and each filled one equals the labelled span; a span with
 *   `sunrise` or `sunset` needs that intent. Where no span is labelled none is filled, but "now" and "today".
 * - Place: with a labelled city its words begin or end the slot, with nothing in it but the words of
 *   labelled states and countries. Where only a sight, a park, a state or a country is labelled,
 *   the place is not judged. Otherwise it is empty.
 *
 * Requests for tables and food, which the set has too, are no questions about the weather and not judged.
 *
 * Also of the questions of `ovos-skill-weather` (Apache-2.0), whose German lines are machine-made: there the
 * intent is one of the category, the place the one that is named, and a time is filled where the category has one.
 */
export async function utterances(options: { misses: boolean }): Promise<Figure[]> {
  return [
    ...labelledUtterances(options),
    ...CATEGORIZED.flatMap((file) => categorizedUtterances(file, options)),
  ];
}

function labelledUtterances({ misses }: { misses: boolean }): Figure[] {
  const questions = labelledQuestions()?.filter(({ sentence }) => !NO_QUESTION.test(sentence));
  if (!questions) {
    console.error(
      'utterances: skipped, ../shared/data/utterances/train_GetWeather.json is missing',
    );
    return [];
  }
  return [judge('utterances', questions, { locale: LOCALE, home: HOME, missOf, misses })];
}

/** The files of `ovos-skill-weather`, and the place that stands for its placeholder. */
const CATEGORIZED = [
  { file: 'en-us.tsv', locale: LOCALE, home: HOME, place: 'denver' },
  {
    file: 'de-de.tsv',
    locale: 'de-DE',
    home: { latitude: 52.52, longitude: 13.41, country: 'DE' },
    place: 'hamburg',
  },
] as const;

function categorizedUtterances(
  { file, locale, home, place }: (typeof CATEGORIZED)[number],
  { misses }: { misses: boolean },
): Figure[] {
  const questions = categorizedQuestions(file, place);
  if (!questions) {
    console.error(`utterances: skipped, ../shared/data/utterances/${file} is missing`);
    return [];
  }
  const judging = { locale, home, missOf: missOfCategory, misses };
  return [judge(`utterances ${locale}`, questions, judging)];
}

interface Judging<Question> {
  locale: string;
  home: typeof HOME;
  missOf: (question: Question, understood: RecognizedIntent | undefined) => Miss | undefined;
  misses: boolean;
}

function judge<Question extends { sentence: string }>(
  name: string,
  questions: readonly Question[],
  { locale, home, missOf: judgeOne, misses }: Judging<Question>,
): Figure {
  const listen = createListener(locale, home);
  const judged = questions.map((question) => {
    const understood = listen(question.sentence);
    return { question, understood, miss: judgeOne(question, understood) };
  });
  const right = judged.filter(({ miss }) => miss === undefined);
  const exact = right.filter(({ understood }) => understood?.confidence === 1);
  if (misses) print(judged);
  const percent = (count: number) => (100 * count) / questions.length;
  const [median, baseline] = [percent(right.length), percent(exact.length)];
  const figure = { name, median, baseline, unit: '% right', runs: questions.length };
  return { ...figure, ratio: median / baseline, higherIsBetter: true };
}

function createListener(
  locale: string,
  home: typeof HOME,
): (sentence: string) => RecognizedIntent | undefined {
  const gazetteer = loadGazetteer();
  const model = loadInteractionModel(locale);
  const listening = { model, locale, now: NOW, timeZone: TIME_ZONE };
  const { language } = new Intl.Locale(locale);
  const isPlace = (name: string) => gazetteer.find(name, { ...home, language }) !== undefined;
  return (sentence) => recognizeAsked(sentence, { ...listening, isPlace });
}

function missOfCategory(
  { category, place }: Categorized,
  understood: RecognizedIntent | undefined,
): Miss | undefined {
  const slots = parseSlots(understood?.slots);
  if (!isRightIntent(category, understood?.intent ?? 'AMAZON.')) return 'intent';
  if (!hasRightTime(category, slots)) return 'time';
  return slots.place === place ? undefined : 'place';
}

function missOf({ spans }: Labelled, understood: RecognizedIntent | undefined): Miss | undefined {
  const slots = parseSlots(understood?.slots);
  const intent = understood?.intent ?? '';
  const isWeather = !intent.startsWith('AMAZON.') && !NO_WEATHER.has(intent);
  if (!isWeather || (intent === 'FollowUpIntent' && slots.aspect === undefined)) return 'intent';
  if (!isTimeRight(spans.get('timeRange') ?? [], intent, slots)) return 'time';
  return isPlaceRight(spans, slots.place) ? undefined : 'place';
}

function isTimeRight(labelled: readonly string[], intent: string, slots: SpokenSlots): boolean {
  const { date, untilDate, time, untilTime, dayPart, duration, span, namedDay, namedTime } = slots;
  const times = { date, untilDate, time, untilTime, dayPart, duration, span, namedDay, namedTime };
  const filled = Object.entries(times)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => `${name} ${value}`);
  if (labelled.length === 0) return filled.every((slot) => UNLABELLED.has(slot));
  const [first = ''] = labelled;
  if (/^sun(rise|set)$/i.test(first)) {
    return intent.toLowerCase() === `${first.toLowerCase()}intent`;
  }
  const expected = new Set(labelled.flatMap((text) => expectedTimes(text, NOW)));
  const timeSlots = filled.filter((slot) => slot !== 'span NOW' || expected.has(slot));
  return timeSlots.length > 0 && timeSlots.every((slot) => expected.has(slot));
}

function isPlaceRight(spans: Labelled['spans'], place: string | undefined): boolean {
  const [city] = spans.get('city') ?? [];
  const areas = ['state', 'country'].flatMap((label) => spans.get(label) ?? []);
  if (city === undefined) {
    return areas.length > 0 || spans.has('geographic_poi') || place === undefined;
  }
  const said = ` ${plain(place ?? '')} `;
  const rest = said.replace(` ${plain(city)} `, ' ');
  if (rest === said) return false;
  const others = new Set(areas.flatMap((area) => plain(area).split(' ')));
  return rest
    .trim()
    .split(' ')
    .every((word) => ['', 'in', 'at'].includes(word) || others.has(word));
}

function plain(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} '-]/gu, '')
    .trim();
}

function print(
  judged: readonly {
    question: { sentence: string };
    understood: RecognizedIntent | undefined;
    miss?: Miss | undefined;
  }[],
): void {
  for (const [kind, list] of Map.groupBy(judged, ({ miss }) => miss)) {
    if (kind === undefined) continue;
    console.log(`${kind}: ${list.length}`);
    for (const { question, understood } of list) {
      const { intent = 'nothing', confidence = 0 } = understood ?? {};
      const slots = JSON.stringify(parseSlots(understood?.slots));
      console.log(`  ${question.sentence.trim()} -> ${intent} ${confidence.toFixed(2)} ${slots}`);
    }
  }
}
