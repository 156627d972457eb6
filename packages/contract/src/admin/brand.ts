// A file of its own: every screen needs it, and none but the administrator's the calls beside it.
import * as z from 'zod/mini';

/** What `common.config` says of the brand, for the configured server group. */
export const brand = z.object({
  /** Null: the product's own name. */
  title: z.nullable(z.string()),
  footer: z.nullable(z.string()),
  /** `#rrggbb`, for light and dark made readable by the client; null: the product's own. */
  colour: z.nullable(z.string()),
  /** Changes with every logo, so that a new one is fetched; null: the product's own. */
  logo: z.nullable(z.string()),
});
export type Brand = z.infer<typeof brand>;
