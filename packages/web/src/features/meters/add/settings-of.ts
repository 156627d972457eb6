// Pure: what is typed into a device or a program so that it sends to this server.
import type { Meter } from '@ohmstead/contract';
import type { TextKey } from '@ohmstead/i18n';

export type Setting = { readonly label: TextKey; readonly value: string };

/** Once a minute is what every firmware can. */
const interval = '60';

export const iammeterSettings = (address: string): Setting[] => [
  { label: 'add.runMode', value: 'HTTP' },
  { label: 'waiting.address', value: address },
  { label: 'add.interval', value: interval },
];

/** Sending by serial number alone is open to whoever knows it, so not while the claim is to be proven. */
export const maySendOpenly = ({ openUploadAddress, proof }: Meter): boolean =>
  openUploadAddress !== null && proof === null;

const example = '{"Data":[230.5,5.4,1241,1234.567,0.25,50,0.99]}';

export const httpSettings = (address: string): Setting[] => [
  { label: 'waiting.address', value: address },
  { label: 'add.example', value: example },
  { label: 'add.command', value: `curl '${address}' -d '${example}'` },
];

/** The sensors' names are the reader's to replace; one that is unavailable ends the template, and nothing is sent. */
export const homeAssistantSettings = (address: string): Setting[] => [
  { label: 'add.haCommand', value: restCommand(address) },
  { label: 'add.haAutomation', value: automation },
];

const sensors = ['voltage', 'current', 'power', 'energy_import', 'energy_export'];

const restCommand = (address: string): string =>
  [
    'rest_command:',
    '  ohmstead:',
    `    url: "${address}"`,
    '    method: post',
    '    content_type: "application/json"',
    '    payload: >-',
    '      {"Data": [',
    sensors.map((name) => `      {{ states('sensor.meter_${name}') | float }}`).join(',\n'),
    '      ]}',
  ].join('\n');

const automation = [
  'alias: Ohmstead',
  'triggers:',
  '  - trigger: time_pattern',
  '    seconds: "/30"',
  'actions:',
  '  - action: rest_command.ohmstead',
].join('\n');
