import { describe, expect, it } from 'vitest';
import { requireNode } from './node-version.mjs';

describe('requireNode', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('takes %s', (version) => {
    expect(() => requireNode(version)).not.toThrow();
  });

  it.each(['20.18.3', '18.20.0', '9.0.0'])('refuses %s by name', (version) => {
    expect(() => requireNode(version)).toThrow(version);
  });
});
