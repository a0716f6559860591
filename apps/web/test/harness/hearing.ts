import { onTestFinished } from 'vitest';

/** A browser's voice recognition that a test speaks to. */
export class Hearing extends EventTarget {
  static last: Hearing | null = null;
  lang = '';
  maxAlternatives = 0;
  interimResults = true;
  isRunning = false;

  start() {
    this.isRunning = true;
    Hearing.last = this;
  }

  abort() {
    if (!this.isRunning) return;
    this.isRunning = false;
    this.#tell('error', { error: 'aborted' });
    this.#tell('end');
  }

  hear(transcript: string) {
    this.#tell('result', { results: [[{ transcript }]] });
    this.isRunning = false;
    this.#tell('end');
  }

  fail(error: string) {
    this.#tell('error', { error });
    this.isRunning = false;
    this.#tell('end');
  }

  #tell(type: string, fields: object = {}) {
    this.dispatchEvent(Object.assign(new Event(type), fields));
  }
}

/** What the browser offers for voice recognition: the test's own, or nothing. */
export function offerHearing(hearing: typeof Hearing | undefined): void {
  const names = ['SpeechRecognition', 'webkitSpeechRecognition'] as const;
  const before = names.map((name) => Object.getOwnPropertyDescriptor(window, name));
  for (const name of names) Object.defineProperty(window, name, { value: hearing, configurable: true, writable: true });
  Hearing.last = null;
  onTestFinished(() => {
    for (const [index, name] of names.entries()) {
      const own = before[index];
      if (own) Object.defineProperty(window, name, own);
      else Reflect.deleteProperty(window, name);
    }
  });
}
