import { present, signed, type NumberReader, type SkillTextReader } from './text-reader.ts';

const number = (words = '') => signed(words, /^moins /, /^une?$/);

const HOUR_WORDS: Readonly<Record<string, number>> = {
  minuit: 0, 'une heure': 1, midi: 12, 'vingt et une heures': 21,
}; // prettier-ignore
const hour = (words = '') => HOUR_WORDS[words] ?? Number.parseInt(words, 10);

const HOUR = '(minuit|midi|une heure|vingt et une heures|\\d+ heures)';

const NUMBERS: readonly NumberReader[] = [
  [
    'gusts',
    /(?:à|atteignent|atteindront) (?:près de )?(\d+) (?:kilomètres-heure|(?:kilomètres|mil?les) à l'heure|mètres par seconde)/g,
    ([value]) => [Number(value)],
  ],
  ['amounts', /moins d'un (?:demi-)?pouce/g, () => [0]],
  ['amounts', /environ un demi-pouce/g, () => [0.5]],
  ['amounts', /environ (\d+) pouces? et demi/g, ([value]) => [Number(value) + 0.5]],
  [
    'amounts',
    /environ (\d+) (?:(?:milli|centi)mètres?|litres?|pouces?)/g,
    ([value]) => [Number(value)],
  ],
  ['hours', /entre (\d+|vingt et une) et (\d+|vingt et une) heures/g, (both) => both.map((words = '') => hour(`${words} heures`))],
  ['hours', new RegExp(`(?<!environ |pendant |bout d')${HOUR}(?! après| de soleil)`, 'g'), ([value]) => [hour(value)]],
  ['degrees', /autour de zéro/g, () => [0]],
  ['degrees', /autour d'un degré/g, () => [1]],
  ['degrees', /((?:moins )?\d+) la nuit/g, ([value]) => [number(value)]],
  ['degrees', /minimum de ((?:moins )?\d+)(?!\d| degr)/g, ([value]) => [number(value)]],
  [
    'degrees',
    /(?:((?:moins |plus )?\d+) (?:et|à|ou) )?((?:moins |plus )?\d+) degrés?/g,
    (values) => present(values).map(number),
  ],
]; // prettier-ignore

const MINUTES =
  "(?<time>\\S+ minutes|un quart d'heure|une demi-heure|trois quarts d'heure|une heure)";
const IN_MINUTES = `dans (?:environ ${MINUTES}|(?<few>les prochaines minutes))`;
const COMING =
  "dans (?:(?:l'|la |le |les )(?<time>\\S+ prochaines minutes|quart d'heure qui vient|demi-heure qui vient|heure qui vient)|(?<few>les prochaines minutes))";
const pattern = (source: string) => new RegExp(source, 'i');

export const frenchReader: SkillTextReader = {
  numbers: NUMBERS,
  chances:
    /il pourrait (?:encore )?(?:pleuvoir|neiger|geler légèrement|y avoir (?:un orage|du brouillard|du verglas))|il (?:pleuvra|neigera) probablement|(?:il tombera|cela pourrait donner) (?:en tout )?_ (?:de |d')\w+/gi,
  kinds: [
    [/brouillard(?: givrant)?/g, 'fog'],
    [/(?:pluies?|bruine) verglaçantes?|attention au verglas/gi, 'ice'],
    [/orages/g, 'thunder'],
    [/(?:(?:averses|chutes) de )?neige (?:fondue|fondante)/g, 'sleet'],
    [/averses de neige|chutes de neige|\bneige(?:ra|r)?\b/g, 'snow'],
    [/averses/g, 'showers'],
    [/bruine/g, 'drizzle'],
    [/\bpleu(?:t|vra|voir)\b|pluies?\b/g, 'rain'],
    [/soleil brille|ensoleillé|dégagé|peu nuageux|éclaircies/g, 'bright'],
    [/nuageux|couvert|accalmies?|qui se lève/g, 'cloudy'],
  ],
  weekdays: [
    /dimanche/i, /lundi/i, /mardi/i, /mercredi/i, /jeudi/i, /vendredi/i, /samedi/i,
  ],
  relativeDays: [
    /aujourd'hui|\b(?:ce matin|cet après-midi|ce soir|cette nuit)|jusqu'(?:à|au) (?=\p{L}+di(?!\p{L})|dimanche)/iu,
    /(?<!après-)demain/i,
    /après-demain/i,
  ],
  sunshine: /soleil|ensoleillé/,
  windWords: 6,
  noForecast: /pas de prévisions/,
  nextHour: {
    minutes: [
      ['starts', pattern(`^${IN_MINUTES}.*(?:commencera|pendant|brièvement|au bout)`)],
      ['stops', pattern(`(?:s'arrêtera|accalmie) ${IN_MINUTES}`)],
      ['lasts', pattern(`^(?!En ce|Puis).*(?:pendant |au bout d(?:e |'))${MINUTES}`)],
      ['pauses', pattern(`^${MINUTES} après`)],
      ['continues', pattern(`^Puis il (?:.* pendant|y aura(?: encore)?) ${MINUTES}`)],
      ['dry', pattern(`^${COMING}.*sec`)],
      ['wet', pattern(`^${COMING}(?!.*(?:commencera|pendant|brièvement|au bout)).*\\bil `)],
    ],
    durations: {
      'cinq minutes': 5, 'dix minutes': 10, "un quart d'heure": 15, 'une demi-heure': 30,
      "trois quarts d'heure": 45, 'une heure': 60, 'dix prochaines minutes': 10,
      "quart d'heure qui vient": 15, 'demi-heure qui vient': 30, 'heure qui vient': 60,
      'les prochaines minutes': 2.5,
    },
    briefly: /mais brièvement/,
    ice: /Attention au verglas/i,
    dry: /\bsec\b/,
    wet: /pourrait|probablement|il devrait/,
    claims: {
      rain: /pleu(?:t|vra|voir)/i,
      snow: /\bneige(?:r|ra)?\b(?! fond)/i,
      sleet: /neige (?:fondue|fondante)/,
      freezing: /pluie verglaçante/,
      light: /faible|un peu/,
      heavy: /\bforte?s?\b|beaucoup|énormément/,
      veryHeavy: /très forte?s?\b|énormément/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambroisie', Beifuss: 'armoise', Birke: 'bouleau', Erle: 'aulne', Esche: 'frêne',
      Graeser: 'graminées', Hasel: 'noisetier', Roggen: 'seigle',
    },
    levels: { faible: 1, modéré: 2, élevé: 3 },
    named: [
      /(?<level>faible|modéré|élevé) pour (?<names>(?:(?!faible|modéré|élevé).)*)/g,
      /le taux de pollen (?<names>d\S+(?: \p{L}+)?) sera (?<level>faible|modéré|élevé)/gu,
      /pas de pollen (?<names>d[^.]*)\./g,
    ],
    others: /taux des autres pollens sera[^.]*?(?<level>faible|modéré|élevé)/i,
    noOthers: /pas d'autres pollens/,
    none: /pas de pollen(?! d)/,
    cut: /d'autres plantes/,
    soFarKnown: /à notre connaissance/i,
  },
  yes: /^Oui\b/,
  no: /^Non\b/,
  anyAnswer:
    /^(?:Oui|Non|Peut-être|C'est possible|Probablement|Malheureusement)(?!\p{L})/u,
  lengths: / (?:[5-9]|[1-5]\d) (?:minutes|prochaines heures)/g,
  beforeDay: /^$/,
  comparison: /environ (?<size>\d+) degrés (?<way>de (?:plus|moins))/,
  warmer: /de plus/,
  colder: /de moins/,
}; // prettier-ignore
