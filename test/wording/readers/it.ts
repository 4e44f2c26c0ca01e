import { present, signed, type NumberReader, type SkillTextReader } from './text-reader.ts';

const number = (words = '') => signed(words.replace(/^più /, ''), /^meno /, /^uno?$/);

const NUMBERS: readonly NumberReader[] = [
  [
    'gusts',
    /fino a (\d+) (?:chilometri orari|miglia orarie|metri al secondo)/g,
    ([value]) => [Number(value)],
  ],
  ['amounts', /meno di (?:un|mezzo) pollice/g, () => [0]],
  ['amounts', /circa mezzo pollice/g, () => [0.5]],
  ['amounts', /circa (\d+|un) pollic[ei] e mezzo/g, ([value]) => [number(value) + 0.5]],
  [
    'amounts',
    /circa (\d+|un) (?:litr[io]|millimetr[io]|centimetr[io]|pollic[ei])/g,
    ([value]) => [number(value)],
  ],
  ['hours', /(?<!\p{L})(?:d?al)?le (\d+)/giu, ([value]) => [Number(value)]],
  ['hours', /(?<!\p{L})(?:d?al)?l'una(?!\p{L})/giu, () => [1]],
  ['hours', /mezzanotte/gi, () => [0]],
  ['hours', /mezzogiorno/gi, () => [12]],
  ['degrees', /intorno allo zero/g, () => [0]],
  ['degrees', /(?:i|gli) (\d+) e (?:i|gli) (\d+) gradi/g, (values) => present(values).map(number)],
  ['degrees', /minima(?: notturna)? di ((?:meno )?\d+)(?!\d| grad)/g, ([value]) => [number(value)]],
  [
    'degrees',
    /(?:((?:meno |più )?(?:\d+|uno)) (?:e|a|o) )?((?:meno |più )?(?:\d+|un)) grad[oi]/g,
    (values) => present(values).map(number),
  ],
];

const MINUTES = "(?<time>\\d+ minuti|un quarto d'ora|mezz'ora|tre quarti d'ora|un'ora)";
const IN_MINUTES = `tra (?:circa ${MINUTES}|(?<few>pochi minuti))`;
const BARE_MINUTES = "(?<time>\\d+ minuti|quarto d'ora|mezz'ora|tre quarti d'ora|ora)";
const COMING = `^ne(?:i|l|lla) prossim[aio] (?:${BARE_MINUTES}|(?<few>minuti))`;
const pattern = (source: string) => new RegExp(source, 'i');

export const italianReader: SkillTextReader = {
  numbers: NUMBERS,
  chances:
    /è (?:possibile|probabile) (?:che (?:(?:piova|nevichi)(?! forte| intensamente)|ci sia nebbia|si formi ghiaccio)|una? (?!debole|forte|fitta|pioggia)\p{L}+)|cad(?:rà|ranno) (?:in tutto )?_ (?:di |d')\p{L}+/giu,
  kinds: [
    [/(?:pioggia|pioviggine) congelante|attenzione al ghiaccio/gi, 'ice'],
    [/temporal[ei]/g, 'thunder'],
    [/rovescio? di pioggia mista a neve|pioggia mista a neve/g, 'sleet'],
    [/rovescio? di neve|nevic\p{L}+/giu, 'snow'],
    [/rovescio?/g, 'showers'],
    [/pioviggin\p{L}+/giu, 'drizzle'],
    [/piov(?:erà|ere|[ea])|piogg(?:ia|e)/gi, 'rain'],
    [/nebbia/g, 'fog'],
    [/il sole|sereno|poco nuvoloso|schiarit[ae]/g, 'bright'],
    [/parzialmente nuvoloso|molto nuvoloso|coperto|con (?:una|qualche|diverse) paus[ae]|si dirad/g, 'cloudy'],
  ],
  weekdays: [
    /domenica/i, /lunedì/i, /martedì/i, /mercoledì/i, /giovedì/i, /venerdì/i, /sabato/i,
  ],
  relativeDays: [/(?<!\p{L})oggi|stamattina|stasera|stanotte|fino a (?=\p{L}+dì|sabato|domenica)/iu, /(?<!dopo)domani/i, /dopodomani/i],
  windWords: 8,
  sunshine: /\bsole\b|soleggiat/,
  noForecast: /non ho previsioni/,
  nextHour: {
    minutes: [
      ['starts', pattern(`^${IN_MINUTES}.* (?:inizierà|ma solo per poco)`)],
      ['stops', pattern(`(?:, ma|, e|pausa) ${IN_MINUTES}`)],
      ['lasts', pattern(`(?:smetterà|pausa) dopo ${MINUTES}`)],
      ['pauses', pattern(`^${MINUTES} dopo`)],
      ['continues', pattern(`per (?:altri|un altro|un'altra) ${BARE_MINUTES}`)],
      ['dry', pattern(`${COMING}.* asciutto`)],
      ['wet', pattern(`${COMING}.* continuerà`)],
    ],
    durations: {
      "quarto d'ora": 15, "un quarto d'ora": 15, "mezz'ora": 30, "tre quarti d'ora": 45, ora: 60,
      "un'ora": 60, minuti: 2.5, 'pochi minuti': 2.5,
    },
    briefly: /ma solo per poco/,
    ice: /Attenzione al ghiaccio/,
    dry: /asciutto/,
    wet: /possibile|probabile|piov|nevic|\bcad/i,
    claims: {
      rain: /piov/i,
      snow: /nevic/i,
      sleet: /mista a neve/,
      freezing: /congelante/,
      light: /debol|minore intensità/,
      heavy: /fort(?:e|issima)/,
      veryHeavy: /molto forte|fortissima/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrosia', Beifuss: 'artemisia', Birke: 'betulla', Erle: 'ontano',
      Esche: 'frassino', Graeser: 'graminacee', Hasel: 'nocciolo', Roggen: 'segale',
    },
    levels: { bassa: 1, media: 2, alta: 3 },
    named: [
      /(?<level>bassa|media|alta) per (?<names>(?:(?!bassa|media|alta)[^.])*)/g,
      /polline di (?<names>\p{L}+) sarà (?<level>bassa|media|alta)/gu,
      /non è previsto polline di (?<names>\p{L}+)/gu,
    ],
    others: /altri pollini[^.]* sarà[^.]* (?<level>bassa|media|alta)/,
    noOthers: /non sono previsti altri pollini/i,
    none: /non sono previsti pollini/,
    cut: /altre piante/,
    soFarKnown: /per quanto si sa/,
  },
  yes: /^Sì(?!\p{L})/u,
  no: /^No\b/,
  anyAnswer: /^(?:Sì|No|Forse|Può darsi|Probabilmente (?:sì|no)|Purtroppo)(?!\p{L})/u,
  lengths: / (?:[5-9]|[1-5]\d) (?:minuti|ore)/g,
  beforeDay: /^$/,
  comparison: /,? circa (?<size>\d+) gradi in (?<way>\p{L}+)/u,
  warmer: /più/,
  colder: /meno/,
}; // prettier-ignore
