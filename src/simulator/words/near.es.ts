import { words } from './lists.ts';
import type { NearWords } from './words.ts';

/** Of Spanish, for sentences that are only like a sample. */
export const nearEs: NearWords = {
  plain: new Set(
    words(
      [
        // Articles, pronouns, auxiliaries, prepositions, conjunctions.
        'el la lo los las un una unos unas al del de a en con por para sobre entre hasta desde hacia sin según contra durante tras ante bajo y e o u ni pero si porque pues aunque cuando como donde que este esta estos estas ese esa esos esas aquel aquella esto eso aquello yo tú él ella nosotros vosotros ustedes usted ellos ellas me te se nos os le les mi mis tu tus su sus nuestro nuestra mío tuyo soy eres es somos son era eran fue fueron ser será serán sería estoy estás esta está estamos están estaba estaban estaré estará estarán estar he has ha hemos han había habían haber hay habrá habrán habría haya tengo tienes tiene tenemos tienen tendré tendrá tendremos tendrán tener voy vas va vamos van ir vaya iba puedo puedes puede podemos pueden podría podrías podríamos poder podré podrá debo debes debe debemos deberíamos debería hago haces hace hacemos hacen haré hará harán hacer haga haciendo hizo quiero quieres quiere queremos quería quisiera querría no más menos muy mucho mucha muchísimo muchísima muchos muchas poco poca algo alguno alguna algún nada ningún ninguna todo toda todos todas otro otra también tampoco aun ya todavía solo así tan tanto tanta mismo misma',
        // Who asks, courtesy, and how a question is begun.
        'qué cuál cuáles quién quiénes cuándo cuánto cuánta cuántos cuántas cómo dónde hola oye oiga mira alexa perdona perdón disculpa gracias bueno vale venga pues entonces quizá quizás acaso realmente verdad seguro exactamente aproximadamente bastante demasiado bien mal tal dime decir decirme dices dice dicen di digas dame das dar darme da enséñame muéstrame cuéntame cuentas cuenta contar ver veo ves vemos sabes saber sé sabe conoces averigua consulta mirar comprueba preguntar pregunto pregunta gustaría interesa parece crees piensas espera esperar espero cree creo necesito necesitas necesitamos falta hace puesto pone ponen poner pongo queda quedan llega llegar llegará llegue viene vienen venir vendrá sale salir salgo salimos sigue seguir seguirá va vaya anda andan toca tocará previsto prevista previstos prevé prevén anuncian dan echa echan luego después antes ahora pronto siempre nunca',
      ].join(' '),
    ),
  ),
  common: new Set(
    words(
      'hora horas minuto minutos día días jornada semana semanas mes meses año momento rato zona sitio lugar lugares región país provincia barrio pueblo calle casa fuera afuera dentro interior exterior alrededor alrededores información info datos detalle detalles resumen situación condiciones perspectivas principio final resto cosa cosas gente amigos amigo amiga familia marido mujer mamá papá niños hijos trabajo oficina colegio viaje visita vacaciones excursión playa montaña campo desayuno comida almuerzo camino',
    ),
  ),
  spatial: new Set(words('cerca cercano cercanías proximidades alrededores junto lejos')),
  elsewhere: new Set(
    words(
      'pon reproduce música canción canciones álbum lista playlist cantante cantar canta grupo radio podcast audiolibro película películas cine serie capítulo netflix vídeo vídeos temporizador alarma despertador despiértame recuérdame recordatorio agenda calendario cita citas reunión correo mensaje mensajes manda envía llama llamada teléfono compra comprar pide pedir pedido cuesta cuestan precio precios caro barato libro libros reserva reservar restaurante restaurantes hotel hoteles vuelo vuelos avión tren trenes autobús metro taxi billete billetes entradas receta recetas cocina cocinar cenar arroz pizza chiste cuento historia adivinanza juego juega jugar partido liga fútbol equipo gol goles ganó ganar gana presidente presidenta rey capital habitantes población deletrea define definición significa traduce traducción inglés idioma suma resta divide multiplicado raíz cuadrada euros euro dólar dólares bolsa acciones bitcoin luz luces lámpara calefacción termostato aspiradora puerta garaje volumen tele televisión cumpleaños edad nació inventó escribió pintó casado atasco tráfico ruta navega farmacia supermercado tienda concierto disco foto cámara noticias titulares mide pesa kilos altura robot llamas',
    ),
  ),
  endings: words(
    'ciones iendo ando mente adas ados idas idos ada ado ida ido arán erán irán ará erá irá aré eré iré ción ar er ir es os as o a e s',
  ),
  hasCompounds: false,
};
