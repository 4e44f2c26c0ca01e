import { describeNear } from './near-rows.ts';

describeNear('de-DE', [
  [
    'ein Tag von heute an',
    `
      morgen brauche ich das wetter -> WeatherIntent, date 2026-11-19
      mit was für einem wetter können wir morgen rechnen -> WeatherIntent, date 2026-11-19
      wie soll denn übermorgen das wetter werden -> WeatherIntent, date 2026-11-20
      was erwartet uns morgen beim wetter -> WeatherIntent, date 2026-11-19
      sag mir wie sich das wetter morgen entwickelt -> WeatherIntent, date 2026-11-19
      ist das wetter morgen brauchbar -> WeatherIntent, date 2026-11-19
      was bringt uns heute das wetter -> WeatherIntent, date 2026-11-18
      mich würde das wetter von morgen interessieren -> WeatherIntent, date 2026-11-19
      welches wetter kommt morgen auf uns zu -> WeatherIntent, date 2026-11-19
      bitte noch die wettervorhersage für übermorgen danke -> WeatherIntent, date 2026-11-20
      was haben sie für heute für wetter vorhergesagt -> WeatherIntent, date 2026-11-18
      taugt das wetter morgen was -> WeatherIntent, date 2026-11-19
    `,
  ],
  [
    'ein Wochentag',
    `
      am freitag was macht da das wetter -> WeatherIntent, date 2026-11-20
      was für ein wetter kriegen wir am samstag -> WeatherIntent, date 2026-11-21
      ich verreise am montag wie ist da das wetter -> WeatherIntent, date 2026-11-23
      nächsten dienstag brauche ich das wetter -> WeatherIntent, date 2026-11-24
      ist am donnerstag regen zu erwarten -> RainIntent, date 2026-11-19
      hast du schon das wetter von diesem sonntag -> WeatherIntent, date 2026-11-22
      könnte es am mittwoch vielleicht schneien -> SnowIntent, date 2026-11-18
      was haben wir am freitag für temperaturen -> TemperatureIntent, date 2026-11-20
      bekommen wir am samstag die sonne zu sehen -> SunIntent, date 2026-11-21
      wie windig könnte es nächsten montag sein -> WindIntent, date 2026-11-23
      sag mir ob es am donnerstag neblig ist -> FogIntent, date 2026-11-19
      schau für mich nach der vorhersage vom sonntag -> WeatherIntent, date 2026-11-22
    `,
  ],
  [
    'ein Datum',
    `
      am dritten dezember was macht da das wetter -> WeatherIntent, date 2026-12-03
      ich muss das wetter vom 28. november wissen -> WeatherIntent, date 2026-11-28
      könnte es am 24. dezember schneien -> SnowIntent, date 2026-12-24
      welches wetter erwartest du am dreißigsten -> WeatherIntent, date 2026-11-30
      kannst du das wetter für den ersten dezember nachschauen -> WeatherIntent, date 2026-12-01
      was für ein wetter gibt es am 25. november -> WeatherIntent, date 2026-11-25
      kriegen wir am 27. november regen -> RainIntent, date 2026-11-27
      wie warm könnte es am 26. november sein -> TemperatureIntent, date 2026-11-26
      wie schaut es wettermäßig am zweiten dezember aus -> WeatherIntent, date 2026-12-02
      ist am 29. november wind zu erwarten -> WindIntent, date 2026-11-29
      lässt sich am fünften dezember die sonne blicken -> SunIntent, date 2026-12-05
      schau bitte mal nach dem wetter vom 23. november -> WeatherIntent, date 2026-11-23
    `,
  ],
  [
    'ein Teil des Tages',
    `
      heute abend was macht da das wetter -> WeatherIntent, date 2026-11-18, dayPart EV
      was für ein wetter kriegen wir heute nacht -> WeatherIntent, dayPart NI
      ist heute nachmittag regen zu erwarten -> RainIntent, date 2026-11-18, dayPart AF
      ist es heute abend noch warm genug -> TemperatureIntent, date 2026-11-18, dayPart EV, warmth WARM
      könnte es morgen früh nebel geben -> FogIntent, date 2026-11-19, dayPart MO
      wie schaut das wetter am späten nachmittag aus -> WeatherIntent, dayPart AF
      kann es sein dass es in der nacht schneit -> SnowIntent, dayPart NI
      wie kalt könnte es morgen nacht sein -> LowIntent, date 2026-11-19, dayPart NI
      was macht das wetter am vormittag -> WeatherIntent, dayPart MO
      kommt heute nachmittag die sonne raus -> SunIntent, date 2026-11-18, dayPart AF
      wie windig könnte es morgen abend sein -> WindIntent, date 2026-11-19, dayPart EV
      sag mir wie das wetter morgen nachmittag ist -> WeatherIntent, date 2026-11-19, dayPart AF
    `,
  ],
  [
    'eine Uhrzeit',
    `
      um 17 uhr was macht da das wetter -> WeatherIntent, time 17:00
      ist morgen um zehn regen zu erwarten -> RainIntent, date 2026-11-19, time 10:00
      was für ein wetter kriegen wir um halb acht -> WeatherIntent, time 19:30
      wie warm könnte es um drei uhr nachmittags sein -> TemperatureIntent, time 15:00
      bekommen wir mittags die sonne zu sehen -> SunIntent, time 12:00
      ist es um sechs draußen wohl neblig -> FogIntent, time 18:00
      könnte es heute um neun abends schneien -> SnowIntent, date 2026-11-18, time 21:00
      was macht das wetter um viertel nach vier -> WeatherIntent, time 16:15
      wie windig könnte es um 16 uhr sein -> WindIntent, time 16:00
      fällt morgen um acht regen -> RainIntent, date 2026-11-19, time 08:00
      ich brauche das wetter für morgen elf uhr -> WeatherIntent, date 2026-11-19, time 11:00
      wie kalt könnte es um mitternacht sein -> LowIntent, time 00:00
    `,
  ],
  [
    'Stunden von und bis',
    `
      von zwei bis vier was macht da das wetter -> WeatherIntent, time 02:00, untilTime 04:00
      ist zwischen 9 und 11 uhr regen zu erwarten -> RainIntent, time 21:00, untilTime 23:00
      ich bin morgen von 10 bis 12 unterwegs wie ist das wetter -> WeatherIntent, date 2026-11-19, time 10:00, untilTime 12:00
      was für ein wetter kriegen wir zwischen 14 und 17 uhr -> WeatherIntent, time 14:00, untilTime 17:00
      bekommen wir zwischen 12 und 15 uhr die sonne zu sehen -> SunIntent, time 12:00, untilTime 15:00
      wie warm könnte es von 13 bis 15 uhr sein -> TemperatureIntent, time 13:00, untilTime 15:00
      könnte es morgen zwischen acht und zehn schneien -> SnowIntent, date 2026-11-19, time 08:00, untilTime 10:00
      wie windig könnte es von 18 bis 20 uhr sein -> WindIntent, time 18:00, untilTime 20:00
      wir wandern von 15 bis 17 uhr kommt da regen -> RainIntent, time 15:00, untilTime 17:00
      sag mir wie das wetter von 16 bis 18 uhr ist -> WeatherIntent, time 16:00, untilTime 18:00
      gibt es vielleicht nebel zwischen 6 und 8 uhr -> FogIntent, time 18:00, untilTime 20:00
      ich brauche das wetter von 14 uhr bis 17 uhr -> WeatherIntent, time 14:00, untilTime 17:00
    `,
  ],
  [
    'Tage von und bis',
    `
      von freitag bis sonntag was macht da das wetter -> WeatherIntent, date 2026-11-20, untilDate 2026-11-22
      was für ein wetter kriegen wir von montag bis mittwoch -> WeatherIntent, date 2026-11-23, untilDate 2026-11-25
      ist zwischen dienstag und donnerstag regen zu erwarten -> RainIntent, date 2026-11-24, untilDate 2026-11-26
      wie warm könnte es von donnerstag bis samstag sein -> TemperatureIntent, date 2026-11-19, untilDate 2026-11-21
      könnte es zwischen freitag und montag schneien -> SnowIntent, date 2026-11-20, untilDate 2026-11-23
      wir sind von samstag bis dienstag unterwegs wie ist das wetter -> WeatherIntent, date 2026-11-21, untilDate 2026-11-24
      sag mir wie das wetter von mittwoch bis freitag ist -> WeatherIntent, date 2026-11-18, untilDate 2026-11-20
      bekommen wir von freitag bis sonntag die sonne zu sehen -> SunIntent, date 2026-11-20, untilDate 2026-11-22
      gibt es vielleicht regen von montag bis donnerstag -> RainIntent, date 2026-11-23, untilDate 2026-11-26
      wie windig könnte es zwischen freitag und sonntag sein -> WindIntent, date 2026-11-20, untilDate 2026-11-22
      ich brauche das wetter vom 24. november bis zum 26. november -> WeatherIntent, date 2026-11-24, untilDate 2026-11-26
      was haben sie von samstag bis montag für wetter vorhergesagt -> WeatherIntent, date 2026-11-21, untilDate 2026-11-23
    `,
  ],
  [
    'die nächsten Tage',
    `
      in den nächsten tagen was macht da das wetter -> WeatherIntent, span NEXT_DAYS
      was für ein wetter kriegen wir nächste woche -> WeatherIntent, date 2026-W48
      ist in den nächsten fünf tagen regen zu erwarten -> RainIntent, duration P5D
      wie warm könnte es in der nächsten woche sein -> TemperatureIntent, date 2026-W48
      wie schaut das wetter die kommenden tage aus -> WeatherIntent, span NEXT_DAYS
      könnte es nächste woche schneien -> SnowIntent, date 2026-W48
      sag mir wie das wetter in den nächsten vier tagen ist -> WeatherIntent, duration P4D
      bekommen wir in den nächsten tagen die sonne zu sehen -> SunIntent, span NEXT_DAYS
      was haben sie für diese woche für wetter vorhergesagt -> WeatherIntent, date 2026-W47
      gibt es vielleicht gewitter in den nächsten drei tagen -> ThunderIntent, span NEXT_DAYS
      was macht das wetter in den kommenden tagen so -> WeatherIntent, span NEXT_DAYS
      ich brauche das wetter für die nächsten zehn tage -> WeatherIntent, duration P10D
    `,
  ],
  [
    'das Wochenende',
    `
      am wochenende was macht da das wetter -> WeatherIntent, span WEEKEND
      was für ein wetter kriegen wir dieses wochenende -> WeatherIntent, date 2026-W47-WE
      ist am wochenende regen zu erwarten -> RainIntent, span WEEKEND
      wie warm könnte es am wochenende sein -> TemperatureIntent, span WEEKEND
      könnte es nächstes wochenende schneien -> SnowIntent, date 2026-W48-WE
      sag mir wie das wetter übers wochenende ist -> WeatherIntent, span WEEKEND
      bekommen wir am wochenende die sonne zu sehen -> SunIntent, span WEEKEND
      gibt es vielleicht gewitter am wochenende -> ThunderIntent, span WEEKEND
      wir zelten am wochenende wie ist das wetter -> AdviceIntent, activity camping, span WEEKEND
      wie windig könnte es am wochenende sein -> WindIntent, span WEEKEND
      was haben sie für nächstes wochenende für wetter vorhergesagt -> WeatherIntent, date 2026-W48-WE
      ist kommendes wochenende nebel zu erwarten -> FogIntent, date 2026-W47-WE
    `,
  ],
  [
    'Ort und Zeit in beiden Folgen',
    `
      in hamburg morgen was macht da das wetter -> WeatherIntent, date 2026-11-19, place hamburg
      morgen in hamburg was macht da das wetter -> WeatherIntent, date 2026-11-19, place hamburg
      ist in paris am freitag regen zu erwarten -> RainIntent, date 2026-11-20, place paris
      ist am freitag in paris regen zu erwarten -> RainIntent, date 2026-11-20, place paris
      könnte es in oslo am wochenende schneien -> SnowIntent, span WEEKEND, place oslo
      könnte es am wochenende in oslo schneien -> SnowIntent, span WEEKEND, place oslo
      wie warm könnte es in madrid morgen mittag sein -> TemperatureIntent, date 2026-11-19, time 12:00, place madrid
      wie warm könnte es morgen mittag in madrid sein -> TemperatureIntent, date 2026-11-19, time 12:00, place madrid
      was für ein wetter haben sie in rom am sonntagnachmittag -> WeatherIntent, date 2026-11-22, dayPart AF, place rom
      was für ein wetter haben sie am sonntagnachmittag in rom -> WeatherIntent, date 2026-11-22, dayPart AF, place rom
      bekommen wir in bremen nächste woche die sonne zu sehen -> SunIntent, date 2026-W48, place bremen
      bekommen wir nächste woche in bremen die sonne zu sehen -> SunIntent, date 2026-W48, place bremen
    `,
  ],
]);
