import { words } from './lists.ts';
import type { NearWords } from './words.ts';

/** Of French, for sentences that are only like a sample. */
export const nearFr: NearWords = {
  plain: new Set(
    words(
      [
        // Articles, pronouns, auxiliaries, prepositions, conjunctions.
        "le la les l' un une des du de d' au aux à a ce cet cette ces c'est c'était ça cela celui celle il elle on ils elles je j' j'ai tu nous vous me m' te t' se s' moi toi lui leur mon ma mes ton ta tes son sa ses notre nos votre vos qui que qu' qu'il qu'elle qu'on qu'ils quoi dont y en est es suis sommes êtes sont sera seront serait était être été ai as avons avez ont aura aurai auras aurons aurez auront aurait avoir eu avait fait fais faire fera ferait font feront va vas vais allons allez vont ira aller peut peux pouvons pouvez peuvent pourrait pourrais pourra pouvoir dois doit devons devez doivent devrai devra devrais devrait devoir faut faudra faudrait falloir et ou mais si car donc parce comme quand puisque ne n' pas non plus ni sans avec par pour dans sur sous vers chez entre jusqu' jusqu'à jusque depuis pendant durant avant après dès lors hors",
        // Who asks, courtesy, and how a question is begun.
        "quel quelle quels quelles comment combien pourquoi où d'où alexa bonjour salut coucou hé eh merci pardon excuse excuse-moi dis dis-moi donne donne-moi montre montre-moi raconte raconte-moi explique annonce indique indique-moi sais sait savez savoir saurais veux veut voudrais voulons aimerais aimerait souhaite connaître demande crois croire pense penses penser dirais vois voir regarde regarder prends prendre prenne mets mettre besoin intérêt risque risques chance chances possible probable probablement sûrement peut-être vraiment exactement plutôt assez très trop peu beaucoup bien bon mieux encore toujours déjà aussi autre alors là ici voilà rien tout toute tous toutes même juste seulement bientôt maintenant",
      ].join(' '),
    ),
  ),
  common: new Set(
    words(
      "prévu prévue prévus prévues annoncé annoncée annoncés annoncées attendu attendue attendus attendues prévoit prévoient annonce annoncent actuel actuelle actuellement local locale heure heures jour jours journée moment instant semaine mois endroit lieu ville village région département pays coin quartier maison dehors extérieur l'extérieur intérieur alentours environs partout ailleurs bulletin rapport point infos info informations détails résumé situation conditions état tendance petit-déjeuner déjeuner dîner travail boulot école voyage vacances famille enfants femme mari copain sortir sors partir pars arriver arrive arrivent arrivera début fin reste vient viennent venir entier entière grand grande gros grosse petit petite chose quelque quelques gens monde",
    ),
  ),
  spatial: new Set(
    words('près proche côté autour alentour environs périphérie proximité loin nord sud est ouest'),
  ),
  elsewhere: new Set(
    words(
      'joue jouer mets-moi musique chanson chansons album playlist chanteur chanteuse groupe radio podcast film films série séries épisode netflix vidéo vidéos minuteur minuterie alarme alarmes réveil réveille rappelle rappel rappels calendrier agenda rendez-vous réunion mail mails message messages texto appelle appeler téléphone achète acheter commande commander courses liste panier prix coûte coûtent cher livre livres réserve réserver restaurant restaurants hôtel hôtels vol vols train trains bus métro taxi billet billets recette recettes cuisiner cuisine gâteau blague blagues histoire histoires jeu jeux quiz score match équipe football foot rugby tennis président capitale population habitants épelle définition traduis traduire traduction signifie langue calcule fois divisé multiplié racine pourcent dollars euros bourse action actions bitcoin actualités actualité lumière lumières lampe chauffage thermostat aspirateur porte volume âge né née inventé écrit peint marié itinéraire trafic bouchons navigue distance hauteur tour',
    ),
  ),
  endings: words(
    'ements ement eraient erait issent erons eront eras erai era ées ée és ent ant aux ait es er ez é e s x',
  ),
  hasCompounds: false,
};
