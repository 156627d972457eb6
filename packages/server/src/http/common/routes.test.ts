import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest({ demo: true, serverGroup: 'blue' });
});
afterAll(() => server.close());

describe('common.config', () => {
  it('gives a client what it needs before login', async () => {
    expect((await server.ask('GET', '/api/v1/common/config')).data).toEqual({
      serverGroup: 'blue',
      version: '0.0.0',
      feedback: true,
      mail: false,
      brand: { title: null, footer: null, colour: null, logo: null },
      demo: { username: 'demo', password: 'ohmstead' },
    });
  });
});

describe('common.applocales', () => {
  it('answers the texts of one language', async () => {
    await server.db
      .insertInto('locale_text')
      .values([
        { lang: 'en', key: 'login.title', value: 'Come in' },
        { lang: 'zh-cn', key: 'login.title', value: '请进' },
      ])
      .execute();
    expect((await server.ask('GET', '/api/v1/common/applocales?lang=zh-cn')).data).toEqual({
      'login.title': '请进',
    });
    expect((await server.ask('GET', '/api/v1/common/applocales?lang=de')).data).toEqual({});
    expect((await server.ask('GET', '/api/v1/common/applocales')).data).toEqual({ 'login.title': 'Come in' });
  });
});
