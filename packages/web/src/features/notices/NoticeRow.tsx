import type { ListedNotice } from '@ohmstead/contract';
import { Link } from '@tanstack/react-router';
import { useTexts } from '../../texts/use-texts.ts';
import { browserZone } from '../../ui/browser-zone.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/Icon.tsx';
import styles from './notices.module.css';
import { useIsWide } from './use-is-wide.ts';

/** What is unread says so in a word, besides its bold title. */
export const NoticeRow = ({ notice, isOpen }: { notice: ListedNotice; isOpen: boolean }) => {
  const { say, formats } = useTexts();
  const isWide = useIsWide();
  return (
    <Link
      to="/edit/notice/$id"
      params={{ id: String(notice.id) }}
      search={{ type: notice.type }}
      // The list stays where it is beside what it opens.
      resetScroll={!isWide}
      className={classNames(styles.row, !notice.isRead && styles.unread, isOpen && styles.current)}
      aria-current={isOpen ? 'page' : undefined}
    >
      <span className={styles.words}>
        <span className={styles.title}>{notice.title}</span>
        <span className={styles.about}>
          {!notice.isRead && <span className={styles.new}>{say('notices.new')}</span>}
          <time dateTime={notice.createdAt}>
            {formats.dateTime(Date.parse(notice.createdAt), browserZone())}
          </time>
        </span>
      </span>
      <Icon name="next" />
    </Link>
  );
};
