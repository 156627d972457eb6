// Asks for what the first screen needs while the program is still coming: its own files, and on the main page the sites.
(() => {
  const list = document.getElementById('early-files');
  if (list === null) return;
  const { tables, login, account, main, isApp } = JSON.parse(list.textContent);
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
  // Until another password is chosen the server answers nothing of an account.
  if (!isApp && token !== null && isMain && kept('firstPassword') === null) {
    const sites = '/api/v1/user/sitelist';
    const answer = fetch(sites, { headers: { token, lang: lang ?? 'en' } });
    // The program asks again, and shows what goes wrong then.
    answer.catch(() => undefined);
    window.earlyAnswers = new Map([[`${token} ${sites}`, answer]]);
    setTimeout(() => window.earlyAnswers.clear(), 10_000);
  }
  for (const file of [
    tables[lang ?? 'en'],
    ...(isStranger ? login : account),
    ...(!isStranger && isMain ? main : []),
  ]) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
