// The demo's sites as they stand in the database. What their meters show is the virtual meters' business: `profile`
// and the meters' names are theirs.
import type { UseType } from '@ohmstead/domain';

export type DemoSite = {
  readonly profile: string;
  readonly name: string;
  readonly group: string;
  readonly timeZone: string;
  readonly priceUnit: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  readonly address: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly installationCompany: string | null;
  readonly systemSizeKw: number | null;
  /** Its clocks change with summer and winter. */
  readonly seasonal: boolean;
  readonly billingStartDay: number;
  readonly monthTargetKwh: number;
  /** The emission of a kWh from the grid there. */
  readonly emissionGramsPerKwh: number;
  readonly remark: string;
  readonly meters: readonly DemoMeter[];
};

export type DemoMeter = {
  readonly name: string;
  readonly type: 1 | 3;
  readonly useType: UseType;
  readonly ratedPowerW: number;
  readonly ratedCurrentA: number;
  readonly ratedVoltageV: number;
  readonly ratedFrequencyHz: number;
};

const rated = (type: 1 | 3, ratedVoltageV: number, ratedFrequencyHz: number) => {
  const meter = (name: string, useType: UseType, ratedPowerW: number, ratedCurrentA: number): DemoMeter => ({
    name,
    type,
    useType,
    ratedPowerW,
    ratedCurrentA,
    ratedVoltageV,
    ratedFrequencyHz,
  });
  return meter;
};

const berlin = rated(1, 230, 50);
const sydney = rated(3, 230, 50);
const newYork = rated(3, 120, 60);
const naivasha = rated(3, 240, 50);
const naivashaSingle = rated(1, 240, 50);

export const demoSites: readonly DemoSite[] = [
  {
    profile: 'flat',
    name: 'City flat',
    group: 'Homes',
    timeZone: 'Europe/Berlin',
    priceUnit: 'EUR',
    country: 'DE',
    province: 'Berlin',
    city: 'Berlin',
    address: 'Maybachufer 12',
    latitude: 52.49,
    longitude: 13.42,
    installationCompany: null,
    systemSizeKw: null,
    seasonal: true,
    billingStartDay: 1,
    monthTargetKwh: 220,
    emissionGramsPerKwh: 363,
    remark: 'Two people, one meter',
    meters: [berlin('Flat', 1, 4_600, 20)],
  },
  {
    profile: 'solarHouse',
    name: 'Solar house',
    group: 'Homes',
    timeZone: 'Australia/Sydney',
    priceUnit: 'AUD',
    country: 'AU',
    province: 'New South Wales',
    city: 'Sydney',
    address: '7 Banksia Street',
    latitude: -33.79,
    longitude: 151.18,
    installationCompany: 'Harbour Solar',
    systemSizeKw: 6.6,
    seasonal: true,
    billingStartDay: 15,
    monthTargetKwh: 400,
    emissionGramsPerKwh: 640,
    remark: 'Family of four with an electric car',
    meters: [
      sydney('Grid', 1, 17_000, 25),
      sydney('Solar', 2, 6_000, 9),
      sydney('Car charger', 3, 11_000, 16),
    ],
  },
  {
    profile: 'bakery',
    name: 'Corner bakery',
    group: 'Businesses',
    timeZone: 'America/New_York',
    priceUnit: 'USD',
    country: 'US',
    province: 'New York',
    city: 'Brooklyn',
    address: '218 Smith Street',
    latitude: 40.68,
    longitude: -73.98,
    installationCompany: 'Gowanus Electric',
    systemSizeKw: 19,
    seasonal: true,
    billingStartDay: 1,
    monthTargetKwh: 2_500,
    emissionGramsPerKwh: 232,
    remark: 'Closed on Mondays',
    meters: [
      newYork('Grid', 1, 36_000, 100),
      newYork('Solar', 2, 17_000, 47),
      newYork('Battery', 4, 15_000, 42),
    ],
  },
  {
    profile: 'farm',
    name: 'Lakeside farm',
    group: 'Businesses',
    timeZone: 'Africa/Nairobi',
    priceUnit: 'KES',
    country: 'KE',
    province: 'Nakuru',
    city: 'Naivasha',
    address: 'Moi South Lake Road',
    latitude: -0.66,
    longitude: 36.43,
    installationCompany: 'Rift Valley Power',
    systemSizeKw: 24,
    seasonal: false,
    billingStartDay: 1,
    monthTargetKwh: 4_800,
    emissionGramsPerKwh: 92,
    remark: 'Dairy cows, milked at five and at four',
    meters: [
      naivasha('Grid', 1, 45_000, 63),
      naivasha('Barn roof', 2, 22_000, 31),
      naivasha('Milking parlour', 3, 15_000, 21),
      naivasha('Cold store', 3, 9_000, 13),
      naivasha('Water pump', 3, 9_000, 13),
      naivashaSingle('Farm house', 3, 7_000, 30),
    ],
  },
];
