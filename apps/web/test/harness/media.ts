import { type BrowserCommands, commands } from 'vitest/browser';

interface Media {
  colorScheme?: 'light' | 'dark';
  reducedMotion?: 'reduce' | 'no-preference';
}

declare module 'vitest/browser' {
  interface BrowserCommands {
    preferMedia: (media: Media) => Promise<void>;
  }
}

/** What the visitor's system prefers. */
export const preferMedia: BrowserCommands['preferMedia'] = (media) => commands.preferMedia(media);
