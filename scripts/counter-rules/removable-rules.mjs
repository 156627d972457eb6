// What of the counter engine's source is a rule, and what is left where it is taken out.

/** @type {readonly (readonly [file: string, rules: Readonly<Record<string, readonly [text: string, without: string]>>])[]} */
const rulesOfFiles = [
  [
    'judge.ts',
    {
      'a replacement begins anew': ['if (readContext.read.replacedBy !== null)', 'if (false)'],
      'an owner’s decision takes precedence': ['if (verdict !== undefined)', 'if (false)'],
      'a return is looked for before a rise is believed': [
        'if (raw > register.raw && register.suspended.length > 0)',
        'if (false)',
      ],
      'a fall may be a return': ['judgeReturn(context, raw) ?? reset(context, raw)', 'reset(context, raw)'],
      'a dip or spike is held': [`if (confirmation === 'returns')`, 'if (false)'],
      'a rollover is booked': ['if (rolledOver !== null) return rollover(register, raw, rolledOver);', ''],
      'a jump books nothing': [
        `'implausible', { suspended`,
        `'implausible', { bookedMwh: raw - register.raw, suspended`,
      ],
      'a register that is no longer sent stays where it is': [
        'if (raw === undefined) return plain({ ...register, open: null });',
        '',
      ],
      'a register that is no longer sent is not awaited': [
        'plain({ ...register, open: null })',
        'plain(register)',
      ],
      'a value that is missing is held': ['if (raw === null) return unknown(readContext, register);', ''],
      'a hold goes on over a missing value': [
        `register.open?.kind ?? ('unknown' as const)`,
        `'unknown' as const`,
      ],
      'a fall that stays may be taken back': ['{ bookedMwh, suspended });', '{ bookedMwh });'],
      'a jump that stays may be taken back': ['{ suspended: suspend(context, raw, 0) }', '{}'],
      'a hold of the unknown is given up after a day': ['atMicros - sinceMicros > dayMicros', 'atMicros < 0'],
      'a later register begins at 0': ['beforeMicros === null ? raw : 0', 'raw'],
    },
  ],
  [
    'confirmation.ts',
    {
      'three reads decide': ['confirmingReads = 3', 'confirmingReads = 1'],
      'the reads that decide take two minutes': ['confirmingMicros = 120_000_000', 'confirmingMicros = 0'],
      'no more than 120 reads wait': ['mostWaitingReads = 120', 'mostWaitingReads = 1e9'],
      'another meter ends the waiting': [`if (next.replacedBy !== null) return 'stays';`, ''],
      'a value decided not to be believed confirms nothing': [`=== 'hold' ? null`, `=== 'no' ? null`],
      'a jump that stayed above has not returned': [' || hasStayedAbove(context, raw)', ''],
      'a read after a rollover is a return': [
        ' || (!mayBeRollover && rolloverMwh(context, next, raw) !== null)',
        '',
      ],
      'the read after a rollover follows from it': [
        'return follows(context, { raw, next, nextRaw }) ?',
        'return true ?',
      ],
    },
  ],
  [
    'plausible.ts',
    {
      'a rise is within what can have been counted': [
        'rise >= 0 && rise <= mostRise(context, read)',
        'rise >= 0',
      ],
      'a restart is explained by the power shown': [
        '+ restartAllowanceMwh ? raw : 0',
        '+ restartAllowanceMwh ? raw : raw',
      ],
      'twice the power shown explains a restart': ['const powerW = 2 *', 'const powerW = 0 *'],
      '0.1 kWh on a restarted counter needs no explanation': [
        'restartAllowanceMwh = 100_000',
        'restartAllowanceMwh = 0',
      ],
      'power explains no restart more than a day ago': [
        'Math.min(readContext.read.atMicros - sinceOf(readContext, register), dayMicros)',
        '(readContext.read.atMicros - sinceOf(readContext, register))',
      ],
      'a rollover is within what can have been counted': [
        'return rise <= mostRise(context, read) ? rise : null',
        'return rise',
      ],
    },
  ],
  [
    'limits.ts',
    {
      'an unrated meter counts up to 100 kW': ['unratedMaxPowerW = 100_000', 'unratedMaxPowerW = 1e12'],
      'an unrated meter counts up to fourfold the power shown': [
        'unratedShownFactor = 4',
        'unratedShownFactor = 0',
      ],
      'a rated meter counts up to twice its rating': ['2 * ratedPowerW', '1e9 * ratedPowerW'],
      'a rated meter counts up to 10 kW at least': ['Math.max(10_000, 2 * ratedPowerW)', '2 * ratedPowerW'],
      'a step of 1 kWh is plausible': ['stepAllowanceMwh = 1_000_000', 'stepAllowanceMwh = 0'],
    },
  ],
  [
    'segment-back.ts',
    {
      'a return recovers nine tenths of the way': ['10 * Math.abs(step) >= 9 * Math.abs(way)', 'true'],
      'a return is not below its segment': ['return rise >= 0 && rise', 'return rise'],
      'a return is not above what its segment can have counted since': [
        ' && rise <= plausibleMwh(rules.limits, read.powersW[index] ?? 0, spanMicros)',
        '',
      ],
      'of several segments the one with the least energy is back': [
        ' && segment.raw >= (found?.raw ?? segment.raw)',
        '',
      ],
      'a return comes within 35 days': [' || !isRemembered(segment, read.atMicros)', ''],
    },
  ],
  [
    'judge-return.ts',
    {
      'the greater of two rises is booked': [
        'Math.max(raw - found.raw - (count - found.count), 0)',
        'Math.max(raw - found.raw, 0)',
      ],
      'what leaving had booked is taken back': ['sum + restartMwh, 0)', 'sum, 0)'],
      'a jump that was dropped is not remembered': ['if (isJump) return before;', ''],
      'what stood in is an interlude': ['isInterlude: !found.isInterlude', 'isInterlude: false'],
      'a return forgets what was left since': [
        'register.suspended.slice(0, register.suspended.indexOf(found))',
        'register.suspended',
      ],
      'after a silence a return may be something else': [`if (choice === 'other') return null;`, ''],
    },
  ],
  ['suspended-segment.ts', { 'four segments are remembered': ['mostSegments = 4', 'mostSegments = 1'] }],
  [
    'silence-choice.ts',
    {
      'the power shown chooses': ['if (powerW === null) return', 'if (true) return'],
      'without one the smaller energy counts': [`returnMwh < otherMwh ? 'perhaps' : 'other'`, `'other'`],
      'only a silence leaves a choice': ['spanMicros > gapMicros ?', 'true ?'],
    },
  ],
  [
    'alternatives.ts',
    {
      'of alternatives the one counts that its neighbours continue from': ['ahead > 0 || ', ''],
      'of alternatives on a tie the lower counts': [' || (ahead === 0 && totalOf(read) < totalOf(best))', ''],
    },
  ],
  [
    'judge-edit.ts',
    {
      'what is decided to be held books nothing': [`if (verdict === 'hold') return`, 'if (false) return'],
      'what is decided to be booked is': [`if (verdict === 'book') return`, 'if (false) return'],
      'a decided rollover counts over the modulus': ['rolledOver ?? (fell', 'null ?? (fell'],
      'a replacement books the rise to the final count': [
        'const bookedMwh = rise ?? 0',
        'const bookedMwh = 0',
      ],
      'the new meter begins at its first count': [
        'raw: first ?? final ?? register.raw',
        'raw: final ?? register.raw',
      ],
      'after what is decided nothing returns': [
        'const next = { count: register.count + bookedMwh, raw, open: null, suspended: noSegments };',
        'const next = { ...register, count: register.count + bookedMwh, raw, open: null };',
      ],
      'after a replacement nothing returns': [
        `      open: null,
      suspended: noSegments,
    },
    estimated: rise`,
        `      open: null,
      suspended: register.suspended,
    },
    estimated: rise`,
      ],
      'a final count cannot have fallen': ['if (final >= context.register.raw) return', 'if (true) return'],
    },
  ],
  [
    'verdicts.ts',
    {
      'a hold is listed once': ['register.open?.kind === kind ? null : { kind', '{ kind'],
      'a restart books what it has counted': [
        'register.count + bookedMwh, raw, open: null, suspended }',
        'register.count, raw, open: null, suspended }',
      ],
    },
  ],
  [
    'read-context.ts',
    { 'a hold began after the last believed read': ['register.open?.sinceMicros ?? ', ''] },
  ],
  [
    'with-returns.ts',
    {
      'what a return takes back is taken from the fall on': ['return passed - taken', 'return passed'],
      'what passed meanwhile is spread by time': ['return passed - taken', 'return -taken'],
      'an interlude that is away keeps its energy': [
        'isReturn ? takesBack : takesBack.filter(({ mwh }) => mwh > 0)',
        'takesBack',
      ],
    },
  ],
  [
    'ledger.ts',
    {
      'a replacement’s counts stand before what came at its instant': [
        'replaced.at(-1)?.atMicros === read.atMicros ? [...replaced]',
        'false ? [...replaced]',
      ],
      'of readings of one instant one counts': ['if (alternatives > 1)', 'if (false)'],
    },
  ],
  [
    'question.ts',
    {
      'a question is asked about what is uncertain': [`event.reason === 'uncertain' ||`, ''],
      'a question is asked about what nothing explains': [`event.reason === 'unexplained' ||`, ''],
      'a question is asked about an implausible rise': [`event.reason === 'implausible' ||`, ''],
      'a question is asked about what was outcounted': ['  isOutcounted(event);', 'false;'],
      'a question is asked about a restart after a long silence': [' || isLongSilence(event, around)', ''],
      'a question is asked about restarts of several registers at once': ['unusual.length > 1 || ', ''],
      'no question is asked about usual restarts': ['&& !isUsual(restarts, event)', ''],
      'no question is asked where a meter reports once an hour': [
        'silenceOf(event) > 2 * silenceBefore(event)',
        'true',
      ],
    },
  ],
];

export const removableRules = rulesOfFiles.flatMap(([file, rules]) =>
  Object.entries(rules).map(([name, [text, without]]) => ({ name, file, text, without })),
);
