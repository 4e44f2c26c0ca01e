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
