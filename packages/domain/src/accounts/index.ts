export { findSession, type IssuedSession, type Session, signOut } from './sessions.ts';
export { actorOf, toUser } from './user-row.ts';
