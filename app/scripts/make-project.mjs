// Builds the pages and makes the native project of a platform, which its own tools (Gradle, Xcode) then build.
//   APP_LINK_HOST=energy.example.org APP_PUSH=on API_HOST=https://energy.example.org npm run android
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { completeManifest } from './android-project.mjs';
import { completeDelegate, completePlist } from './ios-project.mjs';

const app = join(import.meta.dirname, '..');
const platform = process.argv[2];
if (platform !== 'android' && platform !== 'ios') {
  console.error('Say for which platform: android or ios.');
  process.exit(1);
}

const run = (program, args) => {
  const { status } = spawnSync(process.execPath, [program, ...args], { cwd: app, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
};
const capacitor = (...args) => run('node_modules/@capacitor/cli/bin/capacitor', args);

const complete = (path, change) => {
  const file = join(app, path);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
};

run('../node_modules/vite/bin/vite.js', ['build', '--mode', 'app']);
if (!existsSync(join(app, platform))) capacitor('add', platform);
else capacitor('copy', platform);
if (platform === 'android') {
  const linkHost = process.env.APP_LINK_HOST || null;
  complete('android/app/src/main/AndroidManifest.xml', (text) => completeManifest(text, linkHost));
} else {
  complete('ios/App/App/Info.plist', completePlist);
  complete('ios/App/App/AppDelegate.swift', completeDelegate);
}
