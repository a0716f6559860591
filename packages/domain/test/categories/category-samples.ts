import type { Category } from '@marquee/contract';

export interface CategorySample {
  title: string;
  venue: string | null;
  /** What a visitor would look for it under; the first chosen category must be one of these. */
  right: readonly Category[];
}

/** Titles and venues as US calendars write them: `title | venue | right categories`. */
const ROWS = `
Bluegrass Jam with the Red Clay Ramblers | The White Mule | Music
Mac DeMarco | Greek Theatre | Music
South Carolina Philharmonic: Beethoven & Blue Jeans | Koger Center for the Arts | Music
Archspire, Aborted, Carcosa, Alluvial | El Corazon | Music
Frank Zappa Tribute with The Stinkfoot Orchestra | Freight & Salvage | Music
Live Outdoor Music | Pioneer Park | Music
Jo's Jazz Vocal Jam hosted by Joanne Klein | Egan's Jam House | Music
MARBLE (EP release), Love So Deep, Plash | The Sunset Tavern | Music
Shovels & Rope w/ special guest Indianola | The Senate | Music
Messiah Sing-Along | Trinity Cathedral | Music
Fleetwood Mac Experience: Rumours Live | Harbison Theatre | Music
Songwriters in the Round | Bluebird Cafe | Music
Open Mic Night | Curiosity Coffee Bar | Music, Arts, Social
Summer Concert Series: The Root Doctors | Finlay Park | Music
Organ Recital: Bach at Noon | St. Martin's-in-the-Fields | Music
Hip-Hop Family Day Block Party | Main Street | Music, Social
Emo Night Brooklyn | The Senate | Music, Nightlife
Mariachi Reyna de Los Angeles | Balboa Theatre | Music
90s Dance Party with DJ Shadowhand | Art Bar | Nightlife
Karaoke with KJ Dave | The Whig | Nightlife
Drag Bingo Brunch | Hendrix | Nightlife, Food
Burlesque Revue: Naughty or Nice | The Basement Room | Nightlife
Ladies Night | Tin Roof | Nightlife
NYE Countdown Party | The Venue on Broad | Nightlife, Social
Silent Disco | Bourbon Street Rooftop | Nightlife
St. Patrick's Bar Crawl | Five Points | Nightlife
Oyster Roast & Lowcountry Boil | Bowens Island | Food
Soda City Farmers Market | Main Street | Food
Wine Tasting: Wines of the Loire | Vino Garage | Food
Tap Takeover: Westbrook Brewing | The Flying Saucer | Food, Nightlife
Birds & Beer | Ounces Taproom & Beer Garden | Food, Outdoor
Knife Skills Cooking Class | Sur La Table | Food, Education
Greek Festival | Holy Trinity Greek Orthodox Church | Social, Food
Chili Cook-Off | Riverfront Park | Food
Restaurant Week Kickoff | Downtown | Food
The Original Food and Culture Tour of Pike Place Market | Pike Place | Food
Mother's Day Brunch Buffet | Saluda's | Food
Food Truck Friday | Steel Hands Brewing | Food
Gingerbread House Decorating | Irmo Community Park | Food, Arts, Social
Coffee Cupping 101 | Indah Coffee | Food
Hamlet | Trustus Theatre | Arts
Grease the Musical | Woodland Opera House | Arts
Toy Story 5 | Tivoli Theater | Arts
Indie Grits Film Festival | Nickelodeon Theatre | Arts
First Thursday Gallery Crawl | Arts Quarter | Arts
Paint & Sip | Bickersons Brewhouse | Arts, Food, Social
The Nutcracker | Township Auditorium | Arts
Stand-Up Comedy: Nate Bargatze | Colonial Life Arena | Arts
Improv Bloomington Comedy Show | The Blockhouse Bar | Arts
Opening Reception: New Works in Clay | 701 Whaley | Arts
Mother's Day Floral Design | Brookside Gardens | Arts, Outdoor, Education
Pottery Wheel Throwing for Beginners | Southern Pottery | Arts, Education
Poetry Slam | The Watering Hole | Arts
Author Talk: Ron Rash | All Good Books | Arts, Education
Monet to Matisse: Masterworks on Paper | Columbia Museum of Art | Arts
Members Behind-the-Scenes Night 2026 | Burke Museum | Arts, Education, Social
Holiday Craft Bazaar | Jamil Temple | Arts, Social
Classic Movie Night: Casablanca | The Nick | Arts
Broadway in Columbia: Hadestown | Koger Center | Arts
Dance Theatre of Harlem | Peace Center | Arts
Congaree Swamp Canoe Tour | Congaree National Park | Outdoor
Guided Full Moon Hike | Sesquicentennial State Park | Outdoor
Ornamental Flowering Trees & Shrubs | Brookside Gardens | Outdoor, Education
Ooey Gooey Campfire | Long Branch Nature Center | Outdoor
Bird Walk with Audubon | Saluda Shoals Park | Outdoor
Tree ID Hike | Gulf Branch Nature Center | Outdoor
Shinrin-yoku: The Art of Forest Bathing | Brookside Gardens | Outdoor, Health
Kayak Rolling Clinic | Lake Murray | Outdoor, Sports
Stargazing Night | Melton Observatory | Outdoor, Education
Riverbanks Zoo Lights | Riverbanks Zoo & Garden | Outdoor, Social
Community Garden Work Day | City Roots | Outdoor, Social
Make and Take Rain Barrels | Brookside Gardens | Outdoor, Education
River Sweep Clean-Up | Broad River | Outdoor, Social
Fall Camping Weekend | Dreher Island State Park | Outdoor
Spring Plant Sale | Botanical Garden | Outdoor
Gamecocks vs. Clemson Football | Williams-Brice Stadium | Sports
University of California, Davis Women's Volleyball at Wyoming | Laramie | Sports
Columbia Fireflies vs. Augusta GreenJackets | Segra Park | Sports
Turkey Trot 5K | Saluda Shoals | Sports
Cinco de Mayo Half Marathon | Downtown | Sports
Adult Kickball League | Owens Field | Sports
Roller Derby Double Header | Jamil Temple | Sports
Pickleball Open Play | Drew Wellness Center | Sports
Monster Jam | Bon Secours Wellness Arena | Sports
Youth Basketball Skills Camp | Charles R. Drew Center | Sports
Disc Golf Doubles Tournament | Crooked Creek Park | Sports
WWE Monday Night Raw | Colonial Life Arena | Sports
Brewsters Arm Wrestling | Good Society | Sports
Criterium Bike Race | Vista | Sports
Swim Meet: Carolina Invitational | Carolina Natatorium | Sports
Trivia Night with Rich Burton | a/stir | Social, Nightlife
King Trivia Pub Quiz | The Half Moon | Social, Nightlife
Newcomers Coffee Mixer | Drip | Social, Food
Speed Dating for Ages 25-39 | The Grand | Social
Bingo for Seniors | Eau Claire Print Building | Social
Silent Book Club Night | a/stir | Social, Education, Arts
Juneteenth & LGBTQ Pride Celebration | First United Church | Social
Veterans Day Parade | Sumter Street | Social
Christmas Tree Lighting | State House | Social
South Carolina State Fair | Fairgrounds | Social
Board Gayme Night | Capitol Hill | Social
Dungeons & Dragons Drop-In | Firefly Toys and Games | Social
Knitting Circle | Richland Library Northeast | Social, Arts
Memorial Union Open House | Student Union | Social, Education
Easter Egg Hunt | Finlay Park | Social, Outdoor
Trunk or Treat | Shandon Baptist Church | Social
Fourth of July Fireworks Celebration | Lexington County Blowfish Stadium | Social
Volunteer Orientation | Harvest Hope Food Bank | Social
Neighborhood Block Party | Earlewood Park | Social
Santa Photos | Village at Sandhill | Social
Community Yard Sale | Rosewood | Social
Classic Car Show | Columbiana Centre | Social
Pride Festival | Main Street District | Social
Yoga at Waterfront Park | Pier 62 | Health
Gentle yoga | Davis Senior Center | Health
Sound Bath & Meditation | Rooted Wellness | Health
American Red Cross Blood Drive | First Presbyterian Church | Health
Zumba Gold | Katheryn M. Bellfield Center | Health
Diabetes Prevention Workshop | Prisma Health Richland | Health
Grief Support Group | Lexington Medical Center | Health
Free Flu Shot Clinic | Eastover Library | Health
Alzheimer's Caregivers Support Group | Seibels House | Health
Tai Chi in the Park | Guignard Park | Health
Walk with a Doc | Riverfront Park | Health
CPR and First Aid Certification | Fire Station 9 | Health, Education
Barre in the Brewery | Savage Craft | Health
Community Health Access Program Drop-in | Ballard Branch | Health
Mindfulness for Beginners | Columbia Meditation Center | Health
Al-Anon Family Group | St. John's Episcopal | Health, Social
STOUPer Spa Day for Moms | Stoup Brewing Ballard | Health, Social
Chamber of Commerce Breakfast | Marriott | Business
1 Million Cups: Startup Pitches | SOCO | Business
Women in Business Luncheon | Palmetto Club | Business
Job Fair | Midlands Technical College | Business
Real Estate Investors Association Meeting | Embassy Suites | Business
Small Business Tax Workshop | SCORE Midlands | Business, Education
Resume Writing and Interview Skills | Richland Library Main | Business, Education
After Hours Networking Mixer | Hotel Trundle | Business, Social
Entrepreneur Bootcamp | Boyd Innovation Center | Business
Internet Strategy Forum Summit | Governor Hotel | Business, Technology
Wedding Vendor Showcase | Brookside Mansion | Business, Social
Grant Writing for Nonprofits | Together SC | Business, Education
Leadership Columbia Graduation | Convention Center | Business, Education
Toddler Storytime | Richland Library Main | Education
ESL Conversation Group | Sandhills Library | Education
Micro-mythologies: World Mythology Made Miniature | Lilly Library | Education, Arts
Lunch & Learn: Reconstruction in Richland County | Woodrow Wilson Family Home | Education
GED Prep Class | Adult Learning Center | Education
Homework Help | Southeast Regional Library | Education
Intro to Beekeeping | Clemson Extension | Education, Outdoor
Lecture: The Black Death Revisited | USC Gambrell Hall | Education
Historic House Tour | Robert Mills House | Education, Arts, Social
The Declaration of Independence: The Signers | Lilly Library | Education
Lego Club | Cooper Branch Library | Education, Social
Preschool Science Explorers | EdVenture Children's Museum | Education
College Application Workshop | Cayce High School | Education
Kaleidoscope Play and Learn | NewHolly Branch | Education
Spanish for Beginners | Continuing Education Center | Education
Genealogy Research Basics | SC Archives | Education
Introduction to Landscape Design: Session II | Brookside Gardens | Education, Outdoor
Secrets of Seattle's Historic Shoreline Walking Tour | Alaskan Way | Education, Outdoor
1st Annual Brewer's Spelling Bee | Latona Pub | Social, Education
Storytime & Craft: Dinosaurs | St. Andrews Library | Education
SAT Practice Test | Ballentine Library | Education
Career Woman: Resume Lab | WorkSource | Business, Education
Python Meetup: Async All the Things | SOCO BullStreet | Technology
Hackathon for Good | IT-oLogy | Technology
3D Printing 101 | Richland Library Makerspace | Technology, Education
Davis Makerspace Drop In Hours | YoloLab Makerspace | Technology
Portland Cisco Router Training: 2-Day Hands-On Seminar | Portland | Technology
AWS User Group | Capgemini | Technology
Intro to AI for Small Business | Midlands Tech | Technology, Business
Robotics Camp for Teens | EdVenture | Technology, Education
Cybersecurity Conference: BSides Columbia | Convention Center | Technology
Drop-In Libby Help | Mary L Stephens Davis Branch Library | Technology, Education
Computer Basics: Email | Cecil Tillis Center | Technology, Education
WordPress Meetup | Online | Technology
UX Book Club | Collective | Technology
Drone Photography Workshop | Tri-City Leisure Center | Technology, Arts, Education
Portland Macintosh Users Group (PMUG) | Online | Technology
City Council Meeting | City Hall | Business, Social, Other
Board of Zoning Appeals | County Administration Building | Business, Other
Finance Sub-Committee Meeting (Open) | Fisher Building | Business, Other
Hearing for 23-0702 | City Hall | Business, Other
Candlelight Vigil | State House Steps | Social, Other
Private Event | The Hall | Other
Library Closed: Presidents Day | Richland Library | Other, Education
Ash Wednesday Service | Trinity Cathedral | Other, Social
Pop-Up | 1801 Gervais | Other
Large Group | Davis | Other, Social
Gun Show | Jamil Temple | Social, Other, Sports
Town Hall with Rep. Clyburn | Benedict College | Social, Business, Other
`;

/** Off recorded calendars, labelled before the rules were tried on them: what was not tuned for. */
const RECORDED_ROWS = `
Mean Girls | Majestic Bay Theatres | Arts
SHE PAST AWAY | Great American Music Hall | Music
Bitchin Bajas, Geologist | The Sunset Tavern | Music
Public Forum: How to Save Seminary Pointe | Monroe County Public Library, Auditorium | Social, Business, Education, Other
The Hard Quartet | Great American Music Hall | Music
Sensory Station Pop-Ups | Frye Art Museum | Arts, Education
Sun AM Worship |  | Other, Social
Science After Dark | Pacific Science Center | Education, Nightlife
DBRA Regular Meeting | Zoom | Business, Other
Frühlingsfest | Burke-Gilman Brewing Company | Food, Social
Tractor Tavern Presents: Esther Rose, Thomas Dollbaum | The Sunset Tavern | Music
Legends Live: Pointer Sisters & Isley Brothers Tribute |  | Music
Comedy of Love: A Valentine's Day Improv | Unexpected Productions | Arts
Pints with Pauly | Great Notion Georgetown | Food, Social, Nightlife
Mandarin Storytime (Davis) | Children's Activity Room | Education
Northwest Terror Fest VIII |  | Music, Social, Arts
Samoyed Meet-Up | Dogwood Play Park | Social, Outdoor
Melissa Brewer Quintet | Egan's Ballard Jam House | Music
Kevin Rafferty | 1915 Steakhouse | Music, Other
ILUKA: The Wings Tour w/ Fern Spores | The Sunset Tavern | Music
Seattle Vs. Olympia Hot Dog Relay Throwdown | Halcyon Brewing | Sports, Food, Social
West Woodland Elementary Open Mic | Egan's Ballard Jam House | Music, Arts
Many Hands: The Making of Woven in Wool | Burke Museum | Arts
Micro Nano conference | Hilton Vancouver Washington | Technology, Business, Education
Lamb of God, Mastodon, Kerry King, Malevolence | Showare Center | Music
Tedeschi Trucks Band Whiskey Myers | Greek Theatre | Music
East Lawn Art Play in the Park | East Lawn Children's Park | Arts, Outdoor
OSCON | Oregon Convention Center | Technology, Business, Other
Limited Brett Beer Release | Figurehead Brewing Stone Way | Food
The Trampoline Hall Lectures | Public Works | Education, Arts
Sustainable Gardening Practices | Brookside Gardens | Outdoor, Education
Father of the Bride | Martinsville Entertainment Theatre | Arts
Laura Peek is Back in Bloomington! | The Comedy Attic | Arts
Galleries & Gardens | Frye Art Museum | Arts
Pokémon Club | Children's Activity Room | Social, Education
Witch Ripper (album release), Dust Moth, Izthmi | The Sunset Tavern | Music
Maple Sugaring Days | Brookside Nature Center | Outdoor, Food, Education
Colorful Conversations | Fremont Branch | Education, Social
August 2026 Redevelopment Commission Meeting | Administration Building | Business, Other
South By Southwest (SXSW) Interactive Conference | Austin Convention Center | Technology, Business, Music
Seattle Jazz Fellowship I Spotlight at Waterfront Park | Pier 58 | Music
30th Anniversary Open House | Bell Harbor International Conference Center | Social
Sorry For Party Rocking (2010 - 2015 Pop & EDM Bangers All Night Long) | Chop Suey | Nightlife, Music
Conservation Landscapes and Rain Gardens | Brookside Gardens | Outdoor, Education
AAOMS 2026 Annual Meeting |  | Business, Health, Other
Owen County Farmers Market, with entertainment from The Natural Causes | Farmers Market | Food
Pints & Proofs by Seattle Universal Math Museum | Ballard | Education, Food
Indigiqueer Festival | Pier 62 | Social
Hands-On Introduction to Plant Propagation | Brookside Gardens | Outdoor, Education
Charcuterie Workshop | Dirty Couch Brewing | Food, Education
A Day To Remember, The Story So Far, Four Year Strong, Scowl | WAMU Theater | Music
Valentine's Day at Pike Place Market | Pike Place Market | Social, Food
Cowboy Poetry with Larry Maurice | Blanchard Room | Arts
Listening Session: Daft Punk - Discovery | Shibuya Hi-Fi | Music
Prom Dress Drive | Rieger Memorial Library | Social, Education
Flying Bike Run Club Scavenger Hunt | Flying Bike Brewery | Sports, Social
Post Card & Souvenir Distributors Association Convention & Trade Show |  | Business
Around the World in Aslan Beers | Aslan Brewing Co, Fremont | Food
Miniature Perennial Container | Brookside Gardens | Outdoor, Education
BZA Meeting | County Administration Building | Business, Other
We Speak Weddings - Lodge at Little Seneca Creek |  | Business, Social
Pillow Talk Acoustic | Cedar Creek Winery | Music
Beer, Burlesque & More | Stoup Brewing Capitol Hill | Nightlife, Food
BODACIOUS BEVERAGES! | Beveridge Place Pub | Food, Nightlife
Dress For Success Fashion Show | Teter NST | Arts, Social, Business
Singer-Songwriter Nancy K Dillon | Egan's Ballard Jam House | Music
PAX West 2026 |  | Technology, Social, Other
Weekly Lilly Library puzzle tour | Lilly Library | Education, Social, Arts
Mortified |  | Arts, Other
Telehealth |  | Health, Other
Devon Avenues SSA #43 Commissioners Meeting |  | Business, Other
Outreach Meeting |  | Business, Other
The Drunken Tenor | Egan's Ballard Jam House | Music
Rise Above 3-on-3 Basketball Tournament | Pier 62 | Sports
Greta Matassa Quintet | Egan's Ballard Jam House | Music
Red Fang, Spoon Benders | Showbox | Music
Take Back the House: Canvass for Dr. Pan in Sacramento! | Sacramento | Social, Other
Volunteer to support live music & arts in Seattle | Seattle | Social, Music, Arts
Queen of Queens Release Party | Great Notion Ballard | Food, Nightlife, Social
Parameter 10 Year Night 2: Sandwell District, Polygonia, Lotus Eater | Public Works | Nightlife, Music
`;

function samplesOf(rows: string): CategorySample[] {
  return rows
    .trim()
    .split('\n')
    .map((row) => {
      const [title = '', venue = '', right = ''] = row.split(' | ');
      return { title, venue: venue || null, right: right.split(', ') as Category[] };
    });
}

export const CATEGORY_SAMPLES: readonly CategorySample[] = samplesOf(ROWS);
export const RECORDED_SAMPLES: readonly CategorySample[] = samplesOf(RECORDED_ROWS);
