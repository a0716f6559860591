export {
  type DocumentReader,
  type ModelAnswerAt,
  READING_TASKS,
  type ReadingInput,
  type ReadingTask,
  readerInProcess,
} from './tasks.ts';
export { encodeTask, performTask } from './wire.ts';
