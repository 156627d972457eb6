import { describe, expect, it } from 'vitest';
import { importProblem } from './dependency-direction.mjs';

const web = 'packages/web';
const screen = 'packages/web/src/features/home/page/HomeScreen.tsx';

describe('importProblem', () => {
  it.each([
    [web, screen, '@ohmstead/contract'],
    ['packages/server', 'packages/server/src/app.ts', '@ohmstead/contract/openapi'],
    [web, screen, './SiteList.tsx'],
    [web, screen, '../../../ui/Card.tsx'],
    [web, screen, 'react'],
    ['packages/meter', 'packages/meter/src/day.ts', '@ohmstead/domain'],
  ])('lets %s have %s with %s', (folder, path, specifier) => {
    expect(importProblem(folder, path, specifier)).toBeNull();
  });

  it.each([
    [web, screen, '@ohmstead/server', 'must not depend'],
    ['packages/domain', 'packages/domain/src/index.ts', '@ohmstead/contract', 'must not depend'],
    [web, screen, '@ohmstead/domain/src/meter.ts', 'public entries'],
    [web, screen, '../../../../../server/src/config.ts', 'leaves its package'],
  ])('refuses %s having %s with %s', (folder, path, specifier, reason) => {
    expect(importProblem(folder, path, specifier)).toContain(reason);
  });
});
