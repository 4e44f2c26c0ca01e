import { describeNear } from './near-rows.ts';

describeNear('en-US', [
  [
    'a day counted from today',
    `
      tomorrow i need to know about the weather -> WeatherIntent, date 2026-11-19
      what sort of weather can we expect tomorrow -> WeatherIntent, date 2026-11-19
      how is the weather supposed to be the day after tomorrow -> WeatherIntent, date 2026-11-20
      what does the weather do tomorrow -> WeatherIntent, date 2026-11-19
      tell me how the weather turns out tomorrow -> WeatherIntent, date 2026-11-19
      would you say the weather will be decent tomorrow -> WeatherIntent, date 2026-11-19
      today what will the weather bring -> WeatherIntent, date 2026-11-18
      i wonder about the weather for tomorrow -> WeatherIntent, date 2026-11-19
      what kind of weather is coming tomorrow -> WeatherIntent, date 2026-11-19
      the weather forecast please for the day after tomorrow thanks -> WeatherIntent, date 2026-11-20
      what weather do they predict for today -> WeatherIntent, date 2026-11-18
      is the weather tomorrow any good -> WeatherIntent, fine FINE, date 2026-11-19
    `,
  ],
  [
    'a weekday',
    `
      friday what will the weather be doing -> WeatherIntent, date 2026-11-20
      what kind of weather are we getting on saturday -> WeatherIntent, date 2026-11-21
      i am travelling on monday how is the weather then -> WeatherIntent, date 2026-11-23
      next tuesday i need the weather -> WeatherIntent, date 2026-11-24
      is rain likely to fall on thursday -> RainIntent, date 2026-11-19
      any idea about the weather this sunday -> WeatherIntent, date 2026-11-22
      could it possibly snow on wednesday -> SnowIntent, date 2026-11-18
      what are temperatures like on friday -> TemperatureIntent, date 2026-11-20
      will we see the sun on saturday -> SunIntent, date 2026-11-21
      how windy might it be next monday -> WindIntent, date 2026-11-23
      tell me whether it gets foggy on thursday -> FogIntent, date 2026-11-19
      check the forecast of sunday for me -> WeatherIntent, date 2026-11-22
    `,
  ],
  [
    'a date of the calendar',
    `
      december 3rd what will the weather be up to -> WeatherIntent, date 2026-12-03
      i need to know the weather of november 28th -> WeatherIntent, date 2026-11-28
      on the 24th of december could it snow -> SnowIntent, date 2026-12-24
      what kind of weather do you expect on the 30th -> WeatherIntent, date 2026-11-30
      could you look up the weather for december the first -> WeatherIntent, date 2026-12-01
      what sort of weather will there be on november 25th -> WeatherIntent, date 2026-11-25
      on november 27th are we getting any rain -> RainIntent, date 2026-11-27
      how warm might it be on the 26th of november -> TemperatureIntent, date 2026-11-26
      weather wise how is december 2nd looking -> WeatherIntent, date 2026-12-02
      is it likely to be windy on november 29th -> WindIntent, date 2026-11-29
      on the fifth of december will the sun be shining -> SunIntent, date 2026-12-05
      check the weather of the 23rd of november please -> WeatherIntent, date 2026-11-23
    `,
  ],
  [
    'a part of the day',
    `
      this evening what will the weather be up to -> WeatherIntent, dayPart EV
      what kind of weather are we getting tonight -> WeatherIntent, dayPart NI
      is rain likely to fall this afternoon -> RainIntent, dayPart AF
      would it be warm enough this evening -> TemperatureIntent, dayPart EV, warmth WARM
      tomorrow morning could there be fog -> FogIntent, date 2026-11-19, dayPart MO
      how is the weather looking in the late afternoon -> WeatherIntent, dayPart AF
      is it possible that it snows overnight -> SnowIntent, dayPart NI
      tomorrow night how cold might it be -> LowIntent, date 2026-11-19, dayPart NI
      in the morning what is the weather up to -> WeatherIntent, dayPart MO
      is the sun coming out this afternoon -> SunIntent, dayPart AF
      how windy might it be tomorrow evening -> WindIntent, date 2026-11-19, dayPart EV
      tell me how the weather is tomorrow afternoon -> WeatherIntent, date 2026-11-19, dayPart AF
    `,
  ],
  [
    'a time of the clock',
    `
      at five pm what will the weather be up to -> WeatherIntent, time 17:00
      tomorrow at ten is rain likely to fall -> RainIntent, date 2026-11-19, time 10:00
      what kind of weather are we getting at half past seven -> WeatherIntent, time 19:30
      how warm might it be at three in the afternoon -> TemperatureIntent, time 15:00
      at noon will we see the sun -> SunIntent, time 12:00
      i leave at 6 am is it foggy then -> FogIntent, time 06:00
      could it snow at nine tonight -> SnowIntent, time 21:00
      what will the weather be doing at quarter past four -> WeatherIntent, time 16:15
      how windy might it get at 4 pm -> WindIntent, time 16:00
      will the rain be falling at eight tomorrow -> RainIntent, date 2026-11-19, time 08:00
      i need the weather for 11 am tomorrow -> WeatherIntent, date 2026-11-19, time 11:00
      at midnight how cold might it be -> LowIntent, time 00:00
    `,
  ],
  [
    'hours from and to',
    `
      from two to four what will the weather be up to -> WeatherIntent, time 02:00, untilTime 04:00
      between 9 and 11 am is rain likely to fall -> RainIntent, time 09:00, untilTime 11:00
      i am out from 10 to 12 tomorrow how is the weather -> WeatherIntent, date 2026-11-19, time 10:00, untilTime 12:00
      what kind of weather are we getting between two and five pm -> WeatherIntent, time 14:00, untilTime 17:00
      between noon and three will we see the sun -> SunIntent, time 12:00, untilTime 15:00
      how warm might it be from 1 to 3 pm -> TemperatureIntent, time 13:00, untilTime 15:00
      could it snow between eight and ten tomorrow -> SnowIntent, date 2026-11-19, time 08:00, untilTime 10:00
      from 6 to 8 pm how windy might it be -> WindIntent, time 18:00, untilTime 20:00
      we walk from three to five is rain coming -> RainIntent, time 15:00, untilTime 17:00
      tell me how the weather is from 4 to 6 pm -> WeatherIntent, time 16:00, untilTime 18:00
      any fog likely between 6 and 8 am -> FogIntent, time 06:00, untilTime 08:00
      i need the weather from 2 pm until 5 pm -> WeatherIntent, time 14:00, untilTime 17:00
    `,
  ],
  [
    'days from and to',
    `
      from friday to sunday what will the weather be up to -> WeatherIntent, date 2026-11-20, untilDate 2026-11-22
      what kind of weather are we getting from monday to wednesday -> WeatherIntent, date 2026-11-23, untilDate 2026-11-25
      is rain likely to fall between tuesday and thursday -> RainIntent, date 2026-11-24, untilDate 2026-11-26
      how warm might it be from thursday to saturday -> TemperatureIntent, date 2026-11-19, untilDate 2026-11-21
      between friday and monday could it snow -> SnowIntent, date 2026-11-20, untilDate 2026-11-23
      i am away from saturday until tuesday how is the weather -> WeatherIntent, date 2026-11-21, untilDate 2026-11-24
      tell me how the weather is from wednesday to friday -> WeatherIntent, date 2026-11-18, untilDate 2026-11-20
      will we see the sun from friday through sunday -> SunIntent, date 2026-11-20, untilDate 2026-11-22
      any rain likely from monday until thursday -> RainIntent, date 2026-11-23, untilDate 2026-11-26
      how windy might it be between friday and sunday -> WindIntent, date 2026-11-20, untilDate 2026-11-22
      i need the weather from november 24th to november 26th -> WeatherIntent, date 2026-11-24, untilDate 2026-11-26
      what weather do they predict from saturday to monday -> WeatherIntent, date 2026-11-21, untilDate 2026-11-23
    `,
  ],
  [
    'the next days',
    `
      over the next few days what will the weather be up to -> WeatherIntent, span NEXT_DAYS
      what kind of weather are we getting next week -> WeatherIntent, date 2026-W48
      is rain likely to fall in the next five days -> RainIntent, duration P5D
      how warm might it be over the next week -> TemperatureIntent, date 2026-W48
      the coming days how is the weather looking -> WeatherIntent, span NEXT_DAYS
      next week could it snow -> SnowIntent, date 2026-W48
      tell me how the weather is for the next four days -> WeatherIntent, duration P4D
      will we see the sun in the next few days -> SunIntent, span NEXT_DAYS
      what weather do they predict for this week -> WeatherIntent, date 2026-W47
      any storms likely over the next three days -> ThunderIntent, span NEXT_DAYS
      how is the weather developing in the coming days -> WeatherIntent, span NEXT_DAYS
      i need the weather for the next ten days -> WeatherIntent, duration P10D
    `,
  ],
  [
    'the weekend',
    `
      at the weekend what will the weather be up to -> WeatherIntent, span WEEKEND
      what kind of weather are we getting this weekend -> WeatherIntent, date 2026-W47-WE
      is rain likely to fall over the weekend -> RainIntent, span WEEKEND
      how warm might it be at the weekend -> TemperatureIntent, span WEEKEND
      next weekend could it snow -> SnowIntent, date 2026-W48-WE
      tell me how the weather is on the weekend -> WeatherIntent, span WEEKEND
      will we see the sun this weekend -> SunIntent, date 2026-W47-WE
      any storms likely at the weekend -> ThunderIntent, span WEEKEND
      we are camping this weekend how is the weather -> AdviceIntent, activity camping, date 2026-W47-WE
      how windy might it be over the weekend -> WindIntent, span WEEKEND
      what weather do they predict for next weekend -> WeatherIntent, date 2026-W48-WE
      the coming weekend is it going to be foggy -> FogIntent, date 2026-W47-WE
    `,
  ],
  [
    'place and time in both orders',
    `
      in hamburg tomorrow what will the weather be up to -> WeatherIntent, date 2026-11-19, place hamburg
      tomorrow in hamburg what will the weather be up to -> WeatherIntent, date 2026-11-19, place hamburg
      is rain likely to fall in paris on friday -> RainIntent, date 2026-11-20, place paris
      on friday is rain likely to fall in paris -> RainIntent, date 2026-11-20, place paris
      could it snow in oslo at the weekend -> SnowIntent, span WEEKEND, place oslo
      this weekend could it snow in oslo -> SnowIntent, date 2026-W47-WE, place oslo
      in madrid tomorrow at noon how warm might it be -> TemperatureIntent, date 2026-11-19, time 12:00, place madrid
      tomorrow at noon how warm might it be in madrid -> TemperatureIntent, date 2026-11-19, time 12:00, place madrid
      what kind of weather are they getting in rome on sunday afternoon -> WeatherIntent, date 2026-11-22, dayPart AF, place rome
      on sunday afternoon what kind of weather are they getting in rome -> WeatherIntent, date 2026-11-22, dayPart AF, place rome
      in boston next week will we see the sun -> SunIntent, date 2026-W48, place boston
      next week will we see the sun in boston -> SunIntent, date 2026-W48, place boston
    `,
  ],
]);
