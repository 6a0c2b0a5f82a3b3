import { orderMessages } from '@showroom/contract/order/order.messages'
import type { FastifyInstance } from 'fastify'
import type { PaymentDeps } from '../../payment/payment-deps.ts'
import type { Admit } from '../../platform/http/admit.ts'
import type { Limits } from '../../platform/http/rate-limits.ts'
import { attachment, sealed } from '../../platform/http/sent-file.ts'
import type { Serve } from '../../platform/http/serve.ts'
import { tablePaperPdf } from '../../shared/paper/table-paper-pdf.ts'
import { callingOf } from '../deed/actor.ts'
import { assignLot, lotChoices } from './assign-lot.ts'
import { markReady } from './mark-ready.ts'
import { pickListOf } from './pick-list.ts'
import { readQueue, readQueueLine } from './read-queue.ts'
import { warehouseChoices } from './ship-from.ts'

const say = orderMessages.queue
const rule = { access: 'account', roles: ['Vendor', 'Admin'], pages: 'own' } as const

type Edge = { app: FastifyInstance; serve: Serve; admit: Admit; limits: Limits }

/** What vendors work off, line by line. */
export const queueRoutes = (
  { app, serve, admit, limits }: Edge,
  deps: PaymentDeps & { publicUrl: string },
) => {
  const reading = () => ({ db: deps.db, now: deps.now() })

  serve('GET /api/order_queue', ({ query }, who) => readQueue(reading(), query, callingOf(who)))

  serve('GET /api/order_queue/{id}', async ({ params }, who) => ({
    success: true,
    data: await readQueueLine(reading(), params.id, callingOf(who)),
  }))

  serve('GET /api/order_item/{id}/lots', async ({ params }, who) => ({
    success: true,
    data: await lotChoices(deps, params.id, callingOf(who)),
  }))

  serve('GET /api/order_item/{id}/warehouses', async ({ params }, who) => ({
    success: true,
    data: await warehouseChoices(deps, params.id, callingOf(who)),
  }))

  serve('PUT /api/order_item/{id}/lot', async ({ params, body }, who) => {
    const data = await assignLot(deps, { publicId: params.id, code: body.lot }, callingOf(who))
    return { success: true, data, message: say.lotAssigned(data.lot ?? '') }
  })

  serve('POST /api/order_item/{id}/ready', async ({ params, body }, who) => {
    const { ship_from: shipFrom, ...goods } = body
    const data = await markReady(deps, { publicId: params.id, goods, shipFrom }, callingOf(who))
    return { success: true, data, message: say.isReady }
  })

  const open = { config: { access: rule.access }, ...limits.of('GET /api/order/{id}/documents') } as const
  app.get('/api/order_pick_list.pdf', { ...open, onSend: sealed }, async (request, reply) => {
    const caller = callingOf(await admit(request, rule))
    const paper = await pickListOf(reading(), deps.publicUrl, caller)
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment('pick-list.pdf'))
      .send(await tablePaperPdf(paper, undefined))
  })
}
