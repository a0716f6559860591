/** Icons that only the console uses, in the style of the site's icons (ui/icons.tsx). */

function Sign({ path }: { path: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1em"
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

export const ArrowUpRightIcon = () => <Sign path="M7 17 17 7m-7 0h7v7" />;
export const ArrowDownRightIcon = () => <Sign path="m7 7 10 10m0-7v7h-7" />;
export const EqualIcon = () => <Sign path="M6 9.5h12M6 14.5h12" />;
export const DownloadIcon = () => <Sign path="M12 4v11m0 0-4.5-4.5M12 15l4.5-4.5M5 20h14" />;
