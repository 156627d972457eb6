import type { AppConfig } from '@ohmstead/contract';

/** A server without the demo, with the product’s own brand. */
export const buildAppConfig = (change: Partial<AppConfig> = {}): AppConfig => ({
  serverGroup: 'pm',
  version: '1.0.0',
  feedback: true,
  mail: true,
  brand: { title: null, footer: null, colour: null, logo: null },
  demo: null,
  ...change,
});
