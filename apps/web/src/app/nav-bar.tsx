import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router';
import { askConcierge } from '../features/concierge/ask-concierge.ts';
import { placeName, usePlace } from '../features/place/place.ts';
import { PlaceButton } from '../features/place/place-button.tsx';
import { t } from '../messages/site.ts';
import { useSession } from '../session/session.ts';
import { useSignInPlace } from '../session/sign-in-place.ts';
import { Button, IconButton } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { CloseIcon, MenuIcon, PinIcon } from '../ui/icons.tsx';
import { Link, NavLink } from '../ui/link.tsx';
import { useBackClosesInHand } from '../ui/use-back-closes.ts';
import { useEscape } from '../ui/use-escape.ts';
import { ConsoleRoute } from './console-route.tsx';
import { Logo } from './logo.tsx';
import styles from './nav-bar.module.css';
import { useScrolledPast } from './use-scrolled-past.ts';

const UserMenu = lazy(async () => ({ default: (await import('../features/account/user-menu.tsx')).UserMenu }));

/** Spec: NAV-06. */
const BLUR_AFTER_PX = 50;

export function NavBar() {
  const isScrolled = useScrolledPast(BLUR_AFTER_PX);
  // The menu closes on navigation.
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  // For good: Back to the page on which it was open does not open it again.
  if (openAt !== null && !isOpen) setOpenAt(null);
  const place = usePlace();

  useEscape(isOpen, () => setOpenAt(null));
  useBackClosesInHand(isOpen, () => setOpenAt(null));

  return (
    <header
      className={classNames(styles.bar, (isScrolled || isOpen) && styles.blurred)}
      data-scrolled={isScrolled || undefined}
    >
      <div className={styles.inner}>
        <Link to="/" className={styles.logo} aria-label={t('site.name')}>
          <Logo />
        </Link>
        <nav aria-label={t('nav.label')} className={styles.links}>
          <Links />
        </nav>
        <PlaceButton className={styles.place}>
          <PinIcon />
          <span>{placeName(place)}</span>
        </PlaceButton>
        <Account />
        <IconButton
          label={t(isOpen ? 'nav.closeMenu' : 'nav.openMenu')}
          className={styles.burger}
          aria-expanded={isOpen}
          aria-controls="mobile-menu"
          onClick={() => setOpenAt(isOpen ? null : key)}
        >
          {isOpen ? <CloseIcon /> : <MenuIcon />}
        </IconButton>
      </div>
      {isOpen && <MobileMenu onAsk={() => setOpenAt(null)} />}
    </header>
  );
}

/** Only existing pages (docs/spec/decisions.md 117); the concierge opens beside them (14). */
function Links({ onAsk }: { onAsk?: () => void }) {
  return (
    <>
      <NavLink to="/events">{t('nav.discover')}</NavLink>
      <NavLink to="/cities">{t('nav.cities')}</NavLink>
      <button
        type="button"
        onClick={() => {
          onAsk?.();
          askConcierge();
        }}
      >
        {t('nav.concierge')}
      </button>
    </>
  );
}

function Account() {
  const session = useSession();
  const { open } = useSignInPlace();
  if (session.state === 'loading') return <span className={styles.account} />;
  if (session.state === 'authenticated') {
    return (
      <div className={styles.account}>
        <Suspense>
          <UserMenu user={session.user} hasConsole={ConsoleRoute !== null} onConcierge={() => askConcierge()} />
        </Suspense>
      </div>
    );
  }
  return (
    <div className={classNames(styles.account, styles.signIn)}>
      <Button onClick={() => open('login')}>{t('nav.signIn')}</Button>
    </div>
  );
}

function MobileMenu({ onAsk }: { onAsk: () => void }) {
  const { state } = useSession();
  const { open } = useSignInPlace();
  const place = usePlace();
  return (
    <nav id="mobile-menu" aria-label={t('nav.label')} className={styles.mobile}>
      <Links onAsk={onAsk} />
      <PlaceButton className={styles.mobilePlace}>
        <PinIcon />
        {placeName(place)}
      </PlaceButton>
      {state === 'anonymous' && (
        <div className={styles.entrances}>
          <Button wide onClick={() => open('login')}>
            {t('nav.signIn')}
          </Button>
          <Button wide variant="primary" onClick={() => open('register')}>
            {t('nav.join')}
          </Button>
        </div>
      )}
    </nav>
  );
}
