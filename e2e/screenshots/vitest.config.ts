import { defineConfig } from 'vitest/config';
import stories from '../vitest.config.ts';

export default defineConfig({ test: { ...stories.test, include: ['screenshots/take-screenshots.ts'] } });
