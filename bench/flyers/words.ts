/** The words of drawn posters. Those held out were written for the last third alone: no rule was made with them in view. */
export interface Words {
  titles: Record<'en' | 'es', readonly string[]>;
  venues: readonly string[];
  streets: readonly string[];
  before: Record<'en' | 'es', readonly string[]>;
  after: Record<'en' | 'es', readonly string[]>;
  foot: Record<'en' | 'es', readonly string[]>;
  fonts: { display: readonly string[]; text: readonly string[] };
}

export const TUNED: Words = {
  titles: {
    en: [
      'Moonlight Jazz Night',
      'The Velvet Foxes',
      'Spring Plant Swap',
      'Riverbank Blues Festival',
      'Open Mic at the Mill',
      'Chili Cook-Off',
      'Midnight Horror Marathon',
      'Ladies of Bluegrass',
      'Downtown Art Crawl',
      'Vinyl & Vintage Market',
      'Trivia Showdown',
      'Songs of the Low Country',
      'Comedy Roulette',
      'Kids Science Saturday',
      'Shakespeare in the Park: Twelfth Night',
      'Dance Like Nobody Knows You',
    ],
    es: [
      'Noche de Salsa y Son',
      'Feria del Libro Latino',
      'Festival de Cometas',
      'Cine Bajo las Estrellas',
      'Mercado de Artesanos',
      'Taller de Guitarra Flamenca',
      'Concierto de Primavera',
      'Gran Baile de Carnaval',
      'Sabores de Oaxaca',
    ],
  },
  venues: [
    'The Tin Roof',
    'Koger Center for the Arts',
    'Nickelodeon Theatre',
    'New Brookland Tavern',
    'Trustus Theatre',
    'Cottontown Brew Lab',
    'Soda City Hall',
    'Richland Library',
    'Segra Park',
    'The Senate',
  ],
  streets: ['1022 Senate Street', '421 Gervais St', '1607 Main Street', '740 Saluda Ave', '214 Lincoln St'],
  before: {
    en: [
      'Soda City Sounds presents',
      'One night only',
      'The Arts Council presents',
      'Live music',
      'Back by popular demand',
    ],
    es: [
      'La Casa de la Cultura presenta',
      'Gran evento',
      'Música en vivo',
      'Por primera vez en Columbia',
      'Te invitamos a',
    ],
  },
  after: {
    en: [
      'with special guests Paper Lanterns',
      'food trucks · live bands · craft beer',
      'bring a chair and a friend',
      'hosted by DJ Marlow',
      'feat. The Low Tides',
    ],
    es: [
      'con la orquesta Mar Azul',
      'comida, música y baile',
      'para toda la familia',
      'con DJ Ramiro',
      'artistas invitados de toda la región',
    ],
  },
  foot: {
    en: [
      'All ages welcome',
      'Rain or shine',
      'Tickets at sodacitysounds.com',
      'Call 803-555-0142 for information',
      'Sponsored by Palmetto Credit Union',
    ],
    es: [
      'Todas las edades',
      'Informes: 803-555-0142',
      'Boletos en casacultura.org',
      'Patrocinado por Banco Palmetto',
      'Estacionamiento gratis',
    ],
  },
  fonts: {
    display: ['anton', 'bebas-neue', 'playfair-display', 'oswald', 'lobster', 'abril-fatface'],
    text: ['montserrat', 'roboto-slab', 'oswald'],
  },
};

export const HELD_OUT: Words = {
  titles: {
    en: [
      'Harvest Moon Hoedown',
      'An Evening with Clara Whitlock',
      'Paws in the Plaza',
      'Glow Run 5K',
      'The Great Pumpkin Regatta',
      'Poets & Pints',
      'Winter Lights Parade',
      'Screamin Eagles Reunion Show',
      'Sip and Stroll on State Street',
      'Battle of the High School Bands',
      'Repair Cafe',
      'Swing Under the Stars',
    ],
    es: [
      'Fiesta de la Vendimia',
      'Peregrinos del Sur',
      'Festival de Tamales',
      'Voces de Mujeres',
      'Cuentacuentos en el Jardín',
      'Torneo de Ajedrez',
    ],
  },
  venues: [
    'Harbor House',
    'Old Mill Pavilion',
    'Conundrum Music Hall',
    'Foxfield Bar & Grille',
    'Finlay Park Amphitheater',
    'Gallery West',
    'Saint Luke Parish Hall',
    'Transmission Arcade',
  ],
  streets: ['2001 Greene Street', '626 Meeting St', '912 Bull Street', '118 State Street', '3400 Rosewood Drive'],
  before: {
    en: ['You are invited', 'Friends of the River host', 'Live on stage', 'Fifth annual', 'WXYC 101.3 welcomes'],
    es: ['Ven y disfruta', 'La comunidad celebra', 'Quinta edición', 'Radio Sol presenta', 'Estás invitado'],
  },
  after: {
    en: [
      'costumes encouraged',
      'plus raffle, games and cider',
      'supporting act: Tall Pines',
      'a benefit for the food bank',
      'prizes for best costume',
    ],
    es: [
      'rifa, juegos y premios',
      'con mariachi en vivo',
      'a beneficio del banco de comida',
      'niños bienvenidos',
      'platillos típicos',
    ],
  },
  foot: {
    en: [
      '21 and over',
      'Info: hello@riverfriends.org',
      'Parking behind the building',
      'No outside food or drink',
      'Follow @riverfriends',
    ],
    es: [
      'Mayores de 18 años',
      'Más información en radiosol.fm',
      'Cupo limitado',
      'Traiga su silla',
      'Síguenos @radiosol',
    ],
  },
  fonts: {
    display: ['alfa-slab-one', 'righteous', 'bangers', 'pacifico', 'merriweather'],
    text: ['barlow-condensed', 'merriweather', 'righteous'],
  },
};
