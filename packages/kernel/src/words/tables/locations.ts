import { words } from '../define.ts';

/** Rules about the place of an event, and what breaks them. */
// biome-ignore format: a message is one line, with both languages side by side.
export const locationWords = words({
  'location.stateOneStatesDistrictColumbia': ['The state is one of the 50 states or the District of Columbia.', 'El estado es uno de los 50 estados o el Distrito de Columbia.'],
  'location.notState': ['“{state}” is not a state.', '«{state}» no es un estado.'],
  'location.setStateTwoLetterCode': ['Set the state to its two-letter code.', 'Pon el código de dos letras del estado.'],
  'location.addressDoesNotNameDifferent': ['The address does not name a different state than the event.', 'La dirección no nombra otro estado que el evento.'],
  'location.addressButEventFiledUnder': ['The address is in {state}, but the event is filed under {other}.', 'La dirección está en {state}, pero el evento figura en {other}.'],
  'location.fileUnderCityCorrectAddress': ['File it under a city of {state}, or correct the address.', 'Ponlo en una ciudad de {state}, o corrige la dirección.'],
  'location.zipCodeAddressBelongsState': ['The ZIP code of the address belongs to the state.', 'El código postal de la dirección es del estado.'],
  'location.zipCodeNot': ['ZIP code {zip} is in {state}, not in {other}.', 'El código postal {zip} es de {state}, no de {other}.'],
  'location.correctZipCodeState': ['Correct the ZIP code or the state.', 'Corrige el código postal o el estado.'],
  'location.townWithinMilesCityLists': ['The town is within {n} miles of the city that lists the event.', 'La localidad está a {n} millas como máximo de la ciudad que lista el evento.'],
  'location.milesFromWhereListed': ['{city} is {n} miles from {list}, where it is listed.', '{city} está a {n} millas de {list}, donde figura.'],
  'location.moveList': ['Move it to the list of {city}.', 'Pásalo a la lista de {city}.'],
  'location.timeZoneTown': ['The time zone is that of the town.', 'La zona horaria es la de la localidad.'],
  'location.timesButUses': ['Its times are in {zone}, but {city} uses {other}.', 'Sus horas están en {zone}, pero {city} usa {other}.'],
  'location.readSourceAgain': ['Read its source again in {zone}.', 'Vuelve a leer su fuente con {zone}.'],
  'location.gazetteerHasTownState': ['The gazetteer has the town in that state.', 'El nomenclátor tiene esa localidad en ese estado.'],
  'location.thereNoKnownTown': ['There is no known town {city} in {state}.', 'No se conoce ninguna localidad {city} en {state}.'],
  'location.checkSpellingTownState': ['Check the spelling of the town and the state.', 'Revisa cómo están escritos la localidad y el estado.'],
  'location.venueNamePlaceNotPlaceholder': ['The venue is the name of a place, not a placeholder or a web address.', 'El lugar es el nombre de un sitio, no un relleno ni una dirección web.'],
  'location.notPlace': ['“{venue}” is not a place.', '«{venue}» no es un lugar.'],
  'location.enterVenueLeaveEmpty': ['Enter the venue, or leave it empty.', 'Escribe el lugar, o déjalo vacío.'],
  'location.eventHasVenueAddress': ['The event has a venue or an address.', 'El evento tiene lugar o dirección.'],
  'location.eventHasNeitherVenueNor': ['The event has neither a venue nor an address.', 'El evento no tiene lugar ni dirección.'],
  'location.lookVenuePageEvent': ['Look for the venue on the page of the event.', 'Busca el lugar en la página del evento.'],
});
