import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { openPlaceProvider } from './google-places.ts'
import { placeRoutes } from './place.routes.ts'

/** Addresses that are suggested while somebody types theirs, where a provider is configured. */
export const placeModule = ({ config, db, log, now }: Platform) =>
  ({
    tables: [],
    routes: ({ serve }) => placeRoutes(serve, { db, log, now, provider: openPlaceProvider(config.places) }),
  }) satisfies Module
