import { existsSync, globSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { topics } from '../../intents/topics.ts';
import { TOPIC_NAMES, type TopicName } from '../../src/speech/topic-names.ts';
import { recognize } from '../simulator/recognize.ts';
import { FACTS_WITHOUT_HOURS, QUESTIONS } from '../wording/questions/questions.ts';
import { readProjectFile, ROOT } from './source-files.ts';

const LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl'];

/** Topics that no list of properties checks: the test of their wording, and the reason. */
const OTHER_WORDING: Partial<Record<TopicName, { test: string; reason: string }>> = {
  weather: { test: 'test/golden/golden.test.ts', reason: 'the text of the service' },
  pollen: { test: 'test/wording/pollen.test.ts', reason: 'the text of the service' },
  nextRain: {
    test: 'test/wording/questions/next-rain.test.ts',
    reason: 'its facts are a RainOutlook',
  },
  rainStop: {
    test: 'test/wording/questions/rain-stop.test.ts',
    reason: 'its facts are a RainOutlook',
  },
  sunrise: {
    test: 'test/wording/questions/sun-times.test.ts',
    reason: 'computed without a forecast',
  },
  sunset: {
    test: 'test/wording/questions/sun-times.test.ts',
    reason: 'computed without a forecast',
  },
  bestDay: { test: 'test/wording/questions/facts.test.ts', reason: 'compares several days' },
  advice: {
    test: 'test/wording/questions/advice-truth.test.ts',
    reason: 'it has a property of its own: its activity is a slot',
  },
  bestHours: {
    test: 'test/wording/questions/advice-truth.test.ts',
    reason: 'it has a property of its own: its activity is a slot',
  },
  above: { test: 'test/wording/questions/thresholds.test.ts', reason: 'it has a threshold' },
  below: { test: 'test/wording/questions/thresholds.test.ts', reason: 'it has a threshold' },
  rainThreshold: {
    test: 'test/wording/questions/thresholds.test.ts',
    reason: 'it has a threshold',
  },
  wettestDay: {
    test: 'test/wording/questions/thresholds.test.ts',
    reason: 'compares several days',
  },
  windThreshold: { test: 'test/wording/questions/wind.test.ts', reason: 'it has a threshold' },
  comparePlaces: {
    test: 'test/wording/questions/contrast.test.ts',
    reason: 'its facts are of two places',
  },
  whichPlace: {
    test: 'test/wording/questions/contrast.test.ts',
    reason: 'its facts are of two places',
  },
  whichDay: {
    test: 'test/wording/questions/contrast.test.ts',
    reason: 'its facts are two days',
  },
  nextChange: { test: 'test/wording/questions/next-change.test.ts', reason: 'it searches days' },
  reach: { test: 'test/wording/questions/next-change.test.ts', reason: 'it searches days' },
  comparison: {
    test: 'test/wording/questions/comparison.test.ts',
    reason: 'its facts are two days',
  },
};

const READINGS = { test: 'test/wording/readings.de.test.ts' };
for (const topic of [
  'warnings',
  'humidity',
  'dewPoint',
  'muggy',
  'pressure',
  'cloudCover',
  'unoffered',
] as const) {
  OTHER_WORDING[topic] = { ...READINGS, reason: 'its facts are of the public weather API' };
}
for (const topic of ['moonPhase', 'fullMoon', 'newMoon', 'moonrise', 'moonset'] as const) {
  OTHER_WORDING[topic] = { ...READINGS, reason: 'computed without a forecast' };
}

const PAST = { test: 'test/wording/past.test.ts' };
for (const topic of TOPIC_NAMES) {
  if (/^past[A-Z]|^(?:snowDepth|snowLying|visibility|station)$/.test(topic)) {
    OTHER_WORDING[topic] = { ...PAST, reason: 'its facts are what stations have measured' };
  }
}
OTHER_WORDING.daylight = { ...PAST, reason: 'computed without a forecast' };

/** Topics whose examples are in one file for each language. */
const READING_TOPICS = new Set(
  Object.keys(OTHER_WORDING).filter((topic) =>
    Object.entries(OTHER_WORDING).some(
      ([name, other]) => name === topic && other.test === READINGS.test,
    ),
  ),
);

/** Topics whose examples are the activities, in one file for each language. */
const ACTIVITY_TOPICS = new Set<TopicName>(['advice', 'bestHours']);

/** Topics whose examples are texts of the service. */
const SERVICE_TEXTS = new Set<TopicName>(['weather', 'pollen']);

const listed = new Set([...Object.keys(QUESTIONS), ...Object.keys(FACTS_WITHOUT_HOURS)]);
const examples = readAll('test/wording/questions/*.test.ts');

const typedSentences = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    readAll(`test/simulator/understand*.${language}.test.ts`).join('\n'),
  ]),
);

function readAll(pattern: string): string[] {
  return globSync(pattern, { cwd: ROOT }).map((path) => readProjectFile(path));
}

/** Whether a test of wording has the topic, or its plan, and a locale of the language. */
function hasExample(topic: TopicName, language: string): boolean {
  const plan = `plan${topic.charAt(0).toUpperCase()}${topic.slice(1)}`;
  const name = new RegExp(String.raw`'${topic}'|\b${plan}\b|QUESTIONS\.${topic}\b`);
  const locale = new RegExp(`'${language}(?:-[A-Z]{2})?'`);
  if (OTHER_WORDING[topic]?.test === PAST.test) return locale.test(readProjectFile(PAST.test));
  if (READING_TOPICS.has(topic)) {
    return existsSync(`${ROOT}test/wording/readings.${language}.test.ts`);
  }
  if (ACTIVITY_TOPICS.has(topic)) {
    return existsSync(`${ROOT}test/wording/questions/examples.activities.${language}.test.ts`);
  }
  return examples.some((text) => name.test(text) && locale.test(text));
}

/** The intents of the questions that the page has in italics. */
function listDocumentedIntents(): Set<string | undefined> {
  const [section = ''] = readProjectFile('docs/skill.md').split('## Where the answer is for');
  const questions = Array.from(section.matchAll(/_([^_]+)_/g), ([, question = '']) => question);
  return new Set(
    questions.flatMap((question) =>
      ['de-DE', 'en-US'].map((locale) => recognize(question, locale).intent),
    ),
  );
}

describe.each(TOPIC_NAMES)('a user with a question about %s', (topic) => {
  it('gets only numbers of the forecast, as a list of properties checks', () => {
    const other = OTHER_WORDING[topic];
    expect({ topic, isListed: listed.has(topic) }).toEqual({ topic, isListed: !other });
    expect(other === undefined || existsSync(ROOT + other.test)).toBe(true);
  });

  it('gets a sentence that a test shows, in every language', () => {
    const lacking = LANGUAGES.filter((language) => !hasExample(topic, language));
    expect(SERVICE_TEXTS.has(topic) ? [] : lacking).toEqual([]);
  });

  it('is understood in every language, as a row of test/simulator/understand*.test.ts shows', () => {
    const row = `'${topics[topic].intent}'`;
    expect(LANGUAGES.filter((language) => !typedSentences[language]?.includes(row))).toEqual([]);
  });
});

it('a user finds a question for each topic in docs/skill.md', () => {
  const documented = listDocumentedIntents();
  const lacking = TOPIC_NAMES.filter((topic) => !documented.has(topics[topic].intent));
  expect(lacking).toEqual([]);
});
