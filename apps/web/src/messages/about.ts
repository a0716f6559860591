interface TextPage {
  title: string;
  lead: string;
  sections: ReadonlyArray<{ title: string; text: readonly string[] }>;
}

/** Texts of the pages about the product, loaded with them. Each sentence describes what the code does; change both together. */
export const textPages = {
  about: {
    title: 'About',
    lead: 'Marquee finds what is on in your city, checks it at its source, and shows it in one place.',
    sections: [
      {
        title: 'Where events come from',
        text: [
          'We read the calendars that venues, libraries, museums, clubs and cities publish on their own websites. Each source is read every few hours. When it changes or withdraws an event, so do we.',
          'Every event links to the page it comes from. On its own page you can open “Where this comes from” and see each fact with the exact text it was taken from.',
        ],
      },
      {
        title: 'What we do with them',
        text: [
          'The same show listed by several sources becomes one event with all its dates. Times are those of the event’s own city. A cancelled event stays visible as cancelled. An event without a stated price is never called free.',
          'Lists are in the order of their dates, and searches begin with the best match, unless you choose another order. Organizers can pay to have an event shown first; such places say so.',
        ],
      },
      {
        title: 'For publishers',
        text: [
          'Our crawler is called MarqueeBot. The page about the crawler says how it behaves, how to keep it away from your website, and how to have events corrected or hidden.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    lead: 'You can use Marquee without an account and without being followed. This page says what is kept, and where.',
    sections: [
      {
        title: 'Without an account',
        text: [
          'Without an account we set one cookie, and only if you choose a language: it keeps that choice for a year. Until then the language is the one that your browser asks for. There are no advertising networks and no tracking pixels; fonts and pictures come from our own address. The only script from elsewhere is the card form of our payment provider, Stripe, and only while you pay; we never see the number of your card.',
          'Your browser keeps your city, the events you saved, the series you hide, the theme, and whether you paused moving backgrounds. This stays in your browser. It also saves the events that you opened, so that you can read them without a connection; the page “Saved events” lists and removes them, and signing out removes them too. Your choice of city and your searches reach our server only as part of the request that they need.',
          'We count how often the pages of a venue and of its events are opened, as one number for each venue and day, without a cookie and without anything about who opened them. If your browser sends Global Privacy Control, you are not counted. The pages of events are counted by event as well, and these numbers are deleted after two weeks. If you send us an event or a website, we keep what you sent and your email address, to tell you what became of it.',
          'If you ask for the newsletter of a city, we keep your email address, the city and the language. Nothing is sent before you press the button in our first email; an address that never does is deleted after a week. Each issue has a link that ends it at once, and the address is deleted a month later. We do not count whether you open it.',
          'Ads and boosted events are paid for, and say so. We choose them by the page alone. We count how often they are shown, opened and clicked, and advertisers see numbers only. So that nobody counts twice, we keep for at most two days a hash of your network address and browser, made with a secret that changes every day and is then deleted. If your browser sends Global Privacy Control, we make no such hash.',
          'We count requests, errors and response times as totals. These counts do not say who asked. So that the public API stays fair, calls of one network address are counted for a minute, in memory, under a hash of the address. Cloudflare runs our servers and, as any host does, sees the address that a request comes from.',
        ],
      },
      {
        title: 'With an account',
        text: [
          'We store your name, your email address and a hash of your password, which cannot be turned back into the password.',
          'Signing in sets two cookies that stay. One keeps you signed in: it ends after 30 days without use, after 180 days in any case, and when you sign out. The other tells us that this browser has signed in before, so that nobody can lock you out by guessing passwords; it lasts a year. Three more last for minutes: while you sign in with another service, while a sign-in waits for its second step, and after you change something, so that you see your change at once. None is readable by scripts or other websites.',
          'To stop guessing and mass registration we count attempts for a time. Network addresses are part of these counts only as a hash.',
          'While you are signed in, the events that you mark with a heart and the series that you hide are stored with your account; those that this browser kept before join them. When you sign out, this browser forgets them, and the account keeps them. The venues that you follow, the searches that you save, and which emails you want are stored with it too. Your itineraries are stored with your account. Nobody else sees one unless you make a link for it, which you can revoke.',
          'If you claim a venue, we store the claim, what you wrote, and the address that you gave for it.',
          'If you make API keys, we store their names, a hash of each, the last day on which it was used and how many calls it made that day.',
        ],
      },
      {
        title: 'Voice input',
        text: [
          'If you press the microphone, your browser turns your speech into text. Some browsers send the recording to their maker’s servers for this. We receive only the text, as a search.',
        ],
      },
      {
        title: 'The concierge',
        text: [
          'So that you can refine a request, our server keeps what you asked the concierge for and which events it showed, for a day after your last message, under a hash of a random number that stands for the conversation. The number ends with the page.',
          'Where a language model helps the concierge, the server also keeps the last four messages and answers for that day. What you write, these messages and your chosen city are then sent to the provider of the model, without your name, email address or network address.',
        ],
      },
      {
        title: 'Other websites',
        text: ['Links such as “Learn More” and “Get Tickets” lead to other websites, which have their own rules.'],
      },
    ],
  },
  terms: {
    title: 'Terms',
    lead: 'A few plain rules for using Marquee.',
    sections: [
      {
        title: 'Check before you go',
        text: [
          'Event information comes from other websites and is read by software. We check it often and show where it comes from, but it can be wrong or out of date. Before you buy a ticket or leave home, look at the organizer’s own page.',
          'We do not organize the events and we sell no tickets. What you buy, you buy from the organizer or their ticket office.',
        ],
      },
      {
        title: 'Fair use',
        text: [
          'Do not try to break into accounts, to disturb the service, or to overload it with automatic requests.',
          'Your account is yours alone: keep the password to yourself.',
        ],
      },
      {
        title: 'Rights',
        text: [
          'Titles, descriptions and pictures of events belong to their publishers. Place data comes from GeoNames under CC BY 4.0.',
          'The service is provided as it is, without a guarantee that it is complete or always available.',
        ],
      },
    ],
  },
  crawler: {
    title: 'MarqueeBot',
    lead: 'Our crawler reads public event calendars so that people can find your events. It keeps to the rules of your website.',
    sections: [
      {
        title: 'How to recognize it',
        text: ['Every request carries a user agent that starts with “MarqueeBot/1.0” and links to this page.'],
      },
      {
        title: 'How it behaves',
        text: [
          'It obeys robots.txt (RFC 9309), including Crawl-delay up to one minute. While robots.txt cannot be read because of an error of the server, it reads nothing.',
          'It sends one request at a time to a host, waits at least a second after each response, and holds off when the host responds with 429, 503 or Retry-After.',
          'It asks whether a page has changed before it downloads it again, and stops after ten seconds or two megabytes. It obeys “noindex” and “nofollow” in a page or its headers.',
          'It never signs in, fills in no forms, and reads nothing behind a password.',
        ],
      },
      {
        title: 'How to keep it away',
        text: [
          'Add these two lines to your robots.txt. They take effect within a day.',
          'User-agent: MarqueeBot\nDisallow: /',
          'To keep single pages away, add <meta name="robots" content="noindex"> to them, or name MarqueeBot instead of robots.',
          'If you cannot change these files, use the form below. It also hides events that are listed already.',
        ],
      },
    ],
  },
} as const satisfies Record<string, TextPage>;

export type TextPageName = keyof typeof textPages;
export type TextPages = Readonly<Record<TextPageName, TextPage>>;
