/** The app build (`vite build --mode app`) has local mode; the web build does not. */
export const isAppBuild = import.meta.env.MODE === 'app';
