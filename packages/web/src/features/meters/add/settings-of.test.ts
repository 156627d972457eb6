import { decodePayload } from '@ohmstead/domain';
import { describe, expect, it } from 'vitest';
import { buildMeter } from '../build-for-test.ts';
import { homeAssistantSettings, httpSettings, iammeterSettings, maySendOpenly } from './settings-of.ts';

const address = 'http://10.0.0.5:8080/upload/abc';

describe('the settings', () => {
  it('of an IAMMETER meter are its run mode, the address and an interval that it takes', () => {
    expect(iammeterSettings(address).map(({ value }) => value)).toEqual(['HTTP', address, '60']);
  });

  it('of a program are an example that the server reads, and a command that sends it', () => {
    const [, example, command] = httpSettings(address).map(({ value }) => value);
    expect(decodePayload(JSON.parse(example ?? ''))).toMatchObject({ kind: 'reading' });
    expect(command).toBe(`curl '${address}' -d '${example}'`);
  });

  it('of Home Assistant give a payload that the server reads once its sensors are filled in', () => {
    const [command] = homeAssistantSettings(address);
    expect(command?.value).toContain(`url: "${address}"`);
    const payload = command?.value.split('payload: >-')[1]?.replaceAll(/\{\{.*?\}\}/g, '1.5') ?? '';
    expect(decodePayload(JSON.parse(payload))).toMatchObject({
      kind: 'reading',
      values: { phases: [{ voltageV: 1.5, exportKwh: 1.5, frequencyHz: null }] },
    });
  });
});

describe('maySendOpenly', () => {
  const openUploadAddress = 'http://10.0.0.5:8080/api/v1/sensor/uploadsensor';

  it('is where the server takes serial numbers alone and nothing has to be proven', () => {
    expect(maySendOpenly(buildMeter({ openUploadAddress }))).toBe(true);
    expect(maySendOpenly(buildMeter({ openUploadAddress: null }))).toBe(false);
    const proof = { state: 'awaited', completeAt: null } as const;
    expect(maySendOpenly(buildMeter({ openUploadAddress, proof }))).toBe(false);
  });
});
