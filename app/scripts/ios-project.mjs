// Pure: what the generated iOS project needs beyond what its tool writes.

const entries = [
  [
    'NSLocalNetworkUsageDescription',
    '<string>Ohmstead reads and sets up electricity meters in your network.</string>',
  ],
  [
    'NSLocationWhenInUseUsageDescription',
    '<string>iOS tells an app the name of the Wi-Fi only where it may know the location. It is not stored.</string>',
  ],
  // Servers at home and meters speak plain HTTP.
  ['NSAppTransportSecurity', '<dict>\n\t\t<key>NSAllowsArbitraryLoads</key>\n\t\t<true/>\n\t</dict>'],
  [
    'CFBundleURLTypes',
    '<array>\n\t\t<dict>\n\t\t\t<key>CFBundleURLSchemes</key>\n\t\t\t<array>\n\t\t\t\t<string>ohmstead</string>\n\t\t\t</array>\n\t\t</dict>\n\t</array>',
  ],
];

/** Doing it twice is doing it once. */
export const completePlist = (plist) => {
  const missing = entries.filter(([key]) => !plist.includes(`<key>${key}</key>`));
  const lines = missing.map(([key, value]) => `\t<key>${key}</key>\n\t${value}\n`).join('');
  const end = plist.lastIndexOf('</dict>');
  return plist.slice(0, end) + lines + plist.slice(end);
};

const pushHandlers = `
    func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
        NotificationCenter.default.post(name: .capacitorDidRegisterForRemoteNotifications, object: deviceToken)
    }

    func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error) {
        NotificationCenter.default.post(name: .capacitorDidFailToRegisterForRemoteNotifications, object: error)
    }
`;

/** The push plugin hears of Apple's answer by the app's delegate only. */
export const completeDelegate = (source) => {
  if (source.includes('didRegisterForRemoteNotificationsWithDeviceToken')) return source;
  const end = source.lastIndexOf('}');
  return source.slice(0, end) + pushHandlers + source.slice(end);
};
