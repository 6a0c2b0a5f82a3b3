import { decimal } from '@showroom/contract/shared/money-text'
import { dayAndHour, shownDay, shownMoment } from '@showroom/contract/shared/day'
import type { ScheduledPrice } from '@showroom/contract/vendor-goods/scheduled-price'
import { scheduledPriceMessages as say } from '@showroom/contract/vendor-goods/scheduled-price.messages'
import {
  canCancelPrice,
  priceStepBps,
  type ScheduledPriceState,
  scheduledPriceStates,
} from '@showroom/contract/vendor-goods/scheduled-price.rules'
import { allowAttempt } from '../../account/session/attempts.ts'
import { refuseUnknown } from '../../platform/http/domain-error.ts'
import type { Edge } from '../../platform/http/edge.ts'
import { sentFile } from '../../platform/http/sent-file.ts'
import type { ParsedRequestFor } from '../../platform/http/serve.ts'
import { csvOf, mostExported } from '../../shared/csv.ts'
import { tableReply } from '../../shared/table.ts'
import { type OwnGoods, ownGoods, requireVendor } from '../viewer.ts'
import { cancelDay, cancelPrice } from './cancel-price.ts'
import { planPrices, type PriceDeps } from './plan-prices.ts'
import { isToday, previewPrices } from './preview-prices.ts'
import { readPrices } from './read-prices.ts'
import {
  countPrices,
  type PlannedPrice,
  priceOf,
  type PriceSearch,
  pricesFound,
} from './scheduled-price.store.ts'

const rule = { access: 'account', roles: ['Vendor'], pages: 'own' } as const
const mostRead = { most: 120, windowMs: 3_600_000 }
const path = '/api/vendor_prices'

type Asked = ParsedRequestFor<'GET /api/vendor_prices'>['query']

const searchIn = ({ s: text, state }: Asked, { vendorId }: OwnGoods): PriceSearch => ({
  vendorId,
  text,
  state: state ?? null,
})

const present = (price: PlannedPrice, now: Date): ScheduledPrice => ({
  id: price.publicId,
  product_id: price.productPublicId,
  sku: price.sku,
  name: price.name,
  uom: price.uom,
  before_cents: price.beforeCents,
  after_cents: price.afterCents,
  step_bps: priceStepBps(price.beforeCents, price.afterCents),
  effective_on: price.effectiveOn,
  state: price.state,
  planned_by: price.plannedBy,
  planned_at: price.plannedAt.toISOString(),
  ended_at: price.endedAt?.toISOString() ?? null,
  ended_by: price.endedBy,
  can_cancel: canCancelPrice(price, dayAndHour(now).day),
})

/** Prices that a vendor plans, and what became of them. */
export const priceRoutes = (edge: Edge, deps: PriceDeps) => {
  const { db, now } = deps
  const { app, admit, limits, serve } = edge
  priceLists(edge, deps)

  serve('POST /api/vendor_prices/preview', async ({ body }, who) => {
    const { vendorId } = await ownGoods(db, who)
    return { success: true, data: await previewPrices(db, body, { vendorId, now: now() }) }
  })
  serve('POST /api/vendor_prices', async ({ body }, who) => {
    const planned = await planPrices(deps, await requireVendor(db, who), body)
    const message = isToday(body.effective_on, now()) ? say.appliedNow(planned) : say.planned(planned)
    return { success: true, data: { planned }, message }
  })
  serve('POST /api/vendor_prices/{id}/cancel', async ({ params: { id } }, who) => {
    const own = await ownGoods(db, who)
    await cancelPrice(deps, own, id)
    const price = (await priceOf(db, { vendorId: own.vendorId, publicId: id })) ?? refuseUnknown()
    return { success: true, data: present(price, now()), message: say.cancelled }
  })
  serve('POST /api/vendor_prices/cancel_day', async ({ body }, who) => {
    const cancelled = await cancelDay(deps, await ownGoods(db, who), body.effective_on)
    return { success: true, data: { cancelled }, message: say.dayCancelled(cancelled) }
  })
  const open = { config: { access: rule.access }, ...limits.of('POST /api/vendor_prices/preview') } as const
  app.post('/api/vendor_price_file', open, async (request, reply) => {
    const own = await requireVendor(db, await admit(request, rule))
    await allowAttempt(db, { key: `price files ${own.account.id}`, limit: mostRead, now: now() })
    const { bytes } = await sentFile(request, say)
    const data = await readPrices(db, { vendorId: own.vendorId, now: now() }, bytes)
    return reply.header('cache-control', 'no-store').send({ success: true, data })
  })
}

const priceLists = ({ serve }: Edge, { db, now }: PriceDeps) => {
  serve('GET /api/vendor_prices', async ({ query }, who) => {
    const search = searchIn(query, await ownGoods(db, who))
    const { sort = '-effective' } = query
    const counted = await countPrices(db, search)
    const countOf = (state: ScheduledPriceState) => counted.get(state) ?? 0
    const counts = Object.fromEntries(scheduledPriceStates.map((state) => [state, countOf(state)]))
    const fitting: readonly ScheduledPriceState[] =
      search.state === null ? scheduledPriceStates : [search.state]
    const reply = await tableReply({
      path,
      query,
      total: fitting.reduce((sum, state) => sum + countOf(state), 0),
      read: async (span) =>
        (await pricesFound(db, search, { sort, ...span })).map((price) => present(price, now())),
    })
    return { ...reply, counts: counts as Record<ScheduledPriceState, number> } // a number for every state
  })
  serve('GET /api/vendor_prices/export', async ({ query }, who) => {
    const search = searchIn(query, await ownGoods(db, who))
    const { sort = '-effective' } = query
    const found = await pricesFound(db, search, { sort, skip: 0, most: mostExported })
    const file_name = `showroom-planned-prices-${dayAndHour(now()).day}.csv`
    const text = fileOf(found.map((price) => present(price, now())))
    return { success: true, data: { file_name, media_type: 'text/csv', text } }
  })
}

const heading = [
  'SKU',
  'Name',
  'Unit',
  'Price before',
  'New price',
  'Step %',
  'In force from',
  'State',
  'Planned by',
  'Planned (Pacific)',
  'Ended (Pacific)',
  'Ended by',
]

const fileOf = (prices: readonly ScheduledPrice[]): string =>
  csvOf([
    heading,
    ...prices.map((price) => [
      price.sku,
      price.name,
      price.uom,
      decimal(price.before_cents),
      decimal(price.after_cents),
      (price.step_bps / 100).toFixed(2),
      shownDay(price.effective_on),
      price.state,
      price.planned_by,
      shownMoment(new Date(price.planned_at)),
      price.ended_at === null ? '' : shownMoment(new Date(price.ended_at)),
      price.ended_by,
    ]),
  ])
