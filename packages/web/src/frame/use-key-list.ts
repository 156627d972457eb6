import { useEffect, useState } from 'react';

/** Opens the list of keys at "?", wherever nobody is typing. */
export const useKeyList = (): { shown: boolean; close: () => void } => {
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key !== '?' || event.ctrlKey || event.metaKey || isTyping(event.target)) return;
      event.preventDefault();
      setShown(true);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, []);
  return { shown, close: () => setShown(false) };
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.matches('input, textarea, select, [contenteditable="true"]');
