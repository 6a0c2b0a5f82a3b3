import type { CatalogueApi } from '../catalogue/module.ts'
import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { landingRoutes } from './landing.routes.ts'

type Needs = { catalogue: CatalogueApi }

/** What the landing page claims. */
export const landingModule = ({ db }: Platform, { catalogue }: Needs) =>
  ({ tables: [], routes: ({ serve }) => landingRoutes(serve, db, catalogue) }) satisfies Module
