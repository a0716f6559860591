import { setOf } from '../listed.ts';

/** What is done under the open sky, in English and Spanish without accents. */
export const OUTDOORS = setOf(`
  hike hikes hiking trail trails walk walks walking birding birdwatching kayak kayaking canoe canoeing paddle paddleboarding camping fishing beach
  picnic picnics bike biking cycling
  stargazing gardening surfing rafting tubing climbing horseback hayride hayrides orchard pumpkin patch corn maze park parks garden gardens lake
  river zoo nature outdoor outdoors
  senderismo caminata caminatas kayak remo campamento acampar pesca pescar playa picnic bici bicicleta ciclismo rodada jardin jardines lago rio
  parque parques zoologico naturaleza
  excursion excursiones paseo paseos observacion aves estrellas calabazas huerto`);
