export { addressBlock } from './address-block.ts';
export { changeEmail, changeName, changePassword } from './change-account.ts';
export { completeLetter } from './complete-letter.ts';
export { askEmailConfirmation, confirmEmail } from './confirm-email.ts';
export { confirmConnecting, disconnectProvider } from './connect-provider.ts';
export { planAdmin } from './create-admin.ts';
export { deleteAccount } from './delete-account.ts';
export { exportAccount } from './export-account.ts';
export { addApp, beginApp, removeApp } from './factors/app.ts';
export { finishSignIn, getWaiting } from './factors/finish-sign-in.ts';
export { renewRecoveryCodes } from './factors/own-factors.ts';
export { askPasskey, signInWithPasskey } from './factors/passkey-sign-in.ts';
export { addPasskey, orderPasskey, removePasskey } from './factors/passkeys.ts';
export { type IssuedStep, type Waiting } from './factors/waiting.ts';
export { DEVICE_ACCOUNTS, DEVICE_MS, type IssuedDevice } from './known-devices.ts';
export { endOtherSessions, endOwnSession, getOwnAccount } from './own-account.ts';
export { passwordFault } from './password-rules.ts';
export type { IssuedRound } from './provider-round.ts';
export { beginProviderSignIn, finishProviderSignIn, type Providers } from './provider-sign-in.ts';
export { ProviderTroubleAt } from './provider-trouble.ts';
export { register } from './register.ts';
export { askPasswordReset, resetPassword } from './reset-password.ts';
export { changeRoles, giveMainRole, limitCampaigns, type Roles, takeMainRole } from './roles.ts';
export {
  findSession,
  type IssuedSession,
  SESSION_LONGEST_MS,
  type Session,
  signOut,
} from './sessions.ts';
export { type SignedIn, signIn } from './sign-in.ts';
export { endSessionsOf, restore, suspend } from './suspension.ts';
export {
  API_KEY_LIMIT,
  CALENDAR_LIMIT,
  CHAT_LIMITS,
  countLetter,
  countLink,
  countPayment,
  countUse,
  ENHANCE_LIMITS,
  FLYER_LIMIT,
  ITINERARY_LIMIT,
  MODEL_LIMITS,
  PROMOTER_REQUEST_LIMIT,
  REPORT_LIMIT,
  SUBMISSION_LIMIT,
} from './throttle.ts';
export { actorOf, emailKey } from './user-row.ts';
