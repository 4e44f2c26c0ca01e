import { words } from './lists.ts';
import type { NearWords } from './words.ts';

/** Of Dutch, for sentences that are only like a sample. */
export const nearNl: NearWords = {
  // Without "was", which is laundry as well, and "weer", which is the weather.
  plain: new Set(
    words(
      [
        // Articles, pronouns, auxiliaries, prepositions, conjunctions.
        'de het een geen deze dit die dat ik mij me mijn jij je jou jouw u uw wij we ons onze jullie zij ze hun hij hem haar men iemand wie ben bent is zijn waren geweest word wordt worden werd geworden zal zul zult zullen zou zouden heb hebt heeft hebben had hadden kan kun kunt kunnen kon konden moet moeten moest hoef hoeft mag mogen mocht wil wilt willen wilde doet doen ga gaat gaan ging laat laten maakt maken en of maar want als dan dus omdat zodat terwijl ook niet nog al alleen zo te om in op aan bij van voor na naar met zonder tot tegen over onder boven door uit tussen sinds tijdens gedurende rond binnen per af er daar hier ergens overal toe',
        // Who asks, courtesy, and how a question is begun.
        'wat welke welk wanneer waarom hoe hoeveel waar hallo hoi hé hey hè nou zeg alexa even eens graag alsjeblieft alstublieft bedankt dank sorry misschien eventueel wel waarschijnlijk mogelijk eigenlijk echt precies ongeveer best heel erg zeer veel weinig beetje meer zeggen vertel vertellen geef geven zien toon noem weet weten vraag vragen benieuwd kijk kijken hoor horen denk denkt denken lijkt verwacht verwachten rekenen nodig neem nemen meenemen mee krijg krijgt krijgen kom komt komen staat staan zit ziet uitziet eruit beter handig slim',
      ].join(' '),
    ),
  ),
  common: new Set(
    words(
      'tijd dag dagen moment buiten buitenshuis regio streek plaats stad dorp land plek lokaal actueel actuele bericht informatie info details overzicht voorspeld voorspellen stand toestand situatie begin begint eind einde rest hele heel alles iets niets ding dingen mensen vriend vriendin familie vrouw man mama papa kind kinderen thuis huis werk reis bezoek onderweg aankom vertrek vertrekken weg heen terug pad',
    ),
  ),
  spatial: new Set(words('nabij buurt omgeving omstreken vlakbij rondom rond richting langs bij')),
  elsewhere: new Set(
    words(
      'doe zet ver speel spelen afspelen muziek lied liedje liedjes song songs album playlist afspeellijst zanger zangeres band radio podcast luisterboek film films serie series aflevering netflix video videos bioscoop timer wekker wek maak herinner herinnering agenda kalender afspraak afspraken mail email sms berichten nieuws krantenkoppen bel bellen telefoon telefoonnummer koop kopen bestel bestellen winkelwagen boodschappen boodschappenlijst prijs kost kosten duur goedkoop boek boeken reserveer reserveren restaurant restaurants hotel hotels vlucht vluchten vliegtuig trein treinen bus taxi ticket tickets kaartje recept recepten kook koken bak bakken mop moppen grap grappen verhaal sprookje raadsel quiz spel spelletje uitslag voetbal wedstrijd elftal doelpunt president premier minister koning hoofdstad inwoners spelt definitie vertaal vertaling betekent betekenis taal plus gedeeld wortel procent dollar euro aandeel aandelen bitcoin beurs lamp lampen verwarming thermostaat stofzuiger deur volume luider stiller oud leeftijd geboren uitgevonden schreef schilderde getrouwd route file verkeer navigeer afstand',
    ),
  ),
  endings: words('achtige achtig erige erig igere iger ige ig ende end ste ere er en es e s t'),
  hasCompounds: true,
};
