import { type ReactNode, useState } from 'react';
import { Disclosure } from './Disclosure.tsx';

type LazyDisclosureProps = {
  summary: string;
  /** The content is made only while the disclosure is open. */
  content: () => ReactNode;
};

export const LazyDisclosure = ({ summary, content }: LazyDisclosureProps) => {
  const [open, setOpen] = useState(false);
  return (
    <Disclosure summary={summary} open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      {open && content()}
    </Disclosure>
  );
};
