/** Hands a file to the browser, which saves it or asks where to. */
export const offerFile = (content: Blob, name: string): void => {
  const href = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The browser has taken hold of it by then.
  setTimeout(() => URL.revokeObjectURL(href), settledMs);
};

const settledMs = 60_000;
