import { calls } from '@ohmstead/contract';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useParams, useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useLive } from '../../api/use-live.ts';
import { useNoticeNews } from '../../frame/notice-news.ts';
import { Page } from '../../frame/Page.tsx';
import { isId } from '../../navigation/is-id.ts';
import { useTexts } from '../../texts/use-texts.ts';
import { NoneOpen } from './NoneOpen.tsx';
import { NoticeDetail } from './NoticeDetail.tsx';
import { NoticeList } from './NoticeList.tsx';
import styles from './notices.module.css';
import { noticeQuery } from './queries.ts';
import { useIsWide } from './use-is-wide.ts';
import { useShownType } from './use-shown-type.ts';

/** The list, and the notice that is open: beside each other, or on a narrow screen one after the other. */
export const NoticesScreen = () => {
  const { say, lang } = useTexts();
  const { id } = useParams({ strict: false });
  const openId = id !== undefined && isId(id) ? Number(id) : null;
  const { type: wanted } = useSearch({ from: '/account/notices' });
  const opened = useQuery({ ...noticeQuery(openId ?? 0, lang), enabled: openId !== null });
  const type = useShownType(wanted ?? opened.data?.type);
  const isWide = useIsWide();
  const { refresh, refreshing } = useRefresh();
  const heardOf = useNoticeNews();
  useLive(calls.user.live, {}, ({ newestNotice }) => heardOf(newestNotice));
  const isAlone = id !== undefined && !isWide;
  const detail = <NoticeDetail query={opened} isKnown={openId !== null} type={type} />;
  if (isAlone) {
    return (
      <Page key="notice" title={say('notice.title')} back narrow>
        {detail}
      </Page>
    );
  }
  const list = <NoticeList type={type} openId={openId} />;
  return (
    <Page
      key="list"
      title={say('notices.title')}
      back
      narrow={!isWide}
      onRefresh={refresh}
      refreshing={refreshing}
    >
      {isWide ? (
        <div className={styles.panes}>
          {list}
          <section className={styles.open} aria-label={say('notice.title')}>
            {id === undefined ? type && <NoneOpen type={type} /> : detail}
          </section>
        </div>
      ) : (
        list
      )}
    </Page>
  );
};

/** Turns its icon only for whoever pressed it, not when news come by themselves. */
const useRefresh = () => {
  const queries = useQueryClient();
  const [refreshing, setRefreshing] = useState(false);
  const refresh = async () => {
    setRefreshing(true);
    const names = [calls.notice.list, calls.user.noticecount].map(({ name }) => name);
    await Promise.all(names.map((name) => queries.invalidateQueries({ queryKey: [name] })));
    setRefreshing(false);
  };
  return { refresh: () => void refresh(), refreshing };
};
