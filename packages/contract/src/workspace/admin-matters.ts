/** What may wait for an Admin: first what has a clock, then whom others wait for, then what waits for nobody else. */
export const adminMatters = [
  'pros',
  'vendors',
  'disputes',
  'ready',
  'returns',
  'refunds',
  'messages',
  'products',
  'designers',
  'domains',
  'batches',
  'payouts',
  'negatives',
  'ideas',
  'jobs',
] as const
export type AdminMatter = (typeof adminMatters)[number]
