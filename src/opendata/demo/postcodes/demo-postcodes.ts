import { type PostcodeCountry, POSTCODE_COUNTRIES } from '../../../contract/parameters.ts';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { postcodeResource } from '../../server.ts';
import { isNotModified, createFileResponse, type MirrorPart } from '../part.ts';

/** A postcode with its town and position, decimal degrees. */
export interface DemoPostcode {
  code: string;
  town: string;
  latitude: number;
  longitude: number;
}

/** Central postcodes of the largest and best known towns, from our own table. */
export const DEMO_POSTCODES: Record<PostcodeCountry, readonly DemoPostcode[]> = {
  DE: parseDemoPostcodes(`
    01067 Dresden 51.05 13.74, 01662 Meißen 51.16 13.47, 02625 Bautzen 51.18 14.43,
    02826 Görlitz 51.15 14.99, 03046 Cottbus 51.76 14.33, 04109 Leipzig 51.34 12.37,
    06108 Halle (Saale) 51.48 11.97, 06484 Quedlinburg 51.79 11.14,
    06844 Dessau-Roßlau 51.84 12.24, 06886 Lutherstadt Wittenberg 51.87 12.65,
    07545 Gera 50.88 12.08, 07743 Jena 50.93 11.59, 08056 Zwickau 50.72 12.49,
    08523 Plauen 50.50 12.13, 09111 Chemnitz 50.83 12.92, 10115 Berlin 52.53 13.38,
    10117 Berlin 52.52 13.39, 10178 Berlin 52.52 13.41, 10785 Berlin 52.51 13.36,
    12043 Berlin 52.48 13.44, 13353 Berlin 52.54 13.35, 14467 Potsdam 52.40 13.06,
    14770 Brandenburg an der Havel 52.41 12.55, 15230 Frankfurt (Oder) 52.35 14.55,
    17033 Neubrandenburg 53.56 13.26, 17489 Greifswald 54.09 13.38, 18055 Rostock 54.09 12.14,
    18439 Stralsund 54.31 13.09, 18546 Sassnitz 54.52 13.64, 18609 Binz 54.40 13.61,
    19053 Schwerin 53.63 11.41, 20095 Hamburg 53.55 10.00, 20099 Hamburg 53.56 10.01,
    20354 Hamburg 53.56 9.98, 22767 Hamburg 53.55 9.95, 21073 Hamburg 53.46 9.98,
    21335 Lüneburg 53.25 10.41, 23552 Lübeck 53.87 10.69, 23966 Wismar 53.89 11.46,
    24103 Kiel 54.32 10.13, 24534 Neumünster 54.07 9.98, 24937 Flensburg 54.78 9.44,
    25813 Husum 54.48 9.05, 25980 Westerland 54.91 8.30, 25980 Rantum 54.85 8.29,
    26122 Oldenburg 53.14 8.21, 26382 Wilhelmshaven 53.53 8.11, 26548 Norderney 53.71 7.15,
    26721 Emden 53.37 7.21, 26757 Borkum 53.59 6.67, 27472 Cuxhaven 53.87 8.70,
    27498 Helgoland 54.18 7.89, 27568 Bremerhaven 53.54 8.58, 28195 Bremen 53.08 8.80,
    29221 Celle 52.62 10.08, 30159 Hannover 52.37 9.74, 31134 Hildesheim 52.15 9.95,
    31785 Hameln 52.10 9.36, 32052 Herford 52.12 8.67, 32423 Minden 52.29 8.92,
    33098 Paderborn 51.72 8.75, 33330 Gütersloh 51.91 8.38, 33602 Bielefeld 52.02 8.53,
    34117 Kassel 51.32 9.50, 35037 Marburg 50.81 8.77, 35390 Gießen 50.58 8.67,
    36037 Fulda 50.55 9.68, 37073 Göttingen 51.53 9.93, 38100 Braunschweig 52.26 10.52,
    38226 Salzgitter 52.15 10.33, 38440 Wolfsburg 52.42 10.79, 38640 Goslar 51.91 10.43,
    38855 Wernigerode 51.83 10.79, 39104 Magdeburg 52.13 11.63, 40213 Düsseldorf 51.23 6.77,
    41061 Mönchengladbach 51.20 6.44, 41460 Neuss 51.20 6.69, 42103 Wuppertal 51.26 7.15,
    42651 Solingen 51.17 7.08, 42853 Remscheid 51.18 7.19, 44135 Dortmund 51.51 7.47,
    44623 Herne 51.54 7.22, 44787 Bochum 51.48 7.22, 45127 Essen 51.46 7.01,
    45468 Mülheim an der Ruhr 51.43 6.88, 45657 Recklinghausen 51.61 7.20,
    45879 Gelsenkirchen 51.51 7.10, 46045 Oberhausen 51.47 6.85, 46236 Bottrop 51.52 6.93,
    47051 Duisburg 51.43 6.76, 47441 Moers 51.45 6.63, 47798 Krefeld 51.33 6.56,
    48143 Münster 51.96 7.63, 49074 Osnabrück 52.28 8.05, 50667 Köln 50.94 6.96,
    50668 Köln 50.95 6.96, 50674 Köln 50.93 6.94, 51373 Leverkusen 51.03 6.99,
    51465 Bergisch Gladbach 50.99 7.13, 52062 Aachen 50.78 6.09, 53111 Bonn 50.74 7.10,
    54290 Trier 49.75 6.64, 55116 Mainz 50.00 8.27, 56068 Koblenz 50.36 7.60,
    57072 Siegen 50.87 8.02, 58095 Hagen 51.36 7.47, 58452 Witten 51.44 7.34,
    59065 Hamm 51.68 7.82, 59955 Winterberg 51.20 8.53, 60311 Frankfurt am Main 50.11 8.68,
    60313 Frankfurt am Main 50.12 8.68, 63065 Offenbach am Main 50.10 8.77,
    63450 Hanau 50.13 8.92, 63739 Aschaffenburg 49.97 9.15, 64283 Darmstadt 49.87 8.65,
    65183 Wiesbaden 50.08 8.24, 66111 Saarbrücken 49.24 6.99,
    67059 Ludwigshafen am Rhein 49.48 8.44, 67346 Speyer 49.32 8.44, 67547 Worms 49.63 8.36,
    67655 Kaiserslautern 49.44 7.77, 68159 Mannheim 49.49 8.46, 69117 Heidelberg 49.41 8.71,
    70173 Stuttgart 48.78 9.18, 71634 Ludwigsburg 48.90 9.19, 72070 Tübingen 48.52 9.05,
    72764 Reutlingen 48.49 9.21, 73728 Esslingen am Neckar 48.74 9.31,
    74072 Heilbronn 49.14 9.22, 75172 Pforzheim 48.89 8.70, 76133 Karlsruhe 49.01 8.40,
    76530 Baden-Baden 48.76 8.24, 78050 Villingen-Schwenningen 48.06 8.46,
    78462 Konstanz 47.66 9.18, 79098 Freiburg im Breisgau 48.00 7.85,
    79822 Titisee-Neustadt 47.90 8.20, 80331 München 48.14 11.57, 80333 München 48.15 11.57,
    80539 München 48.14 11.58, 80801 München 48.16 11.58, 81541 München 48.12 11.59,
    82467 Garmisch-Partenkirchen 47.49 11.10, 83022 Rosenheim 47.86 12.12,
    83471 Berchtesgaden 47.63 13.00, 84028 Landshut 48.54 12.15, 85049 Ingolstadt 48.77 11.42,
    86150 Augsburg 48.37 10.89, 87435 Kempten (Allgäu) 47.73 10.32, 87561 Oberstdorf 47.41 10.28,
    87629 Füssen 47.57 10.70, 88045 Friedrichshafen 47.65 9.48,
    88131 Lindau (Bodensee) 47.55 9.69, 89073 Ulm 48.40 9.99, 90402 Nürnberg 49.45 11.08,
    90403 Nürnberg 49.46 11.08, 90762 Fürth 49.48 10.99, 91052 Erlangen 49.59 11.01,
    91541 Rothenburg ob der Tauber 49.38 10.18, 93047 Regensburg 49.02 12.10,
    94032 Passau 48.57 13.46, 95028 Hof 50.32 11.92, 95444 Bayreuth 49.95 11.58,
    96047 Bamberg 49.89 10.89, 96450 Coburg 50.26 10.96, 97070 Würzburg 49.79 9.93,
    97421 Schweinfurt 50.05 10.23, 98527 Suhl 50.61 10.69, 98693 Ilmenau 50.69 10.92,
    99084 Erfurt 50.98 11.03, 99423 Weimar 50.98 11.33, 99817 Eisenach 50.98 10.32
  `),
  AT: parseDemoPostcodes(`
    1010 Wien 48.21 16.37, 1020 Wien 48.22 16.40, 1030 Wien 48.20 16.40, 1060 Wien 48.20 16.35,
    1070 Wien 48.20 16.35, 1090 Wien 48.22 16.36, 1100 Wien 48.17 16.38, 1150 Wien 48.20 16.33,
    1190 Wien 48.25 16.34, 1220 Wien 48.22 16.47, 2340 Mödling 48.09 16.28,
    2500 Baden 48.01 16.23, 2700 Wiener Neustadt 47.81 16.24, 3100 St. Pölten 48.20 15.63,
    3300 Amstetten 48.12 14.87, 3500 Krems an der Donau 48.41 15.60, 4020 Linz 48.31 14.29,
    4400 Steyr 48.04 14.42, 4600 Wels 48.16 14.02, 4810 Gmunden 47.92 13.80,
    4820 Bad Ischl 47.71 13.62, 5020 Salzburg 47.80 13.04, 5640 Bad Gastein 47.12 13.13,
    5700 Zell am See 47.32 12.80, 6020 Innsbruck 47.27 11.39, 6020 Mutters 47.23 11.38,
    6060 Hall in Tirol 47.28 11.51, 6290 Mayrhofen 47.17 11.87, 6330 Kufstein 47.58 12.17,
    6370 Kitzbühel 47.45 12.39, 6580 St. Anton am Arlberg 47.13 10.27, 6700 Bludenz 47.15 9.82,
    6800 Feldkirch 47.24 9.60, 6850 Dornbirn 47.41 9.74, 6900 Bregenz 47.50 9.75,
    7000 Eisenstadt 47.85 16.52, 8010 Graz 47.07 15.45, 8020 Graz 47.07 15.42,
    8600 Bruck an der Mur 47.41 15.27, 8700 Leoben 47.38 15.09, 8970 Schladming 47.39 13.69,
    9020 Klagenfurt 46.62 14.31, 9400 Wolfsberg 46.84 14.84, 9500 Villach 46.61 13.85,
    9800 Spittal an der Drau 46.80 13.50, 9900 Lienz 46.83 12.77
  `),
  CH: parseDemoPostcodes(`
    1003 Lausanne 46.52 6.63, 1110 Morges 46.51 6.50, 1201 Genève 46.21 6.15,
    1204 Genève 46.20 6.14, 1260 Nyon 46.38 6.24, 1400 Yverdon-les-Bains 46.78 6.64,
    1700 Fribourg 46.81 7.16, 1800 Vevey 46.46 6.84, 1820 Montreux 46.43 6.91,
    1950 Sion 46.23 7.36, 2000 Neuchâtel 46.99 6.93, 2300 La Chaux-de-Fonds 47.10 6.83,
    2502 Biel/Bienne 47.14 7.25, 2800 Delémont 47.36 7.34, 3000 Bern 46.95 7.45,
    3011 Bern 46.95 7.44, 3600 Thun 46.76 7.63, 3800 Interlaken 46.69 7.86, 3900 Brig 46.32 7.99,
    3920 Zermatt 46.02 7.75, 4001 Basel 47.56 7.59, 4051 Basel 47.56 7.58,
    4410 Liestal 47.48 7.73, 4500 Solothurn 47.21 7.54, 4600 Olten 47.35 7.90,
    5000 Aarau 47.39 8.05, 5400 Baden 47.47 8.31, 6003 Luzern 47.05 8.30, 6300 Zug 47.17 8.52,
    6430 Schwyz 47.02 8.65, 6460 Altdorf UR 46.88 8.64, 6500 Bellinzona 46.19 9.02,
    6600 Locarno 46.17 8.80, 6612 Ascona 46.16 8.77, 6900 Lugano 46.01 8.95,
    6900 Paradiso 45.99 8.95, 7000 Chur 46.85 9.53, 7270 Davos Platz 46.79 9.82,
    7500 St. Moritz 46.50 9.84, 8001 Zürich 47.37 8.54, 8002 Zürich 47.36 8.53,
    8004 Zürich 47.38 8.53, 8050 Zürich 47.41 8.55, 8200 Schaffhausen 47.70 8.63,
    8400 Winterthur 47.50 8.73, 8500 Frauenfeld 47.56 8.90, 8640 Rapperswil SG 47.23 8.82,
    8750 Glarus 47.04 9.07, 9000 St. Gallen 47.42 9.38, 9050 Appenzell 47.33 9.41
  `),
  LI: parseDemoPostcodes(`
    9485 Nendeln 47.20 9.54, 9486 Schaanwald 47.21 9.56, 9487 Gamprin-Bendern 47.22 9.51,
    9488 Schellenberg 47.23 9.54, 9490 Vaduz 47.14 9.52, 9491 Ruggell 47.24 9.53,
    9492 Eschen 47.21 9.52, 9493 Mauren FL 47.22 9.54, 9494 Schaan 47.17 9.51,
    9495 Triesen 47.11 9.53, 9496 Balzers 47.07 9.50, 9497 Triesenberg 47.12 9.54,
    9498 Planken 47.19 9.54
  `),
};

/** `01067 Dresden 51.05 13.74, 01662 Meißen 51.16 13.47` */
function parseDemoPostcodes(table: string): DemoPostcode[] {
  return table.split(',').map((entry) => {
    const [code = '', ...words] = entry.trim().split(/\s+/);
    const [latitude, longitude] = words.splice(-2).map(Number);
    return { code, town: words.join(' '), latitude: latitude ?? 0, longitude: longitude ?? 0 };
  });
}

/** Date of the last change of the table. */
const MODIFIED_AT = new Date('2026-11-18T00:00:00Z');
const ETAG = `"demo-postcodes-${MODIFIED_AT.getTime()}"`;

/** GeoNames' accuracy code of a position from its place table. */
const PLACE_ACCURACY = 4;

/** Postal code files in the format of GeoNames, with the most prominent places. */
export const postcodeReply: MirrorPart = async ({ host, path }, conditions) => {
  const country = POSTCODE_COUNTRIES.find((one) => {
    const file = postcodeResource(one);
    return file.host === host && file.path === path;
  });
  if (!country) return undefined;
  if (isNotModified(conditions, ETAG, MODIFIED_AT.getTime())) return { status: 304 };
  return createFileResponse(
    await createCountryZip(country),
    ETAG,
    MODIFIED_AT.getTime(),
    conditions,
  );
};

async function createCountryZip(country: PostcodeCountry): Promise<Uint8Array> {
  const zip = new ZipFile();
  const rows = DEMO_POSTCODES[country].map((entry) => formatPostcodeRow(country, entry));
  const readme = 'The best known postcodes, for demonstration, in the format of GeoNames.\n';
  zip.addBuffer(Buffer.from(readme), 'readme.txt', { mtime: MODIFIED_AT });
  zip.addBuffer(Buffer.from(rows.join('')), `${country}.txt`, { mtime: MODIFIED_AT });
  zip.end();
  return buffer(zip.outputStream);
}

/** Omits administrative names and codes, which are optional. */
function formatPostcodeRow(
  country: PostcodeCountry,
  { code, town, latitude, longitude }: DemoPostcode,
): string {
  const administration = ['', '', '', '', '', ''];
  const columns = [country, code, town, ...administration, latitude, longitude, PLACE_ACCURACY];
  return `${columns.join('\t')}\n`;
}
