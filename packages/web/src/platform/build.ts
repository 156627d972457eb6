/** The app build (`vite build --mode app`) has local mode; the web build does not. */
export const isAppBuild = import.meta.env.MODE === 'app';

/** The screens of the app alone are no part of what browsers load; tests open them in either way. */
export const hasAppScreens = isAppBuild || !import.meta.env.PROD;
