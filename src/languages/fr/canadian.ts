/** What Canadians call otherwise, as Environment Canada and Radio-Canada do. */
const CANADIAN: readonly (readonly [french: RegExp, canadian: string])[] = [
  [/kilomètres-heure/g, "kilomètres à l'heure"],
  [/\bmiles à l'heure/g, "milles à l'heure"],
  [/\bce week-end/g, 'cette fin de semaine'],
  [/\bCe week-end/g, 'Cette fin de semaine'],
  [/à partir de la mi-journée/g, 'à partir de midi'],
  [/jusqu'à la mi-journée/g, 'jusque vers midi'],
  [/à la mi-journée/g, 'vers midi'],
  [/neige fondue/g, 'neige fondante'],
  [/les maximales/g, 'les maximums'],
  [/\bde (nord|sud)-/g, 'du $1-'],
  [/plutôt ensoleillé/g, 'généralement ensoleillé'],
  [/très nuageux/g, 'généralement nuageux'],
  [/d'abord généralement/g, 'généralement'],
  [/(\d+)(\d) hectopascals/g, '$1,$2 kilopascals'],
];

export function sayCanadian(text: string): string {
  return CANADIAN.reduce((said, [french, canadian]) => said.replaceAll(french, canadian), text);
}
