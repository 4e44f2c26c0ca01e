import { joinWords } from '../../wording/grammar.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { nameGust } from '../skeleton-sentences.ts';
import * as times from './time.ts';
import { describeAmount } from './precipitation.ts';
import * as words from './words.ts';

const { describeDegrees, describePlace, predicate } = words;
const { describeTimes, frameOpening } = times;

const ERRANDS: skeleton.Errands = {
  yes: {
    others: 'ja, het is er goed weer voor',
    umbrella: 'ja, neem een paraplu mee',
    laundry: 'ja, je kunt de was buiten ophangen',
    bicycle: 'ja, pak gerust de fiets',
    scraping: 'ja, je zult de ruiten moeten krabben',
    shorts: 'ja, een korte broek kan',
    gloves: 'ja, neem handschoenen mee',
    hat: 'ja, zet een muts op',
    lightJacket: 'ja, een dunne jas is genoeg',
    sunscreen: 'ja, smeer je in',
    watering: 'ja, de tuin heeft water nodig',
    airing: 'ja, je kunt goed luchten',
    carWash: 'ja, de auto wassen loont',
    driving: 'ja, wat het weer betreft kun je rijden',
    noUmbrella: 'ja, de paraplu kan thuisblijven',
    noJacket: 'ja, het kan zonder jas',
    noGloves: 'ja, het kan zonder handschoenen',
    noWatering: 'ja, water geven hoeft niet',
    laundryIn: 'ja, haal de was binnen',
    closeWindows: 'ja, doe de ramen maar dicht',
  },
  maybe: {
    others: 'misschien, ideaal is het weer er niet voor',
    umbrella: 'misschien, een paraplu meenemen kan geen kwaad',
    laundry: 'misschien, ideaal weer voor de was is het niet',
    bicycle: 'misschien, op de fiets kan het onaangenaam worden',
    scraping: 'misschien moet je de ruiten krabben',
    shorts: 'misschien, een korte broek kan als je het niet snel koud hebt',
    gloves: 'misschien, als je het snel koud hebt',
    hat: 'misschien, als je het snel koud hebt',
    lightJacket: 'misschien, als je het niet snel koud hebt',
    sunscreen: 'misschien, insmeren kan geen kwaad',
    watering: 'misschien, als de grond droog is',
    airing: 'misschien, maar niet te lang',
    driving: 'misschien, maar rijd voorzichtig',
    noUmbrella: 'misschien, maar een paraplu meenemen is veiliger',
    noJacket: 'misschien, als je het niet snel koud hebt',
    noGloves: 'misschien, als je het niet snel koud hebt',
    noWatering: 'misschien, als de grond nog vochtig is',
    laundryIn: 'misschien, de was binnenhalen kan geen kwaad',
    closeWindows: 'misschien, de ramen dichtdoen kan geen kwaad',
  },
  no: {
    others: 'nee, het is er geen weer voor',
    umbrella: 'nee, een paraplu heb je niet nodig',
    laundry: 'nee, hang de was liever binnen op',
    bicycle: 'nee, laat de fiets liever staan',
    scraping: 'nee, je hoeft de ruiten niet te krabben',
    shorts: 'nee, trek liever een lange broek aan',
    gloves: 'nee, handschoenen heb je niet nodig',
    hat: 'nee, een muts heb je niet nodig',
    lightJacket: 'nee, trek liever een warme jas aan',
    sunscreen: 'nee, insmeren hoeft niet',
    watering: 'nee, water geven hoeft niet',
    airing: 'nee, laat de ramen liever dicht',
    carWash: 'nee, wacht liever met de auto wassen',
    driving: 'nee, laat de auto liever staan',
    noUmbrella: 'nee, neem liever een paraplu mee',
    noJacket: 'nee, neem liever een jas mee',
    noGloves: 'nee, neem liever handschoenen mee',
    noWatering: 'nee, de tuin heeft water nodig',
    laundryIn: 'nee, de was kan buiten blijven hangen',
    closeWindows: 'nee, de ramen kunnen open blijven',
  },
};

/** What stands around place and times: `kan er` + `in Utrecht vanaf 15 uur` + `regen vallen`. */
type Predicate = readonly [verb: string, rest: string];

/** Lowest temperature (°C) of each (KNMI), to follow "vriest het". */
const FROSTS = [
  [-5, 'licht'],
  [-10, 'matig'],
  [-15, 'streng'],
  [-Infinity, 'zeer streng'],
] as const;

const WEAK_GUSTS = [[0, 'stevige windstoten']] as const;

/** What is so at this moment neither stays nor becomes so. */
const CHANGES = new Set(['blijft het', 'wordt het']);

/** A clause whose verb stands second, as a sentence of its own or after "ja," and "want". */
export const verdicts = skeleton.createVerdicts<Predicate, Predicate>({
  /** `ja, neem een paraplu mee, want morgen regent het in Utrecht`. */
  advice: (counsel, reason) => `${counsel}, want ${reason}`,
  links: { besides: 'bovendien', instead: 'wel' },
  describeSky: predicate,
  /** `blijft het` + `droog`; of this moment `is het` + `droog`. */
  inTense: ([verb, rest], now) => [now && CHANGES.has(verb) ? 'is het' : verb, rest],
  at(opening, [verb, rest], when) {
    const { front, middle } = frameOpening(opening);
    return joinWords(front, verb, middle, describeTimes(when, opening.when), rest);
  },
  after: (link, [verb, rest], when) => joinWords(link, verb, describeTimes(when), rest),
  probability({ of, percent, times: when }, isLow, opening) {
    const { front, middle } = frameOpening(opening);
    const chance = `de kans op ${of === 'rain' ? 'regen' : 'sneeuw'} is`;
    const value = `${isLow ? 'maar ' : ''}${percent} procent`;
    return joinWords(chance, front, middle, describeTimes(when, opening.when), value);
  },
  gusts(gust, { units }) {
    const name = nameGust(gust, words.STORM_GUSTS, WEAK_GUSTS);
    return ['zijn er', `${name} tot ${words.describeGust(gust, units)}`];
  },
  /** `licht, met een minimum van min 3 graden`. */
  frost({ low, exactly, times: when }, opening, { units }) {
    const { front, middle } = frameOpening(opening);
    const degrees = describeDegrees(low, units);
    const value = exactly ? ` bij ${degrees}` : `, met een minimum van ${degrees}`;
    const barely = skeleton.isJustFreezing(low, units);
    const frost = `${skeleton.nameFrost(low, FROSTS)}${barely ? ', net onder het vriespunt' : value}`;
    return joinWords(front, 'vriest het', middle, describeTimes(when, opening.when), frost);
  },
  frostFree({ low, exactly }, opening, { units }) {
    const { front, middle } = frameOpening(opening);
    const degrees = describeDegrees(low, units);
    return exactly
      ? joinWords(front, 'is het', middle, 'vorstvrij bij', degrees)
      : joinWords(front, 'blijft het', middle, 'vorstvrij met een minimum van', degrees);
  },
  warmth({ low, high, chilled, daytime }, opening, { units }) {
    const { front, middle } = frameOpening(opening);
    const when = joinWords(middle, daytime ? 'overdag' : '');
    const subject = chilled ? 'de gevoelstemperatuur' : 'de temperatuur';
    if (skeleton.areSpokenAlike(low, high, units)) {
      const verb = chilled ? `is ${subject}` : 'is het';
      return joinWords(front, verb, when, describeDegrees(low, units));
    }
    const range = words.describeRange(low, 'en', high, units);
    return joinWords(front, `ligt ${subject}`, when, `tussen ${range}`);
  },
  sunshine(hours, opening) {
    const { front, middle } = frameOpening(opening);
    // Without "lang" the hours would be heard as those of the clock.
    const time = hours === 1 ? 'een uur' : `${hours} uur`;
    return joinWords(front, 'schijnt', middle, 'ongeveer', time, 'lang de zon');
  },
  fallen({ of, amount, peak, isPossible }, { units }) {
    const sum = peak ? 'in totaal' : '';
    const noun = of === 'snow' ? 'sneeuw' : 'regen';
    if (amount === null) return ['is er', joinWords(sum, `geen ${noun} in zicht`)];
    const isHardly = skeleton.isHardlyAny(of, amount, units);
    const depth = isHardly ? `nauwelijks ${noun}` : describeAmount(of, amount, units);
    return isPossible
      ? ['kan er', joinWords(sum, depth, 'vallen')]
      : ['valt er', joinWords(sum, depth)];
  },
  peak: (when) => `het meeste ${times.describeWhen(when)}`,
  /** `zaterdag regent het in Utrecht, zondag blijft het droog`. */
  days([verb, rest], { whens, times: when }, at, place) {
    const front = whens === 'others' ? 'verder' : times.daysList(whens, at === 0);
    const where = at === 0 ? describePlace(place) : '';
    return joinWords(front, verb, where, describeTimes(when), rest);
  },
  unknown: ({ when, place }) =>
    joinWords('ik heb geen weersverwachting', times.describeFor(when), describePlace(place)),
  presences: {
    yes: {
      rain: ['regent het', ''],
      snow: ['sneeuwt het', ''],
      sun: ['schijnt', 'de zon'],
      fog: ['is het', 'mistig'],
      storm: ['stormt het', ''],
      thunder: ['onweert het', ''],
      hail: ['hagelt het', ''],
      frost: ['vriest het', ''],
      ice: ['wordt het', 'glad'],
      suitable: ['is het er', 'goed weer voor'],
    },
    // After "misschien" nothing else is uncertain.
    maybe: {
      rain: ['is er', 'kans op regen'],
      snow: ['is er', 'kans op sneeuw'],
      sun: ['schijnt', 'af en toe de zon'],
      fog: ['is er', 'kans op mist'],
      storm: ['is er', 'kans op storm'],
      thunder: ['is er', 'kans op onweer'],
      hail: ['is er', 'kans op hagel'],
      frost: ['is er', 'kans op lichte vorst'],
      ice: ['is er', 'kans op gladheid'],
      suitable: ['is het weer', 'twijfelachtig'],
    },
    hardly: {
      rain: ['valt er', 'nauwelijks regen'],
      snow: ['valt er', 'nauwelijks sneeuw'],
      sun: ['schijnt', 'nauwelijks de zon'],
      ice: ['wordt het', 'ondanks de vorst nauwelijks glad'],
    },
    no: {
      rain: ['regent het', 'niet'],
      snow: ['sneeuwt het', 'niet'],
      sun: ['schijnt', 'de zon niet'],
      fog: ['is er', 'geen mist'],
      storm: ['is er', 'geen storm'],
      thunder: ['is er', 'geen onweer'],
      hail: ['is er', 'geen hagel in zicht'],
      frost: ['blijft het', 'vorstvrij'],
      ice: ['wordt er', 'geen gladheid verwacht'],
      suitable: ['is het er', 'geen weer voor'],
    },
    dry: ['blijft het', 'droog'],
  },
  chances: {
    dark: ['is het', 'al donker'],
    late: ['is het er', 'te laat voor'],
    lowSun: ['staat', 'de zon te laag om te verbranden'],
    best: ['is het er', 'het beste weer voor'],
    atDegrees: (low, high, units) =>
      skeleton.areSpokenAlike(low, high, units)
        ? `bij ${describeDegrees(low, units)}`
        : `bij ${words.describeRange(low, 'tot', high, units)}`,
  },
  answers: {
    yes: 'ja',
    contrary: 'jawel',
    likely: 'waarschijnlijk wel',
    partly: 'ja, gedeeltelijk',
    possible: 'misschien',
    unlikely: 'waarschijnlijk niet',
    no: 'nee',
    notNow: 'nee, op dit moment niet',
    unknown: 'dat weet ik helaas niet',
  },
  firstWords: /^(?:ja|jawel|nee|misschien), (?:maar )?/,
  errands: ERRANDS,
  garments: {
    tShirt: ['nee', 'een T-shirt is genoeg'],
    lightJacket: ['ja', 'een dunne jas is genoeg'],
    warmJacket: ['ja', 'trek een warme jas aan'],
    winterCoat: ['ja', 'trek een winterjas aan en zet een muts op'],
    rainJacket: ['ja', 'neem een regenjas mee'],
    perhapsRainJacket: ['misschien', 'een regenjas meenemen kan geen kwaad'],
    warmRainJacket: ['ja', 'trek een warme en waterdichte jas aan'],
    rainproofWinterCoat: ['ja', 'trek een waterdichte winterjas aan'],
  },
});
