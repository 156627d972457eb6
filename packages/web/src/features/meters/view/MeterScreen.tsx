import { useParams } from '@tanstack/react-router';
import { NewMeterPage } from '../edit/NewMeterPage.tsx';
import { MeterMissing } from '../MeterMissing.tsx';
import { idOfPath } from '../meter-search.ts';
import { MeterPage } from './MeterPage.tsx';

export const MeterScreen = () => {
  const id = idOfPath(useParams({ from: '/account/edit/meter/$id' }).id);
  if (id === null) return <MeterMissing />;
  return id === 0 ? <NewMeterPage /> : <MeterPage key={id} id={id} />;
};
