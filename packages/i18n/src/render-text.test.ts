import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { renderText, textOf } from './index.ts';
import { en } from './tables/en.ts';

describe('renderText', () => {
  it('takes the first table that has the text', () => {
    const tables = [{ 'tab.sites': 'Plants' }, { 'tab.sites': 'My sites', 'tab.overview': 'Overview' }];
    expect(renderText(tables, 'en', 'tab.sites')).toBe('Plants');
    expect(renderText(tables, 'en', 'tab.overview')).toBe('Overview');
    expect(renderText(tables, 'en', 'tab.settings')).toBe('tab.settings');
  });

  it('counts as the language does', () => {
    expect(textOf('en', 'notices.unread', { count: 1 })).toBe('1 unread notice');
    expect(textOf('en', 'notices.unread', { count: 0 })).toBe('0 unread notices');
    expect(textOf('en', 'notices.unread', { count: 1200 })).toBe('1,200 unread notices');
    expect(textOf('pt', 'places.meters', { count: 0 })).toBe('0 contadores');
    expect(textOf('zh-cn', 'notices.unread', { count: 1 })).toBe('1 条未读通知');
  });

  it('falls back to English for what a table lacks, whatever its language counts in', () => {
    expect(renderText([{}, en], 'cs', 'notices.unread', { count: 3 })).toBe('3 unread notices');
    expect(renderText([{}, en], 'ru', 'tab.sites')).toBe('My sites');
  });

  it('puts values in as they are', () => {
    fc.assert(
      fc.property(fc.string(), (time) => {
        expect(textOf('en', 'device.since', { time })).toBe(`since ${time}`);
      }),
    );
  });

  it('leaves a value that is not given to be seen', () => {
    expect(textOf('en', 'device.since')).toBe('since {{time}}');
  });
});
