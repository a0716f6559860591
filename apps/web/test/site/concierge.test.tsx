import type { Endpoints, ResponseOf } from '@marquee/contract';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { forgetDeadEnds, noteSearch } from '../../src/features/concierge/dead-ends.ts';
import { likedFirst } from '../../src/features/hearts/liked-first.ts';
import { type Answers, held, refused, wordless } from '../harness/api.ts';
import { stopTime } from '../harness/clock.ts';
import { bubble, openConcierge, panel } from '../harness/concierge.ts';
import { anEvent, eventPage, events } from '../harness/data.ts';
import { count, expectSound, gone, page, says, see } from '../harness/look.ts';
import { leaveSite, openSite } from '../harness/site.tsx';

const ANSWER: ResponseOf<Endpoints['chat']> = {
  message: 'I found one match for free jazz. Here it is.',
  byModel: false,
  language: 'en',
  emotion: 'excited',
  suggestions: ['Something else'],
  followUpQuestions: ['What about tomorrow?'],
  recommendedEvents: [
    { ...anEvent({ title: 'Free Jazz in the Round' }), reasons: ['free', 'tonight', '4 miles away'], isForYou: false },
  ],
  listing: '/events?city=Columbia&state=SC&q=jazz',
};
const LISTED = { listEvents: eventPage(events(3)) };

const box = () => panel().getByRole('textbox', { name: 'Your message' });
const unread = () => page.css('[class*="unread"]');
const greeting = () => page.getByText('Looking for something to do in Columbia?');

/** The list with the concierge at hand, which may open by itself. */
async function openList(answers: Answers) {
  const time = stopTime();
  openSite('/events', answers);
  sessionStorage.removeItem('marquee.conciergeOpened');
  sessionStorage.removeItem('marquee.conciergeGreeted');
  forgetDeadEnds();
  await time.until(() => document.querySelector('main') !== null);
  await time.pass(2_500);
  await time.until(() => bubble().elements().length === 1);
  return time;
}

test('the panel opens by itself once after 10 s where it covers nothing that can be pressed, until it was closed; dot and greeting show until then [CHAT-01] [CHAT-02] [CHAT-03]', async () => {
  // Beside the list there is room for it.
  await page.viewport(2_400, 900);
  for (const isDismissed of [false, true]) {
    const time = await openList(LISTED);
    expect(unread().elements()).toHaveLength(isDismissed ? 0 : 1);
    expect(greeting().elements()).toHaveLength(isDismissed ? 0 : 1);
    await time.pass(7_400);
    expect(panel().elements()).toHaveLength(0);
    await time.pass(200);
    await time.until(() => panel().elements().length === (isDismissed ? 0 : 1));
    if (!isDismissed) {
      // It takes nobody's focus.
      expect(document.activeElement?.closest('[role="dialog"]')).toBeNull();
      (page.getByRole('button', { name: 'Close the concierge' }).element() as HTMLElement).click();
      await time.until(() => panel().elements().length === 0);
      expect(localStorage.getItem('marquee.conciergeDismissed')).toBe('true');
    }
    await leaveSite();
  }
});

test('the panel does not open by itself over what can be pressed, and the greeting does not lie on it [CHAT-01] [CHAT-03]', async () => {
  await page.viewport(390, 800);
  const time = await openList({ listEvents: eventPage(events(12)) });
  await time.pass(8_000);
  expect(panel().elements()).toHaveLength(0);
  const isOnSomething = () => {
    const shown = greeting().elements()[0];
    if (shown === undefined || getComputedStyle(shown).visibility !== 'visible') return false;
    const lies = shown.getBoundingClientRect();
    const pressed = [...document.querySelectorAll('main a[href], main button')].map((one) =>
      one.getBoundingClientRect(),
    );
    return pressed.some(
      ({ left, right, top, bottom, width }) =>
        width > 0 && left < lies.right && right > lies.left && top < lies.bottom && bottom > lies.top,
    );
  };
  // It makes way when the page has been drawn.
  await time.until(() => !isOnSomething());
  await leaveSite();
});

test('the greeting shows once in a visit [CHAT-03]', async () => {
  await openList(LISTED);
  expect(greeting().elements()).toHaveLength(1);
  await leaveSite();
  const time = stopTime();
  openSite('/events', LISTED);
  await time.until(() => document.querySelector('main') !== null);
  await time.pass(2_500);
  await time.until(() => bubble().elements().length === 1);
  expect(greeting().elements()).toHaveLength(0);
  expect(unread().elements()).toHaveLength(1);
  await leaveSite();
});

test('an empty list is a dead end: the panel opens by itself, once [CHAT-01]', async () => {
  const time = await openList({ listEvents: eventPage([]) });
  await time.until(() => panel().elements().length === 1);
  expect(document.activeElement?.closest('[role="dialog"]')).toBeNull();
  await leaveSite();
});

test('the third search of a visit is a dead end; what is typed on is the same search [CHAT-01]', async () => {
  const time = await openList(LISTED);
  for (const term of ['ja', 'jazz', 'jazz brunch', 'tango']) noteSearch(term);
  await time.pass(100);
  expect(panel().elements()).toHaveLength(0);
  noteSearch('fado');
  await time.until(() => panel().elements().length === 1);
  await leaveSite();
});

test('a conversation: greeting, chips that send themselves, tone, reasons, follow-ups; pressing outside closes it [CHAT-04] [CHAT-05] [CHAT-06] [CHAT-07] [CHAT-11] [CHAT-13] [CHAT-14] [BEY-21]', async () => {
  const site = openSite('/events', { ...LISTED, chat: ANSWER });
  await see(bubble()).toBeVisible();
  await expectSound();
  await bubble().click();
  await says(panel(), 'Welcome! I am your concierge for Columbia.', 'Events you might love');
  await count(panel().getByRole('heading', { level: 4 }), 3);
  // Before an answer: three of the current city, which the address of the specification leaves out.
  const first = site.api.calls('listEvents').find(({ query }) => query.get('limit') === '3');
  expect([first?.query.get('city'), first?.query.get('state')]).toEqual(['Columbia', 'SC']);
  await panel().getByRole('button', { name: 'Free this weekend' }).click();
  await says(panel(), 'Free this weekend', 'Excited', ANSWER.message, 'Free Jazz in the Round', '4 miles away');
  await count(panel().getByRole('heading', { level: 4 }), 1);
  await expectSound();
  site.api.answer({ chat: { ...ANSWER, emotion: 'curious' } });
  await panel().getByRole('button', { name: 'What about tomorrow?' }).click();
  await says(panel(), 'Curious');
  site.api.answer({ chat: { ...ANSWER, emotion: 'thoughtful' } });
  await panel().getByRole('button', { name: 'Something else' }).click();
  await says(panel(), 'Thoughtful');
  expect(site.api.calls('chat')).toHaveLength(3);
  site.api.answer({ chat: { ...ANSWER, language: 'es', message: 'Empecemos de nuevo.', recommendedEvents: [] } });
  await panel().getByRole('button', { name: 'Start over' }).click();
  await see(page.css('[data-from="concierge"][lang="es"]')).toHaveTextContent('Empecemos de nuevo.');
  await gone(panel().getByText('4 miles away'));
  const bodies = site.api.calls('chat').map(({ body }) => body as { message: string; sessionId: string });
  expect(bodies.map(({ message }) => message)).toEqual([
    'Free this weekend',
    'What about tomorrow?',
    'Something else',
    'Start over',
  ]);
  expect(new Set(bodies.map(({ sessionId }) => sessionId)).size).toBe(1);
  await page.getByRole('heading', { level: 1 }).click();
  await gone(panel());
});

test('words that a model wrote are labelled, also while they arrive; ours are not [BEY-35]', async () => {
  const site = await openConcierge({ ...LISTED, chat: ANSWER });
  await panel().getByRole('button', { name: 'Free this weekend' }).click();
  await says(panel(), ANSWER.message);
  await gone(panel().getByText('Written by AI.'));
  site.api.answer({ chat: { ...ANSWER, byModel: true, message: 'Jazz in the round could be just right.' } });
  await panel().getByRole('button', { name: 'Something else' }).click();
  await says(panel(), 'Jazz in the round could be just right.', 'Written by AI.');
  await count(panel().getByText('Written by AI.'), 1);
  await expectSound();
});

test('an answer that found nothing has no events under it [CHAT-14]', async () => {
  const site = await openConcierge({ ...LISTED, chat: ANSWER });
  await panel().getByRole('button', { name: 'Free this weekend' }).click();
  await count(panel().getByRole('heading', { level: 4 }), 1);
  site.api.answer({ chat: { ...ANSWER, message: 'I found nothing.', recommendedEvents: [] } });
  await panel().getByRole('button', { name: 'Something else' }).click();
  await says(panel(), 'I found nothing.');
  await count(panel().getByRole('heading', { level: 4 }), 0);
});

test('an answer in Spanish has a Spanish frame and Spanish cards on an English page, and the next message is told to be in it', async () => {
  const spanish = { ...ANSWER, language: 'es' as const, message: 'Esto es lo que encontré.' };
  const site = await openConcierge({ ...LISTED, chat: spanish });
  await box().fill('jazz gratis');
  await userEvent.keyboard('{Enter}');
  await says(panel(), spanish.message, 'Con entusiasmo', 'Verlos todos en la lista', 'Eventos que te pueden encantar');
  await see(panel().getByRole('button', { name: 'Empezar de nuevo' })).toBeVisible();
  await see(panel().getByRole('textbox', { name: 'Tu mensaje' })).toBeVisible();
  const card = page.css('li').filter({ has: page.getByRole('heading', { level: 4 }) });
  expect(card.element().textContent).toMatch(/5 dic · 7:30 p\.m\./);
  // The page around it stays as it is.
  await see(page.getByRole('heading', { level: 1 })).toHaveTextContent('Curated Experiences');
  expect(document.documentElement.lang).toBe('en');
  site.api.answer({ chat: { ...ANSWER, message: 'I found nothing.', recommendedEvents: [] } });
  await panel().getByRole('textbox', { name: 'Tu mensaje' }).fill('jazz');
  await userEvent.keyboard('{Enter}');
  await says(panel(), 'I found nothing.', 'Start over');
  const told = site.api.calls('chat').map(({ body }) => (body as { language: string }).language);
  expect(told).toEqual(['en', 'es']);
});

test('an answer in the order of what somebody saved says so, and the switch of Home turns it off', async () => {
  const forYou = ANSWER.recommendedEvents.map((event) => ({
    ...event,
    reasons: ['you saved music events'],
    isForYou: true,
  }));
  const site = await openConcierge({ ...LISTED, chat: { ...ANSWER, recommendedEvents: forYou } });
  const asked = () => site.api.calls('chat').map(({ body }) => (body as { likedFirst: boolean }).likedFirst);
  await panel().getByRole('button', { name: 'Free this weekend' }).click();
  await says(panel(), 'you saved music events', 'Events like those you saved come first.');
  await see(panel().getByRole('link', { name: 'Change this on Home' })).toHaveAttribute('href', '/#curated');
  likedFirst.turn(false);
  site.api.answer({ chat: ANSWER });
  await panel().getByRole('button', { name: 'Something else' }).click();
  await gone(panel().getByText('Events like those you saved come first.'));
  likedFirst.turn(true);
  expect(asked()).toEqual([true, false]);
});

test('Enter sends, Shift+Enter adds a line, spaces are not sent, and the box grows to 120 px [CHAT-09] [CHAT-12]', async () => {
  const site = await openConcierge({ ...LISTED, chat: ANSWER });
  await see(box()).toHaveFocus();
  await box().fill('  ');
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}');
  expect((box().element() as HTMLTextAreaElement).value).toContain('\n');
  await box().fill(Array.from({ length: 20 }, () => 'jazz').join('\n'));
  expect(Math.round((box().element() as HTMLElement).getBoundingClientRect().height)).toBe(120);
  expect(site.api.calls('chat')).toHaveLength(0);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => site.api.calls('chat').length).toBe(1);
  await see(box()).toHaveValue('');
});

test('while an answer is on its way this shows, and it can be stopped; a failure apologizes, keeps the text and is empathetic [CHAT-06] [CHAT-08] [CHAT-10] [BEY-21]', async () => {
  const { until, release } = held();
  const site = await openConcierge({ ...LISTED, chat: () => until.then(() => ANSWER) });
  await see(panel().getByRole('button', { name: 'Speak your message' })).toBeVisible();
  await box().fill('jazz');
  await panel().getByRole('button', { name: 'Send' }).click();
  await see(panel().getByRole('button', { name: 'Stop the answer' })).toBeVisible();
  await count(page.css('[data-state="waiting"] i'), 3);
  await panel().getByRole('button', { name: 'Stop the answer' }).click();
  release();
  await says(panel(), 'Stopped.');
  await gone(panel().getByRole('button', { name: 'Stop the answer' }));
  expect(panel().element().textContent).not.toContain(ANSWER.message);
  site.api.answer({ chat: wordless(500) });
  await box().fill('blues');
  await userEvent.keyboard('{Enter}');
  await says(panel(), 'blues', 'I am sorry, I could not look that up just now.', 'Empathetic');
  site.api.answer({ chat: refused(429, 'There were too many attempts.', 'too-often') });
  await panel().getByRole('button', { name: 'Try again' }).click();
  await says(panel(), 'There were too many attempts.');
});

test('on a phone the greeting is one low line, makes room while the page is read, and comes back at its top', {
  tags: ['deep'],
}, async () => {
  await page.viewport(390, 844);
  openSite('/developers');
  await see(greeting()).toBeVisible();
  expect((greeting().element() as HTMLElement).getBoundingClientRect().height).toBeLessThan(40);
  window.scrollTo(0, 400);
  await see(greeting()).not.toBeVisible();
  await see(unread()).toBeVisible();
  window.scrollTo(0, 0);
  await see(greeting()).toBeVisible();
});

test('on a phone the bubble gives way to a field of a form that lies below it', async () => {
  await page.viewport(390, 844);
  openSite('/submit');
  const spotOf = () => page.css('[data-concierge] > button[aria-expanded]');
  await see(spotOf()).toBeInTheDocument();
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  const putUnder = (selector: string) => {
    const spot = spotOf().element().getBoundingClientRect();
    const found = document.querySelector(selector) as HTMLElement;
    window.scrollBy(0, found.getBoundingClientRect().top - spot.top);
  };
  putUnder('main form textarea');
  await see(spotOf()).not.toBeVisible();
  window.scrollTo(0, 0);
});
