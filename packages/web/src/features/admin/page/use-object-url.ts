import { useEffect, useState } from 'react';

/** An address of what is only in memory, as long as it is shown. */
export const useObjectUrl = (content: Blob | null): string | null => {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (content === null) return setUrl(null);
    const made = URL.createObjectURL(content);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return url;
};
