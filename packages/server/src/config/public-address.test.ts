import { describe, expect, it } from 'vitest';
import { networkUrl } from '../network/addresses.ts';
import { createPublicAddress, linkTo } from './public-address.ts';

describe('the address of links in mails', () => {
  it('is the configured one', () => {
    const config = { publicUrl: 'https://energy.example/app', host: '0.0.0.0' };
    expect(linkTo(config, 8080, '/forgotPassword#token')).toBe(
      'https://energy.example/app/forgotPassword#token',
    );
  });

  it('is else that of the start, in the network where there is one', () => {
    const base = networkUrl('0.0.0.0', 8080) ?? 'http://localhost:8080';
    expect(linkTo({ publicUrl: null, host: '0.0.0.0' }, 8080, '/login')).toBe(`${base}/login`);
    expect(linkTo({ publicUrl: null, host: '127.0.0.1' }, 8080, '/login')).toBe(
      'http://127.0.0.1:8080/login',
    );
  });

  it('has the port that the server listens on', () => {
    const address = createPublicAddress({ publicUrl: null, host: '127.0.0.1', port: 0 });
    address.listensOn(4711);
    expect(address.linkTo('/login')).toBe('http://127.0.0.1:4711/login');
  });
});
