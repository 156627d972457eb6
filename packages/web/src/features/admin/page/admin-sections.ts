// Pure: the parts of the console and where they are.
import type { TextKey } from '@ohmstead/i18n';
import type { IconName } from '../../../ui/Icon.tsx';

const sections = [
  { to: '/admin', icon: 'overview', label: 'admin.section.overview' },
  { to: '/admin/users', icon: 'user', label: 'admin.section.users' },
  { to: '/admin/meters', icon: 'meter', label: 'admin.section.meters' },
  { to: '/admin/feedback', icon: 'chat', label: 'admin.section.feedback' },
  { to: '/admin/notices', icon: 'bell', label: 'admin.section.notices' },
  { to: '/admin/texts', icon: 'language', label: 'admin.section.texts' },
  { to: '/admin/brand', icon: 'palette', label: 'admin.section.brand' },
  { to: '/admin/mail', icon: 'mail', label: 'admin.section.mail' },
  { to: '/admin/log', icon: 'file', label: 'admin.section.log' },
] as const satisfies readonly { to: string; icon: IconName; label: TextKey }[];

export const sectionsOf = (server: { readonly feedback: boolean }) =>
  sections.filter(({ to }) => to !== '/admin/feedback' || server.feedback);
