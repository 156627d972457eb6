import { type ReactNode, useState } from 'react';
import { Disclosure } from './Disclosure.tsx';

type LazyDisclosureProps = {
  summary: string;
  startsOpen?: boolean;
  /** The content is made only while the disclosure is open. */
  content: () => ReactNode;
};

export const LazyDisclosure = ({ summary, startsOpen = false, content }: LazyDisclosureProps) => {
  const [open, setOpen] = useState(startsOpen);
  return (
    <Disclosure summary={summary} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && content()}
    </Disclosure>
  );
};
