import type { Announcement } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { Card } from '../../../ui/Card.tsx';
import page from '../page/page.module.css';
import styles from './NoticePreview.module.css';
import type { NoticeText } from './notice-form.ts';
import { typeNames } from './notice-words.ts';

type NoticePreviewProps = { text: NoticeText | undefined; lang: string; type: Announcement['type'] };

/** As a reader of that language sees it. */
export const NoticePreview = ({ text, lang, type }: NoticePreviewProps) => {
  const { say } = useTexts();
  return (
    <Card title={say('admin.notices.preview')}>
      <article className={styles.notice} lang={lang}>
        <p className={page.muted} lang={document.documentElement.lang}>
          {say(typeNames[type])}
        </p>
        <h3 className={styles.title}>{text?.title || say('admin.notices.noTitle')}</h3>
        <p className={page.written}>{text?.content || say('admin.notices.noText')}</p>
      </article>
    </Card>
  );
};
