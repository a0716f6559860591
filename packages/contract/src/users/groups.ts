/** Roles that administrators give and take; everybody else is a `user` (docs/spec/decisions.md 9). */
export const GRANTED_ROLES = ['admin', 'venue_owner', 'promoter'] as const;
export type GrantedRole = (typeof GRANTED_ROLES)[number];

/** Groups of accounts that the console lists apart. */
export const USER_GROUPS = [...GRANTED_ROLES, 'suspended'] as const;
export type UserGroup = (typeof USER_GROUPS)[number];

export const USER_SORTS = ['-createdAt', 'createdAt', '-lastSeen', 'lastSeen'] as const;
export type UserSort = (typeof USER_SORTS)[number];

export const REASON_MAX = 300;

/** Most rows of an exported list of accounts; a file that leaves rows out says so. */
export const USERS_EXPORT_ROWS = 10_000;

/** Dollars: the highest limit that an administrator can set for the campaigns of one person. */
export const CAMPAIGN_LIMIT_MOST = 1_000_000;
