// What a file is, by what stands at its beginning: names and types are wrong too often.

export type ContentKind = 'csv' | 'xml' | 'zip' | 'gzip' | 'unknown';

export const kindOf = (bytes: Buffer, text: string): ContentKind => {
  if (isZip(bytes)) return 'zip';
  if (bytes[0] === 0x1f && bytes[1] === 0x8b) return 'gzip';
  if (text.startsWith('%PDF-') || hasControls(text)) return 'unknown';
  if (/^\s*</.test(text)) return isPage(text) ? 'unknown' : 'xml';
  return isJson(text) ? 'unknown' : 'csv';
};

/** An empty one begins with its end. */
const isZip = (bytes: Buffer): boolean =>
  ['PK\u0003\u0004', 'PK\u0005\u0006'].some((mark) => bytes.subarray(0, 4).toString('latin1') === mark);

const tab = 0x09;
const carriageReturn = 0x0d;
const firstPrintable = 0x20;
/** Some old programs end a text with it. */
const endOfText = 0x1a;

const hasControls = (text: string): boolean => {
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code < firstPrintable && (code < tab || code > carriageReturn) && code !== endOfText) return true;
  }
  return false;
};

/** Web pages, and tables that an office program has saved as one or as XML of its own. */
const isPage = (text: string): boolean =>
  /<(?:!doctype\s+html|html|head|body|table|meta|script)[\s>]|urn:schemas-microsoft-com:office/i.test(
    text.slice(0, 2000),
  );

const isJson = (text: string): boolean => /^\s*(?:\{\s*"|\[\s*[[{])/.test(text);
