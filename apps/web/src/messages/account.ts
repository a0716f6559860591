import { catalog } from './catalog.ts';

/** Texts of one's own account, loaded with the dialog and the pages that show them. */
export const account = {
  'account.title': 'Your account',
  'account.text': 'Your name, how you sign in, and where you are signed in.',
  'account.failed': 'Your account could not be loaded',
  'account.retry': 'Try Again',
  'account.notDone': 'That did not work',
  'account.noMail': 'This site cannot send email yet. Please write to the people who run it.',

  'account.name': 'Name',
  'account.nameText': 'Shown to you, and to the editors if you work with them.',
  'account.save': 'Save',
  'account.saving': 'Saving…',
  'account.nameSaved': 'Name saved',

  'account.email': 'E-mail address',
  'account.emailText': 'You sign in with it. Emails about your account go there.',
  'account.confirmed': 'Confirmed',
  'account.unconfirmed': 'Not confirmed',
  'account.unconfirmedText': 'Open the link in the email that we sent you. You can use everything until then.',
  'account.sendAgain': 'Send the Email Again',
  'account.letterSent': 'Email sent',
  'account.letterSentText': ({ email }: { email: string }) => `Please look at the inbox of ${email}.`,
  'account.newEmail': 'New email address',
  'account.currentPassword': 'Current password',
  'account.changeEmail': 'Change Address',
  'account.emailAsked': 'One more step',
  'account.emailAskedText': ({ email }: { email: string }) =>
    `We sent an email to ${email}. Your address changes when you open its link.`,
  'account.sending': 'Sending…',

  'account.password': 'Password',
  'account.passwordText': 'When you change it, all your other devices are signed out.',
  'account.newPassword': 'New password',
  'account.changePassword': 'Change Password',
  'account.passwordChanged': 'Password changed',
  'account.passwordChangedText': 'All your other devices are signed out.',
  'account.noPassword': 'This account has no password. You can choose one by a link that we send you.',
  'account.choosePassword': 'Send Me the Link',
  'account.signsInWith': ({ names }: { names: string }) => `You can sign in with ${names}.`,
  'account.signInAgain': 'Your account has no password. To make this change, sign in again. You then have ten minutes.',
  'account.needsPassword': 'To make this change, first choose a password.',
  'account.passwordHint': ({ n }: { n: number }) =>
    `At least ${n} characters. A few words together are strong and easy to remember.`,
  'account.tooEasy': 'This password is easy to guess. Add a word or two.',
  'account.strength': 'Strength',
  'account.strength.0': 'Very easy to guess',
  'account.strength.1': 'Easy to guess',
  'account.strength.2': 'Could be stronger',
  'account.strength.3': 'Strong',
  'account.strength.4': 'Very strong',

  'account.sessions': 'Where you are signed in',
  'account.sessionsText': 'If you see one that you do not recognize, end it and change your password.',
  'account.device': ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  'account.unknownDevice': 'Unknown device',
  'account.thisDevice': 'This device',
  'account.lastSeen': ({ day }: { day: string }) => `Last used on ${day}`,
  'account.end': 'Sign Out',
  'account.endOf': ({ device }: { device: string }) => `Sign out ${device}`,
  'account.ended': 'Device signed out',
  'account.endOthers': 'Sign Out All Other Devices',
  'account.endedOthers': 'All other devices are signed out',

  'account.data': 'Your data',
  'account.dataText': 'What is stored with your account, as a file that programs can read.',
  'account.download': 'Download My Data',
  'account.delete': 'Delete Account',
  'account.deleteTitle': 'Delete your account?',
  'account.deleteText':
    'Your account, your points and all sessions are deleted at once. This cannot be undone. Download your data first if you want to keep it.',
  'account.deleteKept': 'What you changed as an administrator stays in the log of changes, with your address.',
  'account.deleting': 'Deleting…',
  'account.deleted': 'Your account is deleted',

  'account.providerCancelled': ({ name }: { name: string }) => `You did not finish signing in with ${name}.`,
  'account.providerOver': 'This sign-in has expired or was used before. Please start again.',
  'account.providerFailed': ({ name }: { name: string }) =>
    `${name} did not respond as expected. Try again, or use your email and password.`,
  'account.providerUnverified': ({ name }: { name: string }) =>
    `${name} does not confirm that your email address is yours. Confirm it at ${name}, or use an email and a password here.`,
  'account.providerUnconfirmed': ({ name }: { name: string }) =>
    `Your email address has an account here, but nobody has confirmed it yet. Choose “Forgot your password?” below, open the link in the email, and then continue with ${name}.`,
  'account.providerTooOften': 'There were too many attempts. Please try again in a few minutes.',

  'account.forgot': 'Forgot your password?',
  'account.forgotTitle': 'Forgot your password?',
  'account.forgotText': 'Enter your email address. We send you a link to choose a new password.',
  'account.sendLink': 'Send Link',
  'account.forgotSent': 'Look at your inbox',
  'account.forgotSentText': ({ email }: { email: string }) =>
    `If ${email} has an account here, an email with a link is on its way. The link works once, for one hour.`,
  'account.backToSignIn': 'Back to Sign In',

  'account.resetTitle': 'Choose a new password',
  'account.resetText': 'All devices are signed out when you save it.',
  'account.reset': 'Save Password',
  'account.resetDone': 'Your password is changed',
  'account.resetDoneText': 'Please sign in with it.',
  'account.signIn': 'Sign In',

  'account.verifyTitle': 'Confirm your address',
  'account.verifyText': 'Press the button to confirm that this address is yours.',
  'account.verify': 'Confirm Address',
  'account.verifying': 'Confirming…',
  'account.verified': 'Thank you',
  'account.verifiedText': ({ email }: { email: string }) => `${email} is confirmed.`,
  'account.changedText': ({ email }: { email: string }) => `${email} is now the address of your account.`,
  'account.browse': 'Browse Events',
  'account.open': 'Open Your Account',

  'account.noLink': 'This link is incomplete',
  'account.noLinkText': 'Please open the link in the email again, or copy all of it.',
  'account.linkOver': 'This link no longer works',
  'account.linkOverText': 'It has expired or was used before. Please ask for a new one.',
  'account.askAgain': 'Ask for a New Link',
} as const;

export const accountText = catalog('account', account);
