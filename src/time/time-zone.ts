import lookUp from '@photostructure/tz-lookup';

/**
 * The IANA time zone at a coordinate in decimal degrees; `Etc/GMT…` at sea.
 * @throws RangeError outside of latitude -90 to 90 or longitude -180 to 180.
 */
export function findTimeZone(latitude: number, longitude: number): string {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new RangeError(`No time zone at latitude ${latitude}, longitude ${longitude}`);
  }
  return lookUp(latitude, longitude);
}
