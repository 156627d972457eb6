import { describe, expect, it } from 'vitest';
import { ianaZoneOf, isTimeZone } from '../index.ts';
import { windowsZones } from './windows-zones.gen.ts';

const ianaNames = Intl.supportedValuesOf('timeZone');

describe('isTimeZone', () => {
  it('knows every name the platform knows', () => {
    expect(ianaNames.filter((name) => !isTimeZone(name))).toEqual([]);
  });

  it.each([
    '',
    'Z',
    '+01:00',
    'Mars/Olympus',
    'Europe/Berlin ',
    'Europe/Berlin[u-ca=iso8601]',
    '__proto__',
    '../etc',
  ])('refuses %j', (id) => {
    expect(isTimeZone(id)).toBe(false);
  });
});

describe('ianaZoneOf', () => {
  it.each([
    ['Europe/Berlin', 'Europe/Berlin'],
    ['europe/berlin', 'Europe/Berlin'],
    ['Asia/Kolkata', 'Asia/Kolkata'],
    ['Asia/Calcutta', 'Asia/Calcutta'],
    ['W. Europe Standard Time', 'Europe/Berlin'],
    ['china standard time', 'Asia/Shanghai'],
    ['Lord Howe Standard Time', 'Australia/Lord_Howe'],
    ['Dateline Standard Time', 'Etc/GMT+12'],
    ['UTC', 'Etc/UTC'],
    [' Tokyo Standard Time ', 'Asia/Tokyo'],
  ])('maps %s to %s', (id, zone) => {
    expect(ianaZoneOf(id)).toBe(zone);
  });

  it.each(['Mars Standard Time', 'constructor', ''])('does not know %j', (id) => {
    expect(ianaZoneOf(id)).toBeNull();
  });

  it('maps every Windows id to a zone there is', () => {
    const ids = Object.keys(windowsZones);
    expect(ids.length).toBeGreaterThanOrEqual(139);
    expect(ids.filter((id) => !isTimeZone(ianaZoneOf(id) ?? ''))).toEqual([]);
  });
});
