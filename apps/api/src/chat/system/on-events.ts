import { systemWords as say } from '@showroom/contract/chat/chat.messages'
import type { PriceNews } from '@showroom/contract/order/price-change.rules'
import { orderStatuses } from '@showroom/contract/order/order-status.rules'
import { z } from 'zod'
import { statusTold } from '../../order/fulfilment/status-events.ts'
import { selectionDecided } from '../../checklist/checklist-events.ts'
import { isClientTold } from '../../order/letters/order-letters.ts'
import { priceChangeById } from '../../order/price-change/price-change.store.ts'
import { priceChangeTold } from '../../order/price-change/price-change-events.ts'
import { orderInProject, projectOfItem } from '../../order/reading/items-in-project.store.ts'
import type { Db, Queries } from '../../platform/db/db.ts'
import type { JobHandler, JobHandlers } from '../../platform/jobs/job.ts'
import { projectJoined, projectOver } from '../../project/project-events.ts'
import { projectNumber } from '../thread.store.ts'
import { saySystem, type SystemLine } from './say-system.ts'

type Line = Omit<SystemLine, 'cause' | 'now'>

const id = z.int().positive()
const aboutOrder = z.object({ orderId: id })

/** No price: not everybody in a project may see one. What cancels a line is said by its status. */
const wordsOf = (news: PriceNews): ((item: string) => string) | undefined => {
  const words: Partial<Record<PriceNews, (item: string) => string>> = say.price
  return words[news]
}

/** What an event puts into the chat of its project; nothing where it is of none. */
const lineOf: Record<string, (db: Queries, payload: unknown) => Promise<Line | null>> = {
  order_placed: async (db, payload) => {
    const order = await orderInProject(db, aboutOrder.parse(payload).orderId)
    return order && { projectId: order.projectId, authorId: order.accountId, body: say.ordered(order.number) }
  },
  order_status: async (db, payload) => {
    const { itemId, status, by } = statusTold.parse(payload)
    // What comes back is between its client and the vendor.
    const item = isClientTold(status) && by !== 'return' ? await projectOfItem(db, itemId) : null
    if (!item) return null
    const body = say.orderItem(item.productName, orderStatuses[status].clientSees)
    return {
      projectId: item.projectId,
      authorId: null,
      body,
      card: { kind: 'order_item', id: item.publicId },
    }
  },
  price_change: async (db, payload) => {
    const { changeId, news } = priceChangeTold.parse(payload)
    const change = await priceChangeById(db, changeId)
    const item = change && (await projectOfItem(db, change.itemId))
    const line = wordsOf(news)
    if (!item || !line) return null
    return {
      projectId: item.projectId,
      authorId: null,
      body: line(item.productName),
      card: { kind: 'price_change', id: change.publicId },
    }
  },
  selection_decided: async (_db, payload) => {
    const { projectId, actorId, action, title } = selectionDecided.parse(payload)
    const words = actorId === null ? say.byLink : say.decided
    return { projectId, authorId: actorId, body: words[action](title) }
  },
  project_joined: async (_db, payload) => {
    const { projectId, actorId } = projectJoined.parse(payload)
    return { projectId, authorId: actorId, body: say.joined }
  },
  project_shared: async (_db, payload) => {
    const { projectId, accountId } = projectJoined.parse(payload)
    return accountId === undefined ? null : { projectId, authorId: accountId, body: say.joined }
  },
  project_over: async (db, payload) => {
    const { project, accountId, wasIn } = projectOver.parse(payload)
    const projectId = accountId !== null && wasIn ? await projectNumber(db, project) : null
    return projectId === null ? null : { projectId, authorId: accountId, body: say.left }
  },
}

/** In one transaction with «done», and once per cause: a job that comes twice says nothing twice. */
const saying =
  (db: Db, line: (db: Queries, payload: unknown) => Promise<Line | null>): JobHandler =>
  async (payload, { cause, now, finish }) => {
    const said = await line(db, payload)
    await finish(async (tx) => {
      if (said) await saySystem(tx, { ...said, cause, now })
    })
  }

export const systemLines = (db: Db): JobHandlers =>
  Object.fromEntries(Object.entries(lineOf).map(([kind, line]) => [kind, saying(db, line)]))
