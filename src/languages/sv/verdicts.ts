import { joinWords } from '../../wording/grammar.ts';
import type { Times } from '../../wording/plan/plan.ts';
import type { Opening } from '../../wording/plan/statement.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { nameGust } from '../skeleton-sentences.ts';
import { describeAmount } from './precipitation.ts';
import * as times from './time.ts';
import * as words from './words.ts';

const { describeDegrees, describePlace, describeRange } = words;
const { describeTimes, describeWhen } = times;

const ERRANDS: skeleton.Errands = {
  yes: {
    others: 'ja, det går bra',
    umbrella: 'ja, ta med ett paraply',
    laundry: 'ja, du kan hänga tvätten ute',
    barbecue: 'ja, det är väder för att sitta ute',
    bicycle: 'ja, ta gärna cykeln',
    scraping: 'ja, du behöver skrapa rutorna',
    shorts: 'ja, du kan ha shorts',
    gloves: 'ja, ta på dig vantar',
    hat: 'ja, ta på dig en mössa',
    lightJacket: 'ja, det räcker med en tunn jacka',
    sunscreen: 'ja, smörj in dig',
    watering: 'ja, trädgården behöver vatten',
    airing: 'ja, det går bra att vädra',
    carWash: 'ja, det lönar sig att tvätta',
    driving: 'ja, vädret är inget hinder för att köra',
    noUmbrella: 'ja, paraplyet kan stanna hemma',
    noJacket: 'ja, det går bra utan jacka',
    noGloves: 'ja, det går bra utan vantar',
    noWatering: 'ja, du behöver inte vattna',
    laundryIn: 'ja, ta in tvätten',
    closeWindows: 'ja, stäng fönstren',
  },
  maybe: {
    others: 'kanske, vädret är inte idealiskt',
    umbrella: 'kanske, det skadar inte att ta med ett paraply',
    laundry: 'kanske, det är inget idealiskt torkväder',
    bicycle: 'kanske, det kan bli obehagligt på cykeln',
    scraping: 'kanske behöver du skrapa rutorna',
    shorts: 'kanske, shorts går bra om du inte är frusen av dig',
    gloves: 'kanske, om du lätt fryser',
    hat: 'kanske, om du lätt fryser',
    lightJacket: 'kanske, om du inte är frusen av dig',
    sunscreen: 'kanske, det skadar inte att smörja in sig',
    watering: 'kanske, om jorden är torr',
    airing: 'kanske, men inte för länge',
    driving: 'kanske, men kör försiktigt',
    noUmbrella: 'kanske, men det är säkrare att ta med ett paraply',
    noJacket: 'kanske, om du inte är frusen av dig',
    noGloves: 'kanske, om du inte är frusen av dig',
    noWatering: 'kanske, om jorden fortfarande är fuktig',
    laundryIn: 'kanske, det skadar inte att ta in tvätten',
    closeWindows: 'kanske, det skadar inte att stänga fönstren',
  },
  no: {
    others: 'nej, vädret passar inte',
    umbrella: 'nej, du behöver inget paraply',
    laundry: 'nej, häng hellre tvätten inne',
    barbecue: 'nej, det är inget väder för att sitta ute',
    bicycle: 'nej, låt hellre cykeln stå',
    scraping: 'nej, du behöver inte skrapa rutorna',
    shorts: 'nej, ta hellre långbyxor',
    gloves: 'nej, du behöver inga vantar',
    hat: 'nej, du behöver ingen mössa',
    lightJacket: 'nej, ta hellre en varm jacka',
    sunscreen: 'nej, du behöver inte smörja in dig',
    watering: 'nej, du behöver inte vattna',
    airing: 'nej, låt hellre fönstren vara stängda',
    carWash: 'nej, vänta hellre med att tvätta',
    driving: 'nej, låt hellre bilen stå',
    noUmbrella: 'nej, ta hellre med ett paraply',
    noJacket: 'nej, ta hellre med en jacka',
    noGloves: 'nej, ta hellre med vantar',
    noWatering: 'nej, trädgården behöver vatten',
    laundryIn: 'nej, tvätten kan hänga kvar ute',
    closeWindows: 'nej, fönstren kan vara öppna',
  },
};

/** What stands around place and times: `väntas` + `stormbyar` + `i Uppsala` + `, upp till 25 meter per sekund`. */
type Clause = readonly [verb: string, rest: string, afterAll?: string | undefined];

/** Lowest temperature (°C) of each. */
const FROSTS = [
  [-5, 'lätt frost'],
  [-15, 'frost'],
  [-25, 'sträng kyla'],
  [-Infinity, 'mycket sträng kyla'],
] as const;

const WEAK_GUSTS = [[0, 'vindbyar']] as const;

/** Of this moment nothing stays, comes or is expected: it is so. */
const AHEAD = new Set(['blir det', 'håller det sig', 'väntas']);

/** A clause whose verb stands second, as a sentence of its own or after "ja," and "för". */
export const verdicts = skeleton.createVerdicts<Clause, Clause>({
  /** `ja, ta med ett paraply, för i morgon regnar det i Uppsala`. */
  advice: (counsel, reason) => `${counsel}, för ${reason}`,
  links: { besides: 'dessutom', instead: 'däremot' },
  describeSky: words.predicate,
  inTense: ([verb, rest, afterAll], now) => [
    now && AHEAD.has(verb) ? 'är det' : verb,
    rest,
    afterAll,
  ],
  at,
  after: (link, clause, when) => inOrder(link, '', clause, when),
  probability({ of, percent, times: when }, isLow, opening) {
    const value = `${isLow ? 'bara ' : ''}${percent} procent`;
    return at(opening, [`är risken för ${of === 'rain' ? 'regn' : 'snö'}`, value], when);
  },
  gusts(gust, { units, now }) {
    const name = nameGust(gust, words.STORM_GUSTS, WEAK_GUSTS);
    return [now ? 'är det' : 'väntas', name, `, ${words.upToGust(gust, units)}`];
  },
  /** `i natt blir det lätt frost i Uppsala, ner till minus 3 grader`. */
  frost({ low, exactly, times: when }, opening, { units, now }) {
    const degrees = describeDegrees(low, units);
    const value = exactly ? degrees : `ner till ${degrees}`;
    const told = skeleton.isJustFreezing(low, units) ? 'strax under nollan' : value;
    return at(
      opening,
      [now ? 'är det' : 'blir det', skeleton.nameFrost(low, FROSTS), `, ${told}`],
      when,
    );
  },
  frostFree({ low, exactly }, opening, { units, now }) {
    const degrees = describeDegrees(low, units);
    const told = exactly ? degrees : `som kallast ${degrees}`;
    return at(opening, [now ? 'är det' : 'håller det sig', 'frostfritt', `, ${told}`], null);
  },
  warmth({ low, high, chilled, daytime }, opening, { units, now }) {
    const daily = daytime ? 'under dagen' : '';
    const where = joinWords(describePlace(opening.place), daily);
    const when = describeWhen(opening.when);
    if (skeleton.areSpokenAlike(low, high, units)) {
      const verb = chilled ? 'känns det som' : now ? 'är det' : 'blir det';
      return joinWords(when, verb, describeDegrees(low, units), where);
    }
    return chilled
      ? joinWords(when, 'känns det som', describeRange(low, 'till', high, units), where)
      : joinWords(
          when,
          'ligger temperaturen',
          where,
          'mellan',
          describeRange(low, 'och', high, units),
        );
  },
  sunshine(hours, opening) {
    const time = hours === 1 ? 'en timme' : `${hours} timmar`;
    return at(opening, ['skiner solen', `i ungefär ${time}`], null);
  },
  fallen({ of, amount, peak, isPossible }, { units }) {
    const sum = peak ? 'totalt' : '';
    if (amount === null) return ['väntas', of === 'snow' ? 'ingen snö' : 'inget regn'];
    const hardly = of === 'snow' ? 'knappt någon snö' : 'knappt något regn';
    const depth = skeleton.isHardlyAny(of, amount, units)
      ? hardly
      : describeAmount(of, amount, units);
    return [isPossible ? 'kan det komma' : 'väntas', joinWords(sum, depth)];
  },
  peak: (when) => `det mesta ${describeWhen(when)}`,
  /** `på lördag regnar det i Uppsala, på söndag håller det sig torrt`. */
  days(clause, { whens, times: when }, index, place) {
    const front = whens === 'others' ? 'i övrigt' : times.daysList(whens, index === 0);
    return inOrder(front, index === 0 ? describePlace(place) : '', clause, when);
  },
  unknown: ({ when, place }) =>
    joinWords('jag har ingen prognos', times.describeFor(when), describePlace(place)),
  presences: {
    yes: {
      rain: ['regnar det', ''],
      snow: ['snöar det', ''],
      sun: ['skiner solen', ''],
      fog: ['blir det', 'dimma'],
      storm: ['blir det', 'storm'],
      thunder: ['blir det', 'åska'],
      hail: ['haglar det', ''],
      frost: ['blir det', 'frost'],
      ice: ['blir det', 'halt'],
      suitable: ['passar vädret', 'bra'],
    },
    maybe: {
      rain: ['kan det', 'bli regn'],
      snow: ['kan det', 'bli snö'],
      sun: ['skiner solen', 'då och då'],
      fog: ['kan det', 'bli dimma'],
      storm: ['kan det', 'bli storm'],
      thunder: ['kan det', 'bli åska'],
      hail: ['kan det', 'bli hagel'],
      frost: ['kan det', 'bli lätt frost'],
      ice: ['kan det', 'bli halt'],
      suitable: ['är vädret', 'tveksamt'],
    },
    hardly: {
      rain: ['kommer det', 'knappt något regn'],
      snow: ['kommer det', 'knappt någon snö'],
      sun: ['skiner solen', 'knappt'],
      ice: ['blir det', 'knappast halt', ' trots frosten'],
    },
    no: {
      rain: ['regnar det', 'inte'],
      snow: ['snöar det', 'inte'],
      sun: ['skiner solen', 'inte'],
      fog: ['väntas', 'ingen dimma'],
      storm: ['väntas', 'ingen storm'],
      thunder: ['väntas', 'ingen åska'],
      hail: ['väntas', 'inget hagel'],
      frost: ['håller det sig', 'frostfritt'],
      ice: ['väntas', 'ingen halka'],
      suitable: ['passar vädret', 'inte'],
    },
    dry: ['håller det sig', 'torrt'],
  },
  chances: {
    dark: ['är det', 'redan mörkt'],
    late: ['är det', 'för sent'],
    lowSun: ['står solen', 'för lågt för att man ska bränna sig'],
    best: ['är vädret', 'bäst'],
    atDegrees: (low, high, units) =>
      skeleton.areSpokenAlike(low, high, units)
        ? `med ${describeDegrees(low, units)}`
        : `med ${describeRange(low, 'till', high, units)}`,
  },
  answers: {
    yes: 'ja',
    contrary: 'jo',
    likely: 'troligen',
    partly: 'ja, delvis',
    possible: 'kanske',
    unlikely: 'troligen inte',
    no: 'nej',
    notNow: 'nej, inte just nu',
    unknown: 'det vet jag tyvärr inte',
  },
  firstWords: /^(?:ja|jo|nej|kanske), (?:men )?/,
  errands: ERRANDS,
  garments: {
    tShirt: ['nej', 'det räcker med en t-shirt'],
    lightJacket: ['ja', 'det räcker med en tunn jacka'],
    warmJacket: ['ja', 'ta på dig en varm jacka'],
    winterCoat: ['ja', 'ta på dig vinterjacka och mössa'],
    rainJacket: ['ja', 'ta med en regnjacka'],
    perhapsRainJacket: ['kanske', 'det skadar inte att ta med en regnjacka'],
    warmRainJacket: ['ja', 'ta på dig en varm och vattentät jacka'],
    rainproofWinterCoat: ['ja', 'ta på dig en vattentät vinterjacka'],
  },
});

function at({ when, place }: Opening, clause: Clause, within: Times | null): string {
  const isNight = times.isNightWhen(when);
  return inOrder(describeWhen(when), describePlace(place), clause, within, isNight);
}

/** How often stands before what happens, hours behind the place: `regnar det tidvis i Uppsala`, `... i Uppsala från klockan 15`. */
function inOrder(
  front: string,
  place: string,
  [verb, rest, afterAll = '']: Clause,
  within: Times | null,
  isNight = false,
): string {
  const hours = describeTimes(within, isNight);
  const [often, when] = within && 'share' in within ? [hours, ''] : ['', hours];
  return joinWords(front, verb, often, rest, place, when) + afterAll;
}
