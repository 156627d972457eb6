import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doneOf } from './done.ts';
import { monitorOf } from './monitor.ts';
import { networkAnswer } from './network.ts';
import { uploadSettingsAnswer } from './upload-settings.ts';
import { wifiListAnswer } from './wifi-list.ts';

const row = [226.3, 1.41, 196, 424.546, 0, 49.99, 0.62];

describe('a reading', () => {
  it.each([
    { data: row.slice(0, 5) },
    { Data: row },
    { SN: '7F8A9B0C', Datas: [row] },
    { SN: '7F8A9B0C', Datas: [row, row, row, row] },
    {
      method: '2-9',
      mac: 'A1B2C3D4E5F6',
      version: 'i.91.063T2',
      server: 'em',
      SN: '7F8A9B0C',
      Datas: [row, row],
    },
  ])('is read from %j', (body) => {
    expect(monitorOf(body)).toMatchObject({
      kind: 'answer',
      value: { values: { phases: expect.any(Array) } },
    });
  });

  it('is not ready where its values are null', () => {
    const body = { method: 'uploadsn', mac: null, version: null, server: null, SN: 'null' };
    expect(monitorOf({ ...body, Data: [null, null, null, null, null] })).toEqual({ kind: 'notReady' });
  });

  it('keeps the rest of an answer only where that is what it should be', () => {
    expect(monitorOf({ Data: row, version: 3, sig: '71', ssid: null })).toMatchObject({
      value: { version: null, signal: 71, ssid: null },
    });
  });

  it('is one of the known outcomes whatever comes', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(['answer', 'notReady', 'notUnderstood']).toContain(monitorOf(body).kind);
      }),
    );
  });
});

describe('what a setter says', () => {
  it.each([true, 1, '1', 'true'])('is yes by %j', (successful) => {
    expect(doneOf({ successful })).toEqual({ kind: 'answer', value: true });
  });

  it.each([false, 0, '0', 'false'])('is no by %j', (successful) => {
    expect(doneOf({ successful, message: 'no' })).toEqual({ kind: 'refused', message: 'no' });
  });

  it.each([{}, { successful: 2 }, { successful: null }, 'ok', undefined])('is not known by %j', (body) => {
    expect(doneOf(body)).toEqual({ kind: 'notUnderstood' });
  });
});

describe('the network’s settings', () => {
  it('are null where old firmware leaves them out', () => {
    expect(networkAnswer.parse({ ssid: 'iammeter', sig: 100 })).toMatchObject({
      ssid: 'iammeter',
      sig: 100,
      ip: null,
      dhcp: null,
    });
  });

  it.each([
    [1, true],
    [0, false],
    [true, true],
    ['0', false],
    ['auto', null],
  ])('have DHCP by %j as %j', (dhcp, known) => {
    expect(networkAnswer.parse({ dhcp }).dhcp).toBe(known);
  });
});

describe('the upload’s settings', () => {
  it.each([
    [0, 'cloud'],
    ['2', 'http'],
    [4, 'standAlone'],
  ])('have the run mode %j as %s', (runMode, name) => {
    expect(uploadSettingsAnswer.parse({ runMode }).runMode).toBe(name);
  });

  it.each([{}, { runMode: 7 }, { runMode: -1 }, { runMode: 'http' }, { setPowerMode: 0 }, []])(
    'are not %j',
    (body) => {
      expect(uploadSettingsAnswer.safeParse(body).success).toBe(false);
    },
  );
});

describe('the networks around', () => {
  it('are each there once, the strongest first, the unnamed left out', () => {
    const network = fc.record({ ssid: fc.constantFrom('', 'a', 'b', 'c'), signal: fc.nat(100) });
    fc.assert(
      fc.property(fc.array(network), (all) => {
        const listed = wifiListAnswer.parse(all);
        const names = new Set(all.map(({ ssid }) => ssid).filter((ssid) => ssid !== ''));
        expect(new Set(listed.map(({ ssid }) => ssid))).toEqual(names);
        expect(listed).toHaveLength(names.size);
        for (const { ssid, signal } of listed)
          expect(signal).toBe(Math.max(...all.filter((one) => one.ssid === ssid).map((one) => one.signal)));
        expect(listed.map(({ signal }) => signal)).toEqual(
          listed.map(({ signal }) => signal).toSorted((one, other) => (other ?? 0) - (one ?? 0)),
        );
      }),
    );
  });
});
