import type { CountMessage } from '@marquee/contract';
import {
  type Blobs,
  type Clock,
  type Copies,
  type Copy,
  type JobQueue,
  type Log,
  type Mail,
  type MailMessage,
  type Passwords,
  sha256Hex,
} from '@marquee/kernel';

/** A post that keeps what it took, each key once. `fault` decides what each call meets. */
export function recordingMail(): Mail & { sent: MailMessage[]; taken: number; isSetUp: boolean; fault: () => void } {
  const mail = {
    isSetUp: true,
    sent: [] as MailMessage[],
    taken: 0,
    fault: () => {},
    async send(message: MailMessage) {
      mail.fault();
      mail.taken += 1;
      if (!mail.sent.some(({ key }) => key === message.key)) mail.sent.push(message);
    },
    secretOf: (letterId: string) => sha256Hex(`secret of ${letterId}`),
  };
  return mail;
}

/** Blobs in memory. */
export function memoryBlobs(): Blobs & { stored: Map<string, { bytes: Uint8Array; contentType: string }> } {
  const stored = new Map<string, { bytes: Uint8Array; contentType: string }>();
  return {
    stored,
    async put(key, bytes, contentType) {
      stored.set(key, { bytes, contentType });
    },
    async get(key) {
      const blob = stored.get(key);
      if (!blob) return null;
      return { body: blob.bytes, contentType: blob.contentType, etag: `"${await sha256Hex(blob.bytes)}"` };
    },
    list: async (prefix) => [...stored.keys()].filter((key) => key.startsWith(prefix)).sort(),
    async delete(keys) {
      for (const key of keys) stored.delete(key);
    },
    async sha256(keys) {
      const parts = keys.map((key) => {
        const blob = stored.get(key);
        if (!blob) throw new Error(`There is no blob ${key}.`);
        return new Uint8Array(blob.bytes);
      });
      return sha256Hex(new Uint8Array(await new Blob(parts).arrayBuffer()));
    },
  };
}

/** Copies in memory, and how often one was written. `fault` decides what each call meets: nothing, an error, a delay. */
export function memoryCopies(): Copies & { stored: Map<string, Copy>; writes: number; fault: () => Promise<void> } {
  const copies = {
    stored: new Map<string, Copy>(),
    writes: 0,
    fault: () => Promise.resolve(),
    async get(key: string) {
      await copies.fault();
      return copies.stored.get(key) ?? null;
    },
    async madeAt(key: string) {
      await copies.fault();
      return copies.stored.get(key)?.at ?? null;
    },
    async put(key: string, copy: Copy) {
      await copies.fault();
      copies.writes += 1;
      copies.stored.set(key, copy);
    },
  };
  return copies;
}

/** A queue of counts that keeps what it took. */
export function memoryCounts(): { sent: CountMessage[]; send(messages: readonly CountMessage[]): Promise<void> } {
  const sent: CountMessage[] = [];
  return {
    sent,
    async send(messages) {
      sent.push(...messages);
    },
  };
}

export interface SentMessage {
  jobId: string;
  kind: string;
  /** When the queue would deliver it. */
  dueAt: number;
  /** Whose outbox has the job, if not the main one's. */
  database?: string;
}

/** A queue that only writes down what it took; tests deliver by hand. `down` makes it refuse, as a queue out of reach does. */
export function recordingQueue(clock: Clock): JobQueue & { sent: SentMessage[]; down: boolean } {
  const queue = {
    sent: [] as SentMessage[],
    down: false,
    async send(messages: ReadonlyArray<{ jobId: string; kind: string; delayMs: number; database?: string }>) {
      if (queue.down) throw new Error('the queue is out of reach');
      for (const { delayMs, ...message } of messages) queue.sent.push({ ...message, dueAt: clock.now() + delayMs });
    },
  };
  return queue;
}

export interface LogEntry {
  level: 'info' | 'warn' | 'error';
  message: string;
  fields: Record<string, unknown>;
}

/** A log that keeps its entries and prints none. */
export function recordingLog(): Log & { entries: LogEntry[] } {
  const entries: LogEntry[] = [];
  const write =
    (level: LogEntry['level']) =>
    (message: string, fields: Record<string, unknown> = {}) => {
      entries.push({ level, message, fields });
    };
  return { entries, info: write('info'), warn: write('warn'), error: write('error') };
}

/** Passwords without the cost of hashing them, and how often one was checked; the real ones have tests of their own. */
export function quickPasswords(): Passwords & { verified: Array<{ hash: string | null }> } {
  const verified: Array<{ hash: string | null }> = [];
  return {
    verified,
    hash: async (password) => `quick$${await sha256Hex(password)}`,
    async verify(password, hash) {
      verified.push({ hash });
      return hash === `quick$${await sha256Hex(password)}`;
    },
  };
}
