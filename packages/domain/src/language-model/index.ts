export { askAboutDocument } from './ask-about-document.ts';
export { askModel, type Reply } from './ask-model.ts';
export { type AnyQuestion, askQuestions, type Refusal, tokensOf } from './ask-questions.ts';
export { earlyExitFinding, modelReadFinding, modelRefusalFinding } from './findings.ts';
export { currentHold } from './hold.ts';
export { modelStatus } from './model-status.ts';
export { type ModelProbe, probeModel } from './probe-model.ts';
export { type ModelDeps, NOTHING_SPENT, type Spent, withinBudget } from './within-budget.ts';
