import { run } from '../run.mjs';
import { aptTry } from './apt.mjs';

/** Chinese, Japanese and Korean; Thai. */
const fonts = ['fonts-droid-fallback', 'fonts-tlwg-loma-ttf'];

/** Where letters are missing a browser draws boxes of another width, and texts fit that would not. */
export const installFonts = async () => {
  const { ok } = await run('dpkg', ['-s', ...fonts]);
  if (!ok) await aptTry(...fonts);
};
