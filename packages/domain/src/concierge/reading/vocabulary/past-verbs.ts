import { listed } from '../listed.ts';

/** Past forms of everyday verbs whose ending does not show them; none that also begin a request. */
export const WAS_EN = listed(
  `had was were did made got went came took gave told said saw heard lost broke won sent bought taught built met fell ran sang died grew began drove
  flew ate drank knew kept slept stood sat wrote wore woke threw stole sold rode quit paid left hurt held hid fought forgot felt found choked been`,
);
/** The same in Spanish, without accents. */
export const WAS_ES = listed(
  `murio fallecio perdi perdimos nacio naci vine vinimos llegue llegamos mude mudamos jubile fui fue fuimos fueron era eran eramos estuve estaba estabamos tuve tuvo
  tenia tenian hice hizo crie creci conoci conocimos case empece empezo deje dejo vivi vivia trabaje trabajaba jugaba sembraba tallaba bailaba cantaba
  operaron corrieron despidieron enseno ensenaron gano rompio rompi choque`,
);
