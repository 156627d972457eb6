export { LocalDevicesScreen } from './devices/LocalDevicesScreen.tsx';
export { LocalDeviceScreen } from './live/LocalDeviceScreen.tsx';
export { WifiScanScreen } from './scan/WifiScanScreen.tsx';
export { WifiSettingScreen } from './settings/WifiSettingScreen.tsx';
export { SetupScreen } from './setup/SetupScreen.tsx';
