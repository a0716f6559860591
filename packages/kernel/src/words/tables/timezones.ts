import { words } from '../define.ts';

/** Whether an event has the right zone. */
// biome-ignore format: a message is one line, with both languages side by side.
export const timezoneWords = words({
  'timezone.eventHasCitysZoneTime': ["The event has its city's zone, {zone}, and its time means the stored instant.", 'El evento tiene la zona de su ciudad, {zone}, y su hora corresponde al instante guardado.'],
  'timezone.eventHasZoneCityDay': ['The event has the zone {zone}, its city {other}; on its day both have the same time.', 'El evento tiene la zona {zone} y su ciudad, {other}; ese día las dos tienen la misma hora.'],
  'timezone.zoneCitysButStoredInstant': ["The zone is the city's, but the stored instant is {time} there, not {start}.", 'La zona es la de la ciudad, pero el instante guardado es allí {time}, no {start}.'],
  'timezone.eventHasZoneButCity': ['The event has the zone {zone}, but its city has {other}: there it would begin at {time}.', 'El evento tiene la zona {zone}, pero su ciudad tiene {other}: allí empezaría a las {time}.'],
});
