// Pure: what the generated Android project needs beyond what its tool writes.

const permissions = [
  'INTERNET',
  'ACCESS_NETWORK_STATE',
  'ACCESS_WIFI_STATE',
  'CHANGE_WIFI_STATE',
  'CHANGE_NETWORK_STATE',
  'ACCESS_COARSE_LOCATION',
  'ACCESS_FINE_LOCATION',
  'POST_NOTIFICATIONS',
];

const mark = '<!-- ohmstead -->';

/** Servers at home and meters speak plain HTTP; without it the app could reach neither. */
const withClearText = (manifest) =>
  manifest.includes('android:usesCleartextTraffic')
    ? manifest
    : manifest.replace('<application', '<application\n        android:usesCleartextTraffic="true"');

/** A backup in somebody's cloud would hold the token. */
const withoutBackup = (manifest) =>
  manifest.replace('android:allowBackup="true"', 'android:allowBackup="false"');

const withPermissions = (manifest) => {
  const missing = permissions.filter((name) => !manifest.includes(`"android.permission.${name}"`));
  const lines = missing.map((name) => `    <uses-permission android:name="android.permission.${name}" />\n`);
  return manifest.replace('</manifest>', `${lines.join('')}</manifest>`);
};

const filter = (data, verify = '') => `
            <intent-filter${verify}>
                <action android:name="android.intent.action.VIEW" />
                <category android:name="android.intent.category.DEFAULT" />
                <category android:name="android.intent.category.BROWSABLE" />
                <data ${data} />
            </intent-filter>
`;

const withLinks = (manifest, linkHost) => {
  if (manifest.includes(mark)) return manifest;
  const own = filter('android:scheme="ohmstead" android:host="open"');
  const servers =
    linkHost === null
      ? ''
      : filter(`android:scheme="https" android:host="${linkHost}"`, ' android:autoVerify="true"');
  return manifest.replace('</activity>', `    ${mark}${own}${servers}        </activity>`);
};

/** Doing it twice is doing it once. */
export const completeManifest = (manifest, linkHost) =>
  withLinks(withPermissions(withoutBackup(withClearText(manifest))), linkHost);
