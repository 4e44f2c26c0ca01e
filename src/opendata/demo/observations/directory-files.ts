import { DEMO_STATIONS, type DemoStation } from './stations.ts';

const HEADING =
  'STAT_NAME                                    STAT_ID KE  STAT  BR_HIGH  LA_HIGH    HS HFG_NFG BL     BEGINN       ENDE  ';

/** The Stationslexikon in fixed columns; every station is there twice, as the weather service has them. */
export function lexiconText(now: Date): string {
  const [year = '', month = '', day = ''] = now.toISOString().slice(0, 10).split('-');
  const rows = DEMO_STATIONS.flatMap((station) =>
    ['MN', 'SY'].map((kind) => lexiconRow(station, kind, `${day}.${month}.${year}`)),
  );
  return `${[HEADING, ...rows].join('\n')}\n`;
}

function lexiconRow(
  { id, wmoId, name, latitude, longitude, elevation }: DemoStation,
  kind: string,
  lastDay: string,
): string {
  return [
    name.padEnd(44),
    String(id).padStart(7),
    kind,
    wmoId.padEnd(5),
    latitude.toFixed(3).padEnd(8),
    longitude.toFixed(3).padEnd(7),
    String(elevation).padStart(5),
    '       ',
    'DE',
    '01.01.2020',
    lastDay,
    '',
  ].join(' ');
}

/** The list of the stations with ten-minute values, in fixed columns. */
export function tenMinuteListText(now: Date): string {
  const today = now.toISOString().slice(0, 10).replaceAll('-', '');
  const rows = DEMO_STATIONS.map(({ id, name, latitude, longitude, elevation }) =>
    [
      String(id).padStart(5, '0'),
      '20200101',
      today,
      String(elevation).padStart(14),
      latitude.toFixed(4).padStart(10),
      longitude.toFixed(4).padStart(9),
      name.padEnd(40),
      'Demo'.padEnd(40),
    ].join(' '),
  );
  return `${[...LIST_HEADING, ...rows].join('\r\n')}\r\n`;
}

const LIST_HEADING = [
  'Stations_id von_datum bis_datum Stationshoehe geoBreite geoLaenge Stationsname Bundesland',
  '----------- --------- --------- ------------- --------- --------- ----------------------------------------- ----------',
];
