// Pure: the page that a link opens: `ohmstead://open/site/3`, or `https://HOST/site/3` of the server the app was built for.

const ownScheme = 'ohmstead:';
const ownHost = 'open';

/** Null for what is no link of ours. */
export const pathOfLink = (link: string, linkHost: string | null): string | null => {
  const url = URL.canParse(link) ? new URL(link) : null;
  if (url === null) return null;
  const isOwn = url.protocol === ownScheme && url.host === ownHost;
  const isServers = url.protocol === 'https:' && linkHost !== null && url.host === linkHost;
  return isOwn || isServers ? `${url.pathname || '/'}${url.search}` : null;
};
