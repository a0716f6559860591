import { connect } from 'node:net';

/** Who has a local state, as its lock file says. */
export interface Holder {
  /** What the port answers, so that another program on the same port is not taken for it. */
  token: string;
  port: number;
  /** The site's address. */
  origin: string;
  pid: number;
  /** ISO instant. */
  since: string;
}

/** A start that bundles or migrates on a slow machine answers late. */
const ANSWER_MS = 10_000;

/** Whether the process of a lock still lives: its port answers with its token, or is silent while the process is there (it may be paused). */
export async function isHeld({ token, port, pid }: Holder, limitMs = ANSWER_MS): Promise<boolean> {
  const answer = await ask(port, limitMs);
  return answer === token || (answer === 'silent' && isAlive(pid));
}

function ask(port: number, limitMs: number): Promise<string | null> {
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect({ port, host: '127.0.0.1' });
    socket.setTimeout(limitMs);
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => settle(answer));
    socket.on('error', () => settle(null));
    socket.on('timeout', () => settle('silent'));
    function settle(result: string | null): void {
      socket.destroy();
      resolve(result);
    }
  });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There, but of another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** For a person who starts, or resets, what runs already. */
export function alreadyRunning({ origin, since }: Holder, now = new Date()): string {
  return `Marquee is already running from this folder: ${origin} (since ${moment(new Date(since), now)}). Open it there, or stop it with Ctrl-C first.`;
}

/** "10:42"; with the day where it was not today. */
function moment(then: Date, now: Date): string {
  const time = then.toLocaleTimeString('en-US', { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  const isToday = then.toDateString() === now.toDateString();
  return isToday ? time : `${then.toLocaleDateString('en-US', { month: 'long', day: 'numeric' })}, ${time}`;
}
