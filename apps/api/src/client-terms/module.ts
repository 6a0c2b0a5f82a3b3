import type { Module } from '../module.ts'
import type { Sights } from '../platform/http/withheld.ts'
import type { Platform } from '../platform/platform.ts'
import { sightsOf } from './client-terms.store.ts'
import { clientTermsPersonalData } from './personal-data.ts'

/** What a Pro has agreed with one client: which prices they see, whether tax is taken. */
export const clientTermsModule = ({ db }: Pick<Platform, 'db'>) =>
  ({
    tables: ['client_terms'],
    personalData: [clientTermsPersonalData(db)],
    api: { sights: { of: (accountId: number) => sightsOf(db, accountId) } satisfies Sights },
  }) satisfies Module & { api: unknown }
