// What somebody is writing, kept in the tab: it outlives a reload, another page, and a session that ended meanwhile.

export type Draft = Readonly<Record<string, string>>;

/** By account: the next person at the same computer does not see it. */
export const draftKey = (username: string, subject: string): string => `draft ${username} ${subject}`;

export const readDraft = (key: string): Draft => {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    return Object.fromEntries(Object.entries(Object(kept)).filter(isText));
  } catch {
    return {};
  }
};

const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';

/** A browser that refuses storage keeps it as long as the page. */
export const keepDraft = (key: string, draft: Draft): void => {
  const isEmpty = Object.values(draft).every((text) => text === '');
  try {
    if (isEmpty) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify(draft));
  } catch {
    // Nothing is lost while the page is open.
  }
};
