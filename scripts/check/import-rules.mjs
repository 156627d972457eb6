// Who may import whom, from the bottom up: a folder imports from its own floor and those below it, never from above,
// and nowhere is a circle. Type-only imports count.

/** Folders of the server's `src`; what stands in `src` itself composes them. */
const serverFloors = [
  'clock|collections|concurrency|log|network|rate-limits',
  'storage',
  'config|errors|jobs|quotas',
  'readings|rollups|ingest|recompute|clock-watch',
  // One folder a feature, and what they share: sites and accounts.
  'accounts|analysis|audit|bills|demo|energy|forecast|imports|live|overview|parsing|power|reading-export|registration|report-export|sharing|sites|tariffs|verify',
  'context',
  'http|commands',
];

/** Folders of the web's `src`; the routes compose the screens. */
const webFloors = [
  'platform|session|theme|toasts',
  'texts',
  'api|navigation',
  'ui',
  'model',
  'day-power|first-steps|forms|frame|offline|report',
  'features',
  'routes',
];

const directionsOf = (src, floors) => [
  ...floors.slice(1).map((_, index) => {
    const [below, above] = [floors.slice(0, index + 1), floors.slice(index + 1)];
    return {
      name: `${src} floor ${index + 1} imports no floor above it`,
      from: { path: `^${src}/(${below.at(-1)})/` },
      to: { path: `^${src}/(${above.join('|')})/` },
    };
  }),
  {
    name: `${src} is composed above its folders`,
    from: { path: `^${src}/[^/]+/` },
    to: { path: `^${src}/[^/]+$` },
  },
  {
    name: `${src} has every folder on a floor`,
    from: { path: `^${src}/(?!(${floors.join('|')})/)[^/]+/` },
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

export const importRules = [
  ...circles,
  ...directionsOf('packages/server/src', serverFloors),
  ...directionsOf('packages/web/src', webFloors),
  features,
].map((rule) => ({ severity: 'error', ...rule }));
