import type { CatalogueApi } from '../catalogue/module.ts'
import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { shopRoutes } from './shop.routes.ts'

type Needs = { catalogue: CatalogueApi }

/** Reads that are put together of several concepts for a shop's first view. */
export const shopModule = ({ db, now }: Platform, { catalogue: { menuOf, categoriesOf } }: Needs) =>
  ({
    tables: [],
    routes: ({ serve }) => shopRoutes(serve, { db, now, menuOf, categoriesOf }),
  }) satisfies Module
