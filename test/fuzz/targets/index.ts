import type { Target } from '../target.ts';
import { alexaHeaders } from './alexa-headers.ts';
import { alexaSignature } from './alexa-signature.ts';
import { alexa } from './alexa.ts';
import { certificates } from './certificates.ts';
import { downloads } from './downloads.ts';
import { dialogs, places } from './files.ts';
import { mcp } from './mcp.ts';
import { catalogue, kmz, mosmix } from './mosmix.ts';
import { openMeteo } from './open-meteo.ts';
import { pollen, regions } from './pollen.ts';
import { postcodes, postcodeZip } from './postcodes.ts';
import { bzip2File, hdf5, odim, radarHdf5, radarRadolan, radolan, tar } from './radar.ts';
import { service } from './service.ts';
import { cap, capZips, nws, warncellMap, warncells } from './warnings.ts';
import { wyoming } from './wyoming.ts';
import { listing, poi, stationLists, synop, tenMinutes } from './stations.ts';

/** Everything that takes what others wrote. */
export const targets: Target[] = [
  kmz, mosmix, catalogue, openMeteo,
  pollen, regions,
  postcodeZip, postcodes,
  cap, capZips, nws, warncells, warncellMap,
  tar, bzip2File, hdf5, odim, radolan, radarHdf5, radarRadolan,
  synop, tenMinutes, poi, stationLists, listing,
  downloads, places, dialogs,
  service, mcp, alexa, wyoming,
  certificates, alexaSignature, alexaHeaders,
]; // prettier-ignore
