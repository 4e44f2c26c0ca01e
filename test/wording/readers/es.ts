import { present, type NumberReader, type SkillTextReader } from './text-reader.ts';

const NUMBERS: readonly NumberReader[] = [
  [
    'gusts',
    /de (?:hasta )?(\d+) (?:kilómetros por hora|millas por hora|metros por segundo)/g,
    ([value]) => [Number(value)],
  ],
  [
    'amounts',
    /menos de (?:una?|un cuarto de) (?:\S*metro|pulgada|litro por metro cuadrado)(?: de (?:nieve|lluvia))?/g,
    () => [0],
  ],
  [
    'amounts',
    /alrededor de (una décima de|un cuarto de|media|tres cuartos de) pulgada(?: de (?:nieve|lluvia))?/g,
    ([part]) => [fraction(part)],
  ],
  [
    'amounts',
    /(?:alrededor de (una?)|(?:un|otr)[oa]s (\d+)) (?:(?:\S+metros?|pulgadas?)(?: y (cuarto|media|tres cuartos))?(?: de (?:nieve|lluvia))?|litros? por metro cuadrado)/g,
    ([one, many, part]) => [(one ? 1 : Number(many)) + fraction(part)],
  ],
  [
    'hours',
    /(?<=(mañana|tarde|noche|madrugada)(?:(?!mañana|tarde|noche|madrugada)[^.])*)hasta las? (\d+|una)(?= y después)/gi,
    ([part, hour]) => [clockWithin(hour, part)],
  ],
  [
    'hours',
    /de (\d+|una) a (\d+|una) (de la [^\s.,]+|del mediodía)/g,
    ([from, to, part]) => [clock(from, part), clock(to, part)],
  ],
  [
    'hours',
    /entre las? (\d+|una) y las? (\d+|una) (de la [^\s.,]+|del mediodía)/g,
    ([from, to, part]) => [clock(from, part), clock(to, part)],
  ],
  [
    'hours',
    /(?<=(mañana|tarde|noche|madrugada)(?:(?!mañana|tarde|noche|madrugada)[^.])*)entre las? (\d+|una) y las? (\d+|una)(?! de )/gi,
    ([part, from, to]) => [clockWithin(from, part), clockWithin(to, part)],
  ],
  [
    'hours',
    /(?:las?|de|a) (\d+|una) (de (?:la|esta) [^\s.,]+|del mediodía)/g,
    ([hour, part]) => [clock(hour, part)],
  ],
  [
    'hours',
    /(?<=(mañana|tarde|noche|madrugada)(?:(?!mañana|tarde|noche|madrugada)[^.])*)de (\d+|una) a (\d+|una)(?=[.,]| y )/gi,
    ([part, from, to]) => [clockWithin(from, part), clockWithin(to, part)],
  ],
  [
    'hours',
    /(?<=(mañana|tarde|noche|madrugada)(?:(?!mañana|tarde|noche|madrugada)[^.])*)(?:hacia|a partir de|hasta) las? (\d+|una)(?=[.,]| y )/gi,
    ([part, hour]) => [clockWithin(hour, part)],
  ],
  ['hours', /medianoche|cero horas/gi, () => [0]],
  [
    'degrees',
    /(?:entre|de) (\d+|uno) (?:y|a|o) (\d+|un) grados?(?: Fahrenheit| Celsius)? bajo cero/g,
    (both) => present(both).map((size) => -number(size)),
  ],
  [
    'degrees',
    /(\d+|un) grados?(?: Fahrenheit| Celsius)? a (\d+) bajo cero/g,
    ([from, to]) => [number(from), -number(to)],
  ],
  ['degrees', /(\d+) (?:y|a|o) (\d+|un) grados?/g, (both) => present(both).map(number)],
  [
    'degrees',
    /(\d+|un) (?:grados?(?: Fahrenheit| Celsius)?)( bajo cero)?/g,
    ([size, below]) => [below ? -number(size) : number(size)],
  ],
  [
    'degrees',
    /(?:entre|de|una mínima de|y) (\d+)( bajo cero)?(?= y| a|[.]| por la noche)/g,
    ([size, below]) => [below ? -number(size) : number(size)],
  ],
];

/** `media` of a `pulgada`. */
function fraction(words = ''): number {
  if (words.startsWith('tres')) return 0.75;
  if (words === 'media') return 0.5;
  if (words.startsWith('una décima')) return 0.1;
  return words === '' ? 0 : 0.25;
}

function number(size = ''): number {
  return size.startsWith('un') ? 1 : Number(size);
}

/** `3` + `de la tarde`. */
function clock(hour = '', part = ''): number {
  const said = hour === 'una' ? 1 : Number(hour);
  return /tarde|noche/.test(part) ? (said % 12) + 12 : said;
}

/** Of a part of the day that is named before: `11` of a night is 23. */
function clockWithin(hour = '', part = ''): number {
  const said = hour === 'una' ? 1 : Number(hour);
  const isAfternoon = /tarde/i.test(part) || (/noche|madrugada/i.test(part) && said > 6);
  return isAfternoon ? (said % 12) + 12 : said;
}

const MINUTES = '(?<time>\\S+ minutos|un cuarto de hora|media hora|tres cuartos de hora|una hora)';
const IN_MINUTES = `(?:dentro de (?:unos )?${MINUTES}|en los próximos (?<few>minutos))`;
const COMING =
  'en (?:los|la|el) próxim[oa]s? (?:(?<time>\\S+ minutos|cuarto de hora|media hora|hora)|(?<few>minutos))';
const pattern = (source: string) => new RegExp(source, 'i');

export const spanishReader: SkillTextReader = {
  numbers: NUMBERS,
  chances:
    /es (?:posible|probable) que (?:llueva|nieve)|(?:posibilidad|riesgo|probabilidad) de \S+/gi,
  kinds: [
    [/(?:lluvia|llovizna) (?:helada|engelante)|hielo/g, 'ice'],
    [/tormentas/g, 'thunder'],
    [/(?:chubascos \S* ?de )?aguanieve/g, 'sleet'],
    [/(?:chubascos \S* ?de )?nieve|nevará|nevando|nevar\b|nevadas?/gi, 'snow'],
    [/chubascos/g, 'showers'],
    [/llovizna/g, 'drizzle'],
    [/lluvia|lloverá|lloviendo|llover\b|llueva/gi, 'rain'],
    [/niebla(?: helada| engelante)?/g, 'fog'],
    [/\bsol\b|soleado|despejado|poco nuboso/g, 'bright'],
    [/intervalos nubosos|muy nuboso|cubierto|nublado|nubes|aunque con (?:una pausa|algunas pausas)/g, 'cloudy'],
  ],
  weekdays: [
    /domingo/i, /lunes/i, /martes/i, /miércoles/i, /jueves/i, /viernes/i, /sábado/i,
  ],
  relativeDays: [
    /hoy|esta (?:mañana|tarde|noche)/i,
    /(?<!pasado |la |esta |media )mañana|desde (?:hoy|las? \S+ de esta) [^,.]* hasta las? \S+ de la (?:madrugada|mañana)/i,
    /pasado mañana/i,
  ],
  windWords: 4,
  sunshine: /\bsol\b|soleado/i,
  noForecast: /no tengo (?:previsión|pronóstico)/i,
  nextHour: {
    minutes: [
      ['starts', pattern(`${IN_MINUTES} (?:empezará|lloverá|nevará|caerá)`)],
      ['stops', pattern(`(?:parará|pausa) ${IN_MINUTES}`)],
      ['lasts', pattern(`(?:parará|pausa) al cabo de ${MINUTES}`)],
      ['pauses', pattern(`${MINUTES} después`)],
      ['continues', pattern(`${MINUTES} más(?! tarde)`)],
      ['dry', pattern(`${COMING} no se esperan precipitaciones`)],
      ['wet', pattern(`${COMING} seguirá`)],
    ],
    durations: {
      'cinco minutos': 5, 'diez minutos': 10, 'cuarto de hora': 15, 'un cuarto de hora': 15,
      'media hora': 30, 'tres cuartos de hora': 45, hora: 60, 'una hora': 60, minutos: 2.5,
    },
    briefly: /pero durará poco/,
    ice: /hielo/,
    dry: /no se esperan precipitaciones/,
    wet: /es (?:posible|probable)|lluvia|nieve/,
    claims: {
      rain: /llover|llueva|lloviendo|lluvia(?! helada| engelante| o nieve)/i,
      snow: /nevar|nevando|(?<!agua|o )nieve/i,
      sleet: /aguanieve/i,
      freezing: /helada|engelante/,
      light: /débil|liger|menos fuerza/,
      heavy: /fuerte|con (?:mucha )?fuerza/,
      veryHeavy: /muy fuerte|con mucha fuerza/,
    },
  },
  pollen: {
    names: {
      Ambrosia: 'ambrosía', Beifuss: 'artemisa', Birke: 'abedul', Erle: 'aliso', Esche: 'fresno',
      Graeser: 'gramíneas', Hasel: 'avellano', Roggen: 'centeno',
    },
    levels: { bajos: 1, moderados: 2, altos: 3 },
    named: [
      /(?<level>bajos|moderados|altos) de (?<names>(?:(?!bajos|moderados|altos)[^.])*)/g,
      /no habrá polen de (?<names>\p{L}+)/gu,
    ],
    others: /demás tipos de polen(?:, que se sepa,)? tendrán[^.]*? niveles (?<level>bajos|moderados|altos)/,
    noOthers: /no habrá otros/i,
    none: /no habrá polen(?! de)/,
    cut: / y otros\b/,
    soFarKnown: /que se sepa/i,
  },
  yes: /^Sí(?!\p{L})/u,
  no: /^No,/,
  anyAnswer:
    /^(?:Sí,|No,|Quizá |Quizá,|Probablemente (?:sí|no),|Lo siento, no tengo)/,
  lengths: / (?:[5-9]|[1-5]\d) (?:minutos|horas)/g,
  beforeDay: /^el /,
  comparison: / unos (?<size>\d+) grados (?<way>\p{L}+)/u,
  warmer: /más/,
  colder: /menos/,
}; // prettier-ignore
