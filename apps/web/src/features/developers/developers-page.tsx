import type { ReactNode } from 'react';
import { API_KEYS_MOST, CALL_LIMITS } from '../../api/constants.generated.ts';
import { devText } from '../../messages/developers.ts';
import { t } from '../../messages/site.ts';
import { Canopy } from '../../ui/canopy.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import text from '../about/text-page.module.css';
import styles from './developers.module.css';

/** What is public and how to get it, in plain words. */
export function DevelopersPage() {
  const { origin } = window.location;
  usePageHead({ title: t('site.title', { page: devText('dev.title') }), description: devText('dev.lead') });
  return (
    <>
      <Canopy>
        <div className={text.head}>
          <h1 className={text.title} tabIndex={-1}>
            {devText('dev.title')}
          </h1>
          <p className={text.lead}>{devText('dev.lead')}</p>
        </div>
      </Canopy>
      <div className={text.page}>
        <Section title={devText('dev.public')}>
          <p>{devText('dev.publicText')}</p>
          <p>{devText('dev.publicReference')}</p>
          <p className={styles.links}>
            {/* Pages of the API, not of the application. */}
            <a href="/api/docs">{devText('dev.reference')}</a>
            <a href="/api/openapi.json">{devText('dev.openapi')}</a>
          </p>
        </Section>
        <Section title={devText('dev.first')}>
          <p>{devText('dev.firstText')}</p>
          <Example>{`curl '${origin}/api/events?city=Columbia&state=SC&limit=5'`}</Example>
          <p>{devText('dev.search')}</p>
          <Example>{`curl '${origin}/api/events/search/jazz?city=Columbia&state=SC&within=25'`}</Example>
          <p>{devText('dev.paging')}</p>
        </Section>
        <Section title={devText('dev.limits')}>
          <ul className={styles.limits}>
            <li>{devText('dev.limitAnonymous', { n: CALL_LIMITS.anonymous })}</li>
            <li>{devText('dev.limitKey', { n: CALL_LIMITS.key })}</li>
            <li>{devText('dev.limitAddress', { n: CALL_LIMITS.address })}</li>
          </ul>
          <p>{devText('dev.limitsText')}</p>
          <p>{devText('dev.cache')}</p>
        </Section>
        <Section title={devText('dev.keys')}>
          <p>{devText('dev.keysText', { n: API_KEYS_MOST })}</p>
          <Example>{`curl -H 'Authorization: Bearer mq_…' '${origin}/api/events?city=Columbia&state=SC'`}</Example>
          <p className={styles.links}>
            <Link to="/account/api-keys">{devText('dev.makeKey')}</Link>
          </p>
          <p>{devText('dev.browser')}</p>
        </Section>
        <Section title={devText('dev.feeds')}>
          <p>{devText('dev.feedsText')}</p>
          <Example>{`${origin}/api/feeds/events.ics?city=Columbia&state=SC&when=weekend`}</Example>
          <p>{devText('dev.dataset')}</p>
          <Example>{`curl -OJ '${origin}/api/cities/columbia-sc/events.jsonl.gz'\ncurl '${origin}/api/cities/columbia-sc/dataset'`}</Example>
        </Section>
        <Section title={devText('dev.mcp')}>
          <p>{devText('dev.mcpText')}</p>
          <Example>{`{"mcpServers":{"marquee":{"type":"http","url":"${origin}/mcp"}}}`}</Example>
          <p>{devText('dev.mcpKey')}</p>
          <p>{devText('dev.markdown')}</p>
          <p className={styles.links}>
            <a href="/llms.txt">llms.txt</a>
          </p>
        </Section>
        <Section title={devText('dev.embed')}>
          <p>{devText('dev.embedText')}</p>
          <Example>{`<script async src="${origin}/embed.js"></script>\n<marquee-events city="Columbia" state="SC" when="weekend"></marquee-events>`}</Example>
          <p>{devText('dev.embedPolicy')}</p>
          <p className={styles.links}>
            <Link to="/embed/builder">{devText('dev.builder')}</Link>
          </p>
          <p>{devText('dev.screens')}</p>
          <Example>{`${origin}/tonight?city=Columbia&state=SC\n${origin}/week?city=Columbia&state=SC`}</Example>
        </Section>
        <Section title={devText('dev.attribution')}>
          <p>{devText('dev.attributionText')}</p>
          <p>{devText('dev.rights')}</p>
        </Section>
      </div>
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  );
}

const Example = ({ children }: { children: string }) => <pre className={styles.example}>{children}</pre>;
