import { loadInteractionModel } from '../src/skill-package/interaction-model.ts';
import { getGrammar } from '../src/understanding/grammar.ts';
import { findInterpretations, selectBest } from '../src/understanding/sample-match.ts';
import { tokenize } from '../src/understanding/tokens.ts';
import { createMatcher, recognizeIntent } from '../src/understanding/recognize-intent.ts';
import { selectLexicon } from '../src/understanding/lexicons.ts';
import { loadGazetteer } from '../src/place/load-gazetteer.ts';
import { compare, type Figure } from './support/compare.ts';

const NOW = new Date('2026-11-18T14:05:00+01:00');

/** Exact samples, similar sentences, and off-topic sentences. */
const SENTENCES: Record<string, readonly string[]> = {
  'de-DE': [
    'Wie wird das Wetter morgen in Hamburg?',
    'Sag mir doch mal, ob ich morgen in Ulm einen Schirm mitnehmen muss',
    'Was für ein Wetter kriegen wir am Sonntagnachmittag in Rom?',
    'Ist zwischen 9 und 11 Uhr mit Regen zu rechnen?',
    'Ich habe Heuschnupfen, wie hoch ist morgen die Pollenbelastung?',
    'Könnte es am Wochenende in Oslo vielleicht schneien?',
    'Buche morgen einen Flug nach Rom',
    'Stell den Wecker auf sieben Uhr morgen früh',
  ],
  'en-US': [
    "What's the weather in Boston tomorrow?",
    'On Sunday afternoon, what kind of weather are they getting in Rome?',
    'Tomorrow at noon, how warm might it be in Madrid?',
    'Could you tell me whether I should take an umbrella this evening in London?',
    'We walk from three to five, is rain coming?',
    'Is there a lot of birch pollen about in Berlin this week?',
    'Book a flight to Rome tomorrow',
    'Set a timer for five minutes',
  ],
  'fr-FR': [
    'Quel temps fera-t-il demain à Marseille ?',
    "Dis-moi s'il va pleuvoir samedi après-midi à Lyon, s'il te plaît",
    'Faut-il que je prenne un parapluie ce soir ?',
    'Mets le réveil à sept heures',
  ],
  'it-IT': [
    'Che tempo farà domani a Napoli?',
    'Dimmi per favore se sabato pomeriggio pioverà a Torino',
    "Devo prendere l'ombrello stasera?",
    'Metti la sveglia alle sette',
  ],
  'es-ES': [
    '¿Qué tiempo hará mañana en Sevilla?',
    'Dime por favor si el sábado por la tarde lloverá en Bilbao',
    '¿Tengo que llevar paraguas esta noche?',
    'Pon la alarma a las siete',
  ],
  'nl-NL': [
    'Hoe wordt het weer morgen in Utrecht?',
    'Zeg eens of het zaterdagmiddag gaat regenen in Groningen',
    'Moet ik vanavond een paraplu meenemen?',
    'Zet de wekker op zeven uur',
  ],
};

/**
 * Recognizes a sentence after loading, compared with exact matching alone; and builds the grammar of a
 * model, compared with a copy of the model as JSON.
 */
export async function understanding(): Promise<Figure[]> {
  const gazetteer = loadGazetteer();
  const figures: Figure[] = [];
  for (const [locale, sentences] of Object.entries(SENTENCES)) {
    const model = loadInteractionModel(locale);
    const words = selectLexicon(locale);
    const [language = ''] = locale.split('-');
    const isPlace = (name: string) => gazetteer.find(name, { language }) !== undefined;
    const listening = { model, locale, now: NOW, timeZone: 'Europe/Berlin', isPlace };
    const grammar = getGrammar(model, words);
    const exactly = (sentence: string) => {
      const said = tokenize(sentence, words);
      const matchesFrom = createMatcher(said, grammar, listening);
      return selectBest(findInterpretations(said, grammar, matchesFrom));
    };
    figures.push(
      await compare({
        name: `understand, ${locale}`,
        ours: inTurn(sentences, (sentence) => recognizeIntent(sentence, listening)),
        baseline: inTurn(sentences, exactly),
        runs: 800,
        warmUp: 200,
      }),
      await compare({
        name: `understand, loading ${locale}`,
        ours: async () => getGrammar(structuredClone(model), words),
        baseline: async () => JSON.parse(JSON.stringify(model)),
        runs: 15,
        warmUp: 1,
      }),
    );
  }
  return figures;
}

function inTurn(
  sentences: readonly string[],
  readResponse: (sentence: string) => unknown,
): () => Promise<unknown> {
  let next = 0;
  return async () => {
    next += 1;
    return readResponse(sentences[next % sentences.length] ?? '');
  };
}
