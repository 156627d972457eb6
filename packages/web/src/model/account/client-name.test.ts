import { describe, expect, it } from 'vitest';
import { clientOf } from './client-name.ts';

const safari =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 Version/17.5 Safari/604.1';
const chrome =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Mobile Safari/537.36';

describe('clientOf', () => {
  it.each([
    [safari, 'Safari', 'iPhone'],
    [chrome, 'Chrome', 'Android'],
    [`${chrome} OPR/80.0`, 'Opera', 'Android'],
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36 Edg/130.0', 'Edge', 'Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0', 'Firefox', 'Linux'],
    ['curl/8.5.0', null, null],
    [null, null, null],
  ])('takes %s for %s on %s', (userAgent, browser, system) => {
    expect(clientOf(userAgent)).toEqual({ browser, system });
  });
});
