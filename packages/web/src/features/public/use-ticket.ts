// What a page with a password was opened with, kept in this browser until it expires.
import { useState } from 'react';
import { kept } from '../../platform/kept.ts';

export const useTicket = (key: string): [string | undefined, (ticket: string) => void] => {
  const stored = kept(`public/${key}`);
  const [ticket, setTicket] = useState(() => stored.get() ?? undefined);
  return [
    ticket,
    (next) => {
      stored.set(next);
      setTicket(next);
    },
  ];
};
