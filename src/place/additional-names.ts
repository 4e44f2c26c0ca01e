/**
 * Names that people ask for and GeoNames lacks or takes for a mere alternative, by GeoNames id.
 * An island stands for its main town.
 */
export const ADDITIONAL_NAMES: Record<number, readonly string[]> = {
  // Islands
  2810284: ['Sylt'],
  2950620: ['Rügen'],
  2833988: ['Usedom', 'Heringsdorf'],
  2941496: ['Fehmarn'],
  2805396: ['Föhr'],
  2512989: ['Mallorca', 'Majorca', 'Majorque', 'Maiorca', 'Majorka'],
  2514301: ['Menorca', 'Minorca', 'Minorque', 'Minorka'],
  2515270: ['Gran Canaria', 'Grande Canarie', 'Las Palmas'],
  2511174: ['Teneriffa', 'Tenerife', 'Ténérife', 'Teneryfa'],
  2512186: ['Fuerteventura'],
  2521570: ['Lanzarote'],
  2267827: ['Madeira', 'Madère', 'Madera'],
  261745: ['Kreta', 'Crete', 'Crète', 'Creta', 'Kréta'],
  2463679: ['Korfu'],
  3038334: ['Korsika', 'Corsica', 'Corse', 'Córcega', 'Korsyka'],
  2525473: ['Sardinien', 'Sardinia', 'Sardaigne', 'Sardegna', 'Cerdeña', 'Sardynia'],
  2523920: ['Sizilien', 'Sicily', 'Sicile', 'Sicilia', 'Sycylia', 'Sicílie'],
  1645528: ['Bali'],
  5856195: ['Hawaii', 'Hawaï'],
  2562305: ['Malta'],
  // Towns
  2925533: ['Frankfurt'],
  2911522: ['Halle'],
  2844056: ['Rothenburg'],
  4140963: ['Washington'],
  5128581: ['New York', 'NYC'],
  5368361: ['LA'],
  2922530: ['Garmisch'],
  2817220: ['Villingen', 'Schwenningen'],
  2939995: ['Clausthal'],
  2822083: ['Titisee'],
  3169272: ['Riva'],
};
