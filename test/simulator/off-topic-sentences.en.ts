/** What people ask other skills for, by topic; some with days and places. One sentence a line. */
export const offTopicEn: Record<string, string> = {
  music: `
    play some jazz
    play the latest album by adele
    play purple rain by prince
    play umbrella by rihanna
    shuffle my road trip playlist
    turn the volume down
    skip this song
    who sings here comes the sun
    what is this song called
    play classical music in the living room
    pause the audiobook
    play radio paradise until nine
    add this track to my favourites
    which album is this from
    stop the music in ten minutes
    play rain sounds
    resume my podcast
    play christmas songs tomorrow morning
    when is the next concert in london
    turn on some sleep sounds`,
  'timers and reminders': `
    set a timer for five minutes
    set an alarm for seven tomorrow morning
    wake me up at six thirty
    remind me to call mum on friday
    remind me to buy milk tonight
    how much time is left on my timer
    cancel my alarm for monday
    snooze
    delete all my reminders for the weekend
    start a stopwatch
    set a pasta timer for twelve minutes
    move my alarm to eight o'clock
    add a dentist appointment on tuesday at three
    what's on my calendar today
    when is my next meeting
    remind me in an hour to check the oven
    set a sleep timer for thirty minutes
    what alarms are set for tomorrow
    schedule a call with berlin on monday at noon
    what do i have planned this weekend`,
  'small talk': `
    how are you today
    tell me a joke
    good morning
    what's your name
    do you love me
    who made you
    are you a robot
    i'm bored
    sing me a song
    i had a bad day today
    good night sweet dreams
    you are really smart
    what did you do yesterday
    do you have any friends in paris
    what is your favourite colour
    tell me something funny
    where do you come from
    happy birthday
    can you hear me
    do you like pizza`,
  facts: `
    what is the capital of france
    how tall is the eiffel tower
    who was the first president of the united states
    what time is it in tokyo
    how many people live in new york
    how far is it from london to paris
    when did world war two end
    who wrote hamlet
    what day is christmas this year
    how old is the queen of denmark
    what language do they speak in brazil
    how deep is the pacific ocean
    when was mozart born
    what is the population of berlin
    how long does it take to fly to sydney
    who invented the telephone
    how heavy is an elephant
    what do penguins eat
    how many days until christmas
    what is the speed of light`,
  shopping: `
    order more paper towels
    add milk to my shopping list
    how much is a new phone
    buy two tickets for saturday in chicago
    where is my package
    reorder coffee
    what's on my shopping list
    find me a cheap winter jacket
    track my last order
    put eggs and butter on the list
    is there a sale on shoes this week
    buy an umbrella
    order a pizza for eight o'clock
    what is the price of gold today
    when will my order arrive in boston
    remove bread from my list
    find a gift for my wife
    order sunscreen for tomorrow
    how much does a tesla cost
    cancel my last order`,
  'news and sport': `
    what's in the news today
    give me the headlines
    who won the game last night
    when do the lakers play tomorrow
    what is the score of the match in madrid
    did liverpool win on sunday
    what's happening in london today
    give me my flash briefing
    who is leading the tour de france
    what are the election results in ohio
    read me the news from yesterday
    when is the next formula one race
    how is the stock market doing today
    what's apple trading at
    who plays on monday night
    what happened in rome yesterday
    tell me about the world cup
    when does the season start
    how many goals did messi score
    latest news from germany`,
  'sums and words': `
    what is seven times eight
    what is the square root of eighty one
    how many ounces are in a pound
    convert ten miles to kilometers
    what is fifteen percent of two hundred
    divide ninety by six
    how do you spell necessary
    what does serendipity mean
    translate good morning into french
    how do you say thank you in japanese
    define photosynthesis
    what is a synonym for happy
    roll a die
    flip a coin
    pick a number between one and ten
    how many seconds are in a day
    what is twelve plus thirty
    how many days are in february
    how many cups in a gallon
    what rhymes with orange`,
  'travel and going out': `
    book a flight to rome tomorrow
    find a hotel in paris for next weekend
    how do i get to the airport
    is there traffic on the way to work
    when does the next train to boston leave
    call me a taxi for nine o'clock
    find an italian restaurant near me
    book a table for two on friday in munich
    what time does the museum close today
    where can i park in hamburg
    how long is the drive to denver
    is the pharmacy open on sunday
    what movies are playing tonight in seattle
    give me directions to main street
    when is the next bus to oxford
    how much is a flight to tokyo in december
    is my flight to madrid on time
    rent a car in miami for three days
    what's a good beach in spain
    book me a window seat`,
  home: `
    turn on the lights
    set the thermostat to seventy degrees
    lock the front door
    start the vacuum cleaner at ten
    is the garage door open
    dim the bedroom lights tonight
    turn off the heating in the kitchen
    show me the front door camera
    turn on the fan
    make me a coffee
    open the blinds tomorrow at seven
    what is the temperature of the oven
    close the windows in the car
    run the dishwasher tonight
    is anyone at the door
    turn the television off
    water the lawn on sunday
    set the bedroom to blue
    find my phone
    connect to my speaker`,
  'people and messages': `
    call my sister
    send a message to john
    read my emails from today
    text anna that i will be late tonight
    who called me yesterday
    drop in on the kitchen
    answer the phone
    what is bob's number
    email my boss on monday
    how old is brad pitt
    who is the mayor of chicago
    is taylor swift married
    tell dad dinner is ready
    did anyone message me this morning
    call the doctor in portland
    announce that we leave in ten minutes
    video call grandma on sunday
    how do i make pancakes
    give me a recipe for snow peas
    tell me a bedtime story about a storm`,
};
