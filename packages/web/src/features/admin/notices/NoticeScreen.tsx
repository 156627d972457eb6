import { type Announcement, calls } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { AdminDetail } from '../page/AdminDetail.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import { NoticeEditor } from './NoticeEditor.tsx';
import { emptyNotice, formOf } from './notice-form.ts';
import { noticeState, textFor } from './notice-state.ts';
import { SentNotice } from './SentNotice.tsx';

export const NoticeScreen = () => {
  const { id } = useParams({ from: '/account/admin/notices/$id' });
  return id === 'new' ? <NewNotice /> : <KnownNotice key={id} id={Number(id)} />;
};

const NewNotice = () => {
  const { say, lang } = useTexts();
  return (
    <AdminPage title={say('admin.notices.write')}>
      <NoticeEditor id={0} initial={emptyNotice(lang)} />
    </AdminPage>
  );
};

const KnownNotice = ({ id }: { id: number }) => {
  const { say, lang } = useTexts();
  // The editor begins with what the server has now, never with what this browser saw earlier.
  const notice = useQuery({ ...adminQuery(calls.admin.announcement, { params: { id } }), gcTime: 0 });
  const title = notice.data && textFor(notice.data.texts, lang)?.title;
  return (
    <AdminPage title={title ?? say('admin.notices.one')}>
      <AdminDetail query={notice}>{(data) => <Notice notice={data} />}</AdminDetail>
    </AdminPage>
  );
};

/** What readers may have seen already can only be taken back. */
const Notice = ({ notice }: { notice: Announcement }) => {
  const state = noticeState(notice, Date.now());
  if (state === 'published' || state === 'withdrawn') return <SentNotice notice={notice} state={state} />;
  return <NoticeEditor id={notice.id} initial={formOf(notice)} />;
};
