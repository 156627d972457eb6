import { useEffect, useRef, useState } from 'react';
import { TextField } from '../../../ui/Field.tsx';
import styles from './SearchField.module.css';
import { useAdminSearch } from './use-admin-search.ts';

const typingMs = 300;
const longest = 100;

/** Searches at the server once the typing pauses; the words stand in the address. */
export const SearchField = ({ label }: { label: string }) => {
  const { search, change } = useAdminSearch();
  const found = search.find ?? '';
  const [typed, setTyped] = useState(found);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  // Back and "show all" change the address; what is just being typed stays.
  useEffect(() => {
    if (timer.current === null) setTyped(found);
  }, [found]);
  useEffect(
    () => () => {
      if (timer.current !== null) clearTimeout(timer.current);
    },
    [],
  );
  const type = (words: string) => {
    setTyped(words);
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = null;
      change({ find: words.trim() });
    }, typingMs);
  };
  return (
    <div className={styles.search}>
      <TextField
        label={label}
        type="search"
        autoComplete="off"
        maxLength={longest}
        value={typed}
        onChange={({ target }) => type(target.value)}
      />
    </div>
  );
};
