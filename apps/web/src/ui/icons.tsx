import type { ComponentProps, ReactNode } from 'react';
import { ICON_PATHS } from './icon-paths.ts';
import { SIGN_PATHS } from './sign-paths.ts';

export type IconProps = ComponentProps<'svg'>;

/** Our icon set: 24 units, stroke 1.75, round ends; as large as the text next to it by default. */
function icon(drawing: ReactNode) {
  return function Icon(props: IconProps) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="1.25em"
        height="1.25em"
        fill="none"
        stroke="currentColor"
        strokeWidth={1.75}
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
        {...props}
      >
        {drawing}
      </svg>
    );
  };
}

/** An icon that is one path. */
export const line = (d: string) => icon(<path d={d} />);

export const SearchIcon = line(ICON_PATHS.search);
export const CloseIcon = line('M6 6l12 12M18 6 6 18');
export const MenuIcon = line('M4 7h16M4 12h16M4 17h16');
export const PlusIcon = line('M12 5v14M5 12h14');
export const MinusIcon = line('M5 12h14');
export const MapIcon = line(ICON_PATHS.map);
export const FilterIcon = line(ICON_PATHS.filter);
export const CheckIcon = line('m5 12.5 4.5 4.5L19 7');
export const ChevronDownIcon = line(ICON_PATHS.chevronDown);
export const ChevronUpIcon = line('m6 15 6-6 6 6');
export const ChevronRightIcon = line('m9 6 6 6-6 6');
export const ArrowLeftIcon = line(ICON_PATHS.arrowLeft);
export const ArrowRightIcon = line(ICON_PATHS.arrowRight);
export const PinIcon = line(ICON_PATHS.pin);
export const CalendarIcon = line(ICON_PATHS.calendar);
export const ClockIcon = line(ICON_PATHS.clock);
export const TicketIcon = line(ICON_PATHS.ticket);
export const ShareIcon = line('M12 15V4m0 0L8 8m4-4 4 4M5 12v7a1 1 0 0 0 1 1h12a1 1 0 0 0 1-1v-7');
export const ExternalIcon = line(ICON_PATHS.external);
export const HeartIcon = line('M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z');
export const EyeIcon = icon(
  <>
    <path d="M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Z" />
    <circle cx="12" cy="12" r="3" />
  </>,
);
export const EyeOffIcon = line(
  'M4 4l16 16M10 5.7A9 9 0 0 1 12 5.5c6 0 9.5 6.5 9.5 6.5a17 17 0 0 1-2.7 3.4M6.3 7.3A16 16 0 0 0 2.5 12S6 18.5 12 18.5c1.7 0 3.2-.5 4.5-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
);
export const SignOutIcon = line('M14 5H6a1 1 0 0 0-1 1v12a1 1 0 0 0 1 1h8m2-11 4 4-4 4m4-4H10');
export const KeyIcon = line('M8 11.5a4.5 4.5 0 1 0 0 9 4.5 4.5 0 0 0 0-9Zm3.2 1.3L20 4m-4 4 3 3');
export const MegaphoneIcon = line('M4 10v4l3 .5L16 19V5L7 9.500 4 10Zm3 4.500V19h3v-4m9-6.500a4.500 4.500 0 0 1 0 7');
export const SunIcon = line(
  'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5V5m0 14v2.5M2.5 12H5m14 0h2.5M5.3 5.3 7 7m10 10 1.7 1.7M18.7 5.3 17 7M7 17l-1.7 1.7',
);
export const MoonIcon = line('M20 14.5A8.5 8.5 0 0 1 9.5 4a8.5 8.5 0 1 0 10.5 10.5Z');
export const AutoIcon = icon(
  <>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5v17A8.5 8.5 0 0 0 12 3.5Z" fill="currentColor" />
  </>,
);
export const WarningIcon = line('M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5m0 2.5v.1');
export const InfoIcon = line(ICON_PATHS.info);
export const HelpIcon = line(
  'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM9.500 9.500a2.500 2.500 0 1 1 3.600 2.200c-.7.4-1.100.9-1.100 1.800m0 2.500v.1',
);
export const StarIcon = line(ICON_PATHS.star);
export const RefreshIcon = line(
  'M20 5v5h-5M4 19v-5h5M5.5 9A7.5 7.5 0 0 1 18.6 7L20 10M4 14l1.4 3a7.5 7.5 0 0 0 13.1-2',
);
export const SettingsIcon = line(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 5a2 2 0 1 0 0 4 2 2 0 0 0 0-4ZM8.5 15a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z',
);

export const MicrophoneIcon = line(
  'M12 3.5a3 3 0 0 0-3 3V11a3 3 0 0 0 6 0V6.5a3 3 0 0 0-3-3ZM5.5 11a6.5 6.5 0 0 0 13 0M12 17.5v3m-3 0h6',
);
export const ChatIcon = line('M4 5.5h16v10.5h-9.5L6 20v-4H4V5.5ZM8 9.5h8M8 12.5h5');
export const SendIcon = line('M4.5 12h14m-6-6.5 6.5 6.5-6.5 6.5');
export const StopIcon = line('M7 7h10v10H7V7Z');
export const SpeakerIcon = line(ICON_PATHS.speaker);
export const SpeakerOffIcon = line('M4 9.5h3.5L12 6v12l-4.5-3.5H4v-5ZM16 10l4.5 4.5M20.5 10 16 14.5');
export const PauseIcon = line('M9 5.5v13m6-13v13');
export const PlayIcon = line('M8 5.5v13l10-6.5-10-6.5Z');

/** Also signs of categories (features/events/category-icon.tsx has them all). */
export const SocialIcon = line(SIGN_PATHS.Social);
export const BusinessIcon = line(SIGN_PATHS.Business);
export const OtherIcon = line(SIGN_PATHS.Other);
