import { readFileSync } from 'node:fs';
import { loadGazetteer } from '../src/place/load-gazetteer.ts';
import { loadInteractionModel } from '../src/skill-package/interaction-model.ts';
import { FALLBACK_RESULT, type RecognizedIntent } from '../src/understanding/recognize-intent.ts';
import { recognizeHeard } from '../src/understanding/recognize-heard.ts';
import { medianOf, percentileOf, type Figure } from './support/compare.ts';

const NOW = new Date('2026-11-18T14:05:00+01:00');

const HOMES: Readonly<Record<string, string>> = {
  'de-DE': 'Berlin',
  'en-US': 'New York',
  'es-ES': 'Madrid',
  'fr-FR': 'Paris',
  'it-IT': 'Roma',
  'nl-NL': 'Utrecht',
  'pl-PL': 'Warszawa',
  'sv-SE': 'Stockholm',
};

/** Every so many a sentence warms the process up; the others are new to it. */
const WARM_UP_STEP = 4;

function isForWarmUp(_: string, at: number): boolean {
  return at % WARM_UP_STEP === 0;
}

interface Listener {
  locale: string;
  hear: (sentence: string) => RecognizedIntent | undefined;
}

interface Times {
  ours: number;
  baseline: number;
  isRefused: boolean;
}

/**
 * Understands each transcript of speech recognition once, as it comes new to a warm process, compared with a copy of
 * the language's model as JSON: the median, the 95th percentile, and the median of what is about something else.
 */
export async function transcripts(): Promise<Figure[]> {
  const listeners = Object.entries(HOMES).map(([locale, home]) => createListener(locale, home));
  for (const { locale, hear } of listeners) {
    for (const sentence of readSentences(locale).filter(isForWarmUp)) hear(sentence);
  }
  return listeners.flatMap((listener) => {
    const { locale } = listener;
    const times = timeTranscripts(listener);
    const refused = times.filter(({ isRefused }) => isRefused);
    return [
      createFigure(`transcripts ${locale}`, times, medianOf),
      createFigure(`transcripts ${locale}, 95 %`, times, (values) => percentileOf(values, 95)),
      createFigure(`transcripts ${locale}, refused`, refused, medianOf),
    ];
  });
}

function createFigure(
  name: string,
  times: readonly Times[],
  summarize: (values: readonly number[]) => number,
): Figure {
  const median = summarize(times.map(({ ours }) => ours));
  const baseline = summarize(times.map((one) => one.baseline));
  return { name, ratio: median / baseline, median, baseline, unit: 'ms', runs: times.length };
}

function createListener(locale: string, home: string): Listener {
  const gazetteer = loadGazetteer();
  const [language = '', country = ''] = locale.split('-');
  const place = gazetteer.find(home, { language, country });
  if (!place) throw new Error(`no town ${home}`);
  const context = { locale, place, now: NOW, gazetteer, attributes: {} };
  return { locale, hear: (sentence) => recognizeHeard(sentence, context) };
}

function timeTranscripts({ locale, hear }: Listener): Times[] {
  const model = loadInteractionModel(locale);
  return readSentences(locale)
    .filter((sentence, at) => !isForWarmUp(sentence, at))
    .map((sentence) => {
      const start = performance.now();
      const heard = hear(sentence);
      const end = performance.now();
      JSON.parse(JSON.stringify(model));
      return {
        ours: end - start,
        baseline: performance.now() - end,
        isRefused: heard?.intent === FALLBACK_RESULT.intent,
      };
    });
}

function readSentences(locale: string): string[] {
  const [language = ''] = locale.split('-');
  const file = new URL(`../test/simulator/transcripts/${language}.tsv`, import.meta.url);
  const lines = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => line.split('\t')[0] ?? '');
}
