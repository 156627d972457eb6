import { afterAll, describe, expect, it } from 'vitest';
import { cleanUpApp } from '../../test/app-for-test.tsx';
import { chooseLanguage, loadAllTexts, overrideTexts, say, startTexts, subscribeTexts } from './texts.ts';

describe('texts', () => {
  cleanUpApp();
  // The files after this one show the same texts.
  afterAll(async () => {
    overrideTexts('de', {});
    await loadAllTexts();
  });

  it('begin in the saved language', async () => {
    localStorage.setItem('lang', 'zh-cn');
    await startTexts('core');
    expect(say('tab.settings')).toBe('设置');
    expect(document.documentElement.lang).toBe('zh-CN');
  });

  it('begin in the browser’s language, which is saved', async () => {
    localStorage.setItem('lang', 'xx');
    await startTexts('core');
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

  it('come under the language’s own tag', async () => {
    await chooseLanguage('nl');
    expect(say('tab.settings')).toBe('Instellingen');
    expect(document.documentElement.lang).toBe('nl');
  });

  it('begin with those of login and the main page, and come whole when another page needs them', async () => {
    localStorage.setItem('lang', 'zh-cn');
    await startTexts('core');
    await loadAllTexts();
    expect(say('site.today')).toBe('今天');
  });

  it('come whole by themselves when one is asked for too early', async () => {
    localStorage.setItem('lang', 'de');
    await startTexts('core');
    const whole = new Promise<void>((resolve) => {
      const leave = subscribeTexts(() => {
        leave();
        resolve();
      });
    });
    say('site.today');
    await whole;
    expect(say('site.today')).toBe('Heute');
  });
});
