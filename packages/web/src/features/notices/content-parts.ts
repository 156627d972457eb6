// Pure: the content of a notice as paragraphs of text and links. It is text and nothing else: markup in it is shown as it is.

export type ContentPart = { readonly text: string; readonly href: string | null };

/** Paragraphs are apart by empty lines. */
export const paragraphsOf = (content: string): ContentPart[][] =>
  content
    .replace(/\r\n?/g, '\n')
    .split(/\n[^\S\n]*\n\s*/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map(partsOf);

const address = /\bhttps?:\/\/[^\s<>"“”„«»]+/gi;

const partsOf = (paragraph: string): ContentPart[] => {
  const parts: ContentPart[] = [];
  let end = 0;
  for (const { 0: found, index } of paragraph.matchAll(address)) {
    const text = withoutTrailing(found);
    const href = hrefOf(text);
    if (href === null) continue;
    if (index > end) parts.push({ text: paragraph.slice(end, index), href: null });
    parts.push({ text, href });
    end = index + text.length;
  }
  if (end < paragraph.length) parts.push({ text: paragraph.slice(end), href: null });
  return parts;
};

/** What ends a sentence is no part of an address, nor is a bracket that closes what was opened before it. */
const withoutTrailing = (found: string): string => {
  let text = found;
  while (
    /[.,;:!?'’…。、，！？]$/.test(text) ||
    (text.endsWith(')') && timesIn(text, ')') > timesIn(text, '('))
  ) {
    text = text.slice(0, -1);
  }
  return text;
};

const timesIn = (text: string, sign: string): number => text.split(sign).length - 1;

/** Addresses with a name and password in front look like another's; they stay text. */
const hrefOf = (text: string): string | null => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? url.href
    : null;
};
