export { askModel, type ModelDeps, NOTHING_SPENT, type Reply, type Spent } from './ask-model.ts';
export { currentHold, type Hold } from './hold.ts';
export { answerKey, rememberAnswer, rememberedAnswers } from './remembered.ts';
