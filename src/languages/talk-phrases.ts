/** The ids of the slot type SmallTalk. */
export type SmallTalk =
  'THANKS' | 'HELLO' | 'GOOD_NIGHT' | 'BYE' | 'PRAISE' | 'HOW_ARE_YOU' | 'WHO_ARE_YOU';

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
  },
  en: {
    THANKS: "You're welcome. Goodbye.",
    HELLO: 'Hello!',
    GOOD_NIGHT: 'Good night.',
    BYE: 'Goodbye.',
    PRAISE: "Thanks, I'm glad to hear that.",
    HOW_ARE_YOU: "I'm fine, thanks.",
    WHO_ARE_YOU: "I'm Weather Voice, and I tell you the weather.",
  },
  es: {
    THANKS: 'De nada. Hasta pronto.',
    HELLO: '¡Hola!',
    GOOD_NIGHT: 'Buenas noches.',
    BYE: 'Hasta pronto.',
    PRAISE: 'Gracias, me alegro.',
    HOW_ARE_YOU: 'Muy bien, gracias.',
    WHO_ARE_YOU: 'Soy una voz que te cuenta el tiempo.',
  },
  fr: {
    THANKS: 'Avec plaisir. À bientôt.',
    HELLO: 'Bonjour !',
    GOOD_NIGHT: 'Bonne nuit.',
    BYE: 'À bientôt.',
    PRAISE: 'Merci, ça me fait plaisir.',
    HOW_ARE_YOU: 'Tout va bien, merci.',
    WHO_ARE_YOU: 'Je suis une voix qui donne la météo.',
  },
  it: {
    THANKS: 'Prego. A presto.',
    HELLO: 'Ciao!',
    GOOD_NIGHT: 'Buonanotte.',
    BYE: 'A presto.',
    PRAISE: 'Grazie, mi fa piacere.',
    HOW_ARE_YOU: 'Tutto bene, grazie.',
    WHO_ARE_YOU: 'Sono una voce che ti dice che tempo fa.',
  },
  nl: {
    THANKS: 'Graag gedaan. Tot ziens.',
    HELLO: 'Hallo!',
    GOOD_NIGHT: 'Welterusten.',
    BYE: 'Tot ziens.',
    PRAISE: 'Dank je, fijn om te horen.',
    HOW_ARE_YOU: 'Met mij gaat het goed, dank je.',
    WHO_ARE_YOU: 'Ik ben een stem die je vertelt wat voor weer het wordt.',
  },
} as const satisfies Record<string, SmallTalkPhrases>;
