import type { MouseEvent } from 'react';
import { useSay } from '../texts/use-say.ts';
import styles from './SkipLink.module.css';

/** The first stop of Tab: past the bars, into the content. The address stays as it is. */
export const SkipLink = () => {
  const say = useSay();
  const skip = (event: MouseEvent) => {
    event.preventDefault();
    document.getElementById('content')?.focus();
  };
  return (
    // biome-ignore lint/a11y/useValidAnchor: it leads somewhere, and is looked for among the links.
    <a href="#content" className={styles.skip} onClick={skip}>
      {say('frame.skip')}
    </a>
  );
};
