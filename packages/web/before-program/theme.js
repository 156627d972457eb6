// Light or dark, before the first paint.
(() => {
  let choice = 'light';
  try {
    choice = localStorage.getItem('theme') ?? 'light';
  } catch {
    // A browser without storage shows the default.
  }
  const dark =
    choice === 'dark' || (choice === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
