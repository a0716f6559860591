import { planText } from '../../messages/itineraries.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { CalendarIcon, ChevronDownIcon, ExternalIcon } from '../../ui/icons.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { sharedCalendar } from './shared-address.ts';

/** The whole plan for a calendar: as a file, and if it has a link, to be followed by Google Calendar, Outlook or another program. */
export function CalendarMenu({ file, shareKey }: { file: string; shareKey: string | null }) {
  const shared = shareKey === null ? null : sharedCalendar(shareKey);
  return (
    <Menu
      align="start"
      trigger={
        <Button>
          <CalendarIcon />
          {planText('plan.addAll')}
          <ChevronDownIcon />
        </Button>
      }
    >
      <MenuItem asChild>
        <a href={file} download>
          <CalendarIcon />
          {planText('plan.calendar')}
        </a>
      </MenuItem>
      {shared && (
        <>
          <MenuItem asChild>
            <a href={shared.webcal}>
              <CalendarIcon />
              {planText('plan.subscribe')}
            </a>
          </MenuItem>
          {(['google', 'outlook'] as const).map((name) => (
            <MenuItem key={name} asChild>
              <a href={shared[name]} target="_blank" rel="noopener noreferrer">
                <ExternalIcon />
                {planText(`plan.${name}`)}
                <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
              </a>
            </MenuItem>
          ))}
        </>
      )}
    </Menu>
  );
}
