import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { queryFor } from '../../api/query-for.ts';
import { publisherText } from '../../messages/publishers.ts';
import { Button } from '../../ui/button.tsx';
import { Answer } from './answer.tsx';
import { RequestForm, type Sent } from './request-form.tsx';

/** The form for publishers on the page about the crawler, and what becomes of a sent request. */
export function PublisherSection() {
  const { data: mail } = useQuery(queryFor('mailStatus', {}));
  const [sent, setSent] = useState<Sent | null>(null);
  const hasMail = mail?.isSetUp ?? false;
  return (
    <section>
      <h2>{publisherText('publisher.title')}</h2>
      {sent ? (
        <SentAnswer sent={sent} hasMail={hasMail} onAgain={() => setSent(null)} />
      ) : (
        <>
          <p>{publisherText('publisher.text')}</p>
          <RequestForm hasMail={hasMail} onSent={setSent} />
        </>
      )}
    </section>
  );
}

function SentAnswer({ sent: { way, email }, hasMail, onAgain }: { sent: Sent; hasMail: boolean; onAgain: () => void }) {
  return (
    <Answer title={publisherText(way === 'letter' ? 'publisher.letterTitle' : 'publisher.personTitle')}>
      <p>
        {way === 'letter' ? publisherText('publisher.letterText', { email }) : publisherText('publisher.personText')}
      </p>
      {way === 'person' && hasMail && <p>{publisherText('publisher.personMail', { email })}</p>}
      <Button onClick={onAgain}>{publisherText('publisher.again')}</Button>
    </Answer>
  );
}
