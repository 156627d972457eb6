// The projects that Capacitor's tool makes, as far as they can be looked at without the SDKs of Android and iOS.
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { completeManifest } from '../scripts/android-project.mjs';
import { completeDelegate, completePlist } from '../scripts/ios-project.mjs';

const app = join(import.meta.dirname, '..');
let folder;

const read = (path) => readFileSync(join(folder, path), 'utf8');

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ohmstead-app-'));
  for (const name of ['package.json', 'capacitor.config.json']) cpSync(join(app, name), join(folder, name));
  symlinkSync(join(app, 'node_modules'), join(folder, 'node_modules'));
  mkdirSync(join(folder, 'www'));
  writeFileSync(join(folder, 'www/index.html'), '<!doctype html><title>x</title>');
  for (const platform of ['android', 'ios']) {
    const program = join(app, 'node_modules/@capacitor/cli/bin/capacitor');
    const made = spawnSync(process.execPath, [program, 'add', platform], { cwd: folder, encoding: 'utf8' });
    expect(made.status, made.stdout + made.stderr).toBe(0);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the generated Android project', () => {
  it('has a manifest whose parts are all found and completed', () => {
    const manifest = completeManifest(read('android/app/src/main/AndroidManifest.xml'), 'energy.example.org');
    expect(manifest).toMatch(/<application\s[^>]*android:usesCleartextTraffic="true"/);
    expect(manifest).toMatch(/<application\s[^>]*android:allowBackup="false"/);
    const [activity = ''] = /<activity[\s\S]*<\/activity>/.exec(manifest) ?? [];
    expect(activity).toContain('android:scheme="ohmstead" android:host="open"');
    expect(activity).toContain('android:autoVerify="true"');
    for (const name of ['INTERNET', 'ACCESS_FINE_LOCATION', 'CHANGE_WIFI_STATE', 'POST_NOTIFICATIONS'])
      expect(manifest).toContain(`"android.permission.${name}"`);
    expect(manifest.match(/<activity/g)).toHaveLength(1);
  });

  it('builds in every plugin that the app’s own code calls', () => {
    const gradle = read('android/capacitor.settings.gradle');
    for (const name of ['app', 'network', 'preferences', 'push-notifications'])
      expect(gradle).toContain(`:capacitor-${name}`);
    expect(gradle).toContain(':capgo-capacitor-wifi');
  });

  it('shows the pages at an origin that the server allows', () => {
    const config = JSON.parse(read('android/app/src/main/assets/capacitor.config.json'));
    expect(config).toMatchObject({ server: { androidScheme: 'http', cleartext: true } });
  });
});

describe('the generated iOS project', () => {
  it('says why it asks for the network, and hears of push tokens', () => {
    const plist = completePlist(read('ios/App/App/Info.plist'));
    expect(plist).toContain('NSLocalNetworkUsageDescription');
    expect(plist.match(/<key>NSAppTransportSecurity<\/key>/g)).toHaveLength(1);
    const delegate = completeDelegate(read('ios/App/App/AppDelegate.swift'));
    expect(delegate).toContain('capacitorDidRegisterForRemoteNotifications');
    expect(delegate.trimEnd().endsWith('}')).toBe(true);
  });
});
