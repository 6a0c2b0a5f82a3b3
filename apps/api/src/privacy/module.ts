import type { AccountApi } from '../account/module.ts'
import type { PersonalData } from '../account/personal-data.ts'
import type { Module } from '../module.ts'
import { privacyRoutes } from './privacy.routes.ts'

type Needs = { account: AccountApi; personalData: readonly PersonalData[] }

/** What is kept of a person, to download it and to be gone with it. */
export const privacyModule = ({ account, personalData }: Needs) =>
  ({
    tables: [],
    routes: ({ serve }) => privacyRoutes(serve, { ...account.deps, personalData }),
  }) satisfies Module
