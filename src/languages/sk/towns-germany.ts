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
