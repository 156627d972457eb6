import { calls } from '@ohmstead/contract';
import { languageOf } from '@ohmstead/i18n';
import { demoLogin } from '../../accounts/demo-login.ts';
import type { Context } from '../../context/context.ts';
import { registerCall, type Server } from '../calls/register-call.ts';
import { currentBrand } from './current-brand.ts';
import { localeTexts } from './locale-store.ts';
import { registerLogo } from './logo-route.ts';

const noMap = { address: null, attribution: null, datum: 'wgs84' } as const;

export const registerCommonCalls = (server: Server, context: Context): void => {
  const { config, version } = context;
  const brand = currentBrand(context);
  registerLogo(server, context);
  registerCall(server, calls.common.applocales, ({ query, lang }) =>
    localeTexts(context.db, query.lang === undefined ? lang : languageOf([query.lang])),
  );
  registerCall(
    server,
    calls.place.mapTiles,
    async ({ lang }) => (lang === 'zh-cn' ? config.maps.chinese : config.maps.usual) ?? noMap,
  );
  registerCall(server, calls.common.config, async () => ({
    serverGroup: config.serverGroup,
    version,
    feedback: config.feedback,
    mail: config.smtpUrl !== null,
    brand: await brand(),
    demo: config.demo ? demoLogin : null,
  }));
};
