import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Pixels: a screen away is soon enough. */
const NEAR = 500;

interface WhenNearProps {
  children: ReactNode;
  /** Keeps its place meanwhile, where its size is known. */
  className?: string | undefined;
}

/** What stands below the fold: neither loaded nor asked for until the visitor comes near. */
export function WhenNear({ children, className }: WhenNearProps) {
  const [isNear, setNear] = useState(false);
  const mark = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!mark.current) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setNear(true);
        watch.disconnect();
      },
      { rootMargin: `${NEAR}px` },
    );
    watch.observe(mark.current);
    return () => watch.disconnect();
  }, []);
  return (
    <div ref={mark} className={className}>
      {isNear && children}
    </div>
  );
}
