export { planAdmin } from './create-admin.ts';
export { passwordFault } from './password-rules.ts';
export { type Registration, register } from './register.ts';
export {
  findSession,
  type IssuedSession,
  SESSION_LONGEST_MS,
  SESSION_MS,
  type Session,
  signOut,
} from './sessions.ts';
export { type SignedIn, signIn, type Visitor } from './sign-in.ts';
export { ACCOUNT_LIMIT, ADDRESS_LIMIT, addressBlock, PAIR_LIMIT, REGISTER_LIMIT } from './throttle.ts';
export { actorOf } from './user-row.ts';
