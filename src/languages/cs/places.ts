import { joinWords } from '../../wording/grammar.ts';
import { createSlavicPlaces } from '../slavic-places.ts';

/** Towns of other countries with their locatives, keyed by the name as texts say it. */
export const EUROPEAN_TOWNS = `
Vídeň=Vídni; Graz=Štýrském Hradci; Linz=Linci; Salcburk=Salcburku; Innsbruck=Innsbrucku;
Klagenfurt am Wörthersee=Klagenfurtu; Villach=Villachu; Curych=Curychu; Ženeva=Ženevě;
Basilej=Basileji; Bern=Bernu; Lausanne=Lausanne; Lugano=Luganu; Luzern=Lucernu;
Bratislava=Bratislavě; Košice=Košicích; Prešov=Prešově; Nitra=Nitře; Žilina=Žilině;
Banská Bystrica=Banské Bystrici; Trnava=Trnavě; Trenčín=Trenčíně; Poprad=Popradu; Martin=Martině;
Zvolen=Zvolenu; Varšava=Varšavě; Łódź=Lodži; Krakov=Krakově; Vratislav=Vratislavi; Poznań=Poznani;
Gdańsk=Gdaňsku; Szczecin=Štětíně; Bydgoszcz=Bydhošti; Lublin=Lublinu; Katowice=Katovicích;
Białystok=Bělostoku; Gdynia=Gdyni; Częstochowa=Čenstochové; Toruń=Toruni; Gliwice=Glivicích;
Opole=Opolí; Zakopane=Zakopaném;
Paříž=Paříži; Marseille=Marseille; Lyon=Lyonu; Toulouse=Toulouse; Nice=Nice; Nantes=Nantes;
Štrasburk=Štrasburku; Montpellier=Montpellier; Bordeaux=Bordeaux; Lille=Lille; Rennes=Rennes;
Le Havre=Le Havru; Londýn=Londýně; Birmingham=Birminghamu; Liverpool=Liverpoolu;
Nottingham=Nottinghamu; Sheffield=Sheffieldu; Bristol=Bristolu; Glasgow=Glasgow;
Leicester=Leicesteru; Edinburgh=Edinburghu; Leeds=Leedsu; Cardiff=Cardiffu;
Manchester=Manchesteru; Belfast=Belfastu; Řím=Římě; Milán=Miláně; Neapol=Neapoli; Turín=Turíně;
Palermo=Palermu; Janov=Janově; Bologna=Boloni; Florencie=Florencii; Catania=Catanii; Bari=Bari;
Messina=Messině; Verona=Veroně; Padova=Padově; Terst=Terstu; Benátky=Benátkách; Pisa=Pise;
Madrid=Madridu; Barcelona=Barceloně; Valencia=Valencii; Sevilla=Seville; Zaragoza=Zaragoze;
Málaga=Málaze; Murcia=Murcii; Palma=Palmě; Las Palmas de Gran Canaria=Las Palmas; Bilbao=Bilbau;
Alicante=Alicante; Córdoba=Córdobě; Lisabon=Lisabonu; Porto=Portu; Amsterdam=Amsterdamu;
Rotterdam=Rotterdamu; Haag=Haagu; Utrecht=Utrechtu; Eindhoven=Eindhovenu; Brusel=Bruselu;
Antverpy=Antverpách; Gent=Gentu; Bruggy=Bruggách; Lucemburk=Lucemburku; Kodaň=Kodani;
Århus=Aarhusu; Odense=Odense; Aalborg=Aalborgu; Stockholm=Stockholmu; Göteborg=Göteborgu;
Malmö=Malmö; Uppsala=Uppsale; Oslo=Oslu; Bergen=Bergenu; Trondheim=Trondheimu; Helsinki=Helsinkách;
Tampere=Tampere; Turku=Turku; Tallinn=Tallinnu; Tartu=Tartu; Riga=Rize; Vilnius=Vilniusu;
Kaunas=Kaunasu; Klaipėda=Klajpedě; Budapešť=Budapešti; Debrecen=Debrecínu; Szeged=Szegedu;
Bukurešť=Bukurešti; Cluj-Napoca=Kluži; Timişoara=Temešváru; Sofie=Sofii; Plovdiv=Plovdivu;
Varna=Varně; Burgas=Burgasu; Lublaň=Lublani; Maribor=Mariboru; Záhřeb=Záhřebu; Split=Splitu;
Rijeka=Rijece; Osijek=Osijeku; Zadar=Zadaru; Pula=Pule; Dubrovnik=Dubrovníku; Sarajevo=Sarajevu;
Bělehrad=Bělehradě; Niš=Niši; Novi Sad=Novém Sadu; Podgorica=Podgorici; Tirana=Tiraně;
Skopje=Skopji; Atény=Aténách; Soluň=Soluni; Heraklion=Heraklionu; Istanbul=Istanbulu;
Ankara=Ankaře; İzmir=Izmiru; Bursa=Burse; Antalya=Antalyi; Kyjev=Kyjevě; Kharkiv=Charkově;
Dnipro=Dnipru; Donetsk=Doněcku; Odessa=Oděse; Zaporizhia=Záporoží; Lviv=ve Lvově; Minsk=Minsku;
Moskva=Moskvě; Saint Petersburg=Petrohradu; Chisinau=Kišiněvě; Dublin=Dublinu; Cork=Corku;
Reykjavík=Reykjavíku; Nikósie=Nikósii; Limassol=Limassolu; Valletta=Vallettě; Monaco=Monaku
`;

export const OVERSEAS_TOWNS = `
Buenos Aires=Buenos Aires; Ciudad de México=Ciudad de México; Peking=Pekingu; Dhaka=Dháce;
Seoul=Soulu; Jakarta=Jakartě; Tokio=Tokiu; Taipei=Tchaj-peji; Kinshasa=Kinshase; Lima=Limě;
Káhira=Káhiře; Bogotá=Bogotě; Baghdad=Bagdádu; Tehran=Teheránu; Hong Kong=Hongkongu;
Bangkok=Bangkoku; Santiago=Santiagu; Riyadh=Rijádu; Singapur=Singapuru; Pyongyang=Pchjongjangu;
Kabul=Kábulu; Caracas=Caracasu; Luanda=Luandě; Addis Ababa=Addis Abebě; Nairobi=Nairobi;
Mogadishu=Mogadišu; Dakar=Dakaru; Brasília=Brasílii; Havana=Havaně; Tashkent=Taškentu;
Algiers=Alžíru; Khartoum=Chartúmu; Accra=Akkře; Sanaa=Saná; Beirut=Bejrútu; Rabat=Rabatu;
Pretoria=Pretorii; Manila=Manile; Phnom Penh=Phnompenhu; Damascus=Damašku; Harare=Harare;
Kuala Lumpur=Kuala Lumpuru; Kathmandu=Káthmándú; Hanoi=Hanoji; Quito=Quitu; Kampala=Kampale;
Bamako=Bamaku; Amman=Ammánu; Montevideo=Montevideu; Tripoli=Tripolisu; Baku=Baku;
Yerevan=Jerevanu; Tbilisi=Tbilisi; Kingston=Kingstonu; Ulan Bator=Ulánbátaru; Ottawa=Ottawě;
Tunis=Tunisu; Colombo=Kolombu; Abu Dhabi=Abú Zabí; Washington=Washingtonu; Islamabad=Islámábádu;
Shanghai=Šanghaji; Mumbai=Bombaji; Guangzhou=Kantonu; Delhi=Dillí; São Paulo=São Paulu;
New York=New Yorku; Rio de Janeiro=Riu de Janeiru; Sydney=Sydney; Melbourne=Melbourne;
Los Angeles=Los Angeles; Alexandria=Alexandrii; Busan=Pusanu; Yokohama=Jokohamě;
Kapské Město=Kapském Městě; Casablanca=Casablance; Durban=Durbanu; Dubai=Dubaji; Chicago=Chicagu;
Toronto=Torontu; Osaka=Ósace; Houston=Houstonu; Nagoya=Nagoji; Brisbane=Brisbane;
Johannesburg=Johannesburgu; Perth=Perthu; Sapporo=Sapporu; Montréal=Montrealu;
Philadelphia=Filadelfii; Phoenix=Phoenixu; Kobe=Kóbe; Kyoto=Kjótu; San Antonio=San Antoniu;
San Diego=San Diegu; Fukuoka=Fukuoce; Dallas=Dallasu; Adelaide=Adelaide; Hiroshima=Hirošimě;
Boston=Bostonu; San Francisco=San Franciscu; Seattle=Seattlu; Denver=Denveru; Miami=Miami;
Atlanta=Atlantě; Las Vegas=Las Vegas; Vancouver=Vancouveru; Detroit=Detroitu; Auckland=Aucklandu;
Wellington=Wellingtonu; Jeruzalém=Jeruzalémě; Tel Aviv=Tel Avivu; Honolulu=Honolulu
`;

/** The same towns by their own names, as a caller of the service may give them. */
export const FOREIGN_NAMES = `
Wien=Vídni; Salzburg=Salcburku; Zürich=Curychu; Genève=Ženevě; Basel=Basileji; Paris=Paříži;
London=Londýně; Roma=Římě; Milano=Miláně; Venezia=Benátkách; Warszawa=Varšavě; Kraków=Krakově;
Wrocław=Vratislavi; Budapest=Budapešti
`;

/** German towns with their locatives, keyed by the name as texts say it. */
export const GERMAN_TOWNS = `
Berlín=Berlíně; Hamburk=Hamburku; Mnichov=Mnichově; Kolín nad Rýnem=Kolíně nad Rýnem;
Frankfurt am Main=Frankfurtu nad Mohanem; Essen=Essenu; Stuttgart=Stuttgartu; Dortmund=Dortmundu;
Düsseldorf=Düsseldorfu; Brémy=Brémách; Hannover=Hannoveru; Lipsko=Lipsku; Duisburg=Duisburgu;
Norimberk=Norimberku; Drážďany=Drážďanech; Bochum=Bochumi; Wuppertal=Wuppertalu;
Bielefeld=Bielefeldu; Bonn=Bonnu; Mannheim=Mannheimu; Karlsruhe=Karlsruhe; Wiesbaden=Wiesbadenu;
Münster=Münsteru; Gelsenkirchen=Gelsenkirchenu; Cáchy=Cáchách; Mönchengladbach=Mönchengladbachu;
Augsburg=Augsburgu; Chemnitz=Chemnitzu; Braunschweig=Braunschweigu; Krefeld=Krefeldu; Kiel=Kielu;
Magdeburg=Magdeburku; Oberhausen=Oberhausenu; Freiburg=Freiburgu; Lübeck=Lübecku; Erfurt=Erfurtu;
Hagen=Hagenu; Rostock=Rostocku; Kassel=Kasselu; Hamm=Hammu; Mohuč=Mohuči;
Saarbrücken=Saarbrückenu; Osnabrück=Osnabrücku; Solingen=Solingenu;
Ludwigshafen am Rhein=Ludwigshafenu; Leverkusen=Leverkusenu; Oldenburg=Oldenburgu; Neuss=Neussu;
Potsdam=Postupimi; Heidelberg=Heidelbergu; Paderborn=Paderbornu; Darmstadt=Darmstadtu;
Würzburg=Würzburgu; Řezno=Řezně; Wolfsburg=Wolfsburgu; Göttingen=Göttingenu; Heilbronn=Heilbronnu;
Ingolstadt=Ingolstadtu; Ulm=Ulmu; Pforzheim=Pforzheimu; Offenbach=Offenbachu;
Bremerhaven=Bremerhavenu; Reutlingen=Reutlingenu; Fürth=Fürthu; Koblenz=Koblenci; Siegen=Siegenu;
Jena=Jeně; Gera=Geře; Hildesheim=Hildesheimu; Erlangen=Erlangenu; Salzgitter=Salzgitteru;
Trevír=Trevíru; Schwerin=Schwerinu; Cottbus=Chotěbuzi; Görlitz=Zhořelci; Passau=Pasově;
Bayreuth=Bayreuthu; Bamberg=Bamberku; Zwickau=ve Cvikově; Bautzen=Budyšíně; Weimar=Výmaru;
Stralsund=Stralsundu; Greifswald=Greifswaldu; Flensburg=Flensburgu; Konstanz=Kostnici;
Garmisch-Partenkirchen=Garmisch-Partenkirchenu
`;

/** The same towns by their own names, as a caller of the service may give them. */
export const GERMAN_NAMES = `
Berlin=Berlíně; Hamburg=Hamburku; München=Mnichově; Köln=Kolíně nad Rýnem;
Frankfurt=Frankfurtu; Leipzig=Lipsku; Dresden=Drážďanech; Nürnberg=Norimberku; Bremen=Brémách;
Aachen=Cáchách; Mainz=Mohuči; Regensburg=Řezně; Trier=Trevíru; Ludwigshafen=Ludwigshafenu
`;

/** Czech towns with their locatives; the main name of GeoNames, as texts say it. */
export const CZECH_TOWNS = `
Praha=Praze; Brno=Brně; Ostrava=Ostravě; Plzeň=Plzni; Olomouc=Olomouci; Liberec=Liberci;
České Budějovice=Českých Budějovicích; Hradec Králové=Hradci Králové;
Ústí nad Labem=Ústí nad Labem; Pardubice=Pardubicích; Havířov=Havířově; Zlín=Zlíně; Kladno=Kladně;
Most=Mostě; Karviná=Karviné; Opava=Opavě; Frýdek-Místek=Frýdku-Místku; Děčín=Děčíně;
Karlovy Vary=Karlových Varech; Teplice=Teplicích; Chomutov=Chomutově; Jihlava=Jihlavě;
Prostějov=Prostějově; Přerov=Přerově; Jablonec nad Nisou=Jablonci nad Nisou;
Mladá Boleslav=Mladé Boleslavi; Česká Lípa=České Lípě; Třebíč=Třebíči; Třinec=Třinci; Tábor=Táboře;
Znojmo=Znojmě; Příbram=Příbrami; Orlová=Orlové; Cheb=Chebu; Trutnov=Trutnově; Písek=Písku;
Kolín=Kolíně; Kroměříž=Kroměříži; Šumperk=Šumperku; Vsetín=Vsetíně;
Valašské Meziříčí=Valašském Meziříčí; Litvínov=Litvínově; Nový Jičín=Novém Jičíně;
Uherské Hradiště=Uherském Hradišti; Hodonín=Hodoníně; Břeclav=Břeclavi; Český Těšín=Českém Těšíně;
Krnov=Krnově; Sokolov=Sokolově; Litoměřice=Litoměřicích; Havlíčkův Brod=Havlíčkově Brodě;
Chrudim=Chrudimi; Strakonice=Strakonicích; Kopřivnice=Kopřivnici; Klatovy=Klatovech;
Bohumín=Bohumíně; Jindřichův Hradec=Jindřichově Hradci; Vyškov=Vyškově; Kutná Hora=Kutné Hoře;
Náchod=Náchodě; Jirkov=Jirkově; Žďár nad Sázavou=Žďáru nad Sázavou; Blansko=Blansku; Žatec=Žatci;
Hranice=Hranicích; Mělník=Mělníku; Louny=Lounech; Otrokovice=Otrokovicích; Kadaň=Kadani;
Bruntál=Bruntále; Beroun=Berouně; Uherský Brod=Uherském Brodě; Svitavy=Svitavách;
Kralupy nad Vltavou=Kralupech nad Vltavou; Rožnov pod Radhoštěm=Rožnově pod Radhoštěm;
Ostrov=Ostrově; Česká Třebová=České Třebové; Pelhřimov=Pelhřimově; Rakovník=Rakovníku;
Neratovice=Neratovicích; Jičín=Jičíně; Benešov=Benešově;
Dvůr Králové nad Labem=ve Dvoře Králové nad Labem; Varnsdorf=Varnsdorfu; Bílina=Bílině;
Ústí nad Orlicí=Ústí nad Orlicí; Slaný=Slaném; Turnov=Turnově; Chodov=Chodově; Nymburk=Nymburku;
Zábřeh=Zábřehu; Mariánské Lázně=Mariánských Lázních; Hlučín=Hlučíně; Český Krumlov=Českém Krumlově;
Šternberk=Šternberku; Rokycany=Rokycanech; Krupka=Krupce; Aš=Aši; Poděbrady=Poděbradech;
Roudnice nad Labem=Roudnici nad Labem; Vrchlabí=Vrchlabí; Jaroměř=Jaroměři; Tachov=Tachově;
Jeseník=Jeseníku; Uničov=Uničově; Holešov=Holešově; Vysoké Mýto=Vysokém Mýtě; Vlašim=Vlašimi;
Kyjov=Kyjově; Nový Bor=Novém Boru; Veselí nad Moravou=Veselí nad Moravou; Prachatice=Prachaticích;
Velké Meziříčí=Velkém Meziříčí; Rychnov nad Kněžnou=Rychnově nad Kněžnou; Sušice=Sušici;
Moravská Třebová=Moravské Třebové; Říčany=Říčanech; Boskovice=Boskovicích; Rumburk=Rumburku;
Domažlice=Domažlicích; Humpolec=Humpolci; Litomyšl=Litomyšli; Telč=Telči; Mikulov=Mikulově;
Nové Město na Moravě=Novém Městě na Moravě; Františkovy Lázně=Františkových Lázních;
Špindlerův Mlýn=Špindlerově Mlýně; Luhačovice=Luhačovicích
`;

/** `ve Vídni`, `ve Zlíně`: v and f, and s and z before another consonant. */
const NEEDS_VOWEL = /^(?:[vwf]|[sšzž][^aáãeéěiíoóuúůyý])/i;

export const { describePlace, labelPlace, prefixPlace, findPlacePhrase } = createSlavicPlaces({
  towns: [CZECH_TOWNS, GERMAN_TOWNS, EUROPEAN_TOWNS, OVERSEAS_TOWNS, GERMAN_NAMES, FOREIGN_NAMES],
  preposition: (locative) => (NEEDS_VOWEL.test(locative) ? 've' : 'v'),
});

/** What takes the place of a preposition after which an unknown name would be inflected. */
const AREAS: Readonly<Record<string, string>> = {
  v: 'v lokalitě',
  ve: 'v lokalitě',
  na: 'v lokalitě',
  pro: 'pro lokalitu',
};

/** `v Praze` and `v lokalitě Pcim` after "v"; after any other word the name. */
export function placeAfter(word: string, place: string): string {
  const area = AREAS[word.toLowerCase()];
  const phrase = area?.startsWith('v ') ? findPlacePhrase(place) : undefined;
  return phrase ?? joinWords(area ?? word, place);
}
