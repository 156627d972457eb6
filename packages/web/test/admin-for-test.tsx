import { openApp } from './app-for-test.tsx';
import { buildAppConfig } from './build-app-config.ts';
import { serveForTest, success } from './server-for-test.ts';

type Answers = Parameters<typeof serveForTest>[0];

/** The app as an administrator opens it at a path of the console. */
export const openAdmin = async (path: string, answers: Answers) => {
  localStorage.setItem('token', 't');
  localStorage.setItem('kind', 'admin');
  const server = serveForTest({
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/common/applocales': success({}),
    '/api/v1/user/sitelist': success([]),
    '/api/v1/user/meterlist': success([]),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    ...answers,
  });
  const app = await openApp(path);
  const sentTo = (name: string) =>
    server.asked.filter(({ path: asked }) => asked.split('?')[0] === `/api/v1/admin/${name}`);
  return { ...app, sentTo };
};

export const pageOfRows = (rows: readonly unknown[], total = rows.length) => success({ rows, total });
