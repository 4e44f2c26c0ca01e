import { createLexicon, splitWords, enumerateWords } from '../lexicon.ts';
import { ASIDES, HEARD } from './lexicon-heard.ts';
import { spanishRewrites } from './lexicon-rewrites.ts';

const UNITS = enumerateWords(
  'cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve veinte veintiuno veintidós veintitrés veinticuatro veinticinco veintiséis veintisiete veintiocho veintinueve',
);
const ONES: [string, number][] = splitWords('un una').map((word) => [word, 1]);
const TENS = enumerateWords('treinta cuarenta cincuenta sesenta setenta ochenta noventa', 3).map(
  ([word, tens]): [string, number] => [word, tens * 10],
);
const COMPOUNDS = [...UNITS.slice(1, 10), ...ONES].flatMap(([unit, ones]) =>
  TENS.map(([ten, tens]): [string, number] => [`${ten}-${unit}`, tens + ones]),
);
/** By their first digit: the rewrites write out the rest. */
const HUNDREDS = enumerateWords(
  'ciento doscientos trescientos cuatrocientos quinientos seiscientos setecientos ochocientos novecientos',
  1,
);
/** From 2020 to 2039, as the rewrites put them together. */
const YEARS = [...UNITS.slice(20), ...TENS.slice(0, 1), ...COMPOUNDS]
  .filter(([, n]) => n < 40)
  .map(([word, n]): [string, number] => [`dosmil-${word}`, 2000 + n]);

export const spanishLexicon = createLexicon({
  locales: ['es-ES'],
  rewrites: [...HEARD, ...ASIDES, ...spanishRewrites],
  openings:
    'bueno|vale|ya|entonces|pues|pues nada|ajá|muy bien|qué bien|genial|perfecto|oye|a ver|bien|estupendo',
  fillers:
    'hola oye oiga mira eh pues entonces porfa porfis gracias ya aun todavía también mismo misma exactamente vale ok',
  conjunctions: new Set(['y', 'pero']),
  leads:
    'a al antes cerca código de del dentro desde durante el en entre este hacia hasta la las los para partir por postal próxima próximas próximo próximos siguientes sobre todo toda',
  trails: '',
  invocation: {
    verbs: 'abre inicia lanza empieza ejecuta activa pon usa pregunta',
    joiners: 'si y por para sobre',
  },
  builtIns: {
    'AMAZON.StopIntent': splitWords(
      'para stop basta cállate silencio detente termina salir sal adiós fin',
    ),
    'AMAZON.CancelIntent': ['cancela', 'cancelar', 'cancélalo', 'anular'],
    'AMAZON.HelpIntent': ['ayuda', 'ayúdame', 'necesito ayuda', 'puedes ayudarme', 'me ayudas'],
    'AMAZON.NavigateHomeIntent': ['inicio', 'ir a inicio', 've a inicio', 'vuelve al inicio'],
    'AMAZON.RepeatIntent': [
      'repetir',
      'repite eso',
      'repítemelo',
      'puedes repetirlo',
      'de nuevo',
      'dilo de nuevo',
    ],
    'AMAZON.YesIntent': ['sí', 'claro', 'desde luego', 'vale', 'vale gracias'],
    'AMAZON.NoIntent': ['no', 'no gracias', 'mejor no', 'qué va'],
  },
  numbers: new Map([
    ...UNITS,
    ...ONES,
    ...TENS,
    ...COMPOUNDS,
    ...HUNDREDS,
    ...YEARS,
    ['veintiún', 21],
    ['veintiuna', 21],
  ]),
  ones: '',
  // Days are counted with cardinal numbers; only behind "día" are they told from hours.
  ordinals: new Map([
    ['primero', 1],
    ...Array.from({ length: 31 }, (_, i): [string, number] => [`${i + 1}`, i + 1]),
  ]),
  ordinalMark: /º$/,
  date: {
    now: ['ahora'],
    days: [
      [-2, ['antes de ayer', 'anteayer', 'antier']],
      [-1, 'ayer'],
      [0, ['hoy', 'hoy día']],
      [1, 'mañana'],
      [2, ['pasado mañana']],
    ],
    months: [[9, 'setiembre']],
    seasons: ['primavera', 'verano', 'otoño', 'invierno'],
    steps: [
      [-1, 'pasado pasada último última anterior'],
      [0, 'este esta'],
      [1, 'próximo próxima siguiente entrante'],
    ],
    units: [
      [1, 'día días'],
      [7, 'semana semanas'],
    ],
    patterns: [
      [
        'weekAfter',
        [
          '{weekday} en 8 días',
          '{dayWord} en 8 días',
          '{weekday} en 8',
          '{dayWord} en 8',
          'de {weekday} en 8 días',
          'de {dayWord} en 8 días',
          'del {weekday} en 8 días',
          'del {dayWord} en 8 días',
          'de {weekday} en 8',
          'de {dayWord} en 8',
          'el {weekday} en 8 días',
          'el {dayWord} en 8 días',
          'en 8 días',
        ],
      ],
      [
        'fortnightAfter',
        [
          '{weekday} en 15 días',
          '{dayWord} en 15 días',
          'de {weekday} en 15 días',
          'de {dayWord} en 15 días',
          'del {weekday} en 15 días',
          'del {dayWord} en 15 días',
          'en 15 días',
          'dentro de 15 días',
        ],
      ],
      ['ahead', ['en {count} {unit}', 'dentro de {count} {unit}']],
      ['weekday', withArticle('el', ['{weekday}', '{step} {weekday}', '{weekday} {step}'])],
      [
        'calendarDay',
        ['', ' de {year}', ' del {year}', ' {year}'].flatMap((year) =>
          withArticle('el', [
            `{day} de {month}${year}`,
            `día {day} de {month}${year}`,
            `{weekday} {day} de {month}${year}`,
            `{weekday} día {day} de {month}${year}`,
            `{day} del día {monthNumber}${year}`,
            `día {day} del día {monthNumber}${year}`,
          ]),
        ),
      ],
      [
        'dayOfMonth',
        withArticle('el', [
          'día {ordinal}',
          'próximo día {ordinal}',
          'día {ordinal} de este mes',
          '{weekday} {ordinal}',
          '{weekday} día {ordinal}',
        ]),
      ],
      [
        'weekdayOfWeek',
        [
          '{weekday} de la semana {step}',
          'el {weekday} de la semana {step}',
          '{weekday} de la {step} semana',
          'el {weekday} de la {step} semana',
        ],
      ],
      [
        'week',
        [
          ...withArticle('la', ['semana', '{step} semana', 'semana {step}']),
          'toda la semana',
          'toda esta semana',
        ],
      ],
      ['comingWeekend', withArticle('el', ['próximo fin de semana', 'fin de semana próximo'])],
      ['weekend', withArticle('el', ['{step} fin de semana', 'fin de semana {step}'])],
      [
        'month',
        [
          '{month}',
          'el mes de {month}',
          '{month} de {year}',
          ...withArticle('el', ['{step} mes', 'mes {step}']),
        ],
      ],
      ['year', withArticle('el', ['{step} año', 'año {step}'])],
      [
        'namedTwice',
        [
          '{dayWord} {weekday}',
          '{dayWord} {day} de {month}',
          '{dayWord} día {day} de {month}',
          '{dayWord} el {day} de {month}',
          '{dayWord} por el {day} de {month}',
        ],
      ],
      [
        'season',
        ['{season}', 'el {season}', 'la {season}', '{step} {season}', 'el {step} {season}'],
      ],
    ],
  },
  time: {
    named: [
      ['12:00', ['mediodía']],
      ['00:00', ['medianoche']],
    ],
    periods: [['MO', 'temprano tempranito']],
    halves: [
      ['am', ['de la mañana', 'de la madrugada', 'am']],
      ['pm', ['de la tarde', 'de esta tarde', 'del mediodía', 'pm']],
      ['night', ['de la noche', 'de esta noche']],
    ],
    clock: [
      ['{hour}', 0],
      ['{hour} horas', 0],
      ['{hour} {minutes}', 0],
      ['{hour} {minutes} horas', 0],
      ['{hour} y media', 30],
      ['{hour} y cuarto', 15],
      ['{hour} menos cuarto', -15],
      ['{hour} y {past}', 0],
      ['{hour} y {past} minutos', 0],
      ['{hour} menos {to}', 0],
    ],
    ahead: ['en {count} {unit}', 'dentro de {count} {unit}'],
    units: [
      [60, 'hora horas'],
      [1, 'minuto minutos'],
    ],
  },
  duration: {
    units: [
      ['W', 'semana semanas'],
      ['D', 'día días'],
      ['H', 'hora horas'],
      ['M', 'minuto minutos'],
    ],
    phrases: [
      ['PT1H', 'hora'],
      ['P15D', 'quincena'],
    ],
    joiners: ['y'],
  },
  near: {
    plain: [
      // Articles, pronouns, auxiliaries, prepositions, conjunctions.
      'el la lo los las un una unos unas al del de a en con por para sobre entre hasta desde hacia sin según contra durante tras ante bajo y e o u ni pero si porque pues aunque cuando como donde que este esta estos estas ese esa esos esas aquel aquella esto eso aquello yo tú él ella nosotros vosotros ustedes usted ellos ellas me te se nos os le les mi mis tu tus su sus nuestro nuestra mío tuyo soy eres es somos son era eran fue fueron ser será serán sería estoy estás esta está estamos están estaba estaban estaré estará estarán estar he has ha hemos han había habían haber hay habrá habrán habría haya tengo tienes tiene tenemos tienen tendré tendrá tendremos tendrán tener voy vas va vamos van ir vaya iba puedo puedes puede podemos pueden podría podrías podríamos poder podré podrá debo debes debe debemos deberíamos debería hago haces hace hacemos hacen haré hará harán hacer haga haciendo hizo quiero quieres quiere queremos quería quisiera querría no más menos muy mucho mucha muchísimo muchísima muchos muchas poco poca algo alguno alguna algún nada ningún ninguna todo toda todos todas otro otra también tampoco aun ya todavía solo así tan tanto tanta mismo misma',
      // Who asks, courtesy, and how a question is begun.
      'qué cuál cuáles quién quiénes cuándo cuánto cuánta cuántos cuántas cómo dónde hola oye oiga mira alexa perdona perdón disculpa gracias bueno vale venga pues entonces quizá quizás acaso realmente verdad seguro exactamente aproximadamente bastante demasiado bien mal tal dime decir decirme dices dice dicen di digas dame das dar darme da enséñame muéstrame cuéntame cuentas cuenta contar ver veo ves vemos sabes saber sé sabe conoces averigua consulta mirar comprueba preguntar pregunto pregunta gustaría interesa parece crees piensas espera esperar espero cree creo necesito necesitas necesitamos falta hace puesto pone ponen poner pongo queda quedan llega llegar llegará llegue viene vienen venir vendrá sale salir salgo salimos sigue seguir seguirá va vaya anda andan toca tocará previsto prevista previstos prevé prevén anuncian dan echa echan luego después antes ahora pronto siempre nunca',
    ],
    common:
      'hora horas minuto minutos día días jornada semana semanas mes meses año momento rato zona sitio lugar lugares región país provincia barrio pueblo calle casa fuera afuera dentro interior exterior alrededor alrededores información info datos detalle detalles resumen situación condiciones perspectivas principio final resto cosa cosas gente amigos amigo amiga familia marido mujer mamá papá niños hijos trabajo oficina colegio viaje visita vacaciones excursión playa montaña campo desayuno comida almuerzo camino',
    spatial: 'cerca cercano cercanías proximidades alrededores junto lejos',
    elsewhere:
      'pon reproduce música canción canciones álbum lista playlist cantante cantar canta grupo radio podcast audiolibro película películas cine serie capítulo netflix vídeo vídeos temporizador alarma despertador despiértame recuérdame recordatorio agenda calendario cita citas reunión correo mensaje mensajes manda envía llama llamada teléfono compra comprar pide pedir pedido cuesta cuestan precio precios caro barato libro libros reserva reservar restaurante restaurantes hotel hoteles vuelo vuelos avión tren trenes autobús metro taxi billete billetes entradas receta recetas cocina cocinar cenar arroz pizza chiste cuento historia adivinanza juego juega jugar partido liga fútbol equipo gol goles ganó ganar gana presidente presidenta rey capital habitantes población deletrea define definición significa traduce traducción inglés idioma suma resta divide multiplicado raíz cuadrada euros euro dólar dólares bolsa acciones bitcoin luz luces lámpara calefacción termostato aspiradora puerta garaje volumen tele televisión cumpleaños edad nació inventó escribió pintó casado atasco tráfico ruta navega farmacia supermercado tienda concierto disco foto cámara noticias titulares mide pesa kilos altura robot llamas',
    endings:
      'ciones iendo ando mente adas ados idas idos ada ado ida ido arán erán irán ará erá irá aré eré iré ción ar er ir es os as o a e s',
  },
});

/** Each pattern as it is and with an article in front: "lunes", "el lunes". */
function withArticle(article: string, patterns: readonly string[]): string[] {
  return patterns.flatMap((pattern) => [pattern, `${article} ${pattern}`]);
}
