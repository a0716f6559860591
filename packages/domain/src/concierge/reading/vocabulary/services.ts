import { listed } from '../listed.ts';

const spaced = (words: string) => listed(words).map((word) => word.replaceAll('_', ' '));

/** What people pay somebody for, and no event: patterns without accents, English first. A space parts the entries; `_` is a space within one. */
export const SERVICES = spaced(`
  root_canals? teeth tooth dental fillings? braces dentures? haircuts? oil_changes? new_tires? tire_rotations? brake_jobs? tow(?:ing)? u-?haul
  moving_trucks?
  plumbing stamps? passports? rent gas groceries insurance x-?rays? vet_visits? dog_grooming daycare childcare electricity storage_units? tattoos?
  manicures? massages?
  muelas? dientes? limpiezas?_dental(?:es)? empastes? frenos cortes?_de_(?:pelo|cabello) cambio_de_aceite llantas? mudanzas? flete pasaporte placas
  renta gasolina seguro tatuajes? manicura
  masajes? guarderia tenencia aire_acondicionado`);

/** Places with hours of their own. */
export const OPEN_PLACES = spaced(`
  library pharmacy bank post_office dmv store walmart target rest_areas? rest_stops? dump_stations? campgrounds? koa car_wash laundromat boat_ramp
  gas_stations? truck_stops? gym mall
  landfill clinic hardware_store supermarket grocery costco ihop waffle_house starbucks town_dump city_dump
  biblioteca farmacia banco correo tienda gasolinera lavanderia gimnasio clinica supermercado`);

/** What somebody does who goes to an event, behind "how do I": the other verbs ask how the world is. */
export const VERBS_OF_GOERS = spaced(`
  get gets go going register sign buy enter join find reserve know use work rsvp pay volunteer submit book attend start meet learn see watch hear
  celebrate spend have do
  feel vote participate contact reach apply unsubscribe cancel return host list add post advertise search ask say type become help look talk keep`);
/** The same in Spanish, behind `como se`. */
export const VERBS_OF_GOERS_ES = spaced(`
  llama llaman llega entra compra compran registra inscribe usa paga va puede pueden participa anota reserva consigue consiguen pone ven ve busca
  siente`);
