import type { Event } from '@marquee/contract';
import type { ReactNode } from 'react';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon, ChevronDownIcon, ExternalIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { calendarFile, googleLink, outlookLink } from './calendar-links.ts';

/** Adds an event that is still to come to the visitor's own calendar; nothing for an event that is off or over. */
export function AddToCalendar({ event, trigger }: { event: Event; trigger?: ReactNode }) {
  if (event.status !== 'active') return null;
  const page = new URL(`/events/${event.slug}`, window.location.origin).href;
  return (
    <Menu
      align="start"
      trigger={
        trigger ?? (
          <Button wide>
            <CalendarIcon />
            {t('feeds.add')}
            <ChevronDownIcon />
          </Button>
        )
      }
    >
      <MenuItem asChild>
        <a href={calendarFile(event)} download={`${event.slug}.ics`} data-conversion="Add to calendar">
          <CalendarIcon />
          {t('feeds.file')}
        </a>
      </MenuItem>
      <Elsewhere href={googleLink(event, page)}>{t('feeds.google')}</Elsewhere>
      <Elsewhere href={outlookLink(event, page)}>{t('feeds.outlook')}</Elsewhere>
    </Menu>
  );
}

function Elsewhere({ href, children }: { href: string; children: ReactNode }) {
  return (
    <MenuItem asChild>
      <a href={href} target="_blank" rel="noopener noreferrer" data-conversion="Add to calendar">
        <ExternalIcon />
        {children}
        <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
      </a>
    </MenuItem>
  );
}
