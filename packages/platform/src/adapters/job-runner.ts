/** The queue consumer's entry point that runs jobs at once, as a service binding. */
export interface JobRunnerService {
  run(jobIds: string[]): Promise<void>;
}
