import { sourceOfPath } from './source-of.ts';
import { track } from './track.ts';

/** As much of a card must be seen, for as long. */
const SHARE = 0.5;
const LONG_MS = 1_000;

let isWatching = false;

const here = () => sourceOfPath(window.location.pathname + window.location.search);

/** Counts boosted cards that are seen and clicked on this page: articles with `data-boost`. Begins once. */
export function watchBoosts(): void {
  if (isWatching) return;
  isWatching = true;
  const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        clearTimeout(timers.get(target));
        if (isIntersecting)
          timers.set(
            target,
            setTimeout(() => seen(target), LONG_MS),
          );
      }
    },
    { threshold: SHARE },
  );
  const seen = (card: Element) => {
    const boostId = card.getAttribute('data-boost');
    if (!boostId || !card.isConnected) return;
    sight.unobserve(card);
    track(boostId, 'impression', here());
  };
  const observeAll = () => {
    for (const card of document.querySelectorAll('[data-boost]:not([data-watched])')) {
      card.setAttribute('data-watched', '');
      sight.observe(card);
    }
  };
  observeAll();
  new MutationObserver(observeAll).observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['data-boost'],
  });
  document.addEventListener('click', clicked, true);
}

/** A click on a card's link. What leads away from us is what its owner paid for. */
function clicked({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null;
  const boostId = link?.closest('[data-boost]')?.getAttribute('data-boost');
  if (!link || !boostId) return;
  track(boostId, 'click', here());
  if (link.target === '_blank') track(boostId, 'conversion', here(), 'Learn More');
}
