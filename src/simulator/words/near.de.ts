import { words } from './lists.ts';
import type { NearWords } from './words.ts';

/** Of German, for sentences that are only like a sample. */
export const nearDe: NearWords = {
  plain: new Set(
    words(
      [
        // Articles, pronouns, auxiliaries, prepositions, conjunctions.
        'bringt bringen nachschauen nachsehen genug sonst ahnung idee schaue blicken blickt beim brauchbar taugt entschuldige entschuldigung meinte gefahr wollte neues schlecht schlechten schlechter fliegt fliegen fliegst sich ab dazu lange länger immer nehmen nehme nimm nutze benutze verwende antworte steht lautet liegt bleibt bleiben weiter pro passt schnell zieht ziehe kennst reicht hält fällt fallen stell sagt anfangen anfängt fängt hört gut gutes gute guten vielen stark schlimm weiterhin innerhalb bekommen bekomme bekommt kriege kriegen der die das den dem des ein eine einen einem einer eines kein keine keinen dieser diese dieses diesem diesen ich mich mir mein meine meinen meinem meiner du dich dir dein deine wir uns unser unsere ihr euch sie ihnen er es ihm man jemand wer bin bist ist sind seid war waren wäre sein gewesen werde wird wirst werden wurde würde würdest würden habe hab hast hat haben hatte hätte hätten kann kannst können könnte könntest könnten soll sollte sollten sollen muss müssen müsste darf dürfen dürfte mag möchte möchten will willst wollen wollte lassen lass lässt tut tun macht machen mache und oder aber ob wenn weil dass als wie denn doch dann damit sowie auch nicht nur noch schon so zu zum zur in im ins an am auf aus bei beim bis durch für gegen mit nach ohne über um unter von vom vor hinter neben zwischen seit während da dort hier hin her drum daran davon darauf dabei',
        // Who asks, courtesy, and how a question is begun.
        'was welche welcher welches welchen wann warum wieso woher hallo hi hey na ach also alexa mal bitte danke gern gerne vielleicht eventuell wohl wahrscheinlich möglicherweise eigentlich wirklich ehrlich genau ungefähr etwa ziemlich sehr ganz recht eher etwas bisschen wenig viel viele mehr sag sage sagen sagst erzähl erzähle erzählen zeig zeige zeigen gib gibt geben gibst nenn nenne verrate verrät verraten wissen weiß weißt wüsste frage frag fragen schau schauen guck sehen sieht siehst aussehen aussieht schaut ausschauen hören interessiert interessieren denkst glaubst meinst meine kommt kommen komme geht gehen gehe gehts rechnen rechne erwarten erwartet erwarte brauchen brauche braucht brauchst mach mitnehmen lieber besser bloß halt eben später jetzt',
      ].join(' '),
    ),
  ),
  common: new Set(
    words(
      'joggen laufen radeln spazieren zelten wandern thermometer heuschnupfen hause woche wochen wochenende monat jahr stunde stunden stündlich stündliche frühstück mittagessen abendessen bundesland kreis standort stelle position zeit tag tage tages draußen drinnen gegend region ort stadt land umgebung überall irgendwo nirgends örtlich bericht auskunft info infos informationen details überblick vorausgesagt vorhergesagt angesagt gemeldet aussicht aussichten lage verhältnisse stand beginn beginnt anfang ende rest ganze ganzen alles ding dinge sachen nichts leute freund freundin familie frau mann mama papa kinder zuhause haus arbeit reise besuch besuchen unterwegs ankomme losgehe fahre fahren raus rein',
    ),
  ),
  spatial: new Set(
    words('nahe nähe umkreis umgebung unweit rund um herum bei richtung drüben hinten oben unten'),
  ),
  elsewhere: new Set(
    words(
      'los passiert schreib schreibe konzert rennen ofen küche meldungen schuhe angebot fahrt dauert spiel spiele spielen abspielen musik lied lieder song songs album playlist sänger sängerin band radio podcast hörbuch film filme serie serien folge netflix video videos kino timer wecker weck wecke wecken erinnere erinner erinnerung kalender termin termine treffen mail email nachricht nachrichten schlagzeilen ruf anrufen anruf telefon telefonnummer kauf kaufe kaufen bestell bestelle bestellen einkaufsliste einkaufszettel einkaufen liste preis kostet kosten teuer billig buch bücher buche buchen reservier reserviere reservieren restaurant hotel flug flüge flieg fliegen flugzeug zug züge bus bahn taxi ticket tickets rezept rezepte koch kochen koche backen backe witz witze geschichte märchen rätsel quiz spielstand bundesliga fußball mannschaft tor tore bundeskanzler kanzler präsident präsidentin hauptstadt einwohner buchstabiere buchstabiert definition übersetze übersetz heißt bedeutet sprache rechne plus minus mal geteilt wurzel prozent dollar euro aktie aktien aktienkurs bitcoin börse licht lampe heizung thermostat staubsauger tür lautstärke lauter leiser alt alter geboren erfunden erfand schrieb gemalt verheiratet route stau verkehr navigiere entfernt weit spät uhrzeit größe groß wer wem',
    ),
  ),
  endings: words(
    'erisch lichen liches liche lich isches ische isch igen iges iger ige ig sten ste st ern em en er es et te e n s t',
  ),
  hasCompounds: true,
};
