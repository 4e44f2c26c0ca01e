import { describe, expect, it } from 'vitest';
import { describeAsked } from './asked.ts';

/** A word that is no place names none; a place that nobody knows is still asked about. */
const SENTENCES = [
  ['de-DE', 'weht heute der föhn', 'Wind date=2026-11-18 compass=S'],
  [
    'de-DE',
    'wie wird das wetter zum skifahren am samstag am arlberg',
    'Weather date=2026-11-21 place=arlberg',
  ],
  ['de-DE', 'muss ich die geranien reinholen', 'Frost'],
  ['de-DE', 'wie viel liter regnet es bis sonntag', 'RainAmount untilDate=2026-11-22'],
  ['de-DE', 'wann war gestern der heißeste moment', 'PastHigh date=2026-11-17'],
  [
    'de-DE',
    'soll ich morgen mit dem rad oder mit dem auto zur arbeit fahren',
    'Bicycle date=2026-11-19',
  ],
  ['de-DE', 'und am dienstag danach', 'FollowUp date=2026-11-24'],
  ['de-DE', 'regnet es bei der hochzeit am samstag', 'Rain date=2026-11-21'],
  ['de-DE', 'wie wird das wetter beim fußballspiel am samstag', 'Weather date=2026-11-21'],
  [
    'de-DE',
    'wie wird das wetter für das konzert heute abend',
    'Weather date=2026-11-18 dayPart=EV',
  ],
  ['de-DE', 'wie wird das wetter für den weihnachtsmarkt', 'Weather'],
  ['de-DE', 'bleibt es beim feuerwerk trocken', 'Dry'],
  ['de-DE', 'regnet es während der prüfung', 'Rain'],
  ['de-DE', 'regnet es zwischen den jahren', 'Rain span=BETWEEN_THE_YEARS'],
  ['de-DE', 'wie ist das wetter in wedding', 'Weather place=wedding'],
  ['de-DE', 'wie ist das wetter auf der arbeit', 'Weather place=WORK'],
  ['de-DE', 'wie wird das wetter an der ostsee', 'Weather place=an der ostsee'],
  ['de-DE', 'regnet es in kleinkleckersdorf', 'Rain place=kleinkleckersdorf'],
  ['de-DE', 'wetter kleinkleckersdorf', 'Weather place=kleinkleckersdorf'],
  ['en-US', 'are the schools closed because of snow', 'AMAZON.Fallback'],
  ['en-US', 'is it gonna rain on tax day', 'Rain span=TAX_DAY'],
  ['en-US', "what's it gonna be like for the fourth of july fireworks", 'Weather date=2027-07-04'],
  ['en-US', 'will it rain when the kids go trick or treating', 'Rain span=HALLOWEEN_NIGHT'],
  ['en-US', 'will it rain during the fireworks at eight', 'Rain time=20:00'],
  ['en-US', "what's the weather for the wedding on saturday", 'Weather date=2026-11-21'],
  [
    'en-US',
    "how's the weather looking for the rockies game tomorrow night",
    'Weather date=2026-11-19 dayPart=NI',
  ],
  ['en-US', 'will the grass be wet', 'Rain'],
  ['en-US', 'will it snow for prom', 'Snow'],
  ['en-US', 'will it rain on election day', 'Rain span=ELECTION_DAY'],
  ['en-US', "what's the weather in wedding", 'Weather place=wedding'],
  ['en-US', 'weather fireworks', 'Weather place=fireworks'],
  ['en-US', "what's the weather in the hague", 'Weather place=the hague'],
  ['en-US', "what's the weather in the lake district", 'Weather place=the lake district'],
  ['en-US', 'weather the bronx', 'Weather place=bronx'],
  ['en-US', 'will it rain in grubbleton', 'Rain place=grubbleton'],
  ['en-GB', 'is it gonna stay dry for the bank holiday', 'Dry span=BANK_HOLIDAY'],
  ['en-GB', 'will it rain over the bank holiday weekend', 'Rain span=BANK_HOLIDAY_WEEKEND'],
  ['en-GB', "what's the weather for the village fete", 'Weather'],
  ['es-ES', 'a qué precisión atmosférica estamos', 'Quantity quantity=PRESSURE'],
  ['es-ES', 'cómo va a estar el clima para el grito', 'Weather span=CRY_OF_INDEPENDENCE'],
  ['es-ES', 'va a llover en la boda del sábado', 'Rain date=2026-11-21'],
  ['es-ES', 'qué tiempo hará para el partido', 'Weather'],
  ['es-ES', 'lloverá durante los fuegos artificiales', 'Rain'],
  ['es-ES', 'qué tiempo hace en la habana', 'Weather place=la habana'],
  ['es-ES', 'qué tiempo hace en villaquilambre de abajo', 'Weather place=villaquilambre de abajo'],
  [
    'fr-FR',
    "quel temps fera-t-il pour le feu d'artifice du quatorze juillet",
    'Weather date=2027-07-14',
  ],
  ['fr-FR', "est-ce qu'il va pleuvoir pour le mariage samedi", 'Rain date=2026-11-21'],
  ['fr-FR', "est-ce qu'il pleuvra pendant le concert", 'Rain'],
  ['fr-FR', 'quel temps fait-il au havre', 'Weather place=le havre'],
  ['it-IT', 'che tempo fa a ferragosto al mare a rimini', 'Weather span=ASSUMPTION place=rimini'],
  ['it-IT', 'pioverà al matrimonio di sabato', 'Rain date=2026-11-21'],
  ['it-IT', 'che tempo farà per la partita', 'Weather'],
  ['it-IT', 'che tempo fa al mare', 'Weather place=litorale'],
  ['nl-NL', 'regent het tijdens het vuurwerk', 'Rain'],
  ['nl-NL', 'is het droog voor de wedstrijd', 'Dry'],
  ['nl-NL', 'wordt het droog voor de vierdaagse', 'Dry'],
  ['nl-NL', 'hoe is het weer in den haag', 'Weather place=den haag'],
] as const;

describe('a word that is no place', () => {
  it.each(SENTENCES)('in %s: %s', (locale, sentence, understood) => {
    expect(describeAsked(sentence, locale)).toBe(understood);
  });
});
