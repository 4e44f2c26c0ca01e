import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';

const HOUR = 3_600_000;

/** Fields of a MOSMIX file of a test; the rest is as in DWD's. */
export interface MosmixText {
  id?: string;
  /** `2026-11-18T09:00:00.000Z`, or empty as in the files of 2018. */
  issued?: string;
  /** The first of the hourly steps. */
  firstStep?: string;
  /** Longitude, latitude, metres. */
  coordinates?: string;
  /** The words of each element, one a step, as in the file: `{TTT: '283.15 - 284.05'}`. */
  elements: Record<string, string>;
}

/** The path of a station's file on the open-data server. */
export function stationPath(id: string, run = 'LATEST'): string {
  return `/weather/local_forecasts/mos/MOSMIX_L/single_stations/${id}/kml/MOSMIX_L_${run}_${id}.kmz`;
}

export const CATALOGUE_PATH =
  '/DE/leistungen/met_verfahren_mosmix/mosmix_stationskatalog.cfg?view=nasPublication';

/** A value for each of some steps. */
export function steady(value: number, steps: number): string {
  return Array.from({ length: steps }, () => value.toFixed(2)).join(' ');
}

export function mosmixKml({
  issued = '2026-11-18T09:00:00.000Z',
  firstStep = '2026-11-18T10:00:00.000Z',
  ...station
}: MosmixText): string {
  const [words = ''] = Object.values(station.elements);
  const times = words.trim().split(/\s+/);
  const steps = times.map((_, hours) =>
    new Date(Date.parse(firstStep) + hours * HOUR).toISOString(),
  );
  return `<?xml version="1.0" encoding="ISO-8859-1" standalone="yes"?>
<kml:kml xmlns:dwd="https://opendata.dwd.de/weather/lib/pointforecast_dwd_extension_V1_0.xsd" xmlns:kml="http://www.opengis.net/kml/2.2">
    <kml:Document>
        <kml:ExtendedData>
            <dwd:ProductDefinition>
                <dwd:IssueTime>${issued}</dwd:IssueTime>
                <dwd:ForecastTimeSteps>
${steps.map((step) => `                    <dwd:TimeStep>${step}</dwd:TimeStep>`).join('\n')}
                </dwd:ForecastTimeSteps>
                <dwd:FormatCfg>
                    <dwd:DefaultUndefSign>-</dwd:DefaultUndefSign>
                </dwd:FormatCfg>
            </dwd:ProductDefinition>
        </kml:ExtendedData>
${placemark(station)}
    </kml:Document>
</kml:kml>
`;
}

export function placemark({
  id = '10147',
  coordinates = '9.99,53.63,11.0',
  elements,
}: MosmixText): string {
  const forecasts = Object.entries(elements).map(
    ([name, words]) => `                <dwd:Forecast dwd:elementName="${name}">
                    <dwd:value>      ${words}</dwd:value>
                </dwd:Forecast>`,
  );
  return `        <kml:Placemark>
            <kml:name>${id}</kml:name>
            <kml:description>HAMBURG-FU.</kml:description>
            <kml:ExtendedData>
${forecasts.join('\n')}
            </kml:ExtendedData>
            <kml:Point>
                <kml:coordinates>${coordinates}</kml:coordinates>
            </kml:Point>
        </kml:Placemark>`;
}

/** Packs files as the open-data server does: a zip, deflated. */
export async function zipped(
  text: string,
  name = 'MOSMIX_L_2026111809_10147.kml',
  compress = true,
): Promise<Buffer> {
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(text, 'latin1'), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}

/** A station file as on the open-data server. */
export async function mosmixKmz(content: MosmixText): Promise<Buffer> {
  return zipped(mosmixKml(content));
}

/** A station's row in the catalogue: id, latitude and longitude as degrees and minutes, metres. */
export function catalogueRow(
  id: string,
  latitude: string,
  longitude: string,
  elevation: number,
): string {
  const name = 'HAMBURG-FU.'.padEnd(20);
  const height = String(elevation).padStart(5);
  return `${id.padEnd(5)} ---- ${name} ${latitude.padStart(6)} ${longitude.padStart(7)} ${height}`;
}

export function catalogueText(rows: readonly string[]): string {
  const head = [
    'ID    ICAO NAME                 LAT    LON     ELEV',
    '----- ---- -------------------- -----  ------- -----',
  ];
  return [...head, ...rows, ''].join('\n');
}
