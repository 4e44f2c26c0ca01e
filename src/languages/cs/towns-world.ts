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
