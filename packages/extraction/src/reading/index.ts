export {
  type DocumentReader,
  READING_TASKS,
  type ReadingInput,
  type ReadingTask,
  readerInProcess,
} from './tasks.ts';
export { encodeTask, performTask } from './wire.ts';
