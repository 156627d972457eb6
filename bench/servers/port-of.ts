export const portOf = ({ origin }: { readonly origin: string }): number => Number(new URL(origin).port);
