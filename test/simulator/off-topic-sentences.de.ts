/** What people ask other skills for, by topic; some with days and places. One sentence a line. */
export const offTopicDe: Record<string, string> = {
  Musik: `
    spiel etwas jazz
    spiele das neue album von adele
    spiel purple rain von prince
    mach die musik leiser
    nächstes lied
    wer singt dieses lied
    wie heißt der song
    spiel klassische musik im wohnzimmer
    setze mein hörbuch fort
    spiele bayern drei bis neun uhr
    füge das lied meiner playlist hinzu
    stell die lautstärke auf fünf
    spiel regengeräusche
    pausiere den podcast
    spiel morgen früh weihnachtslieder
    wann ist das nächste konzert in köln
    spiel ein schlaflied
    stopp die musik in zehn minuten
    spiel dicke wolken von den puhdys
    aus welchem album ist das`,
  'Timer und Erinnerungen': `
    stelle einen timer auf fünf minuten
    stell den wecker auf sieben uhr morgen früh
    weck mich um halb sieben
    erinnere mich am freitag an mamas geburtstag
    erinnere mich heute abend ans milchkaufen
    wie lange läuft mein timer noch
    lösche den wecker am montag
    schlummern
    lösche alle erinnerungen für das wochenende
    starte die stoppuhr
    nudeltimer zwölf minuten
    verschiebe den wecker auf acht
    trage am dienstag um drei einen zahnarzttermin ein
    was steht heute in meinem kalender
    wann ist mein nächster termin
    erinnere mich in einer stunde an den ofen
    welche wecker sind morgen gestellt
    was habe ich am wochenende vor
    wann muss ich morgen aufstehen
    wann hat oma geburtstag`,
  Plauderei: `
    wie geht es dir heute
    erzähl mir einen witz
    guten morgen
    wie heißt du
    liebst du mich
    wer hat dich gemacht
    bist du ein roboter
    mir ist langweilig
    sing ein lied
    ich hatte heute einen schlechten tag
    gute nacht schlaf gut
    du bist ganz schön klug
    was hast du gestern gemacht
    hast du freunde in paris
    was ist deine lieblingsfarbe
    sag etwas lustiges
    woher kommst du
    alles gute zum geburtstag
    kannst du mich hören
    magst du pizza`,
  Wissen: `
    was ist die hauptstadt von frankreich
    wie hoch ist der eiffelturm
    wer war der erste bundeskanzler
    wie spät ist es in tokio
    wie viele menschen leben in new york
    wie weit ist es von berlin nach hamburg
    wann endete der zweite weltkrieg
    wer schrieb den faust
    an welchem tag ist dieses jahr ostern
    wie alt ist der papst
    welche sprache spricht man in brasilien
    wie tief ist der bodensee
    wann wurde mozart geboren
    wie viele einwohner hat münchen
    wie lange fliegt man nach sydney
    wer hat das telefon erfunden
    wie schwer ist ein elefant
    was fressen pinguine
    wie viele tage sind es noch bis weihnachten
    wie schnell ist das licht`,
  Einkaufen: `
    bestell neues küchenpapier
    setz milch auf die einkaufsliste
    was kostet ein neues handy
    kauf zwei karten für samstag in hannover
    wo ist mein paket
    bestelle noch einmal kaffee
    was steht auf meiner einkaufsliste
    such mir eine günstige winterjacke
    wann kommt meine bestellung in bremen an
    eier und butter auf den einkaufszettel
    gibt es diese woche schuhe im angebot
    kauf einen regenschirm
    bestell eine pizza für acht uhr
    wie ist der goldpreis heute
    streich brot von der liste
    finde ein geschenk für meine frau
    bestell sonnencreme für morgen
    was kostet ein tesla
    storniere meine letzte bestellung
    haben die läden morgen offen`,
  'Nachrichten und Sport': `
    was gibt es neues
    lies mir die nachrichten vor
    wie hat bayern gestern gespielt
    wann spielt dortmund am samstag
    wie steht es im spiel in madrid
    hat leverkusen am sonntag gewonnen
    was ist heute in berlin los
    gib mir die tägliche zusammenfassung
    wer führt bei der tour de france
    wie ist die wahl in hessen ausgegangen
    was war gestern in den nachrichten
    wann ist das nächste formel eins rennen
    wie steht der dax heute
    was kostet die apple aktie
    wer spielt am montagabend
    was ist gestern in rom passiert
    erzähl mir etwas über die weltmeisterschaft
    wann beginnt die saison
    wie viele tore hat messi geschossen
    neueste meldungen aus frankreich`,
  'Rechnen und Wörter': `
    wie viel ist sieben mal acht
    was ist die wurzel aus einundachtzig
    wie viel gramm hat ein pfund
    rechne zehn meilen in kilometer um
    was sind fünfzehn prozent von zweihundert
    teile neunzig durch sechs
    wie schreibt man rhythmus
    was bedeutet serendipität
    übersetze guten morgen ins französische
    wie sagt man danke auf japanisch
    was ist photosynthese
    nenne ein anderes wort für glücklich
    würfle
    wirf eine münze
    nenne eine zahl zwischen eins und zehn
    wie viele sekunden hat ein tag
    zwölf plus dreißig
    wie viele tage hat der februar
    was reimt sich auf haus
    wie viele liter hat eine gallone`,
  'Reisen und Ausgehen': `
    buche morgen einen flug nach rom
    finde ein hotel in paris für nächstes wochenende
    wie komme ich zum flughafen
    gibt es stau auf dem weg zur arbeit
    wann fährt der nächste zug nach bremen
    ruf ein taxi für neun uhr
    such ein italienisches restaurant in der nähe
    reservier am freitag in münchen einen tisch für zwei
    wann schließt heute das museum
    wo kann ich in hamburg parken
    wie lange dauert die fahrt nach dresden
    hat die apotheke am sonntag offen
    welche filme laufen heute abend in leipzig
    zeig mir den weg zur hauptstraße
    wann fährt der nächste bus nach ulm
    was kostet ein flug nach tokio im dezember
    ist mein flug nach madrid pünktlich
    miete für drei tage ein auto in miami
    welcher strand in spanien ist schön
    wann fährt die letzte u-bahn heute nacht`,
  Haushalt: `
    mach das licht an
    stell die heizung auf einundzwanzig grad
    schließ die haustür ab
    starte den staubsauger um zehn
    ist das garagentor offen
    dimme heute abend das licht im schlafzimmer
    schalte die heizung in der küche aus
    zeig mir die kamera an der haustür
    mach den ventilator an
    koch mir einen kaffee
    öffne morgen um sieben die rollläden
    wie heiß ist der ofen
    mach den fernseher aus
    starte heute nacht die spülmaschine
    ist jemand an der tür
    gieß am sonntag den rasen
    färbe das licht blau
    wo ist mein handy
    verbinde meinen lautsprecher
    schalte die kaffeemaschine um sechs ein`,
  'Leute und Botschaften': `
    ruf meine schwester an
    schick john eine nachricht
    lies meine mails von heute vor
    schreib anna dass ich heute abend später komme
    wer hat mich gestern angerufen
    geh ans telefon
    welche nummer hat bob
    schreib meinem chef am montag eine mail
    wie alt ist brad pitt
    wer ist der bürgermeister von köln
    ist helene fischer verheiratet
    sag papa das essen ist fertig
    hat mir heute morgen jemand geschrieben
    ruf den arzt in potsdam an
    sag allen dass wir in zehn minuten losfahren
    videoanruf mit oma am sonntag
    wie mache ich pfannkuchen
    gib mir ein rezept für schneebälle
    erzähl eine gutenachtgeschichte vom sturm
    wie wird man astronaut`,
};
