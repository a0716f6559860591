import { expect, test, vi } from 'vitest';
import { ANSWER, openConcierge, panel } from '../harness/concierge.ts';
import { eventPage, events } from '../harness/data.ts';
import { gone, see } from '../harness/look.ts';

test('voice input shows that it listens; an answer is read aloud by a female voice, slowly, and this shows [VOICE-01] [VOICE-03]', async () => {
  const said: SpeechSynthesisUtterance[] = [];
  const voices = ['Daniel', 'Samantha'].map((name) => ({ name, lang: 'en-US' }) as SpeechSynthesisVoice);
  vi.spyOn(speechSynthesis, 'getVoices').mockReturnValue(voices);
  vi.spyOn(speechSynthesis, 'speak').mockImplementation((utterance) => void said.push(utterance));
  const chosen = vi.spyOn(SpeechSynthesisUtterance.prototype, 'voice', 'set').mockImplementation(() => {});
  class Hearing extends EventTarget {
    start() {}
    abort() {}
  }
  Object.assign(window, { SpeechRecognition: Hearing });
  await openConcierge({ listEvents: eventPage(events(3)), chat: ANSWER });
  await panel().getByRole('button', { name: 'Speak your message' }).click();
  await see(panel().getByRole('button', { name: 'Stop listening' })).toBeVisible();
  await see(panel().getByText('Listening…').first()).toBeInTheDocument();
  await panel().getByRole('button', { name: 'Stop listening' }).click();

  await panel().getByRole('button', { name: 'Read answers aloud' }).click();
  await panel().getByRole('textbox').fill('jazz');
  await panel().getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => said.length).toBe(1);
  expect(said[0]?.text).toBe(ANSWER.message);
  expect([said[0]?.rate, said[0]?.pitch, said[0]?.volume].map((value) => Math.round((value ?? 0) * 10) / 10)).toEqual([
    0.9, 1.1, 0.8,
  ]);
  expect(chosen).toHaveBeenCalledWith(voices[1]);
  said[0]?.dispatchEvent(new Event('start'));
  await see(panel().getByText('Speaking…')).toBeVisible();
  said[0]?.dispatchEvent(new Event('end'));
  await gone(panel().getByText('Speaking…'));
});
