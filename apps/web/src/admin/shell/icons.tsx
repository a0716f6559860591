/** Two icons that only the console uses, in the style of the site's icons (ui/icons.tsx). */

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

export const PauseIcon = () => <Sign path="M9 5v14M15 5v14" />;
export const PlayIcon = () => <Sign path="M8 5.5v13l10.5-6.5Z" />;
