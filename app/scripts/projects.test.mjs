import { describe, expect, it } from 'vitest';
import { completeManifest } from './android-project.mjs';
import { completeDelegate, completePlist } from './ios-project.mjs';

const manifest = `<manifest>
    <application android:allowBackup="true">
        <activity android:name=".MainActivity">
        </activity>
    </application>
    <uses-permission android:name="android.permission.INTERNET" />
</manifest>`;

describe('completeManifest', () => {
  const completed = completeManifest(manifest, 'energy.example.org');

  it('allows plain HTTP and no backup', () => {
    expect(completed).toContain('android:usesCleartextTraffic="true"');
    expect(completed).toContain('android:allowBackup="false"');
  });

  it('names a permission once', () => {
    expect(completed.match(/permission\.INTERNET"/g)).toHaveLength(1);
    expect(completed).toContain('"android.permission.POST_NOTIFICATIONS"');
  });

  it('opens links of its own and of the server it is built for', () => {
    expect(completed).toContain('android:scheme="ohmstead" android:host="open"');
    expect(completed).toContain('android:scheme="https" android:host="energy.example.org"');
    expect(completeManifest(manifest, null)).not.toContain('https');
  });

  it('changes nothing the second time', () => {
    expect(completeManifest(completed, 'energy.example.org')).toBe(completed);
  });
});

describe('the iOS project', () => {
  it('says why it asks, allows plain HTTP, and has its own links, once', () => {
    const plist = completePlist('<plist>\n<dict>\n\t<key>A</key>\n\t<true/>\n</dict>\n</plist>\n');
    for (const key of ['NSLocalNetworkUsageDescription', 'NSAllowsArbitraryLoads', 'CFBundleURLTypes'])
      expect(plist).toContain(`<key>${key}</key>`);
    expect(plist.trimEnd().endsWith('</dict>\n</plist>')).toBe(true);
    expect(completePlist(plist)).toBe(plist);
  });

  it('hears of Apple’s answer to a registration, once', () => {
    const source = completeDelegate('class AppDelegate {\n}\n');
    expect(source).toContain('capacitorDidRegisterForRemoteNotifications');
    expect(completeDelegate(source)).toBe(source);
  });
});
