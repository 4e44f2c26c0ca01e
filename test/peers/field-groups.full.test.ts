import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { operations, operationIds } from '../../src/contract/operations.ts';
import { withSkill } from './judge/ask.ts';

/** A Saturday before noon. */
const NOW = '2026-04-18T11:55:00+02:00';

interface FieldGroup {
  /** The fields of the responses, by name. */
  fields: string;
  de: string;
  en: string;
  /** Topic, of what has one intent for several its quantity or subject, that answers both. */
  topic: string;
}

/** By which question each group of fields is told. */
const GROUPS: readonly FieldGroup[] = [
  {
    fields: 'weather weather_state weather_state_text weather_icon',
    de: 'Wie wird das Wetter morgen?',
    en: "What's the weather tomorrow?",
    topic: 'weather',
  },
  {
    fields: 'temperature',
    de: 'Wie warm wird es morgen?',
    en: 'How warm will it be tomorrow?',
    topic: 'high temperature',
  },
  {
    fields: 'windchill',
    de: 'Wie fühlt es sich draußen an?',
    en: 'What does it feel like?',
    topic: 'feelsLike',
  },
  {
    fields: 'dewpoint',
    de: 'Wie hoch ist der Taupunkt?',
    en: "What's the dew point?",
    topic: 'dewPoint',
  },
  {
    fields: 'relativeHumidity relative_humidity',
    de: 'Wie hoch ist die Luftfeuchtigkeit?',
    en: 'How humid is it?',
    topic: 'humidity',
  },
  {
    fields: 'pressure sea_level_pressure',
    de: 'Wie hoch ist der Luftdruck?',
    en: "What's the air pressure?",
    topic: 'pressure',
  },
  {
    fields: 'clouds cloud_coverage',
    de: 'Wie bewölkt ist es?',
    en: 'How cloudy is it?',
    topic: 'cloudCover',
  },
  {
    fields: 'prec precipitation snow',
    de: 'Wie viel regnet es morgen?',
    en: 'How much will it rain tomorrow?',
    topic: 'rainAmount',
  },
  {
    fields: 'precipitation_probability',
    de: 'Wie hoch ist die Regenwahrscheinlichkeit morgen?',
    en: "What's the chance of rain tomorrow?",
    topic: 'rainChance',
  },
  {
    fields: 'rainyHours',
    de: 'Wann regnet es morgen?',
    en: 'When will it rain tomorrow?',
    topic: 'rainTime',
  },
  {
    fields: 'snowLine',
    de: 'Wo liegt die Schneefallgrenze?',
    en: "Where's the snow line?",
    topic: 'SNOW_LINE',
  },
  {
    fields: 'sunHours sunMinutes sunshine_duration',
    de: 'Wie viele Stunden scheint morgen die Sonne?',
    en: 'How many hours of sun will there be tomorrow?',
    topic: 'sunHours',
  },
  {
    fields: 'wind wind_speed wind_gust',
    de: 'Wie stark ist der Wind?',
    en: 'How windy is it?',
    topic: 'wind',
  },
  {
    fields: 'wind_direction wind_direction_text',
    de: 'Woher kommt der Wind?',
    en: "What's the wind direction?",
    topic: 'wind',
  },
  { fields: 'uv_index', de: 'Wie hoch ist der UV-Index?', en: "What's the UV index?", topic: 'UV' },
  {
    fields: 'sunrise',
    de: 'Wann geht die Sonne auf?',
    en: 'When does the sun rise?',
    topic: 'sunrise',
  },
  {
    fields: 'sunset',
    de: 'Wann geht die Sonne unter?',
    en: 'When does the sun set?',
    topic: 'sunset',
  },
  {
    fields: 'moonrise',
    de: 'Wann geht der Mond auf?',
    en: 'When does the moon rise?',
    topic: 'moonrise',
  },
  {
    fields: 'moonset',
    de: 'Wann geht der Mond unter?',
    en: 'When does the moon set?',
    topic: 'moonset',
  },
  {
    fields: 'moonPhase moon_phase',
    de: 'Welche Mondphase haben wir?',
    en: 'What phase is the moon in?',
    topic: 'moonPhase',
  },
  {
    fields: 'value realtimeWeather precipitationRisk',
    de: 'Regnet es gleich?',
    en: 'Is it going to rain in the next hour?',
    topic: 'rain',
  },
  {
    fields: 'pollen pollen_forecast pollen_index pollenType today tomorrow inTwoDays',
    de: 'Wie ist der Pollenflug?',
    en: "What's the pollen count?",
    topic: 'pollen',
  },
  {
    fields: 'activeWarnings warnings warningText highestWarnGroup highestWarnGroupText',
    de: 'Gibt es Unwetterwarnungen?',
    en: 'Are there any weather alerts?',
    topic: 'warnings',
  },
  {
    fields: 'closestStation station stations distance',
    de: 'Wo ist die nächste Wetterstation?',
    en: "Where's the nearest weather station?",
    topic: 'station',
  },
  {
    fields: 'dayBefore',
    de: 'Wie warm war es gestern?',
    en: 'How warm was it yesterday?',
    topic: 'pastHigh pastTemperature',
  },
  {
    fields: 'isSnow raintoday',
    de: 'Wie viel hat es heute geregnet?',
    en: 'How much has it rained today?',
    topic: 'pastRainAmount',
  },
  {
    fields: 'snowDepth',
    de: 'Wie hoch liegt der Schnee?',
    en: 'How deep is the snow?',
    topic: 'snowDepth',
  },
  {
    fields: 'visibility',
    de: 'Wie weit kann man sehen?',
    en: "What's the visibility?",
    topic: 'visibility',
  },
  {
    fields: 'gust windSpeed',
    de: 'Wie stark war der Wind heute Nacht?',
    en: 'How windy was it last night?',
    topic: 'pastWind',
  },
];

/** What no question asks for, with the reason. */
const UNTOLD: Readonly<Record<string, string>> = {
  solar_radiation: 'a technical value, which answers tell as hours of sun',
  moonZodiac: 'nobody asks a weather voice for it; the operation is for almanacs',
  moon_zodiac: 'nobody asks a weather voice for it; the operation is for almanacs',
};

describe('every group of fields can be asked for', { timeout: 300_000 }, () => {
  it.each([
    ['de-DE', 'de'],
    ['en-GB', 'en'],
  ] as const)('in %s', async (locale, language) => {
    const told = await withSkill(NOW, async ({ talk }) => {
      const answers: [string, string][] = [];
      for (const group of GROUPS) {
        const { turn, topic, slots } = await talk(locale, 'speaker in Berlin').say(group[language]);
        const answered = topic === 'unoffered' ? slots.subject : topic;
        answers.push([group[language], answered ?? `${turn.intent}: ${turn.speech}`]);
      }
      return answers;
    });
    const wrong = told.filter(([, topic], at) => !GROUPS[at]?.topic.split(' ').includes(topic));
    expect(wrong).toEqual([]);
  });

  it('that the operations of the service have', () => {
    const told = new Set([
      ...GROUPS.flatMap(({ fields }) => fields.split(' ')),
      ...Object.keys(UNTOLD),
    ]);
    const ids = operationIds.filter((id) => !OTHER_OPERATIONS.has(id));
    const quantities = new Set(ids.flatMap((id) => listQuantities(operations[id].response)));
    expect([...quantities].filter((name) => !told.has(name))).toEqual([]);
  });
});

/** They find places, or have the fields of another operation without the frame around them. */
const OTHER_OPERATIONS: ReadonlySet<string> = new Set(
  operationIds.filter((id) => /[Ll]ocations|^warningById$|^weatherStationById$|^locat/.test(id)),
);

/** Names that say where, when and by whom, that repeat others in another form, or that others stand in. */
const FRAME: ReadonlySet<string> = new Set(
  'text text_long text_short date dateWithTimezone datetime datetime_local datetime_utc from to time lat lon latitude longitude region source point fingerprint providerVersion provider_version nextUpdate forecastDate forecast_date next_update metadata location frequency parameters daily hourly summary spaces morning afternoon evening night astronomy name id data items country zip_code highestWarning countryCode postCode elevation timeZone timezone dayID_day dayID_option'.split(
    ' ',
  ),
);

/** The names of the fields of a response that hold what was measured, forecast or warned of. */
function listQuantities(response: unknown): string[] {
  const schema = toObject(z.toJSONSchema(z.instanceof(z.ZodType).parse(response)));
  const definitions = toObject(schema['$defs']);
  const names = new Set<string>();
  const collect = (part: unknown): void => {
    for (const [key, value] of Object.entries(toObject(part))) {
      if (key === '$ref') collect(definitions[String(value).replace('#/$defs/', '')]);
      else if (key === 'properties') collectFields(value);
      else if (key !== '$defs') collect(value);
    }
  };
  const collectFields = (fields: unknown): void => {
    for (const [name, field] of Object.entries(toObject(fields))) {
      if (FRAME.has(name)) collect(field);
      else names.add(name);
    }
  };
  collect(schema);
  return [...names];
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
