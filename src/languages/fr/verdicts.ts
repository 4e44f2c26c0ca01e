import { joinWords } from '../../wording/grammar.ts';
import type { Opening } from '../../wording/plan/statement.ts';
import type { Units } from '../../wording/units.ts';
import { ERRANDS_TU, ERRANDS_VOUS } from './errands.ts';
import * as skeleton from '../skeleton-verdicts.ts';
import { describeAmount, describeDegrees, describeRange } from './words.ts';
import * as times from './time.ts';
import { describePlace } from './place-names.ts';
import { clause, selectTense, selectSkyWords, gustsReach } from './sky.ts';

const { describeOpening, describeTimes } = times;

/** A clause for what is to come, and for this moment where that is worded otherwise. */
type Form = readonly [future: string, present?: string];

/** Lowest temperature (°C) of each. */
const FROSTS = [[-4, 'légèrement'], [-10, ''], [-15, 'fort'], [-Infinity, 'très fort']] as const; // prettier-ignore

/** The temperature at which it begins to freeze, as it is called. */
const FREEZING: Record<Units['temperature'], string> = { celsius: 'zéro', fahrenheit: '32 degrés' };

/** How the listener is addressed: in Canada a skill says `tu`. */
type Address = 'vous' | 'tu';

/** A sentence of its own, or one after "oui," and "car". */
const findings: Omit<skeleton.VerdictWords<string, Form>, 'errands' | 'garments'> = {
  /** `oui, prenez un parapluie, car demain à Lille, il pleuvra`. */
  advice: (counsel, reason) => `${counsel}, car ${reason}`,
  links: { besides: 'et', instead: 'mais' },
  describeSky: (sky, now) => clause(selectSkyWords(sky), selectTense(now)),
  inTense: ([future, present = future], now) => (now ? present : future),
  at: (opening, words, when) => opened(opening, joinWords(words, describeTimes(when))),
  after: (link, words, when) => joinWords(link, words, describeTimes(when)),
  probability({ of, percent, times: when }, isLow, opening) {
    const noun = of === 'rain' ? 'la probabilité de pluie' : 'la probabilité de neige';
    const value = `${isLow ? "n'est que de" : 'est de'} ${percent} pour cent`;
    return opened(opening, joinWords(noun, value, describeTimes(when)));
  },
  gusts: (gust, { units, now }) => gustsReach(gust, selectTense(now), units),
  /** `il gèlera légèrement jusqu'à 9 heures, avec un minimum de moins 3 degrés`. */
  frost({ low, exactly, times: when }, opening, { units, now }) {
    const how = skeleton.nameFrost(low, FROSTS);
    const freezes = joinWords(now ? 'il gèle' : 'il gèlera', how, describeTimes(when));
    const value = skeleton.isJustFreezing(low, units)
      ? `juste en dessous de ${FREEZING[units.temperature]}`
      : joinWords('avec', atLeast(exactly), describeDegrees(low, units));
    return opened(opening, `${freezes}, ${value}`);
  },
  frostFree({ low, exactly }, opening, { units, now }) {
    const freezes = now ? 'il ne gèle pas' : 'il ne gèlera pas';
    const value = joinWords(atLeast(exactly), describeDegrees(low, units));
    return opened(opening, `${freezes}, avec ${value}`);
  },
  warmth({ low, high, chilled, daytime }, opening, { units, now }) {
    const degrees = skeleton.areSpokenAlike(low, high, units)
      ? describeDegrees(low, units)
      : `entre ${describeRange(low, 'et', high, units)}`;
    const [felt, is] = now ? ['on ressent', 'il fait'] : ['on ressentira', 'il fera'];
    return opened(opening, joinWords(chilled ? felt : is, degrees, daytime ? 'en journée' : ''));
  },
  sunshine(hours, opening) {
    const time = hours === 1 ? 'une heure' : `${hours} heures`;
    return opened(opening, `il y aura environ ${time} de soleil`);
  },
  fallen({ of, amount, peak, isPossible }, { units }) {
    const noun = of === 'snow' ? 'neige' : 'pluie';
    if (amount === null) return `aucune ${of === 'snow' ? 'chute de neige' : noun} n'est prévue`;
    if (skeleton.isHardlyAny(of, amount, units)) return `il ne tombera presque pas de ${noun}`;
    const falls = isPossible ? 'il pourrait tomber' : 'il tombera';
    return joinWords(falls, peak ? 'en tout' : '', describeAmount(of, amount, units));
  },
  peak: (when) => `surtout ${times.describeWhen(when)}`,
  /** `samedi à Lille, il pleuvra, mais dimanche le temps restera sec`. */
  days(words, { is, whens, times: when }, at, place) {
    const front = whens === 'others' ? 'les autres jours' : times.daysList(whens, at === 0);
    const days = at === 0 ? `${joinWords(front, describePlace(place))},` : front;
    const but = at > 0 && is !== 'yes' && is !== 'maybe' ? 'mais' : '';
    return joinWords(but, days, words, describeTimes(when));
  },
  unknown: times.describeNoForecast,
  presences: {
    yes: {
      rain: ['il pleuvra', 'il pleut'],
      snow: ['il neigera', 'il neige'],
      sun: ['le soleil brillera', 'le soleil brille'],
      fog: ['il y aura du brouillard', 'il y a du brouillard'],
      storm: ['il y aura une tempête', 'il y a une tempête'],
      thunder: ['il y aura des orages', 'il y a des orages'],
      hail: ['il grêlera', 'il grêle'],
      frost: ['il gèlera', 'il gèle'],
      ice: ['il y aura du verglas', 'il y a du verglas'],
      suitable: ["le temps s'y prêtera", "le temps s'y prête"],
    },
    maybe: {
      rain: ['il pourrait pleuvoir'],
      snow: ['il pourrait neiger'],
      sun: ['il y aura un peu de soleil', 'il y a un peu de soleil'],
      fog: ['il pourrait y avoir du brouillard'],
      storm: ['il pourrait y avoir une tempête'],
      thunder: ['il pourrait y avoir un orage'],
      hail: ['il pourrait grêler'],
      frost: ['il pourrait geler légèrement'],
      ice: ['il pourrait y avoir du verglas'],
      suitable: ["le temps s'y prêtera peut-être", "le temps s'y prête peut-être"],
    },
    hardly: {
      rain: ['il ne pleuvra presque pas', 'il ne pleut presque pas'],
      snow: ['il ne neigera presque pas', 'il ne neige presque pas'],
      sun: ["il n'y aura presque pas de soleil", "il n'y a presque pas de soleil"],
      ice: ['malgré le gel, il ne devrait pas y avoir de verglas'],
    },
    no: {
      rain: ['il ne pleuvra pas', 'il ne pleut pas'],
      snow: ['il ne neigera pas', 'il ne neige pas'],
      sun: ["il n'y aura pas de soleil", "il n'y a pas de soleil"],
      fog: ["il n'y aura pas de brouillard", "il n'y a pas de brouillard"],
      storm: ["il n'y aura pas de tempête", "il n'y a pas de tempête"],
      thunder: ["il n'y aura pas d'orage", "il n'y a pas d'orage"],
      hail: ["aucune grêle n'est prévue", 'il ne grêle pas'],
      frost: ['il ne gèlera pas', 'il ne gèle pas'],
      ice: ["aucun verglas n'est prévu"],
      suitable: ["le temps ne s'y prêtera pas", "le temps ne s'y prête pas"],
    },
    dry: ['le temps restera sec', 'le temps est sec'],
  },
  chances: {
    dark: ['il fera trop sombre', 'il fait trop sombre'],
    late: ['il sera trop tard', 'il est trop tard'],
    lowSun: ['le soleil sera trop bas pour brûler', 'le soleil est trop bas pour brûler'],
    best: ['le mieux sera', "le mieux, c'est"],
    atDegrees: (low, high, units) =>
      skeleton.areSpokenAlike(low, high, units)
        ? `avec ${describeDegrees(low, units)}`
        : `avec ${describeRange(low, 'à', high, units)}`,
  },
  answers: {
    yes: 'oui',
    contrary: 'si',
    likely: 'probablement',
    partly: 'oui, mais seulement en partie',
    possible: "c'est possible",
    unlikely: 'probablement pas',
    no: 'non',
    notNow: 'non, pas en ce moment',
    unknown: 'malheureusement',
  },
  firstWords: /^(?:oui|si|non|peut-être|c'est possible), (?:mais )?/,
};

export function createVerdictWords(address: Address) {
  return skeleton.createVerdicts({ ...findings, ...COUNSELS[address] });
}

const COUNSELS: Record<Address, Pick<skeleton.Counsels, 'errands' | 'garments'>> = {
  vous: {
    errands: ERRANDS_VOUS,
    garments: {
      tShirt: ['non', 'un tee-shirt suffit'],
      lightJacket: ['oui', 'une veste légère suffit'],
      warmJacket: ['oui', 'mettez une veste chaude'],
      winterCoat: ['oui', "mettez un manteau d'hiver et un bonnet"],
      rainJacket: ['oui', 'prenez une veste imperméable'],
      perhapsRainJacket: ['oui', 'prenez une veste imperméable par précaution'],
      warmRainJacket: ['oui', 'mettez une veste chaude et imperméable'],
      rainproofWinterCoat: ['oui', "mettez un manteau d'hiver imperméable"],
    },
  },
  tu: {
    errands: ERRANDS_TU,
    garments: {
      tShirt: ['non', 'un t-shirt suffit'],
      lightJacket: ['oui', 'un manteau léger suffit'],
      warmJacket: ['oui', 'mets un manteau chaud'],
      winterCoat: ['oui', "mets un manteau d'hiver et une tuque"],
      rainJacket: ['oui', 'prends un imperméable'],
      perhapsRainJacket: ['oui', 'prends un imperméable par précaution'],
      warmRainJacket: ['oui', 'mets un manteau chaud et imperméable'],
      rainproofWinterCoat: ['oui', "mets un manteau d'hiver imperméable"],
    },
  },
};

function opened(opening: Opening, words: string): string {
  return `${describeOpening(opening)}${words}`;
}

/** Never "au moins", which would be heard as a sign. */
function atLeast(exactly: boolean): string {
  return exactly ? '' : 'un minimum de';
}
