import type { Module } from '../module.ts'
import { gathered } from '../platform/db/gathered.ts'
import type { Sights } from '../platform/http/withheld.ts'
import type { Platform } from '../platform/platform.ts'
import { sightsOf } from './client-terms.store.ts'
import { clientTermsPersonalData } from './personal-data.ts'

/** What a Pro has agreed with one client: which prices they see, whether tax is taken. */
export const clientTermsModule = ({ db }: Pick<Platform, 'db'>) => {
  // What many ask for at once is one read.
  const read = gathered((accountIds: readonly number[]) => sightsOf(db, accountIds))
  return {
    tables: ['client_terms'],
    personalData: [clientTermsPersonalData(db)],
    api: { sights: { of: async (accountId: number) => (await read(accountId)) ?? [] } satisfies Sights },
  } satisfies Module & { api: unknown }
}
