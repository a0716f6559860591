import { expect, it } from 'vitest';
import { MEANINGS } from '../../src/search-words/groups.ts';
import { alternativesOf, hasSought } from '../../src/search-words/index.ts';

/** By the first word of each group: a title that a search for it must not bring in other words, since it only looks alike or is something else. */
const FALSE_FRIENDS = `theater: Playground Ribbon Cutting
play: Playoffs Watch Party
musical: Musically Gifted Pets
dance: Abundance Workshop
ballet: Ballot Counting Night
comedy: Media Literacy Seminar
improv: Improve Your Credit
concert: Concerted Effort for Clean Water
music: Amusement Park Day
band: Bandage and First Aid Course
symphony: Sympathy Cards Night
choir: Chair Yoga
singing: Signing Day for Seniors
song: Songkran New Year
open mic: Open House at the Clinic
classical music: Classic Cars on Main
guitar: Guinea Pig Adoption
piano: Plano Startup Night
drum: Drummond House Garden Visit
movie: Moving to Medicare
documentary: Document Shredding Day
book: Booking Your Cruise
book club: Golf Club Open House
author talk: Authority Board Agenda
reading: Breading and Frying Basics
storytime: History Walk
poetry: Poultry Show
writing: Wiring Basics
library: Liberty Day
fair: Fairways Open
festival: Vestibule Reopening
carnival: Carnivorous Dinosaurs Talk
market: Marketing for Small Shops
farmers market: Farmer Loan Session
flea market: Stock Market Basics
sale: Salem Witch Trials, a Talk
auction: Action Figures Night
class: Classic Rock Night
cooking: Cookie Decorating for Scouts
baking: Banking for Beginners
food: Footwear Drive
food truck: Monster Truck Rally
taco: Tacoma Transit Hearing
barbecue: Barbershop Quartet
beer: Bear Country Safety
wine: Twine Wrapping Night
cocktail: Peacock Tail Feathers
coffee: Coffin Races
dinner: Diner History Talk
breakfast: Breaking News Panel
tasting: Casting Call
exhibition: Inhibitions, a Talk
museum: Mausoleum Evening
gallery: Galley Kitchens Past and Present
art: Smart Money
painting: Faint Stars Overhead
drawing: Withdrawing from the Paris Accord
pottery: Potter Fans Unite
sculpture: Agriculture Day
photography: Phone Basics
crafts: Aircraft Day
knitting: Knights of Columbus
quilt: Guilt and Grace
sewing: Sewage Plant Hearing
history: Prehistoric Giants
science: Conscience and Law
astronomy: Gastronomy Night
technology: Ethnology of the Coast
coding: Dress Code Hearing
robotics: Aerobic Steps
gardening: Warden Appreciation
garden: Gardner Museum Heist
plants: Implants, a Panel
flower: Wallflowers Live
tree: Street Paving Update
botanical: Botany Bay Surf Report
farm: Pharmacy Board
hiking: Hitchhiker's Guide Live
walk: Boardwalk Empire Night
running: Pruning Roses
5k: 50 Years of Vinyl
race: Grace Notes
marathon: Marathi Poets
bike: Motorbike Insurance Basics
swimming: Swindle, a Thriller
kayak: Kazakh Throat Chant
fishing: Phishing and Fraud
camping: Campaign Kickoff
birding: Bridging the Divide
nature: Signature Dishes
outdoor: Indoor Volleyball
park: Parking Deck Opens
zoo: Zoom Call with the Mayor
skating: Stake Board Hearing
yoga: Yogurt Making
meditation: Mediation Training
fitness: Witness Preparation
health: Wealth Building
blood drive: Toy Drive
sports: Passport Day
soccer: Football Fridays
baseball: Basketball Skills
basketball: Basket Weaving
volleyball: Valley Ball Gown Drive
wrestling: Nestling Rescue
boxing: Boxwood Pruning
martial arts: Marital Bliss, a Farce
tournament: Ornament Swap-Out
game: Gambling Recovery
board game: Board of Zoning
game night: Nightfall at the Garden
video game: Video Deposition Skills
chess: Chest Health
trivia: Trivial Pursuits of the Rich
kids: Kidney Foundation Gala
family: Familiar Faces, a Tribute
baby: Babylon Revisited
family friendly: Friendly City Tour
free: Freedom Walk
teen: Nineteen Eighty-Four
seniors: Seniority Rules Explained
women: Omen Screening
summer camp: Summer Concert
puppet: Pupil Free Day
magic show: Image Editing
circus: Circuit Court Visit
dog: Dogma Explained
cat: Category Five, a Storm
pet: Petition Drive
horse: House Tour
rodeo: Rode to Ruin
church: Churchill on Film
misa: Critical Mass Ride
christmas: Christening of the Ship
halloween: Hall of Fame Night
day of the dead: Day of Service
easter: Eastern Shore Trip
thanksgiving: Giving Tuesday
new year's eve: New Members Night
fourth of july: Fourth Friday
valentine's: Valencia Oranges
mother's day: Veterans Day
pride: Bride and Groom Expo
parade: Paradise Lost Aloud
fireworks: Firewood Giveaway
lights: Flights of Fancy
party: Participation Day
nightlife: Wildlife Rescue
ghost: Host Families Wanted
costume: Customer Service Basics
pumpkin: Pumping Iron
guided tour: Detours on I-26
car show: Carpet Cleaning Basics
volunteer: Volume and Tone
cleanup: Cleaning Products, a Warning
fundraiser: Medicare Benefits Explained
meeting: Meat Smoking
lecture: Architecture Days
conference: Conferring Degrees
business: Busy Bees
networking: Network Cabling
job fair: County Fair
english class: English Country Manor
spanish class: Spanish Moss Walk
education: Dedication of the Bell
latino: Platinum Hits
mexican: New Mexico Skies
swap: Swamp Stroll
fashion: Mashed Potato Bar
speed dating: Singles Tennis Final`
  .split('\n')
  .map((line) => line.split(': ') as [string, string, ...string[]])
  .map(([word, ...title]) => [word, title.join(': ')] as const);

function brings(word: string, title: string): boolean {
  const sought = alternativesOf(word);
  return sought !== null && hasSought(title, sought);
}

it('every group has a title that none of its words brings', () => {
  expect(FALSE_FRIENDS.map(([word]) => word)).toEqual(MEANINGS.map(({ asks }) => asks[0]));
  const brought = MEANINGS.flatMap(({ asks }, at) =>
    asks
      .filter((word) => brings(word, FALSE_FRIENDS[at]?.[1] ?? '') && !begins(FALSE_FRIENDS[at]?.[1] ?? '', word))
      .map((word) => `${word}: ${FALSE_FRIENDS[at]?.[1]}`),
  );
  expect(brought).toEqual([]);
});

/** A word as it was typed may go on. */
const begins = (title: string, word: string) => ` ${title.toLowerCase()}`.includes(` ${word}`);

it('every word of a group finds each other one that is not often something else', () => {
  for (const { asks, found } of MEANINGS)
    for (const word of asks)
      for (const other of found.filter((one) => !one.includes(word)))
        expect([word, other, brings(word, `The ${other} on Friday`)]).toEqual([word, other, true]);
});
