import { calls } from '@ohmstead/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { output } from 'zod/mini';
import { useTexts } from '../../../texts/use-texts.ts';
import { QueryState } from '../../../ui/QueryState.tsx';
import { SelectField } from '../../../ui/SelectField.tsx';
import { AdminPage } from '../page/AdminPage.tsx';
import { adminQuery } from '../page/admin-query.ts';
import page from '../page/page.module.css';
import { BrandEditor } from './BrandEditor.tsx';

type Brands = output<typeof calls.admin.brands.output>;

export const BrandScreen = () => {
  const { say } = useTexts();
  const brands = useQuery(adminQuery(calls.admin.brands, {}));
  return (
    <AdminPage title={say('admin.brand.title')}>
      <p className={page.muted}>{say('admin.brand.intro')}</p>
      <QueryState query={brands} blocks={[400]}>
        {(data) => <Groups {...data} />}
      </QueryState>
    </AdminPage>
  );
};

const Groups = ({ current, brands }: Brands) => {
  const { say } = useTexts();
  const [group, setGroup] = useState(current);
  const brand = brands.find(({ serverGroup }) => serverGroup === group) ?? {
    serverGroup: group,
    title: null,
    footer: null,
    colour: null,
    logo: null,
  };
  return (
    <>
      {brands.length > 1 && (
        <div className={page.field}>
          <SelectField
            label={say('admin.brand.group')}
            options={brands.map(({ serverGroup }) => ({ value: serverGroup, label: serverGroup }))}
            value={group}
            onChange={setGroup}
          />
        </div>
      )}
      <BrandEditor key={JSON.stringify(brand)} brand={brand} isCurrent={group === current} />
    </>
  );
};
