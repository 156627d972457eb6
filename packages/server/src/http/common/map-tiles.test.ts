import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appForTest, type TestApp } from '../../../test/app-for-test.ts';

const mapTiles = 'https://tiles.example.org/{z}/{x}/{y}.png';
const mapTilesZh = 'https://tiles.example.cn/{z}/{x}/{y}.png';

let server: TestApp;
beforeAll(async () => {
  server = await appForTest({ mapTiles, mapTilesZh });
});
afterAll(() => server.close());

const addressFor = async (lang: string): Promise<string | null> =>
  (await server.ask('GET', '/api/v1/common/maptiles', { headers: { lang } })).data.address;

describe('common.maptiles', () => {
  it('has maps of its own for Chinese', async () => {
    expect(await addressFor('de')).toBe(mapTiles);
    expect(await addressFor('zh-cn')).toBe(mapTilesZh);
  });
});
