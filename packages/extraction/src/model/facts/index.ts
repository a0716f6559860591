export { accessNotes, arrivalNotes } from './access-notes.ts';
export { factQuestion } from './fact-question.ts';
export { readFacts } from './read-facts.ts';
export { type Fact, type FactQuestion, type FactTopic, type PageFacts } from './types.ts';
