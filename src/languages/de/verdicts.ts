import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { areDegrees, describeDegrees, describeSpread } from './numbers.ts';
import * as times from './time.ts';
import * as words from './words.ts';
import type { Predicate } from '../german-dutch-facts.ts';

const { describePlace, predicate } = words;
const { describeTimes, describeWhen, frameOpening, withoutComma } = times;

/** Advice that the reason alone gives, and that doubts once: the reason is a chance. */
const NO = 'nein';
const RATHER_NOT = 'eher nicht';

const ERRANDS: skeleton.Errands = {
  yes: {
    others: 'ja, dafür passt das Wetter',
    umbrella: 'ja, nimm einen Schirm mit',
    laundry: 'ja, die Wäsche kann raus',
    bicycle: 'ja, nimm ruhig das Fahrrad',
    scraping: 'ja, du musst wohl Eis kratzen',
    shorts: 'ja, kurze Hosen gehen',
    gloves: 'ja, nimm Handschuhe mit',
    hat: 'ja, setz eine Mütze auf',
    lightJacket: 'ja, eine leichte Jacke reicht',
    sunscreen: 'ja, nimm Sonnencreme',
    watering: 'ja, der Garten braucht Wasser',
    airing: 'ja, du kannst gut lüften',
    carWash: 'ja, das Autowaschen lohnt sich',
    driving: 'ja, vom Wetter her kannst du fahren',
    noUmbrella: 'ja, der Schirm kann zu Hause bleiben',
    noJacket: 'ja, es geht ohne Jacke',
    noGloves: 'ja, es geht ohne Handschuhe',
    noWatering: 'ja, das Gießen kannst du dir sparen',
    laundryIn: 'ja, hol die Wäsche rein',
    closeWindows: 'ja, mach die Fenster lieber zu',
  },
  maybe: {
    others: RATHER_NOT,
    bicycle: `${RATHER_NOT}, auf dem Rad kann es ungemütlich werden`,
    umbrella: 'ja, zur Sicherheit',
    scraping: 'vielleicht, rechne lieber damit',
    shorts: 'vielleicht, kurze Hosen gehen, wenn du nicht leicht frierst',
    gloves: 'vielleicht, wenn du leicht frierst',
    hat: 'vielleicht, wenn du leicht frierst',
    lightJacket: 'vielleicht, wenn du nicht leicht frierst',
    sunscreen: 'vielleicht, creme dich zur Sicherheit ein',
    watering: 'vielleicht, wenn der Boden trocken ist',
    airing: 'vielleicht, aber nur kurz',
    driving: 'vielleicht, aber nur mit Vorsicht',
    noUmbrella: 'eher nicht',
    noJacket: 'vielleicht, wenn du nicht leicht frierst',
    noGloves: 'vielleicht, wenn du nicht leicht frierst',
    noWatering: 'vielleicht, wenn der Boden noch feucht ist',
    laundryIn: 'ja, zur Sicherheit',
    closeWindows: 'ja, zur Sicherheit',
  },
  no: {
    others: 'nein, dafür passt das Wetter nicht',
    umbrella: NO,
    laundry: 'nein, lass die Wäsche lieber drinnen',
    bicycle: 'nein, lass das Fahrrad lieber stehen',
    scraping: NO,
    shorts: 'nein, zieh lieber lange Hosen an',
    gloves: NO,
    hat: NO,
    lightJacket: 'nein, zieh lieber eine warme Jacke an',
    sunscreen: NO,
    watering: NO,
    airing: 'nein, lass die Fenster lieber zu',
    carWash: 'nein, warte damit lieber',
    driving: 'nein, lass das Auto lieber stehen',
    noUmbrella: 'nein, nimm lieber einen Schirm mit',
    noJacket: 'nein, nimm lieber eine Jacke mit',
    noGloves: 'nein, nimm lieber Handschuhe mit',
    noWatering: 'nein, der Garten braucht Wasser',
    laundryIn: 'nein, die Wäsche kann draußen bleiben',
    closeWindows: 'nein, die Fenster können offen bleiben',
  },
};

/** Lowest temperature (°C) of each, in the accusative (DWD). */
const FROSTS = [
  [-4, 'Frost'],
  [-10, 'mäßigen Frost'],
  [-15, 'strengen Frost'],
  [-Infinity, 'sehr strengen Frost'],
] as const;

/** A clause whose verb stands second, as a sentence of its own or after "ja," and "denn". */
export const verdicts = skeleton.createVerdicts<Predicate, Predicate>({
  /** `ja, nimm einen Schirm mit, denn morgen regnet es in Köln`. */
  advice: (counsel, reason) => `${counsel}, ${counsel === NO ? '' : 'denn '}${reason}`,
  links: { besides: 'außerdem', instead: 'dafür' },
  describeSky: predicate,
  /** What does not change at this moment does not stay either: `ist es trocken`. */
  inTense: ([verb, rest], now) => [now && verb === 'bleibt es' ? 'ist es' : verb, rest],
  at(opening, [verb, rest], when) {
    const { front, middle } = frameOpening(opening);
    return joinWords(front, verb, middle, describeTimes(when, opening.when), rest);
  },
  after: (link, [verb, rest], when) => joinWords(link, verb, describeTimes(when), rest),
  probability({ of, percent, times: when }, isLow, opening) {
    const noun = of === 'rain' ? 'Regenwahrscheinlichkeit' : 'Wahrscheinlichkeit für Schnee';
    const { front, middle } = frameOpening(opening);
    const value = `${isLow ? 'nur ' : ''}bei ${percent} Prozent`;
    return joinWords(`die ${noun} liegt`, front, middle, describeTimes(when, opening.when), value);
  },
  gusts(gust, { units }) {
    return ['gibt es', `${words.describeGusts(gust)} bis ${words.describeGust(gust, units)}`];
  },
  frost({ low, exactly, times: when }, opening, { units }) {
    const { front, middle } = frameOpening(opening);
    const value = `${exactly ? 'bei' : 'bis'} ${describeDegrees(low, units, exactly ? 'einem' : 'ein')}`;
    const frost = skeleton.isJustFreezing(low, units)
      ? 'leichten Frost knapp unter dem Gefrierpunkt'
      : `${skeleton.nameFrost(low, FROSTS)} ${value}`;
    return joinWords(front, 'gibt es', middle, describeTimes(when, opening.when), frost);
  },
  frostFree({ low, exactly }, opening, { units }) {
    const { front, middle } = frameOpening(opening);
    const [verb, at] = exactly ? ['ist es', 'bei'] : ['bleibt es', 'bei mindestens'];
    const degrees = describeDegrees(low, units, 'einem');
    return joinWords(front, verb, middle, 'frostfrei', at, degrees);
  },
  warmth({ low, high, chilled, daytime }, opening, { units }) {
    const { front, middle } = frameOpening(opening);
    const [verb] = skeleton.areSpokenAlike(low, high, units) ? areDegrees(low, units) : ['sind es'];
    const degrees = joinWords(chilled ? 'gefühlt' : '', describeSpread(low, high, units));
    return joinWords(front, verb, middle, daytime ? 'tagsüber' : '', degrees);
  },
  sunshine(hours, opening) {
    const { front, middle } = frameOpening(opening);
    const time = hours === 1 ? 'rund eine Stunde' : `rund ${hours} Stunden`;
    return joinWords(front, 'scheint', middle, time, 'die Sonne');
  },
  fallen({ of, amount, peak, isPossible }, { units }) {
    const sum = peak ? 'insgesamt' : '';
    const noun = of === 'snow' ? 'Schnee' : 'Regen';
    if (amount === null) return ['ist', joinWords(sum, `kein ${noun} in Sicht`)];
    const value = skeleton.toSpokenDepth(of, amount, units);
    const hardly = of === 'snow' ? 'kaum Schnee' : 'kaum messbarer Regen';
    if (value === 0) return ['fällt', joinWords(sum, hardly)];
    const isLitres = of === 'rain' && units.rain === 'litresPerSquareMetre';
    const unit = of === 'snow' ? 'Zentimeter' : 'Millimeter';
    const what = isLitres ? 'Liter Regen pro Quadratmeter' : `${unit} ${noun}`;
    const depth = joinWords(sum, `rund ${value === 1 ? 'ein' : value} ${what}`);
    if (isPossible) return [value === 1 ? 'könnte' : 'könnten', `${depth} fallen`];
    return [value === 1 ? 'fällt' : 'fallen', depth];
  },
  peak: (when) => `am meisten ${withoutComma(describeWhen(when))}`,
  /** `am Samstag regnet es in Köln, am Sonntag bleibt es trocken`. */
  days([verb, rest], { whens, times: when }, at, place) {
    const front = whens === 'others' ? 'an den übrigen Tagen' : times.daysList(whens, at === 0);
    const where = at === 0 ? describePlace(place) : '';
    const only = typeof whens === 'object' && 'length' in whens ? whens[0] : undefined;
    return joinWords(front, verb, where, describeTimes(when, only), rest);
  },
  unknown: (opening) => `ich habe dazu keine Vorhersage ${times.describeOpeningAfterFor(opening)}`,
  presences: {
    yes: {
      rain: ['regnet es', ''],
      snow: ['schneit es', ''],
      sun: ['scheint', 'die Sonne'],
      fog: ['gibt es', 'Nebel'],
      storm: ['gibt es', 'Sturm'],
      thunder: ['gibt es', 'Gewitter'],
      hail: ['hagelt es', ''],
      frost: ['gibt es', 'Frost'],
      ice: ['wird es', 'glatt'],
      suitable: ['passt das Wetter', 'dafür'],
    },
    maybe: {
      rain: ['kann es', 'regnen'],
      snow: ['kann es', 'schneien'],
      sun: ['scheint', 'ab und zu die Sonne'],
      fog: ['kann es', 'Nebel geben'],
      storm: ['kann es', 'Sturm geben'],
      thunder: ['kann es', 'Gewitter geben'],
      hail: ['ist', 'Hagel möglich'],
      frost: ['kann es', 'leichten Frost geben'],
      ice: ['kann es', 'glatt werden'],
      suitable: ['passt es', 'nur bedingt'],
    },
    hardly: {
      rain: ['fällt', 'kaum Regen'],
      snow: ['fällt', 'kaum Schnee'],
      sun: ['scheint', 'kaum die Sonne'],
      ice: ['ist', 'trotz Frost kaum mit Glätte zu rechnen'],
    },
    no: {
      rain: ['regnet es', 'nicht'],
      snow: ['schneit es', 'nicht'],
      sun: ['scheint', 'die Sonne nicht'],
      fog: ['gibt es', 'keinen Nebel'],
      storm: ['gibt es', 'keinen Sturm'],
      thunder: ['gibt es', 'kein Gewitter'],
      hail: ['ist', 'kein Hagel zu erwarten'],
      frost: ['bleibt es', 'frostfrei'],
      ice: ['ist', 'nicht mit Glätte zu rechnen'],
      suitable: ['passt es', 'nicht'],
    },
    dry: ['bleibt es', 'trocken'],
  },
  chances: {
    dark: ['ist es', 'schon dunkel'],
    late: ['ist es', 'dafür zu spät'],
    lowSun: ['steht', 'die Sonne zu tief für einen Sonnenbrand'],
    best: ['passt es', 'am besten'],
    atDegrees: (low, high, units) => `bei ${describeSpread(low, high, units)}`,
  },
  answers: {
    yes: 'ja',
    contrary: 'doch',
    likely: 'vermutlich ja',
    partly: 'ja, aber nur teilweise',
    possible: 'vielleicht',
    unlikely: 'vermutlich nicht',
    no: 'nein',
    notNow: 'nein, im Moment nicht',
    unknown: 'das weiß ich leider nicht',
  },
  firstWords: /^(?:ja|doch|nein|vielleicht|eher nicht), (?:aber )?/,
  errands: ERRANDS,
  garments: {
    tShirt: ['nein', 'ein T-Shirt reicht'],
    lightJacket: ['ja', 'eine leichte Jacke reicht'],
    warmJacket: ['ja', 'zieh eine warme Jacke an'],
    winterCoat: ['ja', 'zieh einen Wintermantel und eine Mütze an'],
    rainJacket: ['ja', 'nimm eine Regenjacke mit'],
    perhapsRainJacket: ['ja', 'nimm zur Sicherheit eine Regenjacke mit'],
    warmRainJacket: ['ja', 'zieh eine warme und regenfeste Jacke an'],
    rainproofWinterCoat: ['ja', 'zieh einen regenfesten Wintermantel an'],
  },
});
