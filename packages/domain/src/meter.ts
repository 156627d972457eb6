/** What a meter is and what it measures. */
export const meterTypes = { singlePhase: 1, threePhase: 3 } as const;
export type MeterType = (typeof meterTypes)[keyof typeof meterTypes];

export const useTypes = { grid: 1, inverter: 2, load: 3, storage: 4 } as const;
export type UseType = (typeof useTypes)[keyof typeof useTypes];

export const deviceStates = ['noResponse', 'alert', 'notOn', 'halfPower', 'running'] as const;
export type DeviceState = (typeof deviceStates)[number];
