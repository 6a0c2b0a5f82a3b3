import type { OrderReturns } from '@showroom/contract/order/return'
import type { OrderShipments } from '@showroom/contract/order/shipment'
import type { OrderPriceChanges, SoldPriceChange } from '@showroom/contract/order/price-change'
import { dayMs, hourMs } from '@showroom/contract/shared/time'
import { expect } from 'vitest'
import { type Answer, browserOn } from '../../account/testing/person.ts'
import { sumProfit } from '../../balance/profit/sum-profit.ts'
import { releaseDue } from '../../balance/release/release-due.ts'
import { staySignedIn } from '../../order/testing/return.store.ts'
import { anAdmin, aVendorsMember } from '../../order/testing/staff.store.ts'
import { aPayoutShop } from '../../payout/testing/a-payout-shop.ts'
import { newPublicId } from '../../shared/public-id.ts'

export const storedKinds = [
  'raise',
  'approve',
  'ship',
  'deliver',
  'cancel',
  'return',
  'later',
  'release',
  'pay_out',
] as const
export type StoredStep = { kind: (typeof storedKinds)[number]; which: number; much: number }

const goods = [
  ['example-tile', 'Vendor A'],
  ['example-vanity', 'Vendor B'],
  ['example-faucet', 'Vendor C'],
] as const

type Shop = ReturnType<typeof aPayoutShop>

/** Whoever has to do with one order, and whether it was refused what was asked. */
const callerIn = (shop: Shop) => {
  const call = async <Data>(token: string, calling: string, body?: object): Promise<Answer<Data>> => {
    const said = await browserOn(shop.shop().app)<Data>(calling, { token, ...(body ? { body } : {}) })
    // A no is an answer; a fault is not.
    expect(said.status, `${calling}: ${said.message}`).toBeLessThan(500)
    return said
  }
  return call
}

const livingIn = async (shop: Shop) => {
  const order = await shop.placed()
  shop.later(2 * hourMs)
  const call = callerIn(shop)
  const { token } = await anAdmin(shop.db(), { now: shop.now() })
  const client = order.guest.session ?? ''
  const itemOf = ({ which }: StoredStep) => order.itemNamed(goods[which % goods.length]?.[0] ?? '')
  const set = async (step: StoredStep, status: string) =>
    (await call(token, `PUT /api/order_item/${await itemOf(step)}/status`, { status, note: 'by chance' }))
      .success
  return { order, call, token, client, itemOf, set }
}
type Living = Awaited<ReturnType<typeof livingIn>>
type Take = (shop: Shop, living: Living, step: StoredStep) => Promise<boolean>

const raise: Take = async (shop, { order, call, client, itemOf }, step) => {
  const item = await itemOf(step)
  const [, vendor] = goods[step.which % goods.length] ?? goods[0]
  const { token } = await aVendorsMember(shop.db(), { now: shop.now(), vendor })
  const line = (await order.read()).deliveries.flatMap(({ items }) => items).find(({ id }) => id === item)
  const final_price_cents = Math.round(((line?.unit_price_cents ?? 100) * (600 + step.much)) / 1_200)
  const body = { final_price_cents, reason: 'by chance' }
  const proposed = await call<SoldPriceChange>(token, `POST /api/order_item/${item}/price`, body)
  if (!proposed.success) return false
  const path = `/api/order/${order.id}/price_changes`
  const { data } = await call<OrderPriceChanges>(client, `GET ${path}`)
  const answers = data.changes
    .filter(({ can }) => can.answer)
    .map(({ id }) => ({ id, answer: step.much % 4 === 0 ? 'reject' : 'accept' }))
  if (answers.length > 0) await call(client, `POST ${path}`, { answers })
  return true
}

const ship: Take = async (_shop, { order, call, token, itemOf }, step) => {
  const item_id = await itemOf(step)
  const path = `/api/order/${order.id}/shipments`
  const delivery = (await call<OrderShipments>(token, `GET ${path}`)).data.deliveries.find(({ lines }) =>
    lines.some((line) => line.item_id === item_id),
  )
  const units = 1 + (step.much % 5)
  const body = { carrier: 'ups', tracking: '1Z999AA10123456784', lines: [{ item_id, units }] }
  const packed = await call<OrderShipments>(token, `POST /api/order_delivery/${delivery?.id}/shipment`, body)
  if (!packed.success) return false
  const own = packed.data.deliveries.find(({ id }) => id === delivery?.id)?.packages.at(-1)
  return (await call(token, `PUT /api/shipment/${own?.id}/state`, { state: 'shipped' })).success
}

const giveBack: Take = async (_shop, { order, call, token, client, itemOf }, step) => {
  const path = `/api/order/${order.id}/return`
  const lines = [{ item_id: await itemOf(step), qty: 1 + (step.much % 3) }]
  const body = { kind: 'return', reason: 'changed_mind', key: newPublicId(), is_untouched: true, lines }
  const asked = await call<OrderReturns>(client, `POST ${path}`, body)
  if (!asked.success) return false
  const [newest] = asked.data.returns
  const one = `POST /api/return/${newest?.id}`
  await call(token, `${one}/answer`, { answer: 'approve' })
  const accepted = newest?.lines.map(({ id, qty }) => ({ id, accepted_qty: qty })) ?? []
  await call(token, `${one}/receive`, { lines: accepted })
  return (await call(token, `${one}/refund`)).success
}

const payOut: Take = async (shop) => {
  const [one, other] = [await shop.anAdmin(), await shop.anAdmin()]
  const { success, data: batch } = await one.gather()
  if (!success) return false
  await one.decide(batch.id, 'propose')
  const approved = await other.decide(batch.id, 'approve')
  await shop.settle()
  return approved.success
}

const later: Take = async (shop, _living, { much }) => {
  shop.later((1 + (much % 80)) * dayMs)
  await staySignedIn(shop.db(), new Date(shop.now().getTime() + dayMs))
  return true
}

const takes: Record<StoredStep['kind'], Take> = {
  raise,
  approve: (_shop, { set }, step) => set(step, 'vendor_approved'),
  ship,
  deliver: (_shop, { set }, step) => set(step, 'delivered'),
  cancel: (_shop, { set }, step) => set(step, 'cancle'),
  return: giveBack,
  later,
  release: async (shop) => {
    await releaseDue(shop.db(), shop.now())
    await sumProfit(shop.db())
    return true
  },
  pay_out: payOut,
}

/** Lives an order through the calls of the application, on its database and a real provider. */
export const liveStored = async (shop: Shop, steps: readonly StoredStep[]): Promise<StoredStep['kind'][]> => {
  const living = await livingIn(shop)
  const taken: StoredStep['kind'][] = []
  for (const step of steps) {
    if (await takes[step.kind](shop, living, step)) taken.push(step.kind)
    await shop.deliver()
  }
  return taken
}
