import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { EMBED_LIMIT } from '../../api/constants.generated.ts';
import { language } from '../../messages/language.ts';
import { sharingText } from '../../messages/sharing.ts';
import { t } from '../../messages/site.ts';
import { Button } from '../../ui/button.tsx';
import { Canopy } from '../../ui/canopy.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Link } from '../../ui/link.tsx';
import { usePageHead } from '../../ui/page-head.ts';
import { type Place, placeName, usePlace } from '../place/place.ts';
import { placeInAddress } from '../place/place-address.ts';
import styles from './builder.module.css';
import { filtersForBuilder } from './builder-address.ts';
import { BuilderChoices } from './builder-choices.tsx';
import { copyText } from './copy-text.ts';
import { componentCode, type EmbedLook, embedPath, frameCode, screenPaths } from './embed-code.ts';
import { FeedList } from './feed-list.tsx';

const HEIGHT = 480;

/** Builds a list of events for another website: choices, a preview, and the code to paste. */
export function BuilderPage() {
  const here = usePlace();
  const [params] = useSearchParams();
  const [place, setPlace] = useState<Place>(() => placeInAddress(params) ?? here);
  const [filters, setFilters] = useState(() => filtersForBuilder(params));
  const [look, setLook] = useState<EmbedLook>(() => ({
    limit: EMBED_LIMIT,
    theme: 'auto',
    lang: language(),
    size: 'medium',
    accent: '',
    height: HEIGHT,
  }));
  usePageHead({
    title: t('site.title', { page: sharingText('builder.title') }),
    description: sharingText('builder.text'),
  });
  const path = embedPath(place, filters, look);
  const frame = sharingText('builder.frame', { place: placeName(place) });

  return (
    <>
      <Canopy>
        <div className={styles.head}>
          <h1 className={styles.title} tabIndex={-1}>
            {sharingText('builder.title')}
          </h1>
          <p className={styles.lead}>{sharingText('builder.text')}</p>
        </div>
      </Canopy>
      <div className={styles.page}>
        <section className={styles.side}>
          <h2>{sharingText('builder.choices')}</h2>
          <BuilderChoices
            {...{ place, filters, look }}
            onPlace={setPlace}
            onFilters={(some) => setFilters((before) => ({ ...before, ...some }))}
            onLook={(some) => setLook((before) => ({ ...before, ...some }))}
          />
        </section>
        <div className={styles.result}>
          <section>
            <h2>{sharingText('builder.preview')}</h2>
            {/* A new frame for a new address: one that changes would leave steps in the history. */}
            <iframe
              key={path}
              src={path}
              title={frame}
              height={look.height}
              className={styles.frame}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          </section>
          <section>
            <h2>{sharingText('builder.codes')}</h2>
            <Code
              label={sharingText('builder.code')}
              hint={sharingText('builder.codeHint')}
              action={sharingText('builder.copyCode')}
              code={componentCode(place, filters, look, frame)}
              isMain
            />
            <Code
              label={sharingText('builder.frameCode')}
              hint={sharingText('builder.frameHint')}
              action={sharingText('builder.copyFrame')}
              code={frameCode(path, frame, look)}
            />
          </section>
          <Screens {...screenPaths(place, filters, look)} />
          <section>
            <h2>{sharingText('builder.feeds')}</h2>
            <FeedList place={place} filters={filters} />
            <Link className={styles.more} to="/developers">
              {sharingText('builder.developers')}
            </Link>
          </section>
        </div>
      </div>
    </>
  );
}

/** Pages of the API, not of the application. */
function Screens({ board, week }: { board: string; week: string }) {
  return (
    <section>
      <h2>{sharingText('builder.screens')}</h2>
      <ul className={styles.screens}>
        <li>
          <a href={board} target="_blank" rel="noopener">
            {sharingText('screens.board')}
          </a>
          <p>{sharingText('screens.boardText')}</p>
        </li>
        <li>
          <a href={week} target="_blank" rel="noopener">
            {sharingText('screens.week')}
          </a>
          <p>{sharingText('screens.weekText')}</p>
        </li>
      </ul>
    </section>
  );
}

interface CodeProps {
  label: string;
  hint: string;
  action: string;
  code: string;
  isMain?: boolean;
}

function Code({ label, hint, action, code, isMain = false }: CodeProps) {
  const copy = () =>
    copyText(code, { done: sharingText('builder.codeCopied'), failed: sharingText('builder.codeFailed') });
  return (
    <>
      <TextArea
        className={styles.code}
        label={label}
        hint={hint}
        readOnly
        spellCheck={false}
        rows={5}
        value={code}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button variant={isMain ? 'primary' : 'secondary'} onClick={() => void copy()}>
        {action}
      </Button>
    </>
  );
}
