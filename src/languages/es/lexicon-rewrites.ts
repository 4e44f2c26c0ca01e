import { splitWords, type Lexicon } from '../lexicon.ts';

/** Accents that people leave out: of these words and, below, of the future tense. */
const ACCENTED = splitWords(
  'qué cómo cuál cuáles cuándo cuánto cuánta cuántos cuántas dónde más mañana día días aquí allí ahí mediodía sábado miércoles otoño año años próximo próxima próximos próximas último última dieciséis veintidós veintitrés veintiséis veintiún código pronóstico previsión frío índice sensación térmica mínima mínimas máxima máximas pólenes rocío húmedo atmosférica barométrica algún están número dirección presión radiación contaminación información polución jardín podrías podría gustaría querría dígame cuéntame pregúntale pídele termómetro meteorológico meteorológicas meteorológicos alérgicos dímelo repítelo olvídalo déjalo ayúdame kilómetros milímetros centímetros centígrados métrico métricas después césped gramíneas ambrosía',
);
const FUTURE_STEMS =
  'har|habr|ser|estar|llover|nevar|helar|caer|empezar|dejar|parar|bajar|subir|saldr|pondr|llegar|volver|brillar|podr|tendr|amanecer|anochecer|refrescar|mejorar|empeorar|escampar|durar|soplar|congelar|secar|mantendr|nublar|ocultar|seguir|aguantar|aparecer|pasar|superar';

const UNIT = 'un|una|uno|dos|tres|cuatro|cinco|seis|siete|ocho|nueve';
const TENS = 'treinta|cuarenta|cincuenta|sesenta|setenta|ochenta|noventa';
const TWO_DIGITS = `diez|once|doce|trece|catorce|quince|dieci\\p{L}+|veint\\p{L}+|(?:${TENS})(?:-\\p{L}+)?`;
const HUNDREDS = '(?:dos|tres|cuatro|seis|sete|ocho|nove)cientos|ciento|quinientos';

const WEEKDAY = '(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)';
const WHOLE_DAY = '(?:(?:durante|en) (?:todo )?el|todo el|a lo largo del) día(?: de(?! la))?';
/** A day of a month: the hours are feminine, "las 24". */
const DAY_OF_MONTH = `\\d{1,2}|${UNIT}|${TWO_DIGITS}`;

/** What leads to a question: "dime", "me gustaría saber". */
const POLITE =
  '(?:me )?(?:puedes|podrías|podría|puede) (?:decirme|decir|contarme)|me (?:dices|cuentas)|dime|dígame|cuéntame|(?:quiero|quisiera|querría|necesito|me gustaría) saber|sabes|sabrías decirme';
const QUESTION =
  '(?:(?:a|en|de|hasta|con) )?(?:qué|cómo|cuál(?:es)?|cuándo|cuánt[oa]s?)|si|el|la|los|las';

/** Changes of spelling and wording, in this order. */
export const spanishRewrites: Lexicon['rewrites'] = [
  // Whose home it is does not matter beside its town.
  [
    /(?<!\p{L})(?:(?:(?:en|a) (?:la )?casa de|donde|con) (?:(?:mis?|nuestr[ao]s?|la|el|los|las|unos) )?\p{L}+|en (?:mi|nuestra) casa) (?=en (?!el |las? |los |un|est|casa|navidad|semana|agosto|verano|invierno|dos |tres |\d)\p{L})/gu,
    '',
  ],
  // A typed sign: "-5".
  [/(?<=\s)[-−](?=\d)/gu, 'menos '],
  ...ACCENTED.map((word): [RegExp, string] => [whole(withoutAccents(word)), word]),
  [whole(`(${FUTURE_STEMS})a(n?)`), '$1á$2'],
  // No question turns on which of the two it is.
  [whole('está'), 'esta'],
  [whole('sí'), 'si'],
  [whole('aún'), 'aun'],
  [whole('medio día'), 'mediodía'],
  [whole('media noche'), 'medianoche'],
  [whole('por favor|si no te importa|si eres tan amable|a ver'), ''],
  [whole('de aquí al '), 'hasta el '],
  // What was asked before, of another day or another place.
  [
    /^\P{L}*(?:entonces|pues),? (?=(?:el (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|mañana)[?.!]*$)/gu,
    'y ',
  ],
  [
    /^\P{L}*(?:pero )?(?:para )?entonces (?:ya )?(?:estaremos|estaré|vamos a estar) (?=en )/gu,
    'y ',
  ],
  [whole('(?:de|por) aquí(?! a)'), 'aquí'],
  // Outside is now, unless another time follows.
  [/(?<=esta el tiempo) (?:ahí )?a?fuera(?=\P{L}*$)/gu, ' ahora'],
  [whole('(?<!comer |cenar |desayunar |ropa |secar )(?:de |ahí |por )?a?fuera'), ''],
  [whole(`(?:${POLITE}) (?=(?:${QUESTION})(?!\\p{L}))`), ''],
  [/^\P{L}*si (?=\p{L})/gu, ''],
  [whole('(?:pregunta|pregúntale|pídele|dile) a (?=voz )'), 'pregunta '],
  [whole(`${WHOLE_DAY}|día de (?=hoy|mañana|ayer)`), ''],
  [whole('durante (?=(?:la|esta|toda la) semana|el mes)'), ''],
  [/^\P{L}*(?:y )?(más|menos) qu[eé] (?=ayer|anteayer|hoy|mañana)/gu, 'es $1 que '],
  [
    new RegExp(
      `^\\P{L}*y (mejor|peor) (?=(?:(?:el|este) )?(?:pasado mañana|mañana|hoy|${WEEKDAY})\\P{L}*$)`,
      'gu',
    ),
    'es $1 ',
  ],
  [whole('(?:la )?sierra de granada'), 'sierra nevada'],
  [whole('(?:cómo|qué tal) (esta|estará|va a estar) (?:el|la) mar'), 'cómo $1 el oleaje'],
  // Of a choice, the night itself: "¿se podrá dormir esta noche o hará mucho calor?".
  [
    /\b(?:se podrá|se puede|podré|podremos|vamos a poder) dormir(?: bien)?((?: \p{L}+){0,2}) o (?:hará|va a hacer|hace) (?:mucho |demasiado )?calor\b/gu,
    'cuál será la temperatura mínima$1',
  ],
  // A question that asks for agreement is the question without it.
  [/,? ¿?verdad(?=\P{L}*$)|, ¿?(?:no|eh|a que sí)(?=\P{L}*$)/gu, ''],
  [whole('finde'), 'fin de semana'],
  [whole(`(${WEEKDAY}|semana|mes|año) qué viene`), '$1 próximo'],
  [whole('un par de'), 'dos'],
  [whole('de aquí a (?=\\S+ (?:días|semanas|horas|minutos))'), 'dentro de '],
  // Numbers: "veintiocho mil trece" is said of a postcode, so thousands are written out digit by digit.
  [whole(`(${TENS}) y (${UNIT})`), '$1-$2'],
  [whole('dos mil (?=veint|treinta)'), 'dosmil-'],
  [whole(`mil (?=(?:${UNIT})(?!\\p{L}))`), 'cero cero '],
  [whole(`mil (?=(?:${TWO_DIGITS})(?!\\p{L}))`), 'cero '],
  [whole('por ciento'), 'porciento'],
  [whole('cien'), 'ciento'],
  [whole(`mil (?=${HUNDREDS})`), ''],
  [whole(`(${HUNDREDS}) (?=(?:${UNIT})(?!\\p{L}))`), '$1 cero '],
  [whole(`(${HUNDREDS})(?! (?:${UNIT}|${TWO_DIGITS}|cero)(?!\\p{L}))`), '$1 cero cero'],
  [whole('mil'), 'cero cero cero'],
  // Calendar and clock.
  [/(\d)(?:\.?[ºª]|er|r?o)(?!\p{L})/gu, '$1'],
  [/(\d)\.(?=\s|$)/g, '$1'],
  [/(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}))(?!\d)/g, '$1 del $2 de $3'],
  [/(\d{1,2})\/(\d{1,2})(?!\d)/g, '$1 del $2'],
  [/(\d)\s*[-–]\s*(\d)/g, '$1 a $2'],
  [/\b(las \d{1,2})[.h](\d{2})(?!\d)/g, '$1:$2'],
  [/(\d)\s*h(?:rs?|s)?(?!\p{L})\.?/gu, '$1 horas'],
  [/(\d)\s*([ap])\.?\s?m(?!\p{L})\.?/gu, '$1 $2m'],
  [/(?<!\p{L})([ap])\.\s?m(?!\p{L})\.?/gu, '$1m'],
  [whole('en punto'), ''],
  [whole('(12|doce)( y media| y cuarto)? de la mañana'), '$1$2 del mediodía'],
  [
    whole(`(?:al? (?:un )?)?(cuarto|${UNIT}|${TWO_DIGITS}|\\d{1,2}) para las (\\S+)`),
    'a las $2 menos $1',
  ],
  [whole('a eso de (?=las? )|(?:sobre|hacia|cómo a|alrededor de|cerca de) (?=las? )'), 'a '],
  [
    whole(
      '(?:después de|pasadas) las (dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|[2-9]|1[0-2])(?! (?:y|menos|de la|del|horas)|[:\\d])',
    ),
    'entre las $1 y las 24',
  ],
  [whole('después de (?=las? )'), 'a partir de '],
  [whole('la (?=(?:una|1)(?! hora|\\d|\\p{L}))'), 'las '],
  [
    whole(
      `(el|al|del) (?:día )?(?=(?:${DAY_OF_MONTH})(?!\\p{L}|\\d| (?:porciento|cero|${HUNDREDS}|${UNIT}|\\d)))`,
    ),
    '$1 día ',
  ],
  [whole('(?:(dentro de|en) )(?:una )?hora y media'), '$1 90 minutos'],
  [whole('(?:una )?hora y media'), 'una hora y 30 minutos'],
  [whole('horas y media'), 'horas y 30 minutos'],
  [whole('media hora'), '30 minutos'],
  [
    /\b(se (?:mantendrá|mantiene|quedará|queda) (?:.*? )?)bajo cero(?! grados)/g,
    '$1por debajo de cero grados',
  ],
  [
    /\b(?:después de|a partir de) las (\S+ de la (?:tarde|noche)|(?:1[3-9]|2[0-3])(?: horas)?)(?![\p{L}\d:])/gu,
    'entre las $1 y las 24',
  ],
  // "Qué" is also a place.
  [whole('a qu[eé] hora (?=(?:nieva|nevará)(?!\\p{L}))'), 'cuándo '],
  // Where it stands is no feast: the market of Christmas.
  [whole('(mercad(?:o|os|illo|illos)) (?:de navidad|navideños?)'), '$1'],
  [
    whole('cuándo (?:es|será) la próxima (?:posibilidad|probabilidad) de (?:una )?tormentas?'),
    'cuándo es la próxima tormenta',
  ],
  [
    /^¿?se (?:est[aá]|estará) mejor (?!.* (?:que|o) )(en .+?)( (?:hoy|mañana|pasado mañana|esta tarde|esta noche|el \p{L}+))?(?=[?!.]*$)/gu,
    'hace mejor tiempo $1 que aquí$2',
  ],
  // Nobody knows at which sea.
  [
    /(?<=(?<!\p{L})(?:tiempo|llueve|lloverá|llover|viento|temperatura|nublado)(?!\p{L}).*)(?<!\p{L})en la costa(?= (?:hoy|mañana|pasado|esta|este|el)(?!\p{L})|[?!.]*$)/gu,
    'en el litoral',
  ],
  [/^¿?bajo cero(?= \p{L})/gu, 'hará menos de 0 grados'],
  // A limit that is denied is the other side of it, of degrees if nothing else is said.
  [
    /^¿?no (?:pasará|pasaremos|pasa|superará|subirá|llegará) (?:de |a )?(?:los )?([\p{L}\d]+)(?: grados)?(?= (?:hoy|mañana|esta|este|el)(?!\p{L})|\P{L}*$)/gu,
    'se mantendrá por debajo de $1 grados',
  ],
  [whole('(?<=.)otra vez'), ''],
  // At some time of the day that is named.
  [whole('en algún momento (?=de(?:l día)? |mañana|hoy|el )'), ''],
  [
    whole(
      '(?<=(?:mañana|hoy|lunes|martes|miércoles|jueves|viernes|sábado|domingo) )en algún momento',
    ),
    '',
  ],
  [
    /^(?:viene|se acerca|est[aá] llegando|llega) (?:la )?(nieve)$/g,
    'habrá $1 en los próximos días',
  ],
  [
    /^(?:hasta cuándo|cuánto tiempo) (?:hará|hace|habrá|va a hacer) (?:buen tiempo|sol)$/g,
    'cuántas horas de sol habrá',
  ],
  [whole('tres cuartos de hora'), '45 minutos'],
  [whole('(?:un )?cuarto de hora'), '15 minutos'],
];

function withoutAccents(word: string): string {
  return word.normalize('NFD').replaceAll(/\p{M}/gu, '');
}

/** A pattern between the borders of words; `\b` knows no accents. */
function whole(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${pattern})(?:(?<=\\s)|(?![\\p{L}\\d]))`, 'gu');
}
