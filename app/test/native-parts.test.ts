import { describe, expect, it } from 'vitest';
import { answerOf } from '../src/device-request.ts';
import { pathOfLink } from '../src/link-path.ts';
import { nameOf, strongest } from '../src/wifi.ts';

describe('answerOf', () => {
  it('gives text as it came, and JSON that the shell has read as text again', () => {
    const headers = { 'Content-Type': 'application/json' };
    expect(answerOf({ status: 200, headers, data: { SN: 'A' }, url: 'x' })).toEqual({
      status: 200,
      headers: { 'content-type': 'application/json' },
      text: '{"SN":"A"}',
    });
    expect(answerOf({ status: 401, headers: {}, data: 'no', url: 'x' }).text).toBe('no');
    expect(answerOf({ status: 204, headers: {}, data: null }).text).toBe('');
  });

  it('takes nothing else for an answer', () => {
    expect(() => answerOf({ status: 'ok', headers: {} })).toThrow();
  });
});

describe('pathOfLink', () => {
  it.each([
    ['ohmstead://open/site/3?date=2026-11-20', '/site/3?date=2026-11-20'],
    ['ohmstead://open', '/'],
    ['https://energy.example.org/edit/meter/4', '/edit/meter/4'],
    ['https://evil.example/site/3', null],
    ['http://energy.example.org/site/3', null],
    ['ohmstead://elsewhere/site/3', null],
    ['not a link', null],
  ])('of %s is %s', (link, path) => {
    expect(pathOfLink(link, 'energy.example.org')).toBe(path);
  });

  it('knows no server’s links where none was given at the build', () => {
    expect(pathOfLink('https://energy.example.org/site/3', null)).toBeNull();
  });
});

describe('the Wi-Fi', () => {
  it('is read without Android’s quotes and its word for unknown', () => {
    expect(['"Home"', 'Home', '<unknown ssid>', ''].map(nameOf)).toEqual(['Home', 'Home', null, null]);
  });

  it('to join is the nearest whose name begins so', () => {
    const networks = [
      { ssid: 'iMeter_1', rssi: -80 },
      { ssid: 'iMeter_2', rssi: -40 },
      { ssid: 'Home', rssi: -10 },
    ];
    expect(strongest(networks, 'iMeter')).toBe('iMeter_2');
    expect(strongest(networks, 'Other')).toBeNull();
  });
});
