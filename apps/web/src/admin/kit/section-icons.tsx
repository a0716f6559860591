import type { ReactNode } from 'react';

/** An icon for each section, in the style of the site's icons (ui/icons.tsx); a label always accompanies it. */
function Sign({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const SECTION_ICONS = {
  speed: <Sign path="M4 20V10M9.5 20V4M15 20v-7M20 20V8" />,
  flow: <Sign path="M4 6.5h5v4H4v-4Zm11 7h5v4h-5v-4ZM9 8.5h4.5a2 2 0 0 1 2 2v3M6.5 10.5v4a2 2 0 0 0 2 2H15" />,
  code: <Sign path="m8.5 8-4 4 4 4M15.5 8l4 4-4 4M13.5 5l-3 14" />,
  board: <Sign path="M4 4.5h7v7H4v-7Zm9 0h7v4.5h-7v-4.5Zm0 7.5h7v7.5h-7v-7.5Zm-9 2.5h7v5H4v-5Z" />,
  city: (
    <Sign path="M4 20.5V9.5l6-3v14M10 20.5h10.5V4.5l-6-1.5v17.5M3 20.5h18.5M7 11.5v0M7 15v0M17.5 8v0M17.5 12v0M17.5 16v0" />
  ),
  compass: <Sign path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM15.5 8.5l-2 5-5 2 2-5 5-2Z" />,
  flag: <Sign path="M6 21V4m0 .5c4-2 7.500 2 12 0v9c-4.500 2-8-2-12 0" />,
  radar: <Sign path="M12 12 18.5 6.5M12 3.5a8.5 8.5 0 1 0 8.5 8.5M12 8a4 4 0 1 0 4 4" />,
  flask: (
    <Sign path="M9.5 3.5h5M10.5 3.5v6L5 18.6a1.3 1.3 0 0 0 1.1 1.9h11.8a1.3 1.3 0 0 0 1.1-1.9L13.5 9.5v-6M7.5 15h9" />
  ),
  telescope: (
    <Sign path="M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.700-1.800L20.500 20.500M8 12.500v-2M10.500 12.500v-4M13 12.500V9.500" />
  ),
  sieve: <Sign path="M4 5h16l-6 7.500v5L10 20v-7.500L4 5Z" />,
  layers: <Sign path="m12 4 8.5 4.5L12 13 3.5 8.5 12 4ZM3.5 12.5 12 17l8.5-4.5M3.5 16.5 12 21l8.5-4.5" />,
  learn: (
    <Sign path="M9 18.5h6M10 21h4M12 3.5a6 6 0 0 0-3.5 10.9c.6.5 1 1.1 1 1.8v.3h5v-.3c0-.7.4-1.3 1-1.8A6 6 0 0 0 12 3.5Z" />
  ),
  check: <Sign path="m8.5 12 2.5 2.5 4.5-5M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17Z" />,
  picture: (
    <Sign path="M4.5 4.5h15a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1Zm-1 12 5-5 4 4 2.5-2.5 5.5 5.5M15.5 7.5a1.5 1.5 0 1 0 0 3 1.5 1.5 0 0 0 0-3Z" />
  ),
  frames: (
    <Sign path="M8 8h11.5a1 1 0 0 1 1 1v10.5a1 1 0 0 1-1 1H8a1 1 0 0 1-1-1V9a1 1 0 0 1 1-1ZM4 16.5V4.5a1 1 0 0 1 1-1h11.5M7 17l3.5-3.5 3 3 2-2 5 5" />
  ),
  repeat: <Sign path="M17 3.5 20 6.5l-3 3M4 11V9.5a3 3 0 0 1 3-3h13M7 20.5 4 17.5l3-3M20 13v1.5a3 3 0 0 1-3 3H4" />,
  pin: <Sign path="M12 21s-7-5.7-7-11a7 7 0 0 1 14 0c0 5.3-7 11-7 11Zm0-13.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z" />,
  clock: <Sign path="M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17ZM12 7.5V12l3.2 2" />,
  bolt: <Sign path="M13.5 3.5 5.5 13.5H11l-.5 7 8-10H13l.5-7Z" />,
  switches: <Sign path="M8 7.5h8a4 4 0 0 1 0 9H8a4 4 0 0 1 0-9Zm8 2.5a2 2 0 1 0 0 4 2 2 0 0 0 0-4Z" />,
  gauge: <Sign path="M4 17.5a8.5 8.5 0 1 1 16 0M12 15l4-5M12 15.5a.6.6 0 1 0 0-1.2.6.6 0 0 0 0 1.2" />,
  funnel: <Sign path="M4 5h16l-6 7.5v6L10 20v-7.5L4 5Z" />,
  people: (
    <Sign path="M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7ZM2.5 20a6.5 6.5 0 0 1 13 0M15.5 4.9a3.5 3.5 0 0 1 0 6.2M17.5 14.2a6.5 6.5 0 0 1 4 5.8" />
  ),
  coins: (
    <Sign path="M9 11.5c3 0 5.5-1.2 5.5-2.8S12 6 9 6 3.5 7.1 3.5 8.7 6 11.5 9 11.5ZM3.5 8.7v6.2c0 1.5 2.5 2.8 5.5 2.8M14.5 8.7v1.8M15 18.5c3 0 5.5-1.2 5.5-2.8S18 13 15 13s-5.5 1.2-5.5 2.7 2.5 2.8 5.5 2.8ZM9.5 15.7v2.8c0 1.5 2.5 2.8 5.5 2.8s5.5-1.3 5.5-2.8v-2.8" />
  ),
  megaphone: <Sign path="M4 10v4l3 .5L16 19V5L7 9.5 4 10Zm3 4.5V19h3v-4m9-6.500a4.5 4.5 0 0 1 0 7" />,
  pulse: <Sign path="M3 12h4l2.5-6.5 4.5 13 2.5-6.5H21" />,
  journal: (
    <Sign path="M6.5 3.5H18a1 1 0 0 1 1 1v15a1 1 0 0 1-1 1H6.5A1.5 1.5 0 0 1 5 19V5a1.5 1.5 0 0 1 1.5-1.5ZM9 8h6.5M9 12h6.5M9 16h4" />
  ),
} as const satisfies Record<string, ReactNode>;

export type SectionIcon = keyof typeof SECTION_ICONS;
