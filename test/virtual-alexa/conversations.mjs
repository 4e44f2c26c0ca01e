/** The day after today in Berlin, as the platform writes it. */
const TOMORROW = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(
  Date.now() + 86_400_000,
);

/** What the platform makes of words for a date: this simulator leaves them as they are. */
export const DATES = { morgen: TOMORROW, tomorrow: TOMORROW };

/**
 * What is said in turn, and what is to be heard: `ends` where the session is over then. Built-in
 * intents are meant by name (`intends`): the simulator knows words for them in English only.
 */
export const CONVERSATIONS = [
  {
    locale: 'de-DE',
    turns: [
      { opens: true, hears: /Wetter Stimme\. .+\?$/ },
      { says: 'wie wird das wetter in hamburg', hears: /Hamburg.*Grad.*\?$/ },
      { says: 'und morgen', hears: /^(?=.*Morgen).*Hamburg.*Grad.*\?$/ },
      { says: 'und in münchen', hears: /^(?=.*Morgen).*München.*Grad.*\?$/ },
      { says: 'regnet es gleich in leipzig', hears: /^(?=.*Leipzig).*(regn|trocken|schnei).*\?$/i },
      { intends: 'AMAZON.HelpIntent', hears: /^Du kannst .+\?$/ },
      { intends: 'AMAZON.StopIntent', hears: /^Bis .+\.$/, ends: true },
    ],
  },
  {
    locale: 'de-DE',
    turns: [{ says: 'wie ist der pollenflug in leipzig', hears: /Leipzig.*ollen/, ends: true }],
  },
  {
    locale: 'en-US',
    turns: [
      { opens: true, hears: /Weather Voice\. .+\?$/ },
      {
        says: "what's the weather in hamburg",
        hears: /Hamburg.*(degrees|high|low|temperatures).*\?$/,
      },
      {
        says: 'and tomorrow',
        hears: /^(?=.*Tomorrow).*Hamburg.*(degrees|high|low|temperatures).*\?$/,
      },
      {
        says: 'and in munich',
        hears: /^(?=.*Tomorrow).*Munich.*(degrees|high|low|temperatures).*\?$/,
      },
      { says: 'will it rain soon in leipzig', hears: /^(?=.*Leipzig).*(rain|dry|snow).*\?$/i },
      { says: 'help', hears: /^I can tell you about .+\?$/ },
      { says: 'stop', hears: /^(?:Goodbye|See you soon|Talk to you soon)\.$/, ends: true },
    ],
  },
  {
    locale: 'en-US',
    turns: [{ says: "what's the pollen count in leipzig", hears: /Leipzig.*ollen/, ends: true }],
  },
];
