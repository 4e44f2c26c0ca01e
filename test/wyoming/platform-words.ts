/** The words that no answer says to an open speaker. */
export const PLATFORM_WORDS =
  /alexa|amazon|\becho\b|\bskills?\b|\bapps?\b|aplicaci[oó]n|l'application|applicazione/i;
