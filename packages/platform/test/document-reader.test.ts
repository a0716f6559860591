import { performTask } from '@marquee/extraction';
import { ReadingFailed, WaitTurn } from '@marquee/kernel';
import { icsFeed, jsonLdPage } from '@marquee/testkit';
import { describe, expect, it } from 'vitest';
import { remoteReader } from '../src/adapters/document-reader.ts';

type Answering = (request: Request) => Response | Promise<Response>;

const readerBehind = (answer: Answering) =>
  remoteReader({ fetch: async (url, init) => answer(new Request(url, init)) });

const real: Answering = async (request) => new Response(performTask(new Uint8Array(await request.arrayBuffer())));
const hints = { today: '2026-10-01', timezone: 'America/New_York' };
const document = (body: string, contentType = 'text/html') => ({
  url: 'https://hall.example.org/events',
  contentType,
  bytes: new TextEncoder().encode(body),
});
const page = document(jsonLdPage([{ title: 'Folk “Evening”\u2028', start: '2026-10-10T19:30' }]));

describe('the reader behind its binding', () => {
  it('reads a document as it is, byte for byte', async () => {
    const reader = readerBehind(real);
    const found = await reader.extract({ document: page, hints });
    expect(found).toMatchObject({ method: 'jsonld', drafts: [{ start: { value: '2026-10-10T19:30' } }] });
    const feed = document(icsFeed([{ title: 'Quiz Night', start: '2026-10-12T19:00' }]), 'text/calendar');
    expect((await reader.extract({ document: feed, hints })).drafts).toHaveLength(1);
    expect(await reader.learn({ document: page, hints, drafts: found.drafts })).toBeNull();
    expect(await reader.selector({ document: page, hints, selector: 'script' })).toMatchObject({ matches: 1 });
  });

  it('puts questions and reads their answers against the document', async () => {
    const reader = readerBehind(real);
    const prose = document(
      '<main><p>Our friends of the Folk Club come on October 10 and sing from 7:30 pm.</p></main>',
    );
    const questions = await reader.questions({ document: prose, hints });
    expect(questions).toHaveLength(1);
    const answer = { events: [{ record: 1, title: 'Folk Club', date: 'October 10', time: '7:30 pm' }] };
    const { drafts } = await reader.answers({ document: prose, hints, answers: [[0, answer]] });
    expect(drafts).toMatchObject([{ title: { value: 'Folk Club' }, start: { value: '2026-10-10T19:30' } }]);
  });
});

describe('a reading that ends before its time', () => {
  const over = (message: string): Answering => {
    return (request) => {
      if (request.method === 'POST') throw new Error(message);
      return new Response(null, { status: 204 });
    };
  };

  it.each([
    ['Worker exceeded CPU time limit.', 'time'],
    ['Worker exceeded memory limit.', 'memory'],
    ['Network connection lost.', 'died'],
  ])('%s is the fault of the document: %s', async (message, reason) => {
    const failed = await readerBehind(over(message))
      .extract({ document: page, hints })
      .catch((error) => error);
    expect(failed).toBeInstanceOf(ReadingFailed);
    expect(failed.reason).toBe(reason);
  });

  it.each(['time', 'memory', 'died'])('is reported by the reader itself: %s', async (reason) => {
    const told = readerBehind(() => Response.json({ reason, detail: '…' }, { status: 422 }));
    await expect(told.extract({ document: page, hints })).rejects.toMatchObject({ name: 'ReadingFailed', reason });
  });

  it('says what is known of a reading that died', async () => {
    const told = readerBehind(() =>
      Response.json({ reason: 'died', detail: 'Its process ended (SIGKILL).' }, { status: 422 }),
    );
    await expect(told.extract({ document: page, hints })).rejects.toThrow(
      /unexpectedly\. Its process ended \(SIGKILL\)\.$/,
    );
  });

  it('does not count if the reader was busy: the document is read later', async () => {
    const busy = readerBehind(() => new Response(null, { status: 503 }));
    await expect(busy.extract({ document: page, hints })).rejects.toBeInstanceOf(WaitTurn);
  });

  it('does not count if the reader does not respond: the document is read later', async () => {
    const gone = readerBehind(() => {
      throw new Error('Network connection lost.');
    });
    await expect(gone.extract({ document: page, hints })).rejects.toBeInstanceOf(WaitTurn);
  });
});
