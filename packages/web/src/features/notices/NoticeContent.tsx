import { paragraphsOf } from './content-parts.ts';
import styles from './notices.module.css';

export const NoticeContent = ({ content }: { content: string }) => (
  <div className={styles.content}>
    {paragraphsOf(content).map((parts, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the paragraphs of a text have no other name.
      <p key={index}>
        {parts.map(({ text, href }, part) =>
          href === null ? (
            text
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: nor have its parts.
            <a key={part} href={href} target="_blank" rel="noopener noreferrer">
              {text}
            </a>
          ),
        )}
      </p>
    ))}
  </div>
);
