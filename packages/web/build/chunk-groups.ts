// Which modules come in one file. Without them every shared module would be a file: many ways there and back on a slow
// network. A group takes along what its modules need, but for what an earlier group has.

const inSource = (...names: string[]): RegExp => new RegExp(`packages/web/src/(${names.join('|')})\\.tsx?$`);

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const groups = [
  // What changes with a library's release only stays cached over ours.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // But for what only some screens use: login need not load that.
  { name: 'tanstack', test: /node_modules\/@tanstack\/(?!.*(useBlocker|InfiniteQuery|ueries))/ },
  // On every page.
  {
    name: 'app',
    test: inSource('ui/page-styles', 'routes/router', 'frame/Page', 'ui/Toasts', 'frame/when-idle'),
  },
  // On login, and wherever something is typed.
  {
    name: 'form',
    test: inSource('ui/(Field|PasswordField|Checkbox)', 'forms/(check-form|focus-first-error|SubmitButton)'),
  },
  // On the main page, and on most others of an account. Small ones too: a browser asks a server for six files at a time.
  {
    name: 'account',
    test: anyOf(
      inSource(
        'frame/AppFrame',
        'ui/(Amount|Card|PullToRefresh|QueryState|SelectField|StateMark|UpdatedAgo|meter/WaitingMeter)',
        'api/(use-live|use-is-streaming)',
      ),
      /energy-colours\.module\.css$/,
      /packages\/(contract\/src\/meter\/meter|domain\/src\/device\/device-state)\.ts$/,
      /node_modules\/@tanstack\/.*ueries/,
    ),
  },
];

export const chunkGroups = groups.map((group, place) => ({ ...group, priority: groups.length - place }));
