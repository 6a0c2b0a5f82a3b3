import type { Holding } from './account/leaving/holding.ts'
import { ownHoldings } from './account/leaving/own-holdings.ts'
import { applicationOfAccount, removeApplicationOf } from './application/application.store.ts'
import { documentsOf } from './application/document.store.ts'
import { requestsOf } from './application/request.store.ts'
import { cartsOf, removeCartsOf } from './cart/cart.store.ts'
import { contactHolding } from './contact/contact-holding.ts'
import type { Db } from './platform/db/db.ts'
import { leadHolding } from './lead/lead-holding.ts'
import { orderHolding } from './order/order-holding.ts'
import { cardHolding } from './payment/cards/card-holding.ts'
import type { CardParts } from './payment/cards/cards.ts'
import { priceHolding } from './pricing/price-list/price-holding.ts'
import { membershipsOf, removeMembershipsOf } from './project/members/member.store.ts'
import { projectsOf, removeProjectsOf } from './project/project.store.ts'
import { showroomProfileOf, showroomContext } from './showroom/showroom.store.ts'

type Parts = { db: Db; now: () => Date; cards: CardParts }

/** Everything that is kept of a person, concept by concept: what they can download, and what goes when they leave. */
export const holdingsIn = ({ db, now, cards }: Parts): Holding[] => [
  ...ownHoldings(db, now),
  cardHolding(cards),
  orderHolding(db),
  leadHolding(db),
  priceHolding(db),
  contactHolding(db),
  {
    name: 'application',
    show: ({ id }) => applicationIn(db, id),
    erase: (tx, accountId) => removeApplicationOf(tx, accountId),
  },
  {
    name: 'projects',
    show: ({ id }) => projectsOf(db, id),
    erase: (tx, accountId) => removeProjectsOf(tx, accountId),
  },
  {
    name: 'shared_projects',
    show: ({ id }) => membershipsOf(db, id),
    erase: (tx, accountId) => removeMembershipsOf(tx, accountId),
  },
  {
    name: 'carts',
    show: ({ id }) => cartsOf(db, id),
    erase: (tx, accountId) => removeCartsOf(tx, accountId),
  },
  {
    name: 'showroom',
    show: ({ publicId }) => showroomOf(db, publicId),
    // Clients shop there: it is closed together with us, not by a click.
    reasonToStay: async ({ publicId }) => {
      const showroom = await showroomOf(db, publicId)
      return (
        showroom &&
        `Your showroom ${showroom.company_name} is open. Please write to us first, so that we close it.`
      )
    },
  },
]

const applicationIn = async (db: Db, accountId: number) => {
  const application = await applicationOfAccount(db, accountId)
  if (!application) return null
  const { publicId, type, state, answers, reason, appeal, submittedAt, decidedAt } = application
  const documents = await documentsOf(db, application.id)
  const requests = await requestsOf(db, application.id)
  return { id: publicId, type, state, answers, reason, appeal, submittedAt, decidedAt, requests, documents }
}

const showroomOf = async (db: Db, publicId: string) => {
  const context = await showroomContext(db, publicId)
  const found = context && (await showroomProfileOf(db, context.id))
  return found ? found.profile : null
}
