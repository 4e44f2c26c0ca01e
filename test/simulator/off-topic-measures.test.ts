import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

const REFUSED = [
  ['de-DE', 'wie hoch ist der mount everest'],
  ['de-DE', 'wie hoch ist die zugspitze'],
  ['de-DE', 'wie tief ist der bodensee'],
  ['de-DE', 'wie lang ist der rhein'],
  ['de-DE', 'wie groß ist berlin'],
  ['de-DE', 'wie alt ist köln'],
  ['de-DE', 'wie weit ist es nach münchen'],
  ['de-DE', 'wie viel sind zwölf mal zwölf'],
  ['de-DE', 'was ist drei mal vier'],
  ['de-DE', 'wie viel ist zwanzig plus fünf'],
  ['de-DE', 'wie warm ist die sonne'],
  ['de-DE', 'wie heiß ist die sonne'],
  ['de-DE', 'wie heiß ist der mond'],
  ['de-DE', 'wie warm ist es auf dem mars'],
  ['de-DE', 'wie weit ist die sonne entfernt'],
  ['de-DE', 'wann kocht wasser'],
  ['de-DE', 'bei wie viel grad kocht wasser'],
  ['de-DE', 'was ist der siedepunkt von wasser'],
  ['en-US', 'how high is mount everest'],
  ['en-US', 'how tall is mount everest'],
  ['en-US', 'how deep is lake michigan'],
  ['en-US', 'how long is the mississippi'],
  ['en-US', 'how big is texas'],
  ['en-US', 'how old is boston'],
  ['en-US', 'how far is denver'],
  ['en-US', "what's twelve times twelve"],
  ['en-US', 'what is three times four'],
  ['en-US', 'how much is twenty plus five'],
  ['en-US', 'how hot is the sun'],
  ['en-US', 'how hot is the moon'],
  ['en-US', 'how hot is mars'],
  ['en-US', 'how far away is the sun'],
  ['en-US', "what's the boiling point of water"],
  ['en-US', 'at what temperature does water boil'],
  ['en-US', 'when does water boil'],
  ['en-US', "what's the freezing point of water"],
  ['es-ES', 'qué altura tiene el everest'],
  ['es-ES', 'cuánto mide el teide'],
  ['es-ES', 'qué altura tiene el teide'],
  ['es-ES', 'cuánto es doce por doce'],
  ['es-ES', 'a qué temperatura está el sol'],
  ['es-ES', 'qué temperatura tiene el sol'],
  ['es-ES', 'cuántos grados tiene el sol'],
  ['es-ES', 'a qué temperatura hierve el agua'],
  ['es-ES', 'cuál es el punto de ebullición del agua'],
  ['es-ES', 'cuántos habitantes tiene madrid'],
  ['fr-FR', 'quelle est la hauteur du mont blanc'],
  ['fr-FR', 'combien mesure le mont blanc'],
  ['fr-FR', 'combien font douze fois douze'],
  ['fr-FR', 'quelle est la température du soleil'],
  ['fr-FR', "à quelle température bout l'eau"],
  ['fr-FR', "quel est le point d'ébullition de l'eau"],
  ['fr-FR', 'quelle hauteur fait la tour eiffel'],
  ['it-IT', 'quanto è alto il monte bianco'],
  ['it-IT', "quanto è alto l'everest"],
  ['it-IT', 'quanto fa dodici per dodici'],
  ['it-IT', 'quanto è caldo il sole'],
  ['it-IT', 'qual è la temperatura del sole'],
  ['it-IT', "a che temperatura bolle l'acqua"],
  ['it-IT', "qual è il punto di ebollizione dell'acqua"],
  ['nl-NL', 'hoe hoog is de mount everest'],
  ['nl-NL', 'hoe hoog is de domtoren'],
  ['nl-NL', 'hoeveel is twaalf keer twaalf'],
  ['nl-NL', 'hoe warm is de zon'],
  ['nl-NL', 'hoe heet is de zon'],
  ['nl-NL', 'bij hoeveel graden kookt water'],
  ['nl-NL', 'wat is het kookpunt van water'],
  ['nl-NL', 'hoe diep is het ijsselmeer'],
] as const;

const ANSWERED = [
  ['de-DE', 'wie hoch ist die temperatur'],
  ['de-DE', 'wie hoch ist die regenwahrscheinlichkeit'],
  ['de-DE', 'wie hoch ist die luftfeuchtigkeit in köln'],
  ['de-DE', 'wie stark ist die sonne'],
  ['en-US', 'how high will it get in denver'],
  ['en-US', 'how high is the humidity in denver'],
  ['en-US', 'how hot is it in denver'],
  ['en-US', 'how high will the temperature be'],
] as const;

describe('a question of size, arithmetic or the sky that is not about the weather', () => {
  it.each(REFUSED)('is refused in %s: %s', (locale, sentence) => {
    expect(describeAsked(sentence, locale)).toBe('AMAZON.Fallback');
  });

  it.each(ANSWERED)('is told from the weather in %s: %s', (locale, sentence) => {
    expect(describeAsked(sentence, locale)).not.toBe('AMAZON.Fallback');
  });
});
