import type { PeerLanguage } from './expectation.ts';

/** How an answer begins: `hedged` for maybe, I don't know and the like, undefined for no answer to yes or no. */
export type FirstWord = 'yes' | 'no' | 'hedged';

/** The words that answer yes or no, followed by a comma or a full stop. */
const ANSWERS: Record<PeerLanguage, { yes: RegExp; no: RegExp; hedged: RegExp }> = {
  de: {
    yes: /^(?:ja|doch|(?:vermutlich|wahrscheinlich)(?: ja)?)[,.]/,
    no: /^(?:nein|(?:vermutlich|wahrscheinlich|eher) nicht)[,.]/,
    hedged: /^(?:vielleicht|wahrscheinlich|vermutlich|möglicherweise|das weiß ich nicht)\b/,
  },
  en: {
    yes: /^(?:yes|probably)[,.]/,
    no: /^(?:no|probably not)[,.]/,
    hedged: /^(?:maybe|probably|perhaps|possibly|i don't know)\b/,
  },
  es: {
    yes: /^(?:sí|probablemente(?: sí)?)[,.]/,
    no: /^(?:no|probablemente no)[,.]/,
    hedged: /^(?:quizás?|probablemente|tal vez|es posible|no lo sé)(?![\p{L}])/u,
  },
  fr: {
    yes: /^(?:oui|si|probablement)[,.]/,
    no: /^(?:non|probablement pas)[,.]/,
    hedged: /^(?:peut-être|probablement|c'est possible|je ne sais pas)(?![\p{L}])/u,
  },
  it: {
    yes: /^(?:sì|probabilmente(?: sì)?)[,.]/,
    no: /^(?:no|probabilmente no)[,.]/,
    hedged: /^(?:forse|probabilmente|può darsi|non lo so)(?![\p{L}])/u,
  },
  nl: {
    yes: /^(?:ja|jawel|waarschijnlijk(?: wel)?)[,.]/,
    no: /^(?:nee|waarschijnlijk niet)[,.]/,
    hedged: /^(?:misschien|waarschijnlijk|mogelijk|dat weet ik niet)\b/,
  },
  pl: {
    yes: /^(?:tak|prawdopodobnie tak)[,.]/,
    no: /^(?:nie|raczej nie)[,.]/,
    hedged: /^(?:być może|może|możliwe|prawdopodobnie|nie wiem)(?![\p{L}])/u,
  },
  sv: {
    yes: /^(?:ja|jo|troligen)[,.]/,
    no: /^(?:nej|troligen inte)[,.]/,
    hedged: /^(?:kanske|troligen|möjligen|det vet jag tyvärr inte)(?![\p{L}])/u,
  },
};

export function readFirstWord(speech: string, language: PeerLanguage): FirstWord | undefined {
  const text = speech.toLowerCase();
  const { yes, no, hedged } = ANSWERS[language];
  if (no.test(text)) return 'no';
  if (yes.test(text)) return 'yes';
  return hedged.test(text) ? 'hedged' : undefined;
}

/** Digits, or words for none, few, one and its parts. */
const NUMBER =
  /\d|(?<![\p{L}])(?:null|zero|cero|zéro|nul|ein(?:e|er|en|s)?|one|an?|half|quarters?|uno|una?|media|une?|demi-?\w*|quart|mezz[ao]|één|half|een|kaum|hardly|apenas|guère|quasi|nauwelijks|keine?|ningun[oa]|aucune?|nessun[oa]?|geen|no|jed(?:en|nego)|dwóch|trzech|czterech|\p{L}+(?:ięciu|edmiu|śmiu|ściu|nastu|dziestu)|zera|około godziny|(?:pierwsz|drug|trzeci|czwart|piąt|szóst|siódm|ósm|dziewiąt|dziesiąt|\p{L}+nast|dwudziest)i?ej|en (?:timme|meter)|noll|ett|halv|knappt|inge[nt]|inga)(?![\p{L}])/iu;

export function hasNumber(speech: string): boolean {
  return NUMBER.test(speech);
}

/** Words that deny: who asks "it won't rain?" hears no if it does not. */
const DENIALS: Record<PeerLanguage, RegExp> = {
  de: /\b(?:nicht|keine?n?)\b/i,
  en: /\b(?:not|won't|no)\b/i,
  es: /\bno\b/i,
  fr: /\bpas\b/i,
  it: /\bnon\b/i,
  nl: /\b(?:niet|geen)\b/i,
  pl: /(?<!\p{L})(?:nie|bez)(?!\p{L})/iu,
  sv: /\b(?:inte|ingen|inget|inga|utan)\b/i,
};

export function isDenial(sentence: string, language: PeerLanguage): boolean {
  return DENIALS[language].test(sentence);
}

/** Words that ask whether something holds the whole time: "does it stay above twenty". */
const STAYS: Record<PeerLanguage, RegExp> = {
  de: /\bbleib/i,
  en: /\bstay|\bremain/i,
  es: /\bqued|\bmant/i,
  fr: /\brest/i,
  it: /\brest|\briman/i,
  nl: /\bblij/i,
  pl: /(?<!\p{L})(?:zosta|utrzyma)/iu,
  sv: /\bhåller\b/i,
};

export function asksForWholeTime(sentence: string, language: PeerLanguage): boolean {
  return STAYS[language].test(sentence);
}
