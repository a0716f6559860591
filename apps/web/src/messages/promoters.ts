import { catalog } from './catalog.ts';

/** Texts of the page that says what campaigns are and how one becomes a promoter. */
export const promoters = {
  'advertise.title': 'Advertise on Marquee',
  'advertise.lead': 'Reach people while they decide where to go in your city.',
  'advertise.where': 'Where it runs',
  'advertise.whereText': ({ least, most }: { least: number; most: number }) =>
    `You choose one city and a radius of ${least} to ${most} miles. Your ad runs on our pages about that city and the towns around it, for up to a year. If you choose categories, it comes first on their lists.`,
  'advertise.look': 'What visitors see',
  'advertise.lookText':
    'A card with your headline, one or two sentences and a link to your site. It is always marked “Sponsored”. We choose ads by the page alone: no cookies, no profiles of visitors.',
  'advertise.cost': 'What it costs',
  'advertise.costText': ({ impression, click }: { impression: string; click: string }) =>
    `${impression} each time your ad is seen (half of it for one second), and ${click} for a click on it.`,
  'advertise.budget': ({ least, most, first }: { least: string; most: string; first: string }) =>
    `You set a budget from ${least} to ${most} for each campaign and pay it by card. Until a first campaign of yours has ended, all your campaigns together may cost ${first}; write to us if you need more. You never pay more than your budget. What is not spent goes back to your card.`,
  'advertise.review': 'Who reviews it',
  'advertise.reviewText':
    'A person looks at each campaign before it runs, and again when you change its words. If it is not approved before it runs, the whole amount goes back to your card.',
  'advertise.figures': 'What you learn',
  'advertise.figuresText':
    'How often your ad was seen and clicked, and what you spent, day by day, as charts and as a CSV file. You can pause or stop a campaign at any time.',
  'advertise.action': 'Your access',
  'advertise.loading': 'Loading your request…',
  'advertise.failed': 'Your request could not be loaded',
  'advertise.guest': 'Ask to advertise',
  'advertise.guestText':
    'Sign in or create an account first. With an address at your website’s own domain you can start at once; otherwise a person decides.',
  'advertise.signIn': 'Sign In to Ask',
  'advertise.form': 'Ask to advertise',
  'advertise.formText': ({ email }: { email: string }) =>
    `Tell us who you are and what you promote. If ${email} is an address at your website’s own domain, you can start as soon as it is confirmed; otherwise a person decides. Asking costs nothing.`,
  'advertise.withdrawnText': ({ day }: { day: string }) =>
    `You withdrew your request of ${day}. You can send it again.`,
  'advertise.organization': 'Organization',
  'advertise.organizationNeeded': 'Please enter the name of your organization.',
  'advertise.website': 'Website',
  'advertise.websiteNeeded': 'Please enter your website.',
  'advertise.about': 'What do you promote?',
  'advertise.aboutHint': 'For example a theater’s season, a festival or a restaurant.',
  'advertise.aboutNeeded': 'Please say what you promote.',
  'advertise.cities': 'Cities',
  'advertise.citiesHint': 'For example Columbia, SC and Charleston, SC.',
  'advertise.citiesNeeded': 'Please name at least one city.',
  'advertise.send': 'Send Request',
  'advertise.sending': 'Sending…',
  'advertise.sendFailed': 'Your request could not be sent. Please try again.',
  'advertise.open': 'Your request waits for a decision',
  'advertise.openText': ({ day }: { day: string }) => `You sent it on ${day}. A person looks at it.`,
  'advertise.confirm': 'Confirm your address to start',
  'advertise.confirmText': ({ email }: { email: string }) =>
    `${email} is an address at your website’s domain. Open the email that we sent there and confirm it: you can create campaigns at once, and nobody has to decide.`,
  'advertise.openMail': ({ email }: { email: string }) => `We write to ${email} when it is decided.`,
  'advertise.openNoMail': 'This page says so when it is decided.',
  'advertise.withdraw': 'Withdraw Request',
  'advertise.withdrawn': 'Request withdrawn',
  'advertise.withdrawFailed': 'Your request could not be withdrawn',
  'advertise.tryAgain': 'Please try again.',
  'advertise.wait': 'Your request was not approved',
  'advertise.waitText': ({ day }: { day: string }) => `A person decided on ${day}, for this reason:`,
  'advertise.again': ({ day }: { day: string }) => `You may ask again from ${day}.`,
  'advertise.promoter': 'You can run campaigns',
  'advertise.promoterText': 'Create a campaign, or see what yours have brought.',
  'advertise.campaigns': 'Open Campaigns',
  'advertise.venueOwner': 'Your account manages a venue',
  'advertise.venueOwnerText':
    'An account either manages venues or runs campaigns. To advertise, please ask with another account.',
} as const;

export const promoterText = catalog('promoters', promoters);
