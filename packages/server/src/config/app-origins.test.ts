import { describe, expect, it } from 'vitest';
import { appOrigins } from './app-origins.ts';

describe('APP_ORIGINS', () => {
  it('is a list, or none', () => {
    expect(appOrigins.parse('Capacitor://localhost, https://app.example.org:8443')).toEqual([
      'capacitor://localhost',
      'https://app.example.org:8443',
    ]);
    expect(appOrigins.parse('off')).toEqual([]);
  });

  it.each(['*', 'localhost', 'https://localhost/', 'https://*.example.org'])('refuses %s', (value) => {
    expect(appOrigins.safeParse(value).success).toBe(false);
  });
});
