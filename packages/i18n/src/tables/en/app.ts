export const app = {
  'app.server': 'Choose your server',
  'app.serverText': 'Enter the address of your server, as you open it in a browser.',
  'app.serverAddress': 'Server address',
  'app.serverHint': 'For example https://energy.example.org or 192.168.1.20:8080',
  'app.serverInvalid': 'This is not the address of a server.',
  'app.serverUnreachable':
    'No server answered at this address. Check the address, and whether this phone is connected to the right network. The server may also be too old for this app.',
  'app.serverPlain':
    'This address is not encrypted: anyone in the network can read the password and the data. Use it only in your own network.',
  'app.serverUse': 'Check and use',
  'app.phone': 'This phone',
  'app.pushAsk': 'The phone then asks whether this app may show you notifications.',
  'app.pushDenied':
    'Notifications are not allowed in the phone’s settings, or this app was built without them.',
};
