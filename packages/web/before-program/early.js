// Asks for what the first screen needs while the program is still coming: its own files, and what the main page or a site
// shows first.
(() => {
  const list = document.getElementById('early-files');
  if (list === null) return;
  const { tables, wholeTables, login, account, main, site, isApp } = JSON.parse(list.textContent);
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const primaryOf = (tag) => tag.toLowerCase().split('-')[0];
  const wanted = [kept('lang'), ...navigator.languages].filter((tag) => tag !== null).map(primaryOf);
  const lang = wanted.map((tag) => Object.keys(tables).find((code) => primaryOf(code) === tag)).find(Boolean);
  const token = kept('token');
  const isStranger = token === null || location.pathname.startsWith('/login');
  const isMain = /^\/(main)?$/.test(location.pathname);
  const siteId = /^\/site\/(\d+)$/.exec(location.pathname)?.[1];
  const answersOfMain = ['user/sitelist', 'user/yesterday', 'user/portfolio'];
  const answersOfSite = [`site/overview/${siteId}`, `site/get/${siteId}`, `site/brief/${siteId}`];
  const shownFirst = isMain ? answersOfMain : siteId === undefined ? [] : answersOfSite;
  // Until another password is chosen the server answers nothing of an account.
  if (!isApp && token !== null && shownFirst.length > 0 && kept('firstPassword') === null) {
    const ask = (path) => {
      const answer = fetch(path, { headers: { token, lang: lang ?? 'en' } });
      // The program asks again, and shows what goes wrong then.
      answer.catch(() => undefined);
      return [`${token} ${path}`, answer];
    };
    window.earlyAnswers = new Map(shownFirst.map((path) => ask(`/api/v1/${path}`)));
    setTimeout(() => window.earlyAnswers.clear(), 10_000);
  }
  const filesOfScreen = () => {
    if (isStranger) return login;
    if (isMain) return [...account, ...main];
    return siteId === undefined ? account : [wholeTables[lang ?? 'en'], ...account, ...site];
  };
  for (const file of [tables[lang ?? 'en'], ...filesOfScreen()]) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
