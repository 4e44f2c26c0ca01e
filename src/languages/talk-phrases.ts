/** The ids of the slot type SmallTalk. */
export type SmallTalk =
  | 'THANKS'
  | 'HELLO'
  | 'GOOD_NIGHT'
  | 'BYE'
  | 'PRAISE'
  | 'HOW_ARE_YOU'
  | 'WHO_ARE_YOU'
  | 'JOKE'
  | 'LIKES'
  | 'COMPLAINT';

/** What is said back, one short line each. */
export type SmallTalkPhrases = Readonly<Record<SmallTalk, string>>;

/** By language. */
export const SMALL_TALK = {
  de: {
    THANKS: 'Gern geschehen. Bis bald.',
    HELLO: 'Hallo!',
    GOOD_NIGHT: 'Gute Nacht.',
    BYE: 'Bis bald.',
    PRAISE: 'Danke, das freut mich.',
    HOW_ARE_YOU: 'Mir geht es gut, danke.',
    WHO_ARE_YOU: 'Ich bin Wetter Stimme und sage dir das Wetter.',
    JOKE: 'Witze kenne ich leider keine, nur das Wetter.',
    LIKES: 'Ich mag jedes Wetter.',
    COMPLAINT: 'Das kann ich verstehen. Ich sage es leider nur an.',
  },
  en: {
    THANKS: "You're welcome. Goodbye.",
    HELLO: 'Hello!',
    GOOD_NIGHT: 'Good night.',
    BYE: 'Goodbye.',
    PRAISE: "Thanks, I'm glad to hear that.",
    HOW_ARE_YOU: "I'm fine, thanks.",
    WHO_ARE_YOU: "I'm Weather Voice, and I tell you the weather.",
    JOKE: "I don't know any jokes, only the weather.",
    LIKES: 'I like all kinds of weather.',
    COMPLAINT: 'I hear you. I only report it.',
  },
  es: {
    THANKS: 'De nada. Hasta pronto.',
    HELLO: '¡Hola!',
    GOOD_NIGHT: 'Buenas noches.',
    BYE: 'Hasta pronto.',
    PRAISE: 'Gracias, me alegro.',
    HOW_ARE_YOU: 'Muy bien, gracias.',
    WHO_ARE_YOU: 'Soy una voz que te cuenta el tiempo.',
    JOKE: 'No sé chistes, solo sé del tiempo.',
    LIKES: 'A mí me gusta cualquier tiempo.',
    COMPLAINT: 'Te entiendo. Yo solo lo cuento.',
  },
  fr: {
    THANKS: 'Avec plaisir. À bientôt.',
    HELLO: 'Bonjour !',
    GOOD_NIGHT: 'Bonne nuit.',
    BYE: 'À bientôt.',
    PRAISE: 'Merci, ça me fait plaisir.',
    HOW_ARE_YOU: 'Tout va bien, merci.',
    WHO_ARE_YOU: 'Je suis une voix qui donne la météo.',
    JOKE: 'Je ne connais pas de blagues, seulement la météo.',
    LIKES: "J'aime tous les temps.",
    COMPLAINT: "Je comprends. Moi, je ne fais que l'annoncer.",
  },
  it: {
    THANKS: 'Prego. A presto.',
    HELLO: 'Ciao!',
    GOOD_NIGHT: 'Buonanotte.',
    BYE: 'A presto.',
    PRAISE: 'Grazie, mi fa piacere.',
    HOW_ARE_YOU: 'Tutto bene, grazie.',
    WHO_ARE_YOU: 'Sono una voce che ti dice che tempo fa.',
    JOKE: 'Non conosco barzellette, solo il tempo.',
    LIKES: 'A me piace qualsiasi tempo.',
    COMPLAINT: 'Ti capisco. Io lo racconto soltanto.',
  },
  nl: {
    THANKS: 'Graag gedaan. Tot ziens.',
    HELLO: 'Hallo!',
    GOOD_NIGHT: 'Welterusten.',
    BYE: 'Tot ziens.',
    PRAISE: 'Dank je, fijn om te horen.',
    HOW_ARE_YOU: 'Met mij gaat het goed, dank je.',
    WHO_ARE_YOU: 'Ik ben een stem die je vertelt wat voor weer het wordt.',
    JOKE: 'Moppen ken ik niet, alleen het weer.',
    LIKES: 'Ik vind elk weer mooi.',
    COMPLAINT: 'Dat snap ik. Ik vertel het alleen maar.',
  },
} as const satisfies Record<string, SmallTalkPhrases>;

/** What no forecast has. */
export type Unoffered =
  | 'UV'
  | 'AIR_QUALITY'
  | 'RECORD'
  | 'NORMAL'
  | 'WATER'
  | 'WAVES'
  | 'TIDE'
  | 'SKI'
  | 'AURORA'
  | 'NATURAL_ICE'
  | 'SNOW_LINE'
  | 'SNOW_LYING'
  | 'WHERE';

/** That it is not known, and what is told instead. */
export type UnofferedPhrases = Readonly<Record<Unoffered, string>>;

/** By language. */
export const UNOFFERED = {
  de: {
    UV: 'Den UV-Index kenne ich leider nicht, nur Sonne und Wolken.',
    AIR_QUALITY: 'Die Luftqualität kenne ich leider nicht, nur den Wind.',
    RECORD: 'Rekorde kenne ich leider nicht, nur die Vorhersage.',
    NORMAL: 'Durchschnittswerte kenne ich leider nicht, nur die Vorhersage.',
    WATER: 'Die Wassertemperatur kenne ich leider nicht, nur die der Luft.',
    WAVES: 'Den Seegang kenne ich leider nicht, nur den Wind.',
    TIDE: 'Die Gezeiten kenne ich leider nicht, nur den Wind.',
    SKI: 'Pisten und Lifte kenne ich leider nicht, nur den Schnee.',
    AURORA: 'Polarlichter kann ich leider nicht vorhersagen, nur die Wolken.',
    NATURAL_ICE: 'Ob das Eis trägt, weiß ich leider nicht, nur wie kalt es wird.',
    SNOW_LINE: 'Dafür habe ich keine Schneefallgrenze, nur die Schneemenge.',
    WHERE: 'Alle Orte auf einmal kann ich leider nicht vergleichen, nur zwei, die du nennst.',
    SNOW_LYING: 'Ob dann Schnee liegt, weiß ich leider nicht, nur wie viel fällt.',
  },
  en: {
    UV: "Sorry, I don't have the UV index, only sun and clouds.",
    AIR_QUALITY: "Sorry, I don't have the air quality, only the wind.",
    RECORD: "Sorry, I don't have any records, only the forecast.",
    NORMAL: "Sorry, I don't know what's normal for the season, only the forecast.",
    WATER: "Sorry, I don't have water temperatures, only the air temperature.",
    WAVES: "Sorry, I don't have wave heights, only the wind.",
    TIDE: "Sorry, I don't have the tides, only the wind.",
    SKI: "Sorry, I don't know about slopes and lifts, only about the snow.",
    AURORA: "Sorry, I can't forecast the northern lights, only the clouds.",
    NATURAL_ICE: "Sorry, I don't know if the ice is thick enough, only how cold it gets.",
    SNOW_LINE: "I don't have a snow line for that, only how much it snows.",
    WHERE: "Sorry, I can't compare all places, only two that you name.",
    SNOW_LYING: "Sorry, I don't know if snow will be lying then, only how much will fall.",
  },
  es: {
    UV: 'Lo siento, no tengo el índice ultravioleta, solo el sol y las nubes.',
    AIR_QUALITY: 'Lo siento, no tengo la calidad del aire, solo el viento.',
    RECORD: 'Lo siento, no tengo los récords, solo la previsión.',
    NORMAL: 'Lo siento, no tengo los valores medios, solo la previsión.',
    WATER: 'Lo siento, no tengo la temperatura del agua, solo la del aire.',
    WAVES: 'Lo siento, no tengo la altura de las olas, solo el viento.',
    TIDE: 'Lo siento, no tengo las mareas, solo el viento.',
    SKI: 'Lo siento, no sé cómo están las pistas ni los remontes, solo la nieve.',
    AURORA: 'Lo siento, no puedo predecir auroras boreales, solo las nubes.',
    NATURAL_ICE: 'Lo siento, no sé si el hielo aguanta, solo el frío que hará.',
    SNOW_LINE: 'Para eso no tengo cota de nieve, solo la cantidad.',
    WHERE: 'Lo siento, no puedo comparar todos los lugares, solo dos que me digas.',
    SNOW_LYING: 'Lo siento, no sé si cuajará la nieve, solo cuánta caerá.',
  },
  fr: {
    UV: "Je n'ai malheureusement pas l'indice UV, seulement le soleil et les nuages.",
    AIR_QUALITY: "Je n'ai malheureusement pas la qualité de l'air, seulement le vent.",
    RECORD: "Je n'ai malheureusement pas les records, seulement les prévisions.",
    NORMAL: "Je n'ai malheureusement pas les normales de saison, seulement les prévisions.",
    WATER: "Je n'ai malheureusement pas la température de l'eau, seulement celle de l'air.",
    WAVES: "Je n'ai malheureusement pas la hauteur des vagues, seulement le vent.",
    TIDE: "Je n'ai malheureusement pas les horaires des marées, seulement le vent.",
    SKI: "Je n'ai malheureusement pas l'état des pistes et des remontées, seulement la neige.",
    AURORA: 'Je ne peux malheureusement pas prévoir les aurores boréales, seulement les nuages.',
    NATURAL_ICE: "Je ne sais malheureusement pas si la glace tient, seulement s'il fera froid.",
    SNOW_LINE: "Je n'ai pas de limite pluie-neige pour cela, seulement la quantité de neige.",
    WHERE: 'Je ne peux malheureusement pas comparer tous les lieux, seulement deux à la fois.',
    SNOW_LYING:
      'Je ne sais malheureusement pas si la neige tiendra, seulement combien il en tombera.',
  },
  it: {
    UV: "Purtroppo non ho l'indice UV, solo il sole e le nuvole.",
    AIR_QUALITY: "Purtroppo non ho la qualità dell'aria, solo il vento.",
    RECORD: 'Purtroppo non ho i record, solo le previsioni.',
    NORMAL: 'Purtroppo non ho le medie stagionali, solo le previsioni.',
    WATER: "Purtroppo non ho la temperatura dell'acqua, solo quella dell'aria.",
    WAVES: "Purtroppo non ho l'altezza delle onde, solo il vento.",
    TIDE: 'Purtroppo non ho gli orari delle maree, solo il vento.',
    SKI: "Purtroppo non so come sono le piste e gli impianti, solo quanta neve c'è.",
    AURORA: 'Purtroppo non posso prevedere le aurore boreali, solo le nuvole.',
    NATURAL_ICE: 'Purtroppo non so se il ghiaccio regge, solo quanto farà freddo.',
    SNOW_LINE: 'Per questo non ho una quota neve, solo la quantità di neve.',
    WHERE: 'Purtroppo non posso confrontare tutti i luoghi, solo due che mi dici.',
    SNOW_LYING: 'Purtroppo non so se ci sarà neve a terra, solo quanta ne cadrà.',
  },
  nl: {
    UV: 'De uv-index ken ik helaas niet, alleen zon en wolken.',
    AIR_QUALITY: 'De luchtkwaliteit ken ik helaas niet, alleen de wind.',
    RECORD: 'Records ken ik helaas niet, alleen de verwachting.',
    NORMAL: 'Gemiddelden ken ik helaas niet, alleen de verwachting.',
    WATER: 'De watertemperatuur ken ik helaas niet, alleen die van de lucht.',
    WAVES: 'De golfhoogte ken ik helaas niet, alleen de wind.',
    TIDE: 'De getijden ken ik helaas niet, alleen de wind.',
    SKI: 'Pistes en liften ken ik helaas niet, alleen de sneeuw.',
    AURORA: 'Het noorderlicht kan ik helaas niet voorspellen, alleen de bewolking.',
    NATURAL_ICE: 'Of het ijs dik genoeg is, weet ik helaas niet, alleen hoe koud het wordt.',
    SNOW_LINE: 'Daarvoor heb ik geen sneeuwgrens, alleen de hoeveelheid sneeuw.',
    WHERE: 'Alle plaatsen vergelijken kan ik helaas niet, alleen twee die je noemt.',
    SNOW_LYING: 'Of er dan sneeuw ligt, weet ik helaas niet, alleen hoeveel er valt.',
  },
} as const satisfies Readonly<Record<string, UnofferedPhrases>>;
