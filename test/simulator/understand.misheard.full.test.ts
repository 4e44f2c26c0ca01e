import { describe, expect, test } from 'vitest';
import { compareSounds } from '../../src/understanding/soundalikes.ts';
import { describeHeard } from './asked.ts';

const HOMES: Readonly<Record<string, string>> = {
  'de-DE': 'Berlin',
  'en-US': 'New York',
  'fr-FR': 'Paris',
  'es-ES': 'Madrid',
  'it-IT': 'Roma',
  'nl-NL': 'Utrecht',
};

const heard = (locale: string, transcript: string) =>
  describeHeard(transcript, locale, HOMES[locale] ?? '');

describe('a transcript with words apart that belong together', () => {
  test.each([
    ['de-DE', 'wie viel regen fällt am wochen ende', 'RainAmount span=WEEKEND'],
    ['de-DE', 'kommt heute nach mittag noch ein gewitter', /^Thunder .*dayPart=AF/],
    ['de-DE', 'wann ist der nächste voll mond', 'Quantity quantity=FULL_MOON'],
    ['de-DE', 'gibt es eine un wetter warnung', /^Quantity quantity=WARNINGS/],
    ['en-US', 'any thunder storms this after noon', /^Thunder .*dayPart=AF/],
    ['en-US', 'is it windy out side', 'Wind whether=WHETHER'],
    ['fr-FR', 'est ce que je dois prendre un para pluie', 'Umbrella'],
    ['es-ES', 'necesito un para guas hoy', /^Umbrella date=/],
    [
      'it-IT',
      'quanti gradi ci saranno sta sera a napolli',
      /^Temperature .*dayPart=EV.*place=Napoli/,
    ],
    ['nl-NL', 'onweert het van avond', /^Thunder .*dayPart=EV/],
  ])('is understood in %s: %s', (locale, transcript, meaning) => {
    expect(heard(locale, transcript)).toMatch(meaning);
  });

  test('is of the day after tomorrow, not of tomorrow', () => {
    const [one, other] = ['über morgen', 'übermorgen'].map((day) =>
      heard('de-DE', `wie warm wird es ${day}`),
    );
    expect(one).toBe(other);
    expect(one).toMatch(/^Temperature date=/);
  });
});

describe('a transcript with a misheard word', () => {
  test.each([
    ['de-DE', 'wird es am sonntag sonnich', /^Sun date=/],
    ['de-DE', 'muss ich ein regn schirm mitnehmen', 'Umbrella'],
    ['en-US', 'whats the whether in bosten', 'Weather place=Boston'],
    ['fr-FR', 'est ce qu il va pleuvoire demain', /^Rain date=/],
    ['es-ES', 'va a yover mañana', /^Rain date=/],
    ['it-IT', 'che tempo farà nel fine setimana', 'Weather span=WEEKEND'],
    ['nl-NL', 'gaat het vandaag nog regene', /^Rain date=/],
  ])('is understood in %s: %s', (locale, transcript, meaning) => {
    expect(heard(locale, transcript)).toMatch(meaning);
  });

  test.each([
    ['de-DE', 'moin wie wirds wetter', 'Weather'],
    ['de-DE', 'wie isn des wetter in stuagard', 'Weather place=Stuttgart'],
    ['fr-FR', 'y aura t il de l orage cet après midi', /^Thunder .*dayPart=AF/],
    ['nl-NL', 'hoi hoe warm wordt het over morgen', /^Temperature date=/],
  ])('is understood as people speak, in %s: %s', (locale, transcript, meaning) => {
    expect(heard(locale, transcript)).toMatch(meaning);
  });
});

describe('the name of a town as it sounds', () => {
  test.each([
    ['de-DE', 'regnets morgen in münchn', 'München'],
    ['de-DE', 'wie ist das wetter in zürisch', 'Zürich'],
    ['de-DE', 'wie wird das wetter in garmisch paten kirchen', 'Garmisch-Partenkirchen'],
    ['de-DE', 'wie warm wird es in leibzig am samstach', 'Leipzig'],
    ['de-DE', 'weht in kuxhaven viel wind', 'Cuxhaven'],
    ['de-DE', 'ist es in freiburg wärmer als in konstans', 'freiburg otherPlace=Konstanz'],
    ['en-US', 'will it snow in denvar tomorow', 'Denver'],
    ['en-US', 'is it raining in or lando', 'orlando'],
    ['en-US', 'how warm will it be in minnie apolis', 'Minneapolis'],
    ['fr-FR', 'il va faire combien de degrés a marseil', 'Marseille'],
    ['fr-FR', 'il neige à chamoni', 'Chamonix-Mont-Blanc'],
    ['fr-FR', 'il fait chaud à royant', 'Royan'],
    ['es-ES', 'hace frío en madriz', 'Madrid'],
    ['es-ES', 'lloverá mañana en güelva', 'Huelva'],
    ['it-IT', 'pioverà domani a fiorenza', 'Firenze'],
    ['nl-NL', 'wat voor weer wordt het in amsterdm', 'Amsterdam'],
    ['nl-NL', 'hoeveel zon krijgen we dinsdag op teksel', 'Texel'],
  ])('is that of the town, in %s: %s', (locale, transcript, town) => {
    expect(heard(locale, transcript)).toContain(`place=${town}`);
  });

  test('is none far away', () => {
    expect(heard('en-US', 'is it raining in münchn')).not.toContain('München');
    expect(heard('de-DE', 'regnet es in sienzinnati')).not.toContain('Cincinnati');
  });
});

describe('a question with more around it', () => {
  test.each([
    ['de-DE', 'bleibts heut abend trocken wir wollten krillen', /^Dry .*dayPart=EV/],
    ['en-US', 'i gotta bail hay thursday is it gonna be dry', /^(?:Dry|Advice) date=/],
    ['es-ES', 'los niños quieren saber si va a nevar mañana', /^Snow date=/],
    ['nl-NL', 'blijft het vanmiddag droog want de schilder komt', /^(?:Dry|RainTime) .*dayPart=AF/],
  ])('is answered, in %s: %s', (locale, transcript, meaning) => {
    expect(heard(locale, transcript)).toMatch(meaning);
  });

  test.each([
    ['it-IT', 'fra tre giorni che tempo troviamo ad ancona'],
    ['en-US', 'when does the next train leave for boston'],
  ])('is none without what belongs to it, in %s: %s', (locale, transcript) => {
    expect(heard(locale, transcript)).toMatch(/^AMAZON.Fallback$|ncona/);
  });
});

describe('a sentence about something else', () => {
  test.each([
    ['de-DE', 'mach das licht an'],
    ['de-DE', 'wann fährt der nächste bus'],
    ['de-DE', 'was kostet ein liter benzin'],
    ['de-DE', 'wie alt ist angela merkel'],
    ['en-US', 'call my mother'],
    ['en-US', 'turn off the lights'],
    ['en-US', 'order a pizza'],
    ['en-US', "what's on tv tonight"],
    ['fr-FR', 'allume la lumière'],
    ['fr-FR', 'raconte moi une histoire'],
    ['es-ES', 'enciende la luz'],
    ['it-IT', 'metti della musica'],
    ['nl-NL', 'doe het licht aan'],
  ])('is not misheard as a question of ours, in %s: %s', (locale, sentence) => {
    expect(heard(locale, sentence)).toBe('AMAZON.Fallback');
  });
});

test('words are alike by their sounds, not by chance', () => {
  expect(compareSounds('stuagard', 'Stuttgart')).toBeLessThan(0.45);
  expect(compareSounds('whether', 'weather')).toBeLessThan(0.45);
  expect(compareSounds('mailand', 'Maifeld')).toBeUndefined();
  expect(compareSounds('call', 'fall')).toBeUndefined();
});
