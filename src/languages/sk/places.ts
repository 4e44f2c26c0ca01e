import { joinWords } from '../../wording/grammar.ts';
import { createSlavicPlaces } from '../slavic-places.ts';

/** Towns of other countries with their locatives, keyed by the name as texts say it. */
export const EUROPEAN_TOWNS = `
Viedeň=Viedni; Graz=Grazi; Linz=Linzi; Salzburg=Salzburgu; Innsbruck=Innsbrucku;
Klagenfurt am Wörthersee=Klagenfurte; Villach=Villachu; Zürich=Zürichu; Ženeva=Ženeve;
Bazilej=Bazileji; Bern=Berne; Lausanne=Lausanne; Lugano=Lugane; Luzern=Luzerne;
Praha=Prahe; Brno=Brne; Ostrava=Ostrave; Plzeň=Plzni; Olomouc=Olomouci; Liberec=Liberci;
České Budějovice=Českých Budějoviciach; Hradec Králové=Hradci Králové;
Ústí nad Labem=Ústí nad Labem; Pardubice=Pardubiciach; Havířov=Havířove; Zlín=Zlíne;
Karviná=Karvinej; Opava=Opave; Frýdek-Místek=Frýdku-Místku; Karlovy Vary=Karlových Varoch;
Jihlava=Jihlave; Hodonín=Hodoníne; Břeclav=Břeclavi; Varšava=Varšave; Łódź=Lodži; Krakov=Krakove;
Vroclav=Vroclave; Poznań=Poznani; Gdańsk=Gdansku; Szczecin=Štetíne; Lublin=Lubline;
Katowice=Katoviciach; Zakopane=Zakopanom;
Paríž=Paríži; Marseille=Marseille; Lyon=Lyone; Toulouse=Toulouse; Nice=Nice; Nantes=Nantes;
Štrasburg=Štrasburgu; Montpellier=Montpellieri; Bordeaux=Bordeaux; Lille=Lille; Rennes=Rennes;
Le Havre=Le Havre; Londýn=Londýne; Birmingham=Birminghame; Liverpool=Liverpoole;
Nottingham=Nottinghame; Sheffield=Sheffielde; Bristol=Bristole; Glasgow=Glasgowe;
Leicester=Leicesteri; Edinburgh=Edinburghu; Leeds=Leedse; Cardiff=Cardiffe;
Manchester=Manchestri; Belfast=Belfaste; Rím=Ríme; Miláno=Miláne; Neapol=Neapole; Turín=Turíne;
Palermo=Palerme; Janov=Janove; Bologna=Bologni; Florencia=Florencii; Catania=Catanii; Bari=Bari;
Messina=Messine; Verona=Verone; Padova=Padove; Terst=Terste; Benátky=Benátkach; Pisa=Pise;
Madrid=Madride; Barcelona=Barcelone; Valencia=Valencii; Sevilla=Seville; Zaragoza=Zaragoze;
Málaga=Málage; Murcia=Murcii; Palma=Palme; Las Palmas de Gran Canaria=Las Palmas; Bilbao=Bilbau;
Alicante=Alicante; Córdoba=Córdobe; Lisabon=Lisabone; Porto=Porte; Amsterdam=Amsterdame;
Rotterdam=Rotterdame; Haag=Haagu; Utrecht=Utrechte; Eindhoven=Eindhovene; Brusel=Bruseli;
Antverpy=Antverpách; Gent=Gente; Bruggy=Bruggách; Luxemburg=Luxemburgu; Kodaň=Kodani;
Århus=Aarhuse; Odense=Odense; Aalborg=Aalborgu; Štokholm=Štokholme; Göteborg=Göteborgu;
Malmö=Malmö; Uppsala=Uppsale; Oslo=Osle; Bergen=Bergene; Trondheim=Trondheime;
Helsinki=Helsinkách; Tampere=Tampere; Turku=Turku; Tallinn=Talline; Tartu=Tartu; Riga=Rige;
Vilnius=Vilniuse; Kaunas=Kaunase; Klaipėda=Klaipede; Budapešť=Budapešti; Debrecen=Debrecíne;
Szeged=Segedíne; Miskolc=Miškovci; Bukurešť=Bukurešti; Cluj-Napoca=Kluži; Timişoara=Temešvári;
Sofia=Sofii; Plovdiv=Plovdive; Varna=Varne; Burgas=Burgase; Ľubľana=Ľubľane; Maribor=Maribore;
Záhreb=Záhrebe; Split=Splite; Rijeka=Rijeke; Osijek=Osijeku; Zadar=Zadare; Pula=Pule;
Dubrovnik=Dubrovníku; Sarajevo=Sarajeve; Belehrad=Belehrade; Niš=Niši; Novi Sad=Novom Sade;
Podgorica=Podgorici; Tirana=Tirane; Skopje=Skopje; Atény=Aténach; Solún=Solúne;
Heraklion=Heraklione; Istanbul=Istanbule; Ankara=Ankare; İzmir=Izmire; Bursa=Burse;
Antalya=Antalyi; Kyjev=Kyjeve; Kharkiv=Charkove; Dnipro=Dnipre; Donetsk=Donecku; Odessa=Odese;
Zaporizhia=Záporoží; Lviv=vo Ľvove; Minsk=Minsku; Moskva=Moskve; Saint Petersburg=Petrohrade;
Chisinau=Kišiňove; Dublin=Dubline; Cork=Corku; Reykjavík=Reykjavíku; Nikózia=Nikózii;
Limassol=Limassole; Valletta=Vallette; Monaco=Monaku
`;

export const OVERSEAS_TOWNS = `
Buenos Aires=Buenos Aires; Ciudad de México=Ciudad de México; Peking=Pekingu; Dhaka=Dháke;
Seoul=Soule; Jakarta=Jakarte; Tokio=Tokiu; Taipei=Tchaj-peji; Kinshasa=Kinshase; Lima=Lime;
Káhira=Káhire; Bogotá=Bogote; Baghdad=Bagdade; Tehran=Teheráne; Hong Kong=Hongkongu;
Bangkok=Bangkoku; Santiago=Santiagu; Riyadh=Rijáde; Singapur=Singapure; Pyongyang=Pchjongjangu;
Kabul=Kábule; Caracas=Caracase; Luanda=Luande; Addis Ababa=Addis Abebe; Nairobi=Nairobi;
Mogadishu=Mogadiše; Dakar=Dakare; Brasília=Brazílii; Havana=Havane; Tashkent=Taškente;
Algiers=Alžíri; Khartoum=Chartúme; Accra=Akkre; Beirut=Bejrúte; Rabat=Rabate;
Pretoria=Pretórii; Manila=Manile; Damascus=Damasku; Harare=Harare; Kuala Lumpur=Kuala Lumpure;
Kathmandu=Káthmandu; Hanoi=Hanoji; Quito=Quite; Kampala=Kampale; Bamako=Bamaku; Amman=Ammáne;
Montevideo=Montevideu; Tripoli=Tripolise; Baku=Baku; Yerevan=Jerevane; Tbilisi=Tbilisi;
Kingston=Kingstone; Ulan Bator=Ulanbátare; Ottawa=Ottawe; Tunis=Tunise; Colombo=Kolombe;
Abu Dhabi=Abú Zabí; Washington=Washingtone; Islamabad=Islamabade; Shanghai=Šanghaji;
Mumbai=Bombaji; Guangzhou=Kantone; Delhi=Dillí; São Paulo=São Paule; New York=New Yorku;
Rio de Janeiro=Riu de Janeiro; Sydney=Sydney; Melbourne=Melbourne; Los Angeles=Los Angeles;
Alexandria=Alexandrii; Busan=Pusane; Yokohama=Jokohame; Kapské Mesto=Kapskom Meste;
Casablanca=Casablance; Durban=Durbane; Dubai=Dubaji; Chicago=Chicagu; Toronto=Toronte;
Osaka=Osake; Houston=Houstone; Nagoya=Nagoji; Brisbane=Brisbane; Johannesburg=Johannesburgu;
Perth=Perthe; Sapporo=Sappore; Montréal=Montreale; Philadelphia=Filadelfii; Phoenix=Phoenixe;
Kobe=Kobe; Kyoto=Kjóte; San Antonio=San Antoniu; San Diego=San Diegu; Fukuoka=Fukuoke;
Dallas=Dallase; Adelaide=Adelaide; Hiroshima=Hirošime; Boston=Bostone;
San Francisco=San Franciscu; Seattle=Seattli; Denver=Denveri; Miami=Miami; Atlanta=Atlante;
Las Vegas=Las Vegas; Vancouver=Vancouveri; Detroit=Detroite; Auckland=Aucklande;
Wellington=Wellingtone; Jeruzalem=Jeruzaleme; Tel Aviv=Tel Avive; Honolulu=Honolulu
`;

/** The same towns by their own names, as a caller of the service may give them. */
export const FOREIGN_NAMES = `
Wien=Viedni; Genève=Ženeve; Basel=Bazileji; Paris=Paríži; London=Londýne; Roma=Ríme;
Milano=Miláne; Venezia=Benátkach; Warszawa=Varšave; Kraków=Krakove; Wrocław=Vroclave;
Budapest=Budapešti
`;

/** German towns with their locatives, keyed by the name as texts say it. */
export const GERMAN_TOWNS = `
Berlín=Berlíne; Hamburg=Hamburgu; Mníchov=Mníchove; Kolín nad Rýnom=Kolíne nad Rýnom;
Frankfurt am Main=Frankfurte nad Mohanom; Essen=Essene; Stuttgart=Stuttgarte; Dortmund=Dortmunde;
Düsseldorf=Düsseldorfe; Brémy=Brémach; Hannover=Hannoveri; Lipsko=Lipsku; Duisburg=Duisburgu;
Norimberg=Norimbergu; Drážďany=Drážďanoch; Bochum=Bochume; Wuppertal=Wuppertali;
Bielefeld=Bielefelde; Bonn=Bonne; Mannheim=Mannheime; Karlsruhe=Karlsruhe; Wiesbaden=Wiesbadene;
Münster=Münsteri; Gelsenkirchen=Gelsenkirchene; Cáchy=Cáchach; Mönchengladbach=Mönchengladbachu;
Augsburg=Augsburgu; Chemnitz=Chemnitzi; Braunschweig=Braunschweigu; Krefeld=Krefelde; Kiel=Kieli;
Magdeburg=Magdeburgu; Oberhausen=Oberhausene; Freiburg=Freiburgu; Lübeck=Lübecku; Erfurt=Erfurte;
Hagen=Hagene; Rostock=Rostocku; Kassel=Kasseli; Hamm=Hamme; Mainz=Mohuči;
Saarbrücken=Saarbrückene; Osnabrück=Osnabrücku; Solingen=Solingene;
Ludwigshafen am Rhein=Ludwigshafene; Leverkusen=Leverkusene; Oldenburg=Oldenburgu; Neuss=Neusse;
Potsdam=Postupime; Heidelberg=Heidelbergu; Paderborn=Paderborne; Darmstadt=Darmstadte;
Würzburg=Würzburgu; Regensburg=Regensburgu; Wolfsburg=Wolfsburgu; Göttingen=Göttingene;
Heilbronn=Heilbronne; Ingolstadt=Ingolstadte; Ulm=Ulme; Pforzheim=Pforzheime;
Offenbach=Offenbachu; Bremerhaven=Bremerhavene; Reutlingen=Reutlingene; Fürth=Fürthe;
Koblenz=Koblenzi; Siegen=Siegene; Jena=Jene; Gera=Gere; Hildesheim=Hildesheime; Erlangen=Erlangene;
Salzgitter=Salzgitteri; Trier=Trieri; Schwerin=Schwerine; Cottbus=Chotebuzi; Passau=Pasove;
Bayreuth=Bayreuthe; Bamberg=Bambergu; Bautzen=Budyšíne; Weimar=Weimare;
Stralsund=Stralsunde; Greifswald=Greifswalde; Flensburg=Flensburgu; Konstanz=Konstanzi;
Garmisch-Partenkirchen=Garmisch-Partenkirchene
`;

/** The same towns by their own names, as a caller of the service may give them. */
export const GERMAN_NAMES = `
Berlin=Berlíne; München=Mníchove; Köln=Kolíne nad Rýnom; Frankfurt=Frankfurte;
Leipzig=Lipsku; Dresden=Drážďanoch; Nürnberg=Norimbergu; Bremen=Brémach; Aachen=Cáchach;
Ludwigshafen=Ludwigshafene
`;

/** Slovak towns with their locatives; the main name of GeoNames, as texts say it. */
export const SLOVAK_TOWNS = `
Bratislava=Bratislave; Košice=Košiciach; Prešov=Prešove; Nitra=Nitre; Žilina=Žiline;
Banská Bystrica=Banskej Bystrici; Trnava=Trnave; Trenčín=Trenčíne; Poprad=Poprade; Martin=Martine;
Prievidza=Prievidzi; Zvolen=vo Zvolene; Považská Bystrica=Považskej Bystrici;
Nové Zámky=Nových Zámkoch; Michalovce=Michalovciach; Spišská Nová Ves=Spišskej Novej Vsi;
Levice=Leviciach; Komárno=Komárne; Humenné=Humennom; Bardejov=Bardejove;
Liptovský Mikuláš=Liptovskom Mikuláši; Ružomberok=Ružomberku; Piešťany=Piešťanoch;
Lučenec=Lučenci; Dubnica nad Váhom=Dubnici nad Váhom; Rimavská Sobota=Rimavskej Sobote;
Čadca=Čadci; Šaľa=Šali; Partizánske=Partizánskom; Hlohovec=Hlohovci;
Dunajská Streda=Dunajskej Strede; Vranov nad Topľou=Vranove nad Topľou; Trebišov=Trebišove;
Snina=Snine; Senica=Senici; Nové Mesto nad Váhom=Novom Meste nad Váhom; Pezinok=Pezinku;
Brezno=Brezne; Žiar nad Hronom=Žiari nad Hronom; Rožňava=Rožňave; Dolný Kubín=Dolnom Kubíne;
Bánovce nad Bebravou=Bánovciach nad Bebravou; Púchov=Púchove; Handlová=Handlovej;
Malacky=Malackách; Kysucké Nové Mesto=Kysuckom Novom Meste; Kežmarok=Kežmarku; Galanta=Galante;
Stará Ľubovňa=Starej Ľubovni; Zlaté Moravce=Zlatých Moravciach; Detva=Detve; Skalica=Skalici;
Senec=Senci; Levoča=Levoči; Revúca=Revúcej; Myjava=Myjave; Veľký Krtíš=Veľkom Krtíši;
Svidník=vo Svidníku; Nová Dubnica=Novej Dubnici; Sabinov=Sabinove; Šamorín=Šamoríne;
Štúrovo=Štúrove; Holíč=Holíči; Bytča=Bytči; Stropkov=Stropkove; Kolárovo=Kolárove; Šurany=Šuranoch;
Stará Turá=Starej Turej; Fiľakovo=Fiľakove; Banská Štiavnica=Banskej Štiavnici;
Tvrdošín=Tvrdošíne; Moldava nad Bodvou=Moldave nad Bodvou; Vráble=Vrábľoch;
Veľký Meder=Veľkom Mederi; Krompachy=Krompachoch; Modra=Modre; Hriňová=Hriňovej;
Hurbanovo=Hurbanove; Námestovo=Námestove; Stupava=Stupave; Šahy=Šahách; Krupina=Krupine;
Turzovka=Turzovke; Sečovce=Sečovciach; Liptovský Hrádok=Liptovskom Hrádku;
Želiezovce=Želiezovciach; Nová Baňa=Novej Bani; Trstená=Trstenej; Svit=vo Svite; Vrútky=Vrútkach;
Medzilaborce=Medzilaborciach; Žarnovica=Žarnovici; Gelnica=Gelnici; Rajec=Rajci;
Sobrance=Sobranciach; Vrbové=Vrbovom; Spišská Belá=Spišskej Belej; Lipany=Lipanoch;
Poltár=Poltári; Sládkovičovo=Sládkovičove; Ilava=Ilave; Kremnica=Kremnici; Gabčíkovo=Gabčíkove;
Bojnice=Bojniciach; Vysoké Tatry=Vysokých Tatrách
`;

/** `vo Viedni`, `vo Frankfurte`. */
const NEEDS_VOWEL = /^[vwf]/i;

export const { describePlace, labelPlace, prefixPlace, findPlacePhrase } = createSlavicPlaces({
  towns: [SLOVAK_TOWNS, GERMAN_TOWNS, EUROPEAN_TOWNS, OVERSEAS_TOWNS, GERMAN_NAMES, FOREIGN_NAMES],
  preposition: (locative) => (NEEDS_VOWEL.test(locative) ? 'vo' : 'v'),
});

/** What takes the place of a preposition after which an unknown name would be inflected. */
const AREAS: Readonly<Record<string, string>> = {
  v: 'v lokalite',
  vo: 'v lokalite',
  na: 'v lokalite',
  pre: 'pre lokalitu',
};

/** `v Bratislave` and `v lokalite Pcim` after "v"; after any other word the name. */
export function placeAfter(word: string, place: string): string {
  const area = AREAS[word.toLowerCase()];
  const phrase = area?.startsWith('v ') ? findPlacePhrase(place) : undefined;
  return phrase ?? joinWords(area ?? word, place);
}
