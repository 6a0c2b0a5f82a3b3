import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { rateRoutes } from './rate.routes.ts'
import { takeEffect } from './take-effect.ts'

/** The platform's fees and sales taxes with their dates: planned by Admins, in effect by themselves. */
export const ratesModule = ({ db, now }: Platform) =>
  ({
    tables: ['rate_plan'],
    routes: ({ serve }) => rateRoutes(serve, { db, now }),
    jobs: [{ name: 'rates.take-effect', every: 'minute', run: (at) => takeEffect(db, at) }],
  }) satisfies Module
