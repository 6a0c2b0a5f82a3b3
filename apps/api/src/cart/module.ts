import type { Module } from '../module.ts'
import type { Platform } from '../platform/platform.ts'
import { cartRoutes } from './cart.routes.ts'
import { deleteExpiredCarts } from './expired-carts.store.ts'
import { cartPersonalData } from './personal-data.ts'

/** Lines before anybody commits to them, of guests and of accounts. */
export const cartModule = ({ db, now }: Platform) =>
  ({
    tables: ['cart', 'cart_line'],
    routes: ({ serve }) => cartRoutes(serve, { db, now }),
    jobs: [
      {
        name: 'cart.expire',
        every: 'hour',
        run: (at) => deleteExpiredCarts(db, at),
      },
    ],
    personalData: [cartPersonalData(db)],
  }) satisfies Module
