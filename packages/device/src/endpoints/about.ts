import * as z from 'zod/mini';
import type { Device } from '../device.ts';
import { type Answer, json, outcome } from '../http/answer.ts';
import { bodyAs, type DeviceRequest } from '../http/request.ts';
import { brandSettings } from '../memory/settings.ts';
import type { Endpoint } from './endpoint.ts';

/** UNVERIFIED: its fields; the makers only name the function that writes them. */
const answerClock = (device: Device): Answer =>
  json({ ntpServer: device.settings().advanced.ntpServer, synchronized: device.joined() === null ? 0 : 1 });

const change = z.partial(brandSettings);

const setBrand = (device: Device, request: DeviceRequest): Answer => {
  const wanted = bodyAs(request, change);
  if (wanted === null || Object.keys(wanted).length === 0) return outcome(device.firmware, false);
  const settings = device.settings();
  device.save({ ...settings, brand: brandSettings.parse({ ...settings.brand, ...wanted }) });
  return outcome(device.firmware, true);
};

/** UNVERIFIED: its content, but that it is a description of UPnP. */
const answerDescription = (device: Device): Answer => {
  const { model, sn, mac } = device.identity();
  const text = `<?xml version="1.0"?>
<root xmlns="urn:schemas-upnp-org:device-1-0">
  <specVersion><major>1</major><minor>0</minor></specVersion>
  <device>
    <deviceType>urn:schemas-upnp-org:device:Basic:1</deviceType>
    <friendlyName>iMeter_${sn}</friendlyName>
    <manufacturer>IAMMETER</manufacturer>
    <modelName>${model}</modelName>
    <serialNumber>${sn}</serialNumber>
    <UDN>uuid:00000000-0000-0000-0000-${mac}</UDN>
  </device>
</root>
`;
  return { status: 200, type: 'text/xml', text };
};

/** Stands for the device's own page, where its firmware is updated by choosing a file. */
const answerOwnPage = (device: Device): Answer => {
  const { model, sn, version } = device.identity();
  const text = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${model}</title>
<h1>${model} ${sn}</h1>
<p>Firmware ${version}</p>
<p>This is a virtual device. On a real one this is the place where you choose a file with new firmware.</p>
</html>
`;
  return { status: 200, type: 'text/html; charset=utf-8', text };
};

export const aboutEndpoints: readonly Endpoint[] = [
  { method: 'GET', path: '/api/sntpstatus', access: 'public', answer: answerClock },
  {
    method: 'GET',
    path: '/api/getbrand',
    access: 'public',
    answer: (device) => json(device.settings().brand),
  },
  { method: 'POST', path: '/api/setbrand', access: 'protected', answer: setBrand },
  { method: 'GET', path: '/info.xml', access: 'public', answer: answerDescription },
  // UNVERIFIED: that its page stays open while Admin Security is on.
  { method: 'GET', path: '/', access: 'public', answer: answerOwnPage },
  { method: 'GET', path: '/index.html', access: 'public', answer: answerOwnPage },
];
