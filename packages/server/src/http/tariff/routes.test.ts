import { describe, expect, it } from 'vitest';
import { billedSites, tariff } from '../../../test/billed-sites.ts';

const { answerTo, ask, newSite, saveTariff } = billedSites();

describe('tariff.save', () => {
  it('names what is wrong, and where', async () => {
    const { siteId } = await newSite();
    const wrong = {
      ...tariff('2026-02-30', 0.25),
      taxes: [{ name: 'VAT', ratePpm: -1, on: [] }],
    };
    const answer = await answerTo('POST', `tariff/save/${siteId}`, wrong);
    expect(answer).toMatchObject({ status: 400, data: { code: 'validation' } });
    const fields = answer.data.errors.map(({ field, code }: Record<string, string>) => [field, code]);
    expect(fields).toEqual(
      expect.arrayContaining([
        ['validFrom', 'date_invalid'],
        ['buying.priceMicros', 'price_invalid'],
        ['taxes.0.ratePpm', 'rate_invalid'],
        ['taxes.0.on', 'tax_on_nothing'],
      ]),
    );
    const { problems } = await ask('POST', `tariff/validate/${siteId}`, wrong);
    expect(problems).toHaveLength(fields.length);
    expect((await ask('GET', `tariff/list/${siteId}`)).versions).toEqual([]);
  });

  it('keeps a version’s id when it is corrected and deletes it when asked', async () => {
    const { siteId } = await newSite();
    await saveTariff(siteId, tariff('2026-01-01', 100));
    const twice = { ...tariff('2026-01-01', 200) };
    const answer = await answerTo('POST', `tariff/save/${siteId}`, twice);
    expect(answer.data.errors).toMatchObject([{ field: 'validFrom', code: 'versions_overlap' }]);
    const [version] = (await saveTariff(siteId, tariff('2026-02-01', 300))).versions.slice(1);
    const edited = await saveTariff(siteId, { ...tariff('2026-03-01', 300), id: Number(version.id) });
    expect(edited.versions[1]).toMatchObject({ id: version.id, validFrom: '2026-03-01' });
    const left = await ask('DELETE', `tariff/delete/${siteId}?version=${version.id}`);
    expect(left.versions).toMatchObject([{ validFrom: '2026-01-01', heldUntil: null }]);
  });
});
