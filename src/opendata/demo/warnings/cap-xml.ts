import type { DemoAlert } from './alerts.ts';
import { demoCells, regionAreas } from './cells.ts';
import { HAZARDS } from './hazards.ts';
import languages from './languages.json' with { type: 'json' };

/** A language of the demo's warnings, with the names of events by their numbers. */
type Language = (typeof languages)[number];

/** A warning as the weather service writes it: CAP 1.2 by its profile, with all its languages. */
export function alertXml(alert: DemoAlert): string {
  const { identifier, sent } = alert;
  const areas = areasOf(alert);
  const content = [
    element('identifier', identifier),
    element('sender', 'demo@weather-voice.invalid'),
    element('sent', time(sent)),
    element('status', 'Actual'),
    element('msgType', 'Alert'),
    element('source', 'DEMO'),
    element('scope', 'Public'),
    element('code', `id:${identifier.replace(/\.MUL$/, '')}`),
    ...languages.map((language) => infoOf(alert, language, areas)),
  ];
  return `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<alert xmlns="urn:oasis:names:tc:emergency:cap:1.2">${content.join('')}</alert>
`;
}

function infoOf(
  { code, onset, expires, sent, parameter }: DemoAlert,
  language: Language,
  areas: string,
): string {
  const { group, severity } = HAZARDS[code];
  const event = language.events[code];
  const content = [
    element('language', language.tag),
    element('category', 'Met'),
    element('event', event),
    element('responseType', 'None'),
    element('urgency', 'Immediate'),
    element('severity', severity),
    element('certainty', 'Likely'),
    pair('eventCode', 'PROFILE_VERSION', '2.1.13'),
    pair('eventCode', 'II', String(code)),
    pair('eventCode', 'GROUP', group),
    element('effective', time(sent)),
    element('onset', time(onset)),
    element('expires', time(expires)),
    element('senderName', `DEMO: ${language.notice}`),
    element('headline', `${event} (${language.notice})`),
    element(
      'description',
      `${language.notice}. ${event}: ${parameter.value.replaceAll(/[[\]]/g, '')}`,
    ),
    element('instruction', ''),
    pair('parameter', parameter.name, parameter.value),
    areas,
  ];
  return `<info>${content.join('')}</info>`;
}

/** Regions as polygons with their holes, then the towns in them. */
function areasOf({ regions }: DemoAlert): string {
  const polygons = regionAreas()
    .filter(({ owner }) => regions.includes(owner))
    .map(
      ({ polygon: [outline = [], ...holes] }) =>
        element('areaDesc', 'polygonal event area') +
        element('polygon', corners(outline)) +
        holes.map((hole) => pair('geocode', 'EXCLUDE_POLYGON', corners(hole))).join(''),
    );
  const cells = demoCells()
    .filter((cell) => cell.regions.some((id) => regions.includes(id)))
    .map(({ id, name }) => element('areaDesc', name) + pair('geocode', 'WARNCELLID', id));
  const heights = element('altitude', '0.0') + element('ceiling', '9842.5197');
  return [...polygons, ...cells].map((area) => `<area>${area}${heights}</area>`).join('');
}

/** Latitudes first. */
function corners(ring: readonly [number, number][]): string {
  return ring.map(([longitude, latitude]) => `${latitude},${longitude}`).join(' ');
}

function pair(name: string, valueName: string, value: string): string {
  return `<${name}>${element('valueName', valueName)}${element('value', value)}</${name}>`;
}

function element(name: string, text: string): string {
  return `<${name}>${text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</${name}>`;
}

/** `2026-11-21T12:00:00+00:00` */
function time(instant: number): string {
  return `${new Date(instant).toISOString().slice(0, 19)}+00:00`;
}
