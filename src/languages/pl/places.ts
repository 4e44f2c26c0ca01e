import { joinWords } from '../../wording/grammar.ts';
import { createSlavicPlaces } from '../slavic-places.ts';
import type { Opening } from '../skeleton-time.ts';
import { POLISH_LANDMARKS } from './place-names.ts';
import { describeWhen } from './time.ts';

/** Towns of other countries with their locatives, keyed by the name as texts say it. */
export const EUROPEAN_TOWNS = `
Wiedeń=Wiedniu; Graz=Grazu; Linz=Linzu; Salzburg=Salzburgu; Innsbruck=Innsbrucku;
Klagenfurt am Wörthersee=Klagenfurcie; Zurych=Zurychu; Genewa=Genewie; Bazylea=Bazylei; Berno=Bernie;
Lozanna=Lozannie; Winterthur=Winterthur; Sankt Gallen=Sankt Gallen; Lugano=Lugano; Lucerna=Lucernie;
Praga=Pradze; Brno=Brnie; Ostrava=Ostrawie; Pilzno=Pilźnie; Olomouc=Ołomuńcu; Liberec=Libercu;
České Budějovice=Czeskich Budziejowicach; Hradec Králové=Hradcu Králové; Pardubice=Pardubicach;
Ústí nad Labem=Uściu nad Łabą; Zlín=Zlinie; Karviná=Karwinie; Opava=Opawie;
Karlovy Vary=Karlowych Warach; Bratysława=Bratysławie; Košice=Koszycach; Prešov=Preszowie;
Nitra=Nitrze; Žilina=Żylinie; Banská Bystrica=Bańskiej Bystrzycy; Trnava=Trnawie;
Trenčín=Trenczynie; Poprad=Popradzie;
Paryż=Paryżu; Marsylia=Marsylii; Lyon=Lyonie; Toulouse=Tuluzie; Nicea=Nicei; Nantes=Nantes;
Strasburg=Strasburgu; Montpellier=Montpellier; Bordeaux=Bordeaux; Lille=Lille; Rennes=Rennes;
Reims=Reims; Le Havre=Hawrze; Londyn=Londynie; Birmingham=Birmingham; Liverpool=Liverpoolu;
Nottingham=Nottingham; Sheffield=Sheffield; Bristol=Bristolu; Glasgow=Glasgow; Leicester=Leicester;
Edynburg=Edynburgu; Leeds=Leeds; Cardiff=Cardiff; Manchester=Manchesterze; Belfast=Belfaście;
Rzym=Rzymie; Mediolan=Mediolanie; Neapol=Neapolu; Turyn=Turynie; Palermo=Palermo; Genua=Genui;
Bolonia=Bolonii; Florencja=Florencji; Catania=Katanii; Bari=Bari; Messina=Mesynie; Werona=Weronie;
Padova=Padwie; Triest=Trieście; Brescia=Brescii; Wenecja=Wenecji; Pisa=Pizie; Madryt=Madrycie;
Barcelona=Barcelonie; Valencia=Walencji; Sewilla=Sewilli; Zaragoza=Saragossie; Málaga=Maladze;
Murcia=Murcji; Palma=Palmie; Las Palmas de Gran Canaria=Las Palmas; Bilbao=Bilbao;
Alicante=Alicante; Córdoba=Kordobie; Valladolid=Valladolid; Vigo=Vigo; Lizbona=Lizbonie; Porto=Porto;
Amsterdam=Amsterdamie; Rotterdam=Rotterdamie; Haga=Hadze; Utrecht=Utrechcie; Eindhoven=Eindhoven;
Bruksela=Brukseli; Antwerpia=Antwerpii; Gandawa=Gandawie; Brugia=Brugii; Liège=Liège;
Luksemburg=Luksemburgu; Kopenhaga=Kopenhadze; Århus=Aarhus; Odense=Odense; Aalborg=Aalborgu;
Sztokholm=Sztokholmie; Göteborg=Göteborgu; Malmö=Malmö; Uppsala=Uppsali; Oslo=Oslo; Bergen=Bergen;
Trondheim=Trondheim; Helsinki=Helsinkach; Tampere=Tampere; Turku=Turku; Tallinn=Tallinnie;
Tartu=Tartu; Riga=Rydze; Vilnius=Wilnie; Kaunas=Kownie; Klaipėda=Kłajpedzie; Budapeszt=Budapeszcie;
Debrecen=Debreczynie; Szeged=Segedynie; Bukareszt=Bukareszcie; Cluj-Napoca=Klużu;
Timişoara=Timișoarze; Sofia=Sofii; Plovdiv=Płowdiwie; Varna=Warnie; Burgas=Burgas; Lublana=Lublanie;
Maribor=Mariborze; Zagrzeb=Zagrzebiu; Split=Splicie; Rijeka=Rijece; Osijek=Osijeku; Zadar=Zadarze;
Pula=Puli; Dubrovnik=Dubrowniku; Sarajevo=Sarajewie; Belgrad=Belgradzie; Niš=Niszu;
Novi Sad=Nowym Sadzie; Podgorica=Podgoricy; Tirana=Tiranie; Skopje=Skopju; Ateny=Atenach;
Saloniki=Salonikach; Heraklion=Heraklionie; Stambuł=Stambule; Ankara=Ankarze; İzmir=Izmirze;
Bursa=Bursie; Adana=Adanie; Antalya=Antalyi; Kijów=Kijowie; Kharkiv=Charkowie; Dnipro=Dnieprze;
Donetsk=Doniecku; Odessa=Odessie; Zaporizhia=Zaporożu; Lviv=we Lwowie; Minsk=Mińsku;
Moskwa=Moskwie; Saint Petersburg=Petersburgu; Chisinau=Kiszyniowie; Dublin=Dublinie; Cork=Cork;
Reykjavík=Reykjaviku; Nikozja=Nikozji; Limassol=Limassol; Valletta=Valletcie; Monaco=Monako
`;

export const OVERSEAS_TOWNS = `
Buenos Aires=Buenos Aires; Meksyk=mieście Meksyk; Pekin=Pekinie; Dhaka=Dhace; Seoul=Seulu;
Jakarta=Dżakarcie; Tokio=Tokio; Taipei=Tajpej; Kinshasa=Kinszasie; Lima=Limie; Kair=Kairze;
Bogotá=Bogocie; Baghdad=Bagdadzie; Tehran=Teheranie; Hong Kong=Hongkongu; Bangkok=Bangkoku;
Santiago=Santiago; Riyadh=Rijadzie; Singapur=Singapurze; Pyongyang=Pjongjangu; Kabul=Kabulu;
Caracas=Caracas; Luanda=Luandzie; Addis Ababa=Addis Abebie; Nairobi=Nairobi; Mogadishu=Mogadiszu;
Dakar=Dakarze; Brasília=Brasílii; Santo Domingo=Santo Domingo; Hawana=Hawanie; Tashkent=Taszkencie;
Algiers=Algierze; Khartoum=Chartumie; Accra=Akrze; Sanaa=Sanie; Beirut=Bejrucie; Rabat=Rabacie;
Pretoria=Pretorii; Manila=Manili; Phnom Penh=Phnom Penh; Damascus=Damaszku; Harare=Harare;
Kuala Lumpur=Kuala Lumpur; Kathmandu=Katmandu; Hanoi=Hanoi; Quito=Quito; Kampala=Kampali;
Bamako=Bamako; Amman=Ammanie; Montevideo=Montevideo; Tripoli=Trypolisie; Baku=Baku;
Yerevan=Erywaniu; Tbilisi=Tbilisi; Kingston=Kingston; Ulan Bator=Ułan Bator; Ottawa=Ottawie;
Tunis=Tunisie; Colombo=Kolombo; Abu Dhabi=Abu Zabi; Waszyngton=Waszyngtonie;
Islamabad=Islamabadzie; Shanghai=Szanghaju; Mumbai=Mumbaju; Guangzhou=Kantonie; Delhi=Delhi;
São Paulo=São Paulo; Nowy Jork=Nowym Jorku; Rio de Janeiro=Rio de Janeiro; Sydney=Sydney;
Melbourne=Melbourne; Los Angeles=Los Angeles; Alexandria=Aleksandrii; Busan=Pusanie;
Yokohama=Jokohamie; Kapsztad=Kapsztadzie; Casablanca=Casablance; Durban=Durbanie; Dubai=Dubaju;
Chicago=Chicago; Toronto=Toronto; Osaka=Osace; Houston=Houston; Nagoya=Nagoi; Brisbane=Brisbane;
Johannesburg=Johannesburgu; Perth=Perth; Sapporo=Sapporo; Montréal=Montrealu;
Philadelphia=Filadelfii; Phoenix=Phoenix; Kobe=Kobe; Kyoto=Kioto; San Antonio=San Antonio;
San Diego=San Diego; Fukuoka=Fukuoce; Dallas=Dallas; Adelaide=Adelajdzie; Hiroshima=Hiroszimie;
Boston=Bostonie; San Francisco=San Francisco; Seattle=Seattle; Denver=Denver; Miami=Miami;
Atlanta=Atlancie; Las Vegas=Las Vegas; Vancouver=Vancouver; Detroit=Detroit; Auckland=Auckland;
Wellington=Wellington; Jerozolima=Jerozolimie; Tel Aviv=Tel Awiwie; Doha=Dosze; Honolulu=Honolulu
`;

/** The same towns by their own names, as a caller of the service may give them. */
export const FOREIGN_NAMES = `
Wien=Wiedniu; Zürich=Zurychu; Genève=Genewie; Basel=Bazylei; Bern=Bernie; Luzern=Lucernie;
Praha=Pradze; Plzeň=Pilźnie; Bratislava=Bratysławie; Paris=Paryżu; London=Londynie; Roma=Rzymie;
Milano=Mediolanie; Venezia=Wenecji; Budapest=Budapeszcie; New York=Nowym Jorku
`;

/** German towns with their locatives, keyed by the name as texts say it. */
export const GERMAN_TOWNS = `
Berlin=Berlinie; Hamburg=Hamburgu; Monachium=Monachium; Kolonia=Kolonii;
Frankfurt am Main=Frankfurcie nad Menem; Essen=Essen; Stuttgart=Stuttgarcie; Dortmund=Dortmundzie;
Düsseldorf=Düsseldorfie; Brema=Bremie; Hanower=Hanowerze; Lipsk=Lipsku; Duisburg=Duisburgu;
Norymberga=Norymberdze; Drezno=Dreźnie; Bochum=Bochum; Wuppertal=Wuppertalu; Bielefeld=Bielefeldzie;
Bonn=Bonn; Mannheim=Mannheim; Karlsruhe=Karlsruhe; Wiesbaden=Wiesbaden; Münster=Münsterze;
Gelsenkirchen=Gelsenkirchen; Akwizgran=Akwizgranie; Mönchengladbach=Mönchengladbach;
Augsburg=Augsburgu; Chemnitz=Chemnitz; Braunschweig=Brunszwiku; Krefeld=Krefeldzie; Kiel=Kilonii;
Magdeburg=Magdeburgu; Oberhausen=Oberhausen; Freiburg=Freiburgu; Lübeck=Lubece; Erfurt=Erfurcie;
Hagen=Hagen; Rostock=Rostocku; Kassel=Kassel; Hamm=Hamm; Moguncja=Moguncji;
Saarbrücken=Saarbrücken; Herne=Herne; Osnabrück=Osnabrück; Solingen=Solingen;
Ludwigshafen am Rhein=Ludwigshafen; Leverkusen=Leverkusen; Oldenburg=Oldenburgu; Neuss=Neuss;
Potsdam=Poczdamie; Heidelberg=Heidelbergu; Paderborn=Paderborn; Darmstadt=Darmstadt;
Würzburg=Würzburgu; Ratyzbona=Ratyzbonie; Wolfsburg=Wolfsburgu; Recklinghausen=Recklinghausen;
Göttingen=Getyndze; Heilbronn=Heilbronn; Ingolstadt=Ingolstadt; Ulm=Ulm; Bottrop=Bottrop;
Pforzheim=Pforzheim; Offenbach=Offenbach; Bremerhaven=Bremerhaven; Remscheid=Remscheid;
Reutlingen=Reutlingen; Fürth=Fürth; Moers=Moers; Koblenz=Koblencji; Siegen=Siegen;
Bergisch Gladbach=Bergisch Gladbach; Jena=Jenie; Gera=Gerze; Hildesheim=Hildesheim;
Erlangen=Erlangen; Witten=Witten; Salzgitter=Salzgitter; Trewir=Trewirze; Schwerin=Schwerinie;
Cottbus=Chociebużu; Görlitz=Görlitz; Greifswald=Greifswaldzie; Stralsund=Stralsundzie;
Zwickau=Zwickau; Bamberg=Bambergu; Bayreuth=Bayreuth; Passau=Pasawie; Konstanz=Konstancji;
Flensburg=Flensburgu; Bautzen=Budziszynie; Weimar=Weimarze;
Garmisch-Partenkirchen=Garmisch-Partenkirchen; Oberstdorf=Oberstdorfie; Berchtesgaden=Berchtesgaden
`;

/** The same towns by their own names, as a caller of the service may give them. */
export const GERMAN_NAMES = `
München=Monachium; Köln=Kolonii; Frankfurt=Frankfurcie; Leipzig=Lipsku; Dresden=Dreźnie;
Nürnberg=Norymberdze; Hannover=Hanowerze; Bremen=Bremie; Aachen=Akwizgranie; Mainz=Moguncji;
Regensburg=Ratyzbonie; Trier=Trewirze; Ludwigshafen=Ludwigshafen; Halle=Halle
`;

/** Polish towns with their locatives; the main name of GeoNames, as texts say it. */
export const POLISH_TOWNS = `
Warszawa=Warszawie; Łódź=Łodzi; Kraków=Krakowie; Wrocław=Wrocławiu; Poznań=Poznaniu;
Gdańsk=Gdańsku; Szczecin=Szczecinie; Bydgoszcz=Bydgoszczy; Lublin=Lublinie; Katowice=Katowicach;
Białystok=Białymstoku; Gdynia=Gdyni; Częstochowa=Częstochowie; Sosnowiec=Sosnowcu; Radom=Radomiu;
Toruń=Toruniu; Kielce=Kielcach; Gliwice=Gliwicach; Zabrze=Zabrzu; Bytom=Bytomiu;
Bielsko-Biala=Bielsku-Białej; Olsztyn=Olsztynie; Rzeszów=Rzeszowie; Ruda Śląska=Rudzie Śląskiej;
Rybnik=Rybniku; Dąbrowa Górnicza=Dąbrowie Górniczej; Tychy=Tychach; Opole=Opolu; Elbląg=Elblągu;
Płock=Płocku; Wałbrzych=Wałbrzychu; Gorzów Wielkopolski=Gorzowie Wielkopolskim;
Włocławek=Włocławku; Zielona Góra=Zielonej Górze; Tarnów=Tarnowie; Chorzów=Chorzowie;
Kalisz=Kaliszu; Koszalin=Koszalinie; Legnica=Legnicy; Grudziądz=Grudziądzu; Słupsk=Słupsku;
Jaworzno=Jaworznie; Jastrzębie Zdrój=Jastrzębiu-Zdroju; Jelenia Góra=Jeleniej Górze;
Nowy Sącz=Nowym Sączu; Konin=Koninie; Piotrków Trybunalski=Piotrkowie Trybunalskim;
Inowrocław=Inowrocławiu; Lubin=Lubinie; Siedlce=Siedlcach; Piła=Pile; Mysłowice=Mysłowicach;
Ostrowiec Świętokrzyski=Ostrowcu Świętokrzyskim; Siemianowice Śląskie=Siemianowicach Śląskich;
Ostrów Wielkopolski=Ostrowie Wielkopolskim; Stargard=Stargardzie; Pabianice=Pabianicach;
Gniezno=Gnieźnie; Suwałki=Suwałkach; Głogów=Głogowie; Chełm=Chełmie;
Tomaszów Mazowiecki=Tomaszowie Mazowieckim; Przemyśl=Przemyślu; Stalowa Wola=Stalowej Woli;
Zamość=Zamościu; Kędzierzyn-Koźle=Kędzierzynie-Koźlu; Łomża=Łomży; Leszno=Lesznie; Żory=Żorach;
Bełchatów=Bełchatowie; Mielec=Mielcu; Tarnowskie Góry=Tarnowskich Górach; Świdnica=Świdnicy;
Tczew=Tczewie; Piekary Śląskie=Piekarach Śląskich; Racibórz=Raciborzu; Będzin=Będzinie;
Zgierz=Zgierzu; Biała Podlaska=Białej Podlaskiej; Ełk=Ełku; Świętochłowice=Świętochłowicach;
Pruszków=Pruszkowie; Ostrołęka=Ostrołęce; Starachowice=Starachowicach; Zawiercie=Zawierciu;
Legionowo=Legionowie; Tarnobrzeg=Tarnobrzegu; Puławy=Puławach; Wodzisław Śląski=Wodzisławiu Śląskim;
Skarżysko-Kamienna=Skarżysku-Kamiennej; Radomsko=Radomsku; Skierniewice=Skierniewicach;
Kutno=Kutnie; Starogard Gdański=Starogardzie Gdańskim; Krosno=Krośnie; Dębica=Dębicy; Nysa=Nysie;
Wejherowo=Wejherowie; Ciechanów=Ciechanowie; Rumia=Rumi; Zduńska Wola=Zduńskiej Woli;
Sieradz=Sieradzu; Kołobrzeg=Kołobrzegu; Otwock=Otwocku; Żyrardów=Żyrardowie; Oświęcim=Oświęcimiu;
Świnoujście=Świnoujściu; Bolesławiec=Bolesławcu; Nowa Sól=Nowej Soli; Sopot=Sopocie;
Jarosław=Jarosławiu; Świdnik=Świdniku; Chrzanów=Chrzanowie; Knurów=Knurowie; Sanok=Sanoku;
Chojnice=Chojnicach; Mikołów=Mikołowie; Żary=Żarach; Malbork=Malborku; Szczecinek=Szczecinku;
Sochaczew=Sochaczewie; Brzeg=Brzegu; Jasło=Jaśle; Olkusz=Olkuszu; Kwidzyn=Kwidzynie;
Mińsk Mazowiecki=Mińsku Mazowieckim; Oleśnica=Oleśnicy; Wołomin=Wołominie; Piaseczno=Piasecznie;
Kraśnik=Kraśniku; Cieszyn=Cieszynie; Lębork=Lęborku; Police=Policach;
Czechowice-Dziedzice=Czechowicach-Dziedzicach; Zakopane=Zakopanem; Hel=na Helu; Ustka=Ustce;
Łeba=Łebie; Karpacz=Karpaczu; Szklarska Poręba=Szklarskiej Porębie; Giżycko=Giżycku;
Mikołajki=Mikołajkach; Augustów=Augustowie; Kazimierz Dolny=Kazimierzu Dolnym; Wieliczka=Wieliczce;
Władysławowo=Władysławowie; Międzyzdroje=Międzyzdrojach; Wisła=Wiśle; Szczyrk=Szczyrku;
Ustroń=Ustroniu; Mrągowo=Mrągowie; Nowy Targ=Nowym Targu; Sandomierz=Sandomierzu; Bochnia=Bochni;
Żywiec=Żywcu; Kłodzko=Kłodzku; Zgorzelec=Zgorzelcu; Słubice=Słubicach; Gryfino=Gryfinie
`;

/** `we Wrocławiu`, `we Frankfurcie`: w and f before another consonant. */
const NEEDS_VOWEL = /^[wf][^aąeęioóuüy\s]/i;

export const { prefixPlace, findPlacePhrase } = createSlavicPlaces({
  towns: [
    POLISH_LANDMARKS,
    POLISH_TOWNS,
    GERMAN_TOWNS,
    EUROPEAN_TOWNS,
    OVERSEAS_TOWNS,
    GERMAN_NAMES,
    FOREIGN_NAMES,
  ],
  preposition: (locative) => (NEEDS_VOWEL.test(locative) ? 'we' : 'w'),
});

/** What a name would have to be inflected after. */
const BEFORE_PLACE = new Set(['w', 'we', 'na']);

/** What takes the place of the inflection of a name: `w miejscowości Pcim`. */
const SETTLEMENT = 'miejscowości';

/** `w Krakowie` and `w miejscowości Pcim` after "w"; after "miejscowości" the locative takes its place. */
export function placeAfter(word: string, place: string): string {
  const phrase = findPlacePhrase(place);
  if (BEFORE_PLACE.has(word.toLowerCase())) return phrase ?? `w ${SETTLEMENT} ${place}`;
  if (word !== SETTLEMENT || !phrase?.startsWith('w ')) return joinWords(word, place);
  return phrase.slice('w '.length);
}

/** In an answer each place has a preposition: `w Krakowie`, `w miejscowości Pcim`; nothing without one. */
export function describePlace(place: string | null): string {
  if (place === null) return '';
  return findPlacePhrase(place) ?? `w ${SETTLEMENT} ${place}`;
}

/** `jutro w Krakowie`. */
export function describeOpening({ when, place }: Opening): string {
  return joinWords(describeWhen(when), describePlace(place));
}
