/** Every word the public site shows, in English; where the specification gives a text, it is that text. */
export const en = {
  'ui.close': 'Close',
  'ui.cancel': 'Cancel',
  'ui.dismiss': 'Dismiss',
  'ui.notification': 'Notification',
  'ui.notifications': 'Notifications ({hotkey})',
  'ui.showPassword': 'Show password',
  'ui.hidePassword': 'Hide password',
  'ui.loading': 'Loading…',
  'ui.tryAgain': 'Try Again',
} as const;
