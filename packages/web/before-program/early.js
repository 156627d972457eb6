// Asks for the first screen's own files while the program is still coming. `build/early-files.ts` wrote the list.
(() => {
  const list = document.getElementById('early-files');
  if (list === null) return;
  const { tables, login, main } = JSON.parse(list.textContent);
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
  const isStranger = kept('token') === null || location.pathname.startsWith('/login');
  for (const file of [tables[lang ?? 'en'], ...(isStranger ? login : main)]) {
    const link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
})();
