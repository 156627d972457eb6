import { withSamples } from './placeholders.ts';
import styles from './TextPreview.module.css';

type TextPreviewProps = { title: string; text: string; lang: string };

/** A text as a screen shows it, with sample values. */
export const TextPreview = ({ title, text, lang }: TextPreviewProps) => (
  <figure className={styles.preview}>
    <figcaption>{title}</figcaption>
    <p lang={lang}>{withSamples(text)}</p>
  </figure>
);
