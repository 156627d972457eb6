import type { NoticeDetail as Notice } from '@ohmstead/contract';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link, useRouter } from '@tanstack/react-router';
import { isMissing } from '../../api/is-missing.ts';
import { redirectTarget } from '../../navigation/redirect-target.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { buttonClass } from '../../ui/Button.tsx';
import { browserZone } from '../../ui/browser-zone.ts';
import { Card } from '../../ui/Card.tsx';
import { EmptyState } from '../../ui/Notice.tsx';
import { QueryState } from '../../ui/QueryState.tsx';
import { NoticeContent } from './NoticeContent.tsx';
import type { NoticeType } from './notice-search.ts';
import styles from './notices.module.css';
import { typeWords } from './type-words.ts';

type NoticeDetailProps = {
  query: UseQueryResult<Notice>;
  /** False for an address that names none. */
  isKnown: boolean;
  type: NoticeType | null;
};

export const NoticeDetail = ({ query, isKnown, type }: NoticeDetailProps) => {
  if (!isKnown || isMissing(query.error)) return <Missing type={type} />;
  return (
    <QueryState query={query} blocks={[240]} nested>
      {(notice) => <Shown notice={notice} />}
    </QueryState>
  );
};

const Shown = ({ notice }: { notice: Notice }) => {
  const { say, formats } = useTexts();
  return (
    <Card>
      <div className={styles.words}>
        <h2 className={styles.heading}>{notice.title}</h2>
        <p className={styles.about}>
          <span>{say(typeWords[notice.type].name)}</span>
          <time dateTime={notice.createdAt}>
            {formats.dateTime(Date.parse(notice.createdAt), browserZone())}
          </time>
        </p>
      </div>
      <NoticeContent content={notice.content} />
      <AboutLink link={notice.link} />
    </Card>
  );
};

/** Only to pages of our own. */
const AboutLink = ({ link }: { link: string | null }) => {
  const { say } = useTexts();
  const { history } = useRouter();
  const target = redirectTarget(link, location.origin);
  if (target === null) return null;
  return (
    <p>
      <a
        href={target}
        className={buttonClass('primary')}
        onClick={(event) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          history.push(target);
        }}
      >
        {say('notice.open')}
      </a>
    </p>
  );
};

const Missing = ({ type }: { type: NoticeType | null }) => {
  const { say } = useTexts();
  return (
    <EmptyState icon="bell" title={say('notice.missing')}>
      <Link to="/edit/noticelist" search={type ? { type } : {}} className={buttonClass('primary')}>
        {say('notice.toList')}
      </Link>
    </EmptyState>
  );
};
