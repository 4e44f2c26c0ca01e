import { describeNear } from './near-rows.ts';

describeNear('en-US', [
  [
    'the bare weather',
    `
      hey could you maybe tell me about the weather -> WeatherIntent
      i was wondering what the weather is doing -> WeatherIntent
      so what is the weather up to -> WeatherIntent
      any idea what the weather looks like -> WeatherIntent
      weather report if you would -> WeatherIntent
      i would love to hear the forecast -> WeatherIntent
      do you happen to have a forecast for me -> WeatherIntent
      let me know about the weather -> WeatherIntent
      got a weather update for me -> WeatherIntent
      give us the weather then -> WeatherIntent
      would you check the weather for me -> WeatherIntent
      how are we looking weather wise outside -> WeatherIntent, span OUTSIDE
    `,
  ],
  [
    'rain that comes soon',
    `
      is rain about to fall soon -> RainIntent, span SOON
      are we about to get rain any minute now -> RainIntent, span SOON
      will i be getting wet in the next hour -> RainIntent, duration PT1H
      should i expect rain within the next three hours -> RainIntent, duration PT3H
      is there rain coming at us shortly -> RainIntent, span SOON
      when do we get our next rain -> NextRainIntent
      when will the rain be here again -> RainStopIntent, place HERE
      do you see any rain in the next two hours -> RainIntent, duration PT2H
      when does this rain finally stop -> RainStopIntent
      how long will this rain keep going -> RainStopIntent
      is it raining at the moment where i am -> RainIntent, span NOW, place HERE
      any chance that it rains in the next few minutes -> RainChanceIntent, span SOON
    `,
  ],
  [
    'yes or no',
    `
      are there any clouds in the sky right now -> CloudyIntent, span NOW
      could we get a thunderstorm later today -> ThunderIntent, span REST_OF_DAY
      is there a danger of black ice tomorrow -> IceIntent, date 2026-11-19
      might there be frost tonight -> FrostIntent, dayPart NI
      is a blizzard on its way -> StormIntent, span NEXT_DAYS
      are we due some snow this week -> SnowIntent, date 2026-W47
      do i see stars in the sky tonight -> SunIntent, dayPart NI
      is it a windy day tomorrow in chicago -> WindIntent, date 2026-11-19, place chicago
      are the streets icy this morning -> IceIntent, dayPart MO
      is it foggy on the road now -> FogIntent, span NOW
      do you reckon it rains tomorrow -> RainIntent, date 2026-11-19
      will there possibly be hail in denver today -> HailIntent, date 2026-11-18, place denver
    `,
  ],
  [
    'advice',
    `
      would you take an umbrella tomorrow -> UmbrellaIntent, date 2026-11-19
      is an umbrella needed this afternoon in london -> UmbrellaIntent, dayPart AF, place london
      do you think i need a jacket tonight -> JacketIntent, dayPart NI
      should the kids wear a jacket tomorrow -> JacketIntent, date 2026-11-19
      can i dry my laundry outside tomorrow -> LaundryIntent, date 2026-11-19
      is it a good idea to hang out the washing today -> LaundryIntent, date 2026-11-18
      could we have a barbecue on saturday evening -> BarbecueIntent, date 2026-11-21, dayPart EV
      what clothes do i wear tomorrow in boston -> ClothesIntent, date 2026-11-19, place boston
      is tomorrow a good day to ride the bike -> BicycleIntent, date 2026-11-19
      would you go by bike tomorrow morning -> BicycleIntent, date 2026-11-19, dayPart MO
      which is the best day this week for a barbecue -> BestDayIntent, date 2026-W47
      do i have to scrape my car tomorrow morning -> ScrapingIntent, date 2026-11-19, dayPart MO
    `,
  ],
  [
    'the temperature',
    `
      tell me the current temperature in berlin -> TemperatureIntent, span NOW, place berlin
      what is the thermometer temperature outside now -> TemperatureIntent, span NOW
      how many degrees do we have in rome -> TemperatureIntent, place rome
      how hot are we going to get tomorrow -> HighIntent, date 2026-11-19
      what is the highest temperature on friday in madrid -> HighIntent, date 2026-11-20, place madrid
      what is the lowest temperature expected tonight -> LowIntent, dayPart NI
      how cold does it become tonight -> LowIntent, dayPart NI
      could you tell me how warm it gets tomorrow -> HighIntent, date 2026-11-19
      does it feel cold outside right now -> FeelsLikeIntent, date PRESENT_REF, span OUTSIDE
      temperature in paris tomorrow at noon please and thank you -> TemperatureIntent, date 2026-11-19, time 12:00, place paris
      is it warm in lisbon at the moment -> TemperatureIntent, span NOW, place lisbon, warmth WARM
      what are the temperatures supposed to be next week -> TemperatureIntent, date 2026-W48
    `,
  ],
  [
    'pollen in general',
    `
      how is the pollen in the air -> PollenIntent, pollenType ALL
      is there a lot of pollen about today -> PollenIntent, date 2026-11-18, whether WHETHER_MUCH
      i have an allergy how much pollen is there -> PollenIntent, pollenType ALL
      tell me the pollen levels for tomorrow -> PollenIntent, date 2026-11-19, pollenType ALL
      what pollen is in the air in munich -> PollenIntent, place munich
      do i have to expect pollen tomorrow -> PollenIntent, date 2026-11-19, pollenType ALL
      how bad is pollen at the weekend -> PollenIntent, span WEEKEND
      would you check the pollen count -> PollenIntent, pollenType ALL
      how are things with the pollen today -> FollowUpIntent, date 2026-11-18, pollenType ALL
      i have hay fever how high is the pollen count tomorrow -> PollenIntent, date 2026-11-19, pollenType ALL
      is there pollen around in berlin now -> PollenIntent, span NOW, place berlin, pollenType ALL
      are pollen levels high this week -> PollenIntent, date 2026-W47, pollenType ALL
    `,
  ],
  [
    'pollen of one plant',
    `
      how is the birch pollen in berlin -> PollenIntent, place berlin, pollenType Birke
      are there birch pollen in the air tomorrow -> PollenIntent, date 2026-11-19, pollenType Birke, whether WHETHER
      i have an allergy to grass pollen how is it today -> PollenIntent, date 2026-11-18, pollenType Graeser
      is hazel pollen around at the moment -> PollenIntent, span NOW, pollenType Hasel
      how much alder pollen is there in the air -> PollenIntent, pollenType Erle
      do i have to expect ragweed pollen tomorrow in dresden -> PollenIntent, date 2026-11-19, place dresden, pollenType Ambrosia
      is there a lot of rye pollen about today -> PollenIntent, date 2026-11-18, pollenType Roggen, whether WHETHER_MUCH
      how bad is the ash pollen this week -> PollenIntent, date 2026-W47, pollenType Esche
      would you check the mugwort pollen for me -> PollenIntent, pollenType Beifuss
      grass pollen how bad is it in munich -> PollenIntent, place munich, pollenType Graeser
      tell me if birch pollen is flying tomorrow -> PollenIntent, date 2026-11-19, pollenType Birke
      is there ragweed pollen about this weekend -> PollenIntent, date 2026-W47-WE, pollenType Ambrosia, whether WHETHER
    `,
  ],
  [
    'a city',
    `
      in hamburg what will the weather be up to -> WeatherIntent, place hamburg
      tell me how the weather is in oslo -> WeatherIntent, place oslo
      what kind of weather are they getting in dublin -> WeatherIntent, place dublin
      how is the weather over in frankfurt am main -> WeatherIntent, place frankfurt am main
      is rain likely to fall in amsterdam -> RainIntent, place amsterdam
      could it snow in zurich -> SnowIntent, place zurich
      how warm might it be in barcelona -> TemperatureIntent, place barcelona
      would you check the weather in new york for me -> WeatherIntent, place new york
      are there storms about in miami -> ThunderIntent, place miami
      is the sun out over in rome -> SunIntent, place rome
      how does the weather look over in vienna -> WeatherIntent, place vienna
      what does the weather look like for people in glasgow -> WeatherIntent, place glasgow
    `,
  ],
  [
    'a postcode',
    `
      in 50667 what will the weather be up to -> WeatherIntent, postcode 50667
      would you check the weather in 10115 for me -> WeatherIntent, postcode 10115
      what kind of weather are they getting in 90210 -> WeatherIntent, postcode 90210
      how warm might it be in 80331 -> TemperatureIntent, postcode 80331
      is rain likely to fall in 20095 -> RainIntent, postcode 20095
      could it snow in 60311 -> SnowIntent, postcode 60311
      i need the weather of five zero six six seven please -> WeatherIntent, postcode 50667
      tell me how the weather is in 10001 -> WeatherIntent, postcode 10001
      my postcode is in 01067 how is the weather -> WeatherIntent, postcode 1067
      how windy might it be in 94103 -> WindIntent, postcode 94103
      what weather do they predict for 70173 -> WeatherIntent, postcode 70173
      any fog about in 28195 -> FogIntent, postcode 28195
    `,
  ],
  [
    'what follows on a question',
    `
      and how is it tomorrow then -> FollowUpIntent, date 2026-11-19
      ok and what about sunday evening -> FollowUpIntent, date 2026-11-22, dayPart EV
      and in hamburg what about there -> FollowUpIntent, place hamburg
      and what about next week then -> FollowUpIntent, date 2026-W48
      and what about paris then -> FollowUpIntent, place paris
      alright and what about the wind -> FollowUpIntent, aspect wind
      and then how about the weekend -> FollowUpIntent, span WEEKEND
      and what about the temperature at noon -> FollowUpIntent, time 12:00, aspect temperature
      and how about grass pollen then -> FollowUpIntent, pollenType Graeser
      and what about in fahrenheit -> FollowUpIntent, unit FAHRENHEIT
      no sorry i meant hamburg -> FollowUpIntent, place hamburg
      and how is the rain tomorrow -> FollowUpIntent, date 2026-11-19, aspect rain
    `,
  ],
]);
