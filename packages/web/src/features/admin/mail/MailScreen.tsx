import { calls } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import { AdminDetail } from '../page/AdminDetail.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import page from '../page/page.module.css';
import type { AdminMail } from './admin-mail.ts';
import { MailFacts } from './MailFacts.tsx';
import { MailOff } from './MailOff.tsx';
import styles from './MailScreen.module.css';

export const MailScreen = () => {
  const { say } = useTexts();
  const { id } = useParams({ from: '/account/admin/mail/$id' });
  const mail = useQuery(adminQuery(calls.admin.mail, { params: { id: Number(id) } }));
  return (
    <AdminPage title={mail.data?.subject ?? say('admin.mail.one')}>
      <MailOff />
      <AdminDetail query={mail}>{(data) => <Mail mail={data} />}</AdminDetail>
    </AdminPage>
  );
};

const Mail = ({ mail }: { mail: AdminMail }) => {
  const { say } = useTexts();
  return (
    <>
      <MailFacts mail={mail} />
      {mail.text === null && mail.html === null && <p className={page.muted}>{say('admin.mail.notKept')}</p>}
      <div className={page.columns}>
        {mail.html !== null && (
          <Card title={say('admin.mail.html')}>
            {/* What is in a mail runs nothing and reaches nothing here. */}
            <iframe className={styles.frame} title={say('admin.mail.html')} sandbox="" srcDoc={mail.html} />
          </Card>
        )}
        {mail.text !== null && (
          <Card title={say('admin.mail.text')}>
            <p className={page.written}>{mail.text}</p>
          </Card>
        )}
      </div>
    </>
  );
};
