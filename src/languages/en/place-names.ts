import type { AreaWords, Exonyms } from '../types.ts';
import { createLandmarkWords } from '../landmark-words.ts';

export const englishAreaWords: AreaWords = {
  in: ' in',
  near: ' near',
  areas: {
    'AT.02': 'in Carinthia',
    'AT.03': 'in Lower Austria',
    'AT.04': 'in Upper Austria',
    'AT.06': 'in Styria',
    'AT.07': 'in Tyrol',
    'AU.03': 'in the Northern Territory',
    'CA.09': 'on Prince Edward Island',
    'CH.GE': 'in the canton of Geneva',
    'CH.JU': 'in the canton of Jura',
    'CH.LU': 'in the canton of Lucerne',
    'CH.NE': 'in the canton of Neuchâtel',
    'CH.BE': 'in the canton of Bern',
    'CH.FR': 'in the canton of Fribourg',
    'CH.TI': 'in Ticino',
    'CH.VD': 'in Vaud',
    'CH.VS': 'in Valais',
    'CH.ZH': 'in the canton of Zurich',
    'DE.02': 'in Bavaria',
    'DE.05': 'in Hesse',
    'DE.06': 'in Lower Saxony',
    'DE.07': 'in North Rhine-Westphalia',
    'DE.08': 'in Rhineland-Palatinate',
    'DE.13': 'in Saxony',
    'DE.14': 'in Saxony-Anhalt',
    'DE.15': 'in Thuringia',
    'US.DC': 'in the District of Columbia',
    AE: 'in the United Arab Emirates',
    BA: 'in Bosnia and Herzegovina',
    BS: 'in the Bahamas',
    CD: 'in the Congo',
    CF: 'in the Central African Republic',
    CG: 'in the Republic of the Congo',
    CI: 'in Ivory Coast',
    DO: 'in the Dominican Republic',
    GB: 'in the United Kingdom',
    GM: 'in the Gambia',
    NL: 'in the Netherlands',
    PH: 'in the Philippines',
    TT: 'in Trinidad and Tobago',
    US: 'in the United States',
  },
};

export const listEnglishExonyms = (): Exonyms => ({
  2886242: 'Cologne',
  2861650: 'Nuremberg',
  2660646: 'Geneva',
  2803138: 'Antwerp',
  2797656: 'Ghent',
  2711537: 'Gothenburg',
  2510911: 'Seville',
  3104324: 'Saragossa',
  3171728: 'Padua',
  2523083: 'Syracuse',
  3174051: 'Mantua',
  400666: 'Rhodes',
});

export const englishLandmarks = createLandmarkWords({
  groups: {
    'in the':
      "Sierra Nevada, Cairngorms, Algarve, Black Forest, Ruhr, Ruhr area, Rhineland, Palatinate, Bavarian Forest, Alps, Engadine, Bernese Oberland, Highlands, Scottish Highlands, Lake District, Peak District, Cotswolds, Yorkshire Dales, Midlands, West Midlands, East Midlands, Scottish Borders, Ardennes, Loire Valley, Vosges, Pyrenees, Aosta Valley, Dolomites, Basque Country, Bay Area, San Francisco Bay Area, Pacific Northwest, Florida Panhandle, Panhandle, Poconos, Pocono Mountains, Catskills, Adirondacks, Hudson Valley, Finger Lakes, Hamptons, Berkshires, White Mountains, Green Mountains, Blue Ridge Mountains, Smokies, Smoky Mountains, Great Smoky Mountains, Ozarks, Rockies, Rocky Mountains, Central Valley, Black Hills, Midwest, Tri-State Area, Florida Keys, Keys, Twin Cities, Research Triangle, Texas Hill Country, Rio Grande Valley, Northwest Territories, Laurentians, Eastern Townships, Okanagan, Okanagan Valley, Niagara Region, Lower Mainland, Maritimes, Northern Territory, Blue Mountains, Hunter Valley, Barossa Valley, Yarra Valley, Kimberley Region, Upper Peninsula, Azores, Canary Islands, Balearic Islands, Maldives, San Juan Islands, Everglades, French Quarter, Vatican, Caribbean, Peloponnese, Outer Hebrides, Western Isles, Aran Islands, Scilly Isles, Isles of Scilly, Shetland Islands, Orkney Islands",
    in: 'Majorca, Mallorca, Menorca, Minorca, Ibiza, Formentera, Tenerife, Gran Canaria, Fuerteventura, Lanzarote, Madeira, Crete, Rhodes, Corfu, Santorini, Mykonos, Corsica, Sardinia, Sicily, Malta, Gozo, Djerba, Orkney, Orkneys, Shetland, Shetlands, Anglesey, Jersey, Guernsey, Bali, Phuket, Cozumel, Cuba, Jamaica, Aruba, Curaçao, Barbados, Mauritius, Cyprus, Réunion, Reunion, Guadeloupe, Martinique, Svalbard, Lofoten, Maui, Kauai, Oahu, Hilton Head, Sanibel, Key Largo, Bonaire, Kos, Naxos, Samos, Zante, Kefalonia, Lesbos, Plitvice, Pompeii, Wembley, Wimbledon, Central Park, Times Square, Chichen Itza, Teotihuacán, Valle de Bravo, Big Bear, Reichenau',
    on: 'Cape Cod, Lake Michigan, Lake Superior, Lake Huron, Lake Erie, Lake Ontario, Lake Champlain, Chesapeake Bay, Puget Sound',
    'on the':
      'Amalfi Coast, Gulf Coast, Sunshine Coast, Mornington Peninsula, Great Ocean Road, Costa Brava, Costa del Sol, Costa Blanca, Outer Banks, Baltic Sea, North Island, South Island, Isle of Skye, Isle of Wight, Isle of Mull, Isle of Arran, Isle of Lewis, Isle of Man, Big Island, Zugspitze, Brocken, Matterhorn, Jungfrau, Eiger, Aiguille du Midi, Grand Teton, French Riviera, Las Vegas Strip, Great Barrier Reef',
    'at the':
      'Eiffel Tower, Brandenburg Gate, Acropolis, Atomium, Grand Canyon, Statue of Liberty, Golden Gate Bridge, Hoover Dam, Alamo, Kennedy Space Center, CN Tower, Taj Mahal, Colosseum, Louvre, Leaning Tower of Pisa, Alhambra, Sagrada Familia, Cliffs of Moher, Temple Bar, Ring of Kerry, Oktoberfest, Rheinfall, Great Salt Lake, Salton Sea, North Cape, Plitvice Lakes, Pyramids of Giza, Giant\'s Causeway',
  },
  islands: 'on',
  lakes: 'at',
  summits: 'on',
  sights: 'at',
  airport: { name: (place) => `${place} Airport`, pattern: / Airport$/, before: 'at' },
}); // prettier-ignore
