// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage, overrideTexts, say, startTexts } from './texts.ts';

describe('texts', () => {
  cleanUpApp();

  it('begin in the saved language', async () => {
    localStorage.setItem('lang', 'zh-cn');
    await startTexts();
    expect(say('tab.settings')).toBe('设置');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('begin in the browser’s language, which is saved', async () => {
    localStorage.setItem('lang', 'xx');
    await startTexts();
    expect(localStorage.getItem('lang')).toBe('en');
  });

  it('are replaced by the server’s by key, in their language only', async () => {
    await chooseLanguage('de');
    overrideTexts('de', { 'tab.sites': 'Meine Werke' });
    expect(say('tab.sites')).toBe('Meine Werke');
    expect(say('tab.overview')).toBe('Übersicht');
    await chooseLanguage('en');
    expect(say('tab.sites')).toBe('My sites');
    await chooseLanguage('de');
    expect(say('tab.sites')).toBe('Meine Werke');
  });

  it('end in the language chosen last', async () => {
    await Promise.all([chooseLanguage('de'), chooseLanguage('en')]);
    expect(say('tab.settings')).toBe('Settings');
  });

  it('are English where a language has none yet, under its own tag', async () => {
    await chooseLanguage('th');
    expect(say('tab.settings')).toBe('Settings');
    expect(document.documentElement.lang).toBe('th');
  });
});
