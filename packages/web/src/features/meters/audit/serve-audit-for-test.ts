import { buildAppConfig } from '../../../../test/build-app-config.ts';
import { buildMeterLive } from '../../../../test/build-meter-live.ts';
import { buildSite } from '../../../../test/build-site.ts';
import { buildSiteListItem } from '../../../../test/build-site-list-item.ts';
import { allNearForTest } from '../../../../test/near-for-test.ts';
import { type refusal, serveForTest, success } from '../../../../test/server-for-test.ts';
import { buildMeter } from '../build-for-test.ts';
import type { AuditPage } from './audit-answers.ts';
import { buildAuditPage, buildPreview } from './build-for-test.ts';

type Answer = ReturnType<typeof refusal>;

type Served = {
  readonly page?: Partial<AuditPage>;
  readonly role?: 'owner' | 'viewer';
  readonly given?: Record<string, Answer>;
};

/** A meter of a site, its audit list, and what its decisions would change. */
export const serveAudit = ({ page = {}, role = 'owner', given = {} }: Served = {}) => {
  localStorage.setItem('token', 't');
  allNearForTest();
  const answers: Record<string, Answer> = {
    '/api/v1/common/config': success(buildAppConfig()),
    '/api/v1/user/noticecount': success({ List: [], invitations: 0 }),
    '/api/v1/user/sitelist': success([buildSiteListItem({ role })]),
    '/api/v1/user/meterlist': success([buildMeterLive()]),
    '/api/v1/site/get/1': success(buildSite({ role })),
    '/api/v1/inverter/get/11': success(buildMeter()),
    '/api/v1/inverter/audit/11': success(buildAuditPage(page)),
    '/api/v1/inverter/auditcounts/11': success({ points: [] }),
    '/api/v1/inverter/decidepreview/11': success(buildPreview()),
    '/api/v1/inverter/decide/11': success({ decisionId: 7, isRecomputed: true }),
    '/api/v1/inverter/auditanswer/11': success({ decisionId: 8, isRecomputed: true }),
    '/api/v1/inverter/undo/11': success({ decisionId: 9, isRecomputed: true }),
    ...given,
  };
  const { asked } = serveForTest(answers);
  const sentTo = (path: string) =>
    asked.filter((one) => one.path.startsWith(`/api/v1/${path}/11`)).map(({ body }) => body);
  const pathsOf = (path: string) =>
    asked.map((one) => one.path).filter((one) => one.startsWith(`/api/v1/${path}/11`));
  return { answers, sentTo, pathsOf };
};
