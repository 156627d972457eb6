// A map of tiles with one pin, by Leaflet. Tiles that do not come leave it grey; the pin works all the same.
import 'leaflet/dist/leaflet.css';
import { divIcon, type LatLng, type Map as LeafletMap, type Marker, map, marker, tileLayer } from 'leaflet';
import { fromGcj02, toGcj02 } from './gcj02.ts';
import type { Pin } from './pin.ts';
import { hostOfTiles } from './tile-host.ts';

type PinMapOptions = {
  readonly address: string;
  /** Null: the tiles' host is named. */
  readonly attribution: string | null;
  /** The map shows places where Chinese maps have them. */
  readonly isShifted: boolean;
  readonly pinLabel: string;
  readonly pinClass: string;
  readonly onPin: (pin: Pin) => void;
};

export type PinMap = { readonly show: (pin: Pin | null) => void; readonly remove: () => void };

const wholeWorld = { zoom: 1, centre: [25, 10] as [number, number] };
const streetZoom = 14;
const stepPx = 8;

export const createPinMap = (element: HTMLElement, options: PinMapOptions): PinMap => {
  const leaflet = map(element, { attributionControl: true }).setView(wholeWorld.centre, wholeWorld.zoom);
  leaflet.attributionControl.setPrefix(false).addAttribution(credit(options));
  // OpenStreetMap gives tiles only to who says where they are shown; the server's address says enough.
  tileLayer(options.address, { maxZoom: 19, referrerPolicy: 'origin' }).addTo(leaflet);
  const place = ({ lat, lng }: LatLng) => {
    const shown = { latitude: lat, longitude: lng };
    options.onPin(options.isShifted ? fromGcj02(shown) : shown);
  };
  leaflet.on('click', ({ latlng }) => place(latlng));
  const pin = pinMarker(options);
  pin.on('dragend', () => place(pin.getLatLng()));
  return {
    show: (at) => {
      if (at === null) return void pin.remove();
      const wasShown = leaflet.hasLayer(pin);
      const { latitude, longitude } = options.isShifted ? toGcj02(at) : at;
      pin.setLatLng([latitude, longitude]).addTo(leaflet);
      if (!wasShown) movesByKeys(pin, leaflet, place);
      if (!wasShown && leaflet.getZoom() < streetZoom) leaflet.setView(pin.getLatLng(), streetZoom);
      else leaflet.panInside(pin.getLatLng(), { padding: [48, 48] });
    },
    remove: () => void leaflet.remove(),
  };
};

const pinMarker = ({ pinLabel, pinClass }: PinMapOptions): Marker =>
  marker([0, 0], {
    draggable: true,
    autoPan: true,
    title: pinLabel,
    alt: pinLabel,
    icon: divIcon({
      className: pinClass,
      html: '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M12 21.5s-6.5-6.2-6.5-11a6.5 6.5 0 0 1 13 0c0 4.8-6.5 11-6.5 11Z"/></svg>',
      iconSize: [44, 44],
      iconAnchor: [22, 40],
    }),
  });

const arrows: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -stepPx],
  ArrowDown: [0, stepPx],
  ArrowLeft: [-stepPx, 0],
  ArrowRight: [stepPx, 0],
};

/** The arrow keys on the pin move it, and not the map. */
const movesByKeys = (pin: Marker, leaflet: LeafletMap, place: (at: LatLng) => void): void => {
  pin.getElement()?.addEventListener('keydown', (event) => {
    const step = arrows[event.key];
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    place(leaflet.containerPointToLatLng(leaflet.latLngToContainerPoint(pin.getLatLng()).add([...step])));
  });
};

/** Leaflet takes it for HTML. */
const credit = ({ address, attribution }: PinMapOptions): string => {
  const text = document.createElement('span');
  text.textContent = attribution ?? hostOfTiles(address);
  return text.innerHTML;
};
