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
        'frame/(AppFrame|LanguageList|notice-news|theme-labels|use-is-demo)',
        'ui/(Amount|Card|ConfirmDialog|Dialog|PullToRefresh|QueryState|SegmentedControl|SelectField|StateMark|UpdatedAgo)',
        'ui/(meter/(meter-figures|WaitingMeter)|charts/lines/Sparkline)',
        'api/(ask-until-whole|use-computing|use-live|use-is-streaming)',
        'causes/(CauseLink|cause-dates)',
        'model/(account/setting|dates/calendar|meter/(meter|meter-list|site-meters))',
        'yesterday/Sentence',
        'yesterday/(use-detail|use-than-usual|yesterday-part)',
      ),
      /energy-colours\.module\.css$/,
      /packages\/(contract\/src\/meter\/meter|domain\/src\/device\/device-state)\.ts$/,
      /node_modules\/@tanstack\/.*ueries/,
    ),
  },
  // A site's page needs these modules, and most reports.
  {
    name: 'figures',
    test: inSource(
      'ui/(DataTable|DayStepper|LazyDisclosure|OnlineMark|phase-name)',
      'ui/charts/(ChartTable|Readout|power-unit|bars/(BarChart|PhaseBars|phase-bars|slot-span)|lines/(line-point|slot-axis))',
      'ui/charts/(picture/sharp-drawings|plot/(label-stride|value-scale)|power/(day-axis|hour-step))',
      'energy-value/MeasureSwitch',
      'end-uses/(LazyEndUses|end-uses-query)',
      'incidents/IncidentRows',
      'model/(dates/use-today|energy/column-values|incident/(incident|incident-list)|site/power-line)',
      'api/is-missing',
    ),
  },
];

export const chunkGroups = groups.map((group, index) => ({ ...group, priority: groups.length - index }));
