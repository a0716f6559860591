/** Types of schema.org for who has a venue to come to, as they stand in linked data. */
export const VENUE_TYPE =
  /"@type"\s*:\s*(?:\[[^\]]{0,120})?"(?:https?:\/\/schema\.org\/)?(?:LocalBusiness|EventVenue|MusicVenue|PerformingArtsTheater|MovieTheater|ComedyClub|NightClub|BarOrPub|Brewery|Winery|Distillery|Restaurant|CafeOrCoffeeShop|FoodEstablishment|EntertainmentBusiness|Museum|ArtGallery|Library|StadiumOrArena|BookStore|Casino|AmusementPark|Zoo|Aquarium|Church|PlaceOfWorship|Hotel|BowlingAlley|SportsActivityLocation|CivicStructure|LandmarksOrHistoricalBuildings)"/;
