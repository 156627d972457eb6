// Which modules come in one file. Without them every shared module would be a file: many ways there and back on a slow
// network. A group takes along what its modules need, but for what an earlier group has.

const inSource = (...names: string[]): RegExp => new RegExp(`packages/web/src/(${names.join('|')})\\.tsx?$`);

const anyOf = (...patterns: RegExp[]): RegExp => new RegExp(patterns.map(({ source }) => source).join('|'));

const groups = [
  // What changes with a library's release only stays cached over ours.
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // The parts that only some screens use are excluded, since login need not load them.
  { name: 'tanstack', test: /node_modules\/@tanstack\/(?!.*(useBlocker|InfiniteQuery|ueries))/ },
  // Every page needs these modules.
  {
    name: 'app',
    test: inSource('ui/page-styles', 'routes/router', 'frame/Page', 'ui/Toasts', 'frame/when-idle'),
  },
  // Every page that shows figures needs these modules; login shows none.
  { name: 'formats', test: inSource('texts/use-texts') },
  // Login needs these modules, and every page on which something is typed.
  {
    name: 'form',
    test: inSource('ui/(Field|PasswordField|Checkbox)', 'forms/(check-form|focus-first-error|SubmitButton)'),
  },
  // The main page needs these modules, and most others of an account. Small ones are included, too: a browser fetches six
  // files of a server at a time.
  {
    name: 'account',
    test: anyOf(
      inSource(
        'frame/AppFrame',
        'ui/(Amount|Card|PullToRefresh|QueryState|SelectField|StateMark|UpdatedAgo|meter/WaitingMeter)',
        'api/(use-live|use-is-streaming)',
        'causes/(CauseLink|cause-dates)',
        'model/(dates/calendar|meter/site-meters)',
      ),
      /energy-colours\.module\.css$/,
      /packages\/(contract\/src\/meter\/meter|domain\/src\/device\/device-state)\.ts$/,
      /node_modules\/@tanstack\/.*ueries/,
    ),
  },
];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
