import type { FeedbackDetail } from '@ohmstead/contract';
import { useTexts } from '../../../texts/use-texts.ts';
import { browserZone } from '../../../ui/browser-zone.ts';
import styles from './Conversation.module.css';
import { Picture } from './Picture.tsx';

type MessageProps = { message: FeedbackDetail['messages'][number] };

export const Message = ({ message: { from, content, createdAt, files } }: MessageProps) => {
  const { say, formats } = useTexts();
  return (
    <li className={from === 'user' ? styles.own : styles.theirs}>
      <p className={styles.head}>
        <strong>{say(from === 'user' ? 'feedback.you' : 'feedback.administrator')}</strong>{' '}
        <time dateTime={createdAt}>{formats.dateTime(Date.parse(createdAt), browserZone())}</time>
      </p>
      <p className={styles.content}>{content}</p>
      {files.length > 0 && (
        <ul className={styles.pictures}>
          {files.map((file) => (
            <li key={file.id}>
              <Picture file={file} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};
