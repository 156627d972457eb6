// Who may import whom, from the bottom up: a folder imports from its own floor and those below it, never from above,
// and nowhere is a circle. Type-only imports count.

/** Folders of the server's `src`; what stands in `src` itself composes them. */
export const serverFloors = [
  { purpose: 'tools', folders: ['clock', 'collections', 'concurrency', 'log', 'network', 'rate-limits'] },
  { purpose: 'database', folders: ['storage'] },
  { purpose: 'rules for all', folders: ['config', 'errors', 'incident-steps', 'jobs', 'mail', 'quotas'] },
  {
    purpose: 'readings and what is made of them',
    folders: ['readings', 'rollups', 'ingest', 'intervals', 'recompute', 'clock-watch'],
  },
  {
    purpose: 'features: what people ask for',
    folders: [
      ...[
        'accounts',
        'registration',
        'sharing',
        'sites',
        'audit',
        'rejudging',
        'witness',
        'imports',
        'parsing',
      ],
      ...['power', 'overview', 'live', 'energy', 'analysis', 'forecast', 'bills', 'tariffs', 'weather'],
      ...['reading-export', 'report-export', 'verify', 'demo'],
      ...['notices', 'incidents', 'channels', 'auto-send', 'feedback', 'administration'],
      ...['account-deletion', 'account-download'],
    ],
  },
  { purpose: 'what a request works with', folders: ['context'] },
  { purpose: 'ways in', folders: ['http', 'commands'] },
];

/** Folders of the web's `src`; the routes compose the screens. */
export const webFloors = [
  { purpose: 'browser', folders: ['platform', 'session', 'theme', 'toasts'] },
  { purpose: 'texts', folders: ['texts'] },
  { purpose: 'calls', folders: ['api', 'device', 'navigation'] },
  { purpose: 'design system', folders: ['ui'] },
  { purpose: 'model: one query, one wording', folders: ['model'] },
  {
    purpose: 'what several screens share',
    folders: [
      'causes',
      'day-power',
      'end-uses',
      'energy-value',
      'first-steps',
      'forms',
      'frame',
      'incidents',
      'offline',
      'report',
      'yesterday',
    ],
  },
  { purpose: 'screens', folders: ['features'] },
  { purpose: 'addresses', folders: ['routes'] },
];

const anyOf = (floors) => floors.flatMap(({ folders }) => folders).join('|');

const directionsOf = (src, floors) => [
  ...floors.slice(1).map(({ purpose }, index) => ({
    name: `${src}: “${floors[index].purpose}” imports nothing from “${purpose}” or above`,
    from: { path: `^${src}/(${anyOf([floors[index]])})/` },
    to: { path: `^${src}/(${anyOf(floors.slice(index + 1))})/` },
  })),
  {
    name: `${src} is composed above its folders`,
    from: { path: `^${src}/[^/]+/` },
    to: { path: `^${src}/[^/]+$` },
  },
  {
    name: `${src} has every folder on a floor`,
    from: { path: `^${src}/(?!(${anyOf(floors)})/)[^/]+/` },
    to: {},
  },
];

const features = {
  name: 'the web’s features do not import each other',
  from: { path: '^packages/web/src/features/([^/]+)/' },
  to: { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
};

const circles = [
  { name: 'no circle of files', from: {}, to: { circular: true } },
  { name: 'no circle of folders', scope: 'folder', from: {}, to: { circular: true } },
];

/** Whose packages a package may import; server and web are imported by programs only. */
const packages = {
  'packages/domain': [],
  'packages/contract': ['domain'],
  'packages/i18n': ['domain', 'contract'],
  'packages/meter': ['domain', 'contract'],
  'packages/device': ['domain', 'meter'],
  'packages/server': ['domain', 'contract', 'i18n'],
  'packages/web': ['domain', 'contract', 'i18n'],
  e2e: ['domain', 'contract', 'i18n', 'device'],
  // It measures the server's writing of a group by itself.
  bench: ['domain', 'contract', 'meter', 'e2e', 'server'],
  faults: ['domain', 'contract', 'e2e', 'bench'],
};

// The cruiser keeps a package’s name where it does not resolve it, and gives the path of its entry where it does.
const packageRules = Object.entries(packages).flatMap(([folder, allowed]) => [
  {
    name: `${folder} imports no package but ${allowed.join(', ') || 'none'}`,
    from: { path: `^${folder}/` },
    to: {
      path: '^(@ohmstead|bench)/',
      pathNot: `^(${folder}/|(@ohmstead/)?(${allowed.join('|') || 'none'})(/|$))`,
    },
  },
  {
    name: `${folder} enters other packages by their name`,
    from: { path: `^${folder}/` },
    to: {
      path: '^(packages|e2e|bench|faults|scripts)/',
      pathNot: `^${folder}/`,
      dependencyTypes: ['local'],
    },
  },
]);

export const importRules = [
  ...circles,
  ...packageRules,
  ...directionsOf('packages/server/src', serverFloors),
  ...directionsOf('packages/web/src', webFloors),
  features,
].map((rule) => ({ severity: 'error', ...rule }));
