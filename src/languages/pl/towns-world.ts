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
