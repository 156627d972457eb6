// An error as the log writes it. Drivers hang their clients and pools, with all they point to, on their errors.

const mostCauses = 4;
const mostOfSeveral = 5;
const longestText = 4000;

export type LoggedError = {
  readonly type: string;
  readonly message: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: LoggedError;
  readonly errors?: readonly LoggedError[];
};

export const loggedError = (error: unknown, causesLeft = mostCauses): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: textOf(error) };
  const { name, message, stack, cause } = error;
  const code = 'code' in error && (typeof error.code === 'string' || typeof error.code === 'number');
  return {
    type: name,
    message: cut(message),
    ...(code && { code: cut(String(error.code)) }),
    ...(typeof stack === 'string' && { stack: cut(stack) }),
    ...(cause !== undefined && causesLeft > 0 && { cause: loggedError(cause, causesLeft - 1) }),
    ...(error instanceof AggregateError &&
      causesLeft > 0 && {
        errors: error.errors.slice(0, mostOfSeveral).map((one) => loggedError(one, causesLeft - 1)),
      }),
  };
};

/** What is thrown may be anything, even something that cannot become a text. */
const textOf = (thrown: unknown): string => {
  try {
    return cut(String(thrown));
  } catch {
    return 'something without a text';
  }
};

const cut = (text: string): string => (text.length <= longestText ? text : `${text.slice(0, longestText)}…`);
