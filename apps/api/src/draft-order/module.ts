import { dayMs } from '@showroom/contract/shared/time'
import type { AccountApi } from '../account/module.ts'
import type { Module } from '../module.ts'
import { draftOrderHandlers, followGuests } from './draft-order-handlers.ts'
import { draftOrderRoutes } from './draft-order.routes.ts'
import { draftOrderLinkRoutes } from './link.routes.ts'
import { deleteUnordered } from './own-draft-orders.store.ts'
import { draftOrderPersonalData } from './personal-data.ts'

type Needs = { account: AccountApi }

/** So long after its time one that nobody has ordered is remembered. */
const keptMs = 180 * dayMs

/** What Pros put together for clients, who approve it by a link and order it through their own cart. */
export const draftOrderModule = ({ account: { deps } }: Needs) =>
  ({
    tables: ['draft_order', 'draft_order_cart', 'draft_order_line', 'draft_order_link'],
    routes: ({ serve }) => {
      draftOrderRoutes(serve, deps)
      draftOrderLinkRoutes(serve, deps)
    },
    on: draftOrderHandlers,
    onInTransaction: followGuests,
    jobs: [
      {
        name: 'draft_order.forget',
        every: 'day',
        run: (at) => deleteUnordered(deps.db, new Date(at.getTime() - keptMs)),
      },
    ],
    personalData: [draftOrderPersonalData(deps.db)],
  }) satisfies Module
