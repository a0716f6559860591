export { grantRole, removeRole } from './change-roles.ts';
export { getUser } from './get-user.ts';
export { usersBegunWith } from './list-users.sql.ts';
export { exportUsers, listUsers } from './list-users.ts';
export { sendResetLetter } from './send-reset-letter.ts';
export { setCampaignLimit } from './set-campaign-limit.ts';
export { endUserSessions } from './sign-out-user.ts';
export { restoreUser, suspendUser } from './suspend-user.ts';
