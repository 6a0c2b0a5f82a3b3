import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { shippingRoutes } from './shipping.routes.ts'

/** Which deliveries there are, and what they cost from which day on. */
export const shippingModule = ({ db, now }: Platform) =>
  ({
    tables: ['delivery_price'],
    routes: ({ serve }) => shippingRoutes(serve, { db, now }),
  }) satisfies Module
