export { databaseHealth, debugLogs, scrapingTest, systemMemory } from './diagnose.ts';
