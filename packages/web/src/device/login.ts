// What a device asks for: a name and a password, sent by HTTP Basic.
export type DeviceLogin = { readonly username: string; readonly password: string };

/** Old firmware has this one and no other. */
export const factoryLogin: DeviceLogin = { username: 'admin', password: 'admin' };

export const authorizationOf = ({ username, password }: DeviceLogin): string => {
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(String.fromCharCode(...bytes))}`;
};
