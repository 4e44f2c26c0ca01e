import { present, signed, type NumberReader, type SkillTextReader } from './text-reader.ts';

const number = (words = '') => signed(words, /^minus /, /^(?:en|ett)$/);

const SPEED = '(?:meter per sekund|(?:kilometer|miles) i timmen)';
const DEGREES = '(?:minus |plus )?(?:\\d+|\\ben)';

const NUMBERS: readonly NumberReader[] = [
  ['gusts', new RegExp(`upp till (\\d+|en) ${SPEED}`, 'g'), ([value]) => [number(value)]],
  ['amounts', /mindre än en (?:kvarts )?tum (?:nederbörd|snö)/g, () => [0]],
  ['amounts', /omkring en kvarts tum (?:nederbörd|snö)/g, () => [0.25]],
  ['amounts', /omkring en halv tum (?:nederbörd|snö)/g, () => [0.5]],
  ['amounts', /omkring tre kvarts tum (?:nederbörd|snö)/g, () => [0.75]],
  [
    'amounts',
    /omkring (\d+|en) och en halv tum (?:nederbörd|snö)/g,
    ([value]) => [number(value) + 0.5],
  ],
  [
    'amounts',
    /omkring (\d+|en) (?:millimeter|centimeter|liter|tum) (?:nederbörd|snö)(?: per kvadratmeter)?/g,
    ([value]) => [number(value)],
  ],
  [
    'hours',
    /klockan (\d+|ett)(?: på natten| på morgonen)? och (\d+|ett)(?!\d)/g,
    (both) => both.map(number),
  ],
  ['hours', /klockan 24/g, () => [0]],
  ['hours', /klockan (\d+|ett)(?!\d)/g, ([value]) => [number(value)]],
  ['hours', /midnatt/g, () => [0]],
  ['degrees', /kring nollan/g, () => [0]],
  ['degrees', /som kallast ((?:minus )?\d+)(?= och som varmast|\.)/g, ([value]) => [number(value)]],
  [
    'degrees',
    /(?:på natten|i natt) (?:ner till )?((?:minus )?\d+)(?=[.,])/g,
    ([value]) => [number(value)],
  ],
  [
    'degrees',
    new RegExp(`(?:(${DEGREES}) (?:och|till) )?(${DEGREES}) (?:plus)?grad(?:er)?(?!\\p{L})`, 'gu'),
    (values) => present(values).map(number),
  ],
];

const MINUTES =
  '(?<time>\\S+ minuter(?:na)?|en kvart|tre kvart|en halvtimme|en timme|kvarten|halvtimmen|timmen)';
const IN_MINUTES = `om (?:ungefär ${MINUTES}|(?<few>några minuter))`;
const COMING = `den? närmaste (?:(?<few>minuterna)|${MINUTES})`;
const STOP = '(?:slutar|blir det en kort paus)';
const pattern = (source: string) => new RegExp(source, 'i');

export const swedishReader: SkillTextReader = {
  numbers: NUMBERS,
  chances: /(?:det (?:kan bli|kan komma lite mer|blir troligen)|kan det bli|kan det komma lite mer|blir det troligen) (?:regn|snö)(?!\p{L})/giu,
  kinds: [
    [/underkylt (?:duggregn|regn)|se upp för halka/gi, 'ice'],
    [/åska|åskskurar/g, 'thunder'],
    [/snöblandat regn|snöblandade skurar/g, 'sleet'],
    [/snöbyar|snöfall(?:et)?|snöar?(?!\p{L})/gu, 'snow'],
    [/regnskurar/g, 'showers'],
    [/duggregn|duggar?(?!\p{L})/gu, 'drizzle'],
    [/regnar|regna|regn/g, 'rain'],
    [/dimma|dimmigt/g, 'fog'],
    [/soligt|klart/g, 'bright'],
    [/växlande molnighet|molnigt|mulet/g, 'cloudy'],
  ],
  weekdays: [/söndag/i, /måndag/i, /tisdag/i, /onsdag/i, /torsdag/i, /fredag/i, /lördag/i],
  relativeDays: [/\bi (?:dag|förmiddag|eftermiddag|kväll)/i, /\bi morgon/i, /\bi övermorgon/i],
  untilMorning: /(?<=från klockan [^.]*)till klockan (?:\d+|ett) (?:i natt|på natten|på morgonen)/i,
  windWords: 6,
  sunshine: /sol/i,
  noForecast: /ingen (?:pollen)?prognos/,
  nextHour: {
    minutes: [
      ['starts', pattern(`^${IN_MINUTES} (?:börjar|.*, men bara en kort stund)`)],
      ['stops', pattern(`(?:men|och) ${IN_MINUTES} ${STOP}`)],
      ['lasts', pattern(`efter ${MINUTES} ${STOP}`)],
      ['pauses', pattern(`^${MINUTES} senare`)],
      ['continues', pattern(`^därefter .* i (?:ytterligare )?${MINUTES}`)],
      ['dry', pattern(`^${COMING} håller det sig torrt`)],
      ['wet', pattern(`^${COMING} fortsätter`)],
    ],
    durations: {
      'fem minuter': 5, 'tio minuter': 10, 'tio minuterna': 10, 'en kvart': 15, kvarten: 15,
      'en halvtimme': 30, halvtimmen: 30, 'tre kvart': 45, 'en timme': 60, timmen: 60,
      'några minuter': 2.5, minuterna: 2.5,
    },
    briefly: /^om .*, men bara en kort stund/i,
    ice: /Se upp/,
    dry: /torrt|väntas (?:först )?uppehåll|senare (?:väntas )?uppehåll/,
    wet: /kan det|troligen|regn|snö|nederbörd/,
    claims: {
      rain: /regna|(?<!snöblandat |underkylt )regn(?!\p{L})/u,
      snow: /snöar?(?!\p{L})|snöfall/u,
      sleet: /snöblandat/,
      freezing: /underkylt/,
      light: /lätt/,
      heavy: /kraftig/,
      veryHeavy: /mycket kraftig/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrosia', Beifuss: 'gråbo', Birke: 'björk', Erle: 'al', Esche: 'ask',
      Graeser: 'gräs', Hasel: 'hassel', Roggen: 'råg',
    },
    levels: { låga: 1, måttliga: 2, höga: 3 },
    named: [
      /(?<level>låga|måttliga|höga)(?: halter)? av (?<names>(?:(?!låga |måttliga |höga )[^.])*)/g,
      /inget (?<names>\p{L}+pollen) i luften/gu,
    ],
    others: /I övrigt är pollenhalterna[^.]*?(?<level>låga|måttliga|höga)\./,
    noOthers: /I övrigt finns det inget pollen/,
    none: /finns det (?:såvitt känt )?inget pollen i luften/,
    cut: /andra pollen/,
    soFarKnown: /såvitt känt/,
  },
  yes: /^J[ao](?!\p{L})/u,
  no: /^Nej(?!\p{L})/u,
  anyAnswer: /^(?:Ja|Jo|Nej|Kanske|Troligen(?: inte)?|Det vet jag tyvärr inte)(?!\p{L})/u,
  lengths: / (?:(?:[5-9]|[1-5]\d) minuter|de närmaste (?:[5-9]|[1-5]\d) timmarna)/g,
  beforeDay: /^på (?=\D)/,
  comparison: /,? omkring (?<size>\d+|en) grad(?:er)? (?<way>\p{L}+)/u,
  warmer: /varmare/,
  colder: /kallare|svalare/,
}; // prettier-ignore
