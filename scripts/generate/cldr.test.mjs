import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../root.mjs';
import { generatedFiles } from './cldr.mjs';

describe('generated tables', () => {
  it.each(generatedFiles())('$path is what `npm run generate` writes', ({ path, text }) => {
    expect(readFileSync(join(root, path), 'utf8')).toBe(text);
  });
});
