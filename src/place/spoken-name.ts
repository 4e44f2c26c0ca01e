/** What stands behind a name in brackets or after a stroke, and how people say it. */
const QUALIFIERS: Record<string, string> = {
  Allgäu: 'im Allgäu',
  Hessen: 'in Hessen',
  Lausitz: 'in der Lausitz',
  Main: 'am Main',
  Oberlausitz: 'in der Oberlausitz',
  Oder: 'an der Oder',
  Orla: 'an der Orla',
  Rheintal: 'im Rheintal',
  Ruhr: 'an der Ruhr',
  Saale: 'an der Saale',
  Schwarzwald: 'im Schwarzwald',
  Taunus: 'im Taunus',
  Unterweser: 'an der Unterweser',
  Vogtland: 'im Vogtland',
  Westfalen: 'in Westfalen',
};

const QUALIFIED = /^(?<town>[^(/]+?) ?(?:\((?<bracket>[^)]*)\)?|\/(?<stroke>[^/(]+))$/;

/**
 * A name from the table as it can be spoken: no brackets and no strokes.
 * `Frankfurt (Oder)` -> `Frankfurt an der Oder`, `Zürich (Kreis 11) / Oerlikon` -> `Oerlikon`.
 */
export function spokenName(name: string): string {
  const parts = name.split(' / ');
  const part = parts.find((one) => !one.includes('(')) ?? parts.at(-1) ?? name;
  const { town, bracket, stroke } = QUALIFIED.exec(part)?.groups ?? {};
  const qualifier = QUALIFIERS[bracket ?? stroke ?? ''] ?? stroke;
  return onlySpeakable([town ?? part, qualifier].filter(Boolean).join(' '));
}

function onlySpeakable(name: string): string {
  return name
    .replace(/[ʻʼ‘`´]/g, '')
    .replace(/[^\p{L}\p{M}\p{Nd}'’. -]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
}

const NEAR_SOMETHING =
  /[ -](?:an der|an den|am|im|in der|in|ob der|ob|bei|auf der|auf|vor der|unter|upon|on|sur)[ -]\S.*$/;

const TITLE = /^(?:Hansestadt|Lutherstadt|Nordseebad|Ostseebad|Seebad) /;

/** `Rothenburg` for `Rothenburg ob der Tauber`, `Binz` for `Ostseebad Binz`, any other name as it is. */
export function shortName(name: string): string {
  return name.replace(NEAR_SOMETHING, '').replace(TITLE, '');
}

/** How a name looks in the languages that the skill speaks, with the letters that CLDR lists for them. */
const WRITTEN =
  /^(?:['’]s-)?[A-ZÀÂÄÅÁĂÆÇĆČĎÉÈÊËÍÎÏŁĽĹÑŃŇÓÔÖØŒŘŔŚŠȘŞŤȚŢÚÙÛÜŮÝŹŻŽ](?:[a-zàâäåáăæçćčďéèêëęąěíìîïłľĺñńňóòôöøœřŕśšșşßťțţúùûüůýÿźżž'’ .()/-]|(?<=[^a-zß])[A-ZÀ-ÖØ-ÝĆČĎŁĽŃŇŒŘŚŠȘŞŤȚŢŮŹŻŽ])*$/;

/**
 * Whether someone may say this alternate name in one of our languages. GeoNames marks neither
 * language nor kind: airport codes (`MUC`) and transcripts of other scripts (`miunkheni`) are out.
 */
export function isSayable(alternateName: string): boolean {
  return WRITTEN.test(alternateName) && !/^[A-Z]{1,3}$/.test(alternateName);
}
