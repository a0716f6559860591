import { catalog } from './catalog.ts';

/** Texts of the concierge's panel, loaded with it. Its answers come from the server. */
export const concierge = {
  'concierge.open': 'Ask the concierge',
  'concierge.title': 'Concierge',
  'concierge.tagline': ({ place }: { place: string }) => `What’s on in ${place}`,
  'concierge.close': 'Close the concierge',
  'concierge.tooltip': ({ city }: { city: string }) => `Looking for something to do in ${city}?`,
  'concierge.greeting': ({ city }: { city: string }) =>
    `Welcome! I am your concierge for ${city}. Tell me what you are in the mood for, and I will look through everything that is on.`,
  'concierge.log': 'Conversation',
  'concierge.you': 'You',
  'concierge.typing': 'The concierge is looking…',
  'concierge.byModel': 'Written by AI.',
  'concierge.stopped': 'Stopped.',
  'concierge.startOver': 'Start over',
  'concierge.retry': 'Try again',
  'concierge.sorry': 'I am sorry, I could not look that up just now. Please try again in a moment.',
  'concierge.input': 'Your message',
  'concierge.placeholder': 'Jazz tonight, free on Sunday…',
  'concierge.send': 'Send',
  'concierge.stop': 'Stop the answer',
  'concierge.speak': 'Speak your message',
  'concierge.suggestions': 'Suggestions',
  'concierge.questions': 'You could also ask',
  'concierge.events': 'Events you might love',
  'concierge.forYou': 'Events like those you saved come first.',
  'concierge.forYouChange': 'Change this on Home',
  'concierge.listing': 'See them all in the list',
  'concierge.aloud': 'Read answers aloud',
  'concierge.aloudStop': 'Stop reading aloud',
  'concierge.speaking': 'Speaking…',
  'concierge.first1': 'What’s on tonight?',
  'concierge.first2': 'Free this weekend',
  'concierge.first3': 'Date night ideas',
  'concierge.excited': 'Excited',
  'concierge.curious': 'Curious',
  'concierge.empathetic': 'Empathetic',
  'concierge.thoughtful': 'Thoughtful',
} as const;

export const conciergeText = catalog('concierge', concierge);
