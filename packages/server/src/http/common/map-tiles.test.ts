import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';
import { mapSources } from '../../config/map-sources.ts';

const tiles = 'https://tiles.example.org/{z}/{x}/{y}.png';
const tilesZh = 'https://{s}.tiles.example.cn/{z}/{x}/{y}.png';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest({ maps: mapSources({ tiles, tilesZh, attribution: null }) });
});
afterAll(() => server.close());

const addressFor = async (lang: string): Promise<string | null> =>
  (await server.ask('GET', '/api/v1/common/maptiles', { headers: { lang } })).data.address;

describe('common.maptiles', () => {
  it('has maps of its own for Chinese', async () => {
    expect(await addressFor('de')).toBe(tiles);
    expect(await addressFor('zh-cn')).toBe(tilesZh);
  });

  it('come from those hosts alone', async () => {
    const answer = await fetch(`${server.address}/api/v1/common/config`);
    expect(answer.headers.get('content-security-policy')).toContain(
      "img-src 'self' data: blob: https://tiles.example.org https://*.tiles.example.cn;",
    );
  });

  it('are none where they are switched off, and nobody may be asked for any', async () => {
    const off = await appForTest({ maps: mapSources({ tiles: 'off', tilesZh: null, attribution: null }) });
    const answer = await off.ask('GET', '/api/v1/common/maptiles');
    await off.close();
    expect(answer.data.address).toBeNull();
    expect(answer.headers.get('content-security-policy')).toContain("img-src 'self' data: blob:;");
  });
});
