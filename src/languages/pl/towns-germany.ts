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
