import { words } from './lists.ts';
import type { NearWords } from './words.ts';

/** Of Italian, for sentences that are only like a sample. */
export const nearIt: NearWords = {
  plain: new Set(
    words(
      [
        // Articles, pronouns, auxiliaries, prepositions, conjunctions.
        "il lo la i gli le l' un un' una uno del dello della dei degli delle dell' al allo alla ai agli alle all' dal dalla dai dalle dall' nel nella nei negli nelle nell' sul sulla sulle sull' di a ad da in con su per tra fra questo questa questi queste quello quella quelli quelle io tu lui lei noi voi loro me te mi ti ci si vi ne mio mia miei mie tuo tua nostro nostra suo sua c'è ci è sono sei siamo siete era erano sia sarà saranno sarebbe stato stata essere stare sta stai stanno ho hai ha abbiamo avete hanno avere avrò avrà avremo avranno avrei potrò potrei può posso puoi possiamo possono potrebbe potrebbero devo devi deve dobbiamo devono dovrei dovrebbe dovrò voglio vuoi vuole vogliamo vorrei vorremmo fa faccio fai fanno fare farà faranno facendo fatto e ed o oppure ma se perché che come quindi poi anche ancora non nè già più molto molta molti molte tanto tanta tanti tante poco poca pochi poche troppo abbastanza circa fino entro durante verso dopo prima mentre senza sopra sotto qui qua lì là",
        // Who asks, courtesy, and how a question is begun.
        "cosa cos'è chi quale quali qual quando quanto quanta quanti quante com'è dove perciò ciao salve ehi alexa scusa senti dai allora insomma bene grazie prego magari forse probabilmente possibilmente veramente davvero proprio esattamente all'incirca soprattutto comunque invece solo dimmi dire dirmi dici dice dicono dammi dai dare darmi mostrami mostra fammi vedere vedi vedo sapere sai so capire chiedere chiedo domanda domando interessa interessato curioso piacerebbe credi pensi pare sembra sembrerebbe aspetto aspettare aspettarmi aspettarci aspetta serve servirebbe viene vengono vado vai va andiamo andare andando esco usciamo uscire fuori partire parto partiamo arrivo porto portare prendere mettere conviene consigli consiglia consiglieresti bisogna necessario possibile caso",
      ].join(' '),
    ),
  ),
  common: new Set(
    words(
      'ora ore momento giorno giorni giornata zona città paese posto luogo località regione casa esterno aperto ovunque previsto prevista previsti previste prevedono prevede prevedere situazione condizioni informazioni informazione notizie info dettagli riassunto generale inizio fine resto tutto tutta tutti intero intera cosa cose qualcosa niente nulla gente amici amico famiglia moglie marito mamma papà bambini figli lavoro scuola ufficio viaggio visita vacanza gita colazione pranzo cena provincia comune quartiere posizione',
    ),
  ),
  spatial: new Set(
    words(
      'vicino vicina vicinanze dintorni parti pressi intorno attorno accanto presso lontano distante lungo entro',
    ),
  ),
  elsewhere: new Set(
    words(
      'suona riproduci metti musica canzone canzoni brano album playlist cantante gruppo radio podcast audiolibro film serie puntata netflix video cinema timer sveglia svegliami ricordami promemoria calendario appuntamento appuntamenti riunione mail email messaggio messaggi telefono telefona chiama chiamata compra comprare ordina ordinare spesa lista prezzo prezzi costa costano costo economico libro libri prenota prenotare ristorante ristoranti albergo hotel volo voli aereo treno treni autobus taxi biglietto biglietti ricetta ricette cucina cucinare cuocere barzelletta barzellette storia favola racconta raccontami gioco giochi giochiamo quiz indovinello partita risultato squadra calcio campionato gol serie presidente capitale abitanti sillaba definizione traduci traduzione significa significato lingua calcola diviso moltiplicato radice percento dollari euro azioni borsa bitcoin notiziario luce luci lampada termostato aspirapolvere porta volume alza abbassa età anni nato nata inventato scritto dipinto sposato traffico percorso naviga distanza dista lontano orario allergico allergica',
    ),
  ),
  endings: words(
    'eranno issimo issima issimi issime ando endo arà erà irà are ere ire ato ata ati ate ito ita iti ite oso osa osi ose o a i e',
  ),
  hasCompounds: false,
};
