import { t } from '../../messages.ts';

/** The credit that the license of the open map asks for (ODbL 1.0 §4.3). */
export function MapCredit() {
  return (
    <>
      {t('discovery.mapCredit')}{' '}
      <a href="https://www.openstreetmap.org/copyright" target="_blank" rel="noopener noreferrer">
        {t('discovery.mapCreditLink')}
      </a>
    </>
  );
}
