import { defineConfig } from 'vitest/config';
import stories from '../vitest.config.ts';

export default defineConfig({
  test: {
    ...stories.test,
    name: 'screenshots',
    include: ['screenshots/take-screenshots.ts'],
    globalSetup: './screenshots/demo-program.ts',
  },
});
