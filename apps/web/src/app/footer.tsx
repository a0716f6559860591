import { t } from '../messages/site.ts';
import { LanguageToggle } from '../ui/language-toggle.tsx';
import { Link } from '../ui/link.tsx';
import { ThemeToggle } from '../ui/theme-toggle.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';

/** Only links to existing pages (docs/spec/decisions.md 15, 117). */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo />
          <p>{t('site.tagline')}</p>
        </div>
        <nav aria-label={t('footer.label')}>
          <Link to="/events">{t('footer.events')}</Link>
          <Link to="/events?sort=popularity">{t('footer.experiences')}</Link>
          <Link to="/itineraries">{t('footer.itineraries')}</Link>
          <Link to="/cities">{t('footer.insights')}</Link>
          <Link to="/saved">{t('footer.saved')}</Link>
          <Link to="/about">{t('footer.about')}</Link>
          <Link to="/advertiser">{t('footer.advertise')}</Link>
          <Link to="/privacy">{t('footer.privacy')}</Link>
          <Link to="/terms">{t('footer.terms')}</Link>
          <Link to="/crawler">{t('footer.crawler')}</Link>
          <Link to="/developers">{t('footer.developers')}</Link>
          <Link to="/embed/builder">{t('footer.embed')}</Link>
          <Link to="/submit">{t('footer.submit')}</Link>
        </nav>
        <div className={styles.choices}>
          <LanguageToggle />
          <ThemeToggle />
        </div>
        <p className={styles.small}>
          {t('footer.promise')}{' '}
          <a href="https://www.geonames.org/" target="_blank" rel="noopener noreferrer">
            {t('footer.places')}
          </a>
        </p>
      </div>
    </footer>
  );
}
