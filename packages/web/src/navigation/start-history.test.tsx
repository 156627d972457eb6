import { afterEach, describe, expect, it } from 'vitest';
import { openBehind, startHistory } from './start-history.ts';

const land = (path: string): void => window.history.replaceState(null, '', path);

describe('startHistory', () => {
  const started: { destroy: () => void }[] = [];
  const start = (...args: Parameters<typeof startHistory>) => {
    const history = startHistory(...args);
    started.push(history);
    return history;
  };
  afterEach(() => {
    for (const history of started.splice(0)) history.destroy();
  });

  it('puts home behind the page', () => {
    land('/site/3');
    const before = window.history.length;
    const history = start((open) => ({ home: '/main', open }));
    expect(history.location.href).toBe('/site/3');
    expect(window.location.pathname).toBe('/site/3');
    expect(window.history.length).toBe(before + 1);
    expect(history.canGoBack()).toBe(true);
  });

  it('leads elsewhere without leaving the address behind', () => {
    land('/localdevices');
    const before = window.history.length;
    expect(start(() => ({ home: null, open: '/main' })).location.href).toBe('/main');
    expect(window.history.length).toBe(before);
  });

  it('leaves a reloaded page alone', () => {
    land('/site/3');
    start((open) => ({ home: null, open }));
    const before = window.history.length;
    start((open) => ({ home: '/main', open }));
    expect(window.history.length).toBe(before);
  });

  it('opens a page with another behind it', () => {
    land('/login');
    const history = start((open) => ({ home: null, open }));
    const before = window.history.length;
    openBehind(history, '/main', '/site/3');
    expect(history.location.href).toBe('/site/3');
    expect(window.history.length).toBe(before + 1);
  });
});
