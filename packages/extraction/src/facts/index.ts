export { factQuestion } from './fact-question.ts';
export { readFacts } from './read-facts.ts';
export { FACT_TOPICS, type Fact, type FactQuestion, type FactTopic, type PageFacts, type TicketTier } from './types.ts';
