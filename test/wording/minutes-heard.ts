/** The times in a spoken text about the next hour, in minutes. */
export interface MinutesHeard {
  /** From now until it begins; "in the next few minutes" is the middle of them. */
  starts?: number;
  /** From now until it stops, or breaks off briefly. */
  stops?: number;
  /** From beginning to stop. */
  lasts?: number;
  /** From a stop until it begins again. */
  pauses?: number;
  /** After a brief break, until it stops. */
  continues?: number;
  /** How long it is dry, or falls, from now on without a change. */
  dry?: number;
  wet?: number;
}

type Reader = readonly [keyof MinutesHeard, RegExp];

const FEW_MINUTES = 2.5;
const BRIEFLY = 5;

const GERMAN_WORDS: Readonly<Record<string, number>> = {
  'fünf minuten': 5,
  'zehn minuten': 10,
  viertelstunde: 15,
  'halben stunde': 30,
  'halbe stunde': 30,
  dreiviertelstunde: 45,
  stunde: 60,
  'den nächsten minuten': FEW_MINUTES,
};

const ENGLISH_WORDS: Readonly<Record<string, number>> = {
  'five minutes': 5,
  'ten minutes': 10,
  'half an hour': 30,
  'half hour': 30,
  'an hour': 60,
  hour: 60,
  'few minutes': FEW_MINUTES,
};

const MINUTEN = '(?<time>\\S+ Minuten|Viertelstunde|halben? Stunde|Dreiviertelstunde|Stunde)';
const IN_MINUTEN = `in (?:etwa (?:einer )?${MINUTEN}|(?<few>den nächsten Minuten))`;
const MINUTES = '(?<time>\\S+ minutes|half an hour|half hour|an hour|hour)';
const IN_MINUTES = `in (?:about ${MINUTES}|the next (?<few>few minutes))`;

const GERMAN: readonly Reader[] = [
  ['starts', pattern(`${IN_MINUTEN} (?:beginnt|setzt|\\S+ (?:es )?.*, aber nur kurz)`)],
  ['stops', pattern(`${IN_MINUTEN} hört`)],
  ['lasts', pattern(`nach (?:einer )?${MINUTEN} hört`)],
  ['pauses', pattern(`(?:eine )?${MINUTEN} später`)],
  ['continues', pattern(`noch (?:eine )?${MINUTEN}`)],
  ['dry', pattern(`in (?:de[nr] nächsten ${MINUTEN}|(?<few>den nächsten Minuten)) bleibt`)],
  [
    'wet',
    pattern(
      `in (?:de[nr] nächsten ${MINUTEN}|(?<few>den nächsten Minuten)) (?:regnet|schneit|fällt)(?!.*nur kurz)`,
    ),
  ],
];

const ENGLISH: readonly Reader[] = [
  ['starts', pattern(`(?:will start|there'll be) .*${IN_MINUTES}`)],
  ['stops', pattern(`(?:stop|break) ${IN_MINUTES}`)],
  ['lasts', pattern(`(?:stop|break) ${MINUTES} later`)],
  ['pauses', pattern(`(?:start(?: again)?|spell|there'll be .*) ${MINUTES} later(?!.*about)`)],
  ['continues', pattern(`for another ${MINUTES}`)],
  ['dry', pattern(`stay dry .*next (?:${MINUTES}|(?<few>few minutes))`)],
  ['wet', pattern(`continue .*next (?:${MINUTES}|(?<few>few minutes))`)],
];

const BRIEF = /aber nur kurz|in (?:about|the next) .*but only briefly/;

/** Of a text by radar; a forecast by the hour names no minutes. */
export function minutesHeard(text: string, tag: string): MinutesHeard {
  const [readers, words] = tag.startsWith('de') ? [GERMAN, GERMAN_WORDS] : [ENGLISH, ENGLISH_WORDS];
  const heard: MinutesHeard = {};
  for (const sentence of text.split(/(?<=\.) /)) {
    for (const [kind, reader] of readers) {
      const { time, few } = reader.exec(sentence)?.groups ?? {};
      const said = (few ?? time)?.toLowerCase();
      if (said !== undefined) heard[kind] = words[said] ?? Number.parseInt(said, 10);
    }
    if (heard.starts !== undefined && BRIEF.test(sentence)) heard.lasts = BRIEFLY;
  }
  const { starts, lasts } = heard;
  if (starts !== undefined && lasts !== undefined) heard.stops = starts + lasts;
  return heard;
}

function pattern(source: string): RegExp {
  return new RegExp(source, 'i');
}
