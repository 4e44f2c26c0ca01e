import shapes from './regions.json' with { type: 'json' };

/**
 * The map of the pollen regions in the format of the weather service's map server: the real regions
 * with borders simplified to about 40 KB, of which neighbours have theirs in common.
 *
 * Source: Deutscher Wetterdienst, dwd:Pollenfluggebiete, © GeoBasis-DE / BKG (Daten verändert),
 * CC BY 4.0.
 */
export function regionMap(): string {
  const features = shapes.features.map(({ id, region, name, polygons }) => ({
    type: 'Feature',
    id: `Pollenfluggebiete.${id}`,
    geometry: geometryOf(polygons.map((rings) => rings.map(positionsOf))),
    geometry_name: 'THE_GEOM',
    properties: { ID: id, GF: region, GEN: name, DES: 'Pollenfluggebiet' },
  }));
  return JSON.stringify({
    type: 'FeatureCollection',
    features,
    totalFeatures: features.length,
    numberMatched: features.length,
    numberReturned: features.length,
    crs: { type: 'name', properties: { name: 'urn:ogc:def:crs:EPSG::4326' } },
    attribution: shapes.origin,
  });
}

function geometryOf(polygons: number[][][][]) {
  const [only] = polygons;
  return only && polygons.length === 1
    ? { type: 'Polygon', coordinates: only }
    : { type: 'MultiPolygon', coordinates: polygons };
}

/** `8.388,54.628 8.34,54.688`: longitudes and latitudes. */
function positionsOf(ring: string): number[][] {
  return ring.split(' ').map((position) => position.split(',').map(Number));
}
