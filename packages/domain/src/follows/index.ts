export { addFollow, findFollowOwner, listFollows, removeFollow, renameFollow } from './own-follows.ts';
export { writeWeekly } from './write-weekly.ts';
