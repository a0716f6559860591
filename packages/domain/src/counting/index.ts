export { type Counters, countMessages } from './count-messages.ts';
export { countOpens } from './count-opens.sql.ts';
export { forgetVisitors } from './forget.ts';
export { deviceOf, isBot } from './user-agent.ts';
export { visitorOf } from './visitor.ts';
