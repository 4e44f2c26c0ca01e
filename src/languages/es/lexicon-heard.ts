import type { Lexicon } from '../lexicon.ts';

type Rewrite = Lexicon['rewrites'][number];

const PERSON =
  'mamá|mama|papá|papa|mami|papi|abuela|abuelo|abuelos|yaya|yayo|madre|padre|padres|hermana|hermano|tía|tío|marido|mujer|esposa|esposo|novia|novio|vecina|vecino|vecinos|hijos?|hijas?|niños?|niñas?|críos?|peques?|chavales?|seño|maestra|maestro|profe|profesora?|jefe|jefa|compañer[oa]s?|prim[oa]s?|gente|invitados|amig[oa]s?|suegra|suegro|niet[oa]s?|cuñad[oa]|familia|entrenadora?|cliente|clientes|gemelos|nen[ea]|chic[oa]s?';
const DAY =
  '(?:hoy|mañana|manana|pasado mañana|anoche|ayer|(?:el )?(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo)|esta (?:tarde|noche|semana))';
/** What an answer to the rest of the sentence begins with. */
const QUESTION =
  '(?:si (?=\\p{L})|qu[eé] |cu[aá]ndo|cu[aá]nt|c[oó]mo|a qu[eé] |cu[aá]l|d[oó]nde|el (?:tiempo|clima)|la (?:temperatura|previsión)|hay |va a )';

/** What speech recognition writes for other words that sound the same: without h, b for v, y for ll. */
export const HEARD: readonly Rewrite[] = [
  [/(?<!\p{L})(?:izo|iso)(?!\p{L})/gu, 'hizo'],
  [/(?<!\p{L})neb(?=(?:ó|ado|ar|ará|aba|ando)(?!\p{L}))/gu, 'nev'],
  [/(?<!\p{L})p[oó]lem(?!\p{L})/gu, 'polen'],
  [/(?<!\p{L})calefaci[oó]n(?!\p{L})/gu, 'calefacción'],
  [/(?<!\p{L})[vb]ol[uú]men(?!\p{L})/gu, 'volumen'],
  [/(?<=sol(?: \p{L}+)?) para la piscina(?!\p{L})/gu, ''],
  [/(?<!\p{L})a (?:yo|llo|yio)[ -]?[vb]er(?!\p{L})/gu, 'a llover'],
  [/(?<!\p{L})(?:yo|llo)[ -]?(?=(?:ver|vera|verá|viendo|vizna)(?!\p{L}))/gu, 'llo'],
  [
    /(?<!\p{L})(?:yu|llu)[ -]?[vb]i[ae]?s?(?=\p{L}?(?!\p{L}))(?<!lluvia)(?<!lluvias)(?= |$)/gu,
    'lluvia',
  ],
  [/(?<!\p{L})(?:llu|yu)[ -]?e[ -]?[vb]e(?!\p{L})/gu, 'llueve'],
  [
    /(?<=(?:va|van|puede|podría|fuera|suele) (?:a )?)(?:h?el[aáe]r?|elá)(?!\p{L})(?<!el)/gu,
    'helar',
  ],
  [
    /(?<!\p{L})va (?=h?elar|(?:yo|llo)ver|ll?over|nevar|hacer|acer|haber|granizar|llover|estar|subir|bajar|soplar)/gu,
    'va a ',
  ],
  [/(?<!\p{L})[ae]r[aá] (?=sol|fr[ií]o|calor|viento|buen|mal|falta|fresco|bochorno)/gu, 'hará '],
  [
    /(?<!\p{L})(?:a|as|ha) ?(?:cer|ser) (?=sol|fr[ií]o|calor|viento|buen|mal|fresco|bochorno|una? )/gu,
    'hacer ',
  ],
  [
    /(?<!\p{L})(?:abrá|abra) (?=sol|lluvia|niebla|tormenta|viento|nieve|hielo|hel|gran|much|nub|algun|pol)/gu,
    'habrá ',
  ],
  [
    /(?<!\p{L})ay (?=lluvia|niebla|tormenta|viento|nieve|hielo|hel|gran|much|nub|algun|pol|placas|riesgo|alerta)/gu,
    'hay ',
  ],
  [/(?<!\p{L})para[ -]?(?:a|h)?(?:g|h)u[aá]s?(?!\p{L})/gu, 'paraguas'],
  [/(?<!\p{L})para[ -]?bri[sz]as?(?!\p{L})/gu, 'parabrisas'],
  [/(?<=(?:en|la|mi|con|una|de|a) )(?:vici|bisi|vicicleta|bisicleta)(?!\p{L})/gu, 'bici'],
  [/(?<!\p{L})(?:precisión|presión|presion) atmo[s ]?f[eé]rica(?!\p{L})/gu, 'presión atmosférica'],
  [/(?<!\p{L})ultra[ -]?violetas?(?!\p{L})/gu, 'ultravioleta'],
  [/(?<!\p{L})(índice|indice|rayos) (?:uve|ube|u uve|u ve|u be|u v)(?!\p{L})/gu, 'índice uv'],
  [/(?<!\p{L})(caluroso|calor)[ -]oso(?!\p{L})/gu, 'caluroso'],
  [/(?<=qu[eé] )oí(?!\p{L})/gu, 'hoy'],
  [/(?<=nieve )call[óo](?!\p{L})/gu, 'cayó'],
  [/(?<!\p{L})el[óo] (?=anoche|esta|ayer|la|en|por|el)/gu, 'heló '],
  [/(?<=(?:de|con|y|y el|del|placas de|hay) )(?:y[ei]lo|llelo|ielo)(?!\p{L})/gu, 'hielo'],
  [/(?<!\p{L})(?:barba|barva|varba)[ -]?(?:coa|koa|cua)(?!\p{L})/gu, 'barbacoa'],
  [/(?<!\p{L})fin[ -]de(?!\p{L}| semana)(?= |$)/gu, 'fin de semana'],
  [/(?<!\p{L})(?:ma?ñ?ana?|manana)(?<=manana)(?!\p{L})/gu, 'mañana'],
  [/(?<!\p{L})pal (?=\p{L})/gu, 'para el '],
  [/(?<!\p{L})p[aá] (?=\p{L})/gu, 'para '],
  [/(?<!\p{L})to (?=el|la|los)/gu, 'todo '],
  // "Ésta": who calls, after all has been said.
  [/(?<=\p{L} \p{L}.*) (?:este|esto|pues|o sea|digo)(?=(?: por favor| gracias)?\P{L}*$)/gu, ''],
  [
    /(?<=\p{L} \p{L}.*)(?<!\p{L})(?:de la|del|de) (?:puñeter[ao]|maldit[ao]|dichos[ao]|put[ao]) /gu,
    'de la ',
  ],
  [
    /(?<=(?:esta|este|la|el|de|una?) )(?:puñeter[ao]|maldit[ao]|dichos[ao]|bendit[ao]|put[ao]|condenad[ao]) (?=\p{L})/gu,
    '',
  ],
];

/** Who asks, why, and what invites to agree. */
export const ASIDES: readonly Rewrite[] = [
  [
    new RegExp(
      `^(?:(?:y|eh|oye|mira|hola|pues|qué?|es que) )*(?:(?:l[ao]s?|el|mis?|tus?|nuestr[oa]s?|una?|unos|su) )*(?:(?:${PERSON})(?: (?:pequeñ[oa]s?|mayor(?:es)?|\\p{L}+))??|ella|él|ellos) (?:que )?(?:(?:me|nos|te|se) )?(?:pregunta(?:n|ba|ban)?|dicen?|ha preguntado|qui(?:ere|eren|siera|sieran) saber|quería(?:n)? saber|necesitan? saber|les? gustaría saber) (?:que )?(?=${QUESTION})(?:si (?=\\p{L}))?`,
      'gu',
    ),
    '',
  ],
  [/^(?:es )?(?:pa|para|por) saber (?=si |qu|cu|a qu)/gu, ''],
  [/(?<!\p{L})(?:tú |tu )?(?:crees|piensas|cree usted|dirías) que /gu, ''],
  [
    /^(?:llego tarde|tengo prisa|voy tarde|rápido|rapidito|deprisa|corre|en serio|en tu opinión|perdona|perdón|disculpa|por favor|dime|oye|mira|escucha|eh|ey|hey|este|alexa|venga|a ver|bueno|em|mmm|una pregunta|una cosa) (?=\p{L}+ \p{L})/gu,
    '',
  ],
  [
    /(?<=\p{L} \p{L}.*) (?:a que sí|a que no|a que si|verdad|verdad que sí|o no|o qué|o que|no es así|no crees|tú crees|tu crees|crees tú|crees|según tú|o mejor (?:que )?no|o (?:lo )?dejo|o me quedo|o espero|que no veas|no veas|que no veas no|que llego tarde|que tengo prisa|que me voy ya|corre|rápido|rapidito|gracias|porfa|por favor|por fa|anda|hijo|hija|cariño|guapa|bonita)(?: no| eh)?(?=\P{L}*$)/gu,
    '',
  ],
  [/(?<=^(?:mañana|hoy|esta (?:tarde|noche)|el \p{L}+) \p{L}+) no$/gu, ''],
  // "Because the painter comes": why somebody asks, unless it says when or where.
  [
    new RegExp(
      `(?<=\\p{L} \\p{L}.*),? (?:porque |porqu[eé] |ya que |es que |que es que |pues es que |como (?=tengo|voy|vamos)|si no |rápido que |que (?=vamos|voy|tengo|tenemos|llego|salgo|salimos|me voy|nos vamos|si no))(?!.*(?:${DAY}|(?<!\\p{L})(?:en|cuándo|cuánto|qué|llover|llueve|nevar|helar|tiempo)(?!\\p{L}))).+$`,
      'gu',
    ),
    '',
  ],
];
