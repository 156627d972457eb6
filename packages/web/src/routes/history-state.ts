import '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** For the login page after registering: whom to log in. */
    username?: string;
  }
}
