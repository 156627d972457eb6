// npm run app:web: says where the pages lie that were made before it.
import { say } from './say.mjs';

const server = process.env.API_HOST;
say(
  `The app’s pages are in packages/web/dist-app. They ${server ? `know ${server}` : 'ask for their server'}.`,
);
