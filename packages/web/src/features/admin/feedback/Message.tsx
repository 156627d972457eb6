import { useTexts } from '../../../texts/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { When } from '../page/When.tsx';
import type { AdminFeedback } from './admin-feedback.ts';
import styles from './Conversation.module.css';
import { Picture } from './Picture.tsx';

type MessageProps = { message: AdminFeedback['messages'][number]; username: string };

export const Message = ({ message: { from, content, createdAt, files }, username }: MessageProps) => {
  const { say } = useTexts();
  return (
    <li className={classNames(styles.message, from === 'administrator' && styles.ours)}>
      <p className={styles.head}>
        <strong>{from === 'administrator' ? say('admin.feedback.administrator') : username}</strong>
        <When at={createdAt} />
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
