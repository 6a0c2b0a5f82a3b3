import sharp from 'sharp'
import type { OrderReturns } from '../../../packages/contract/src/order/return.ts'
import { aSignedInClient } from '../../../apps/api/src/order/testing/people.store.ts'
import { newPublicId } from '../../../apps/api/src/shared/public-id.ts'
import { giveAddress, orderOnce } from '../market/people.ts'
import { type Outcome, outcomeOf, type Said, type Step, twice } from './life.ts'
import { hoursLater, linesOf, monthsLater, packagesOf, placedOrderOf, priceChangeOf } from './months.store.ts'
import type { Season } from './season.ts'

type Name = 'example-tile' | 'example-vanity' | 'example-faucet'
type Known = { token: string; accountId: number; orderId: string }

/** Who orders, and what they ordered, once that is known. */
const buying = (season: Season) => {
  const known: Known = { token: '', accountId: 0, orderId: '' }
  const line = async (name: Name) => {
    const found = (await linesOf(season.db(), known.orderId)).find((one) => one.name === name)
    if (!found) throw new Error(`The order has no ${name}.`)
    return found
  }
  return { known, line }
}
type Buying = ReturnType<typeof buying>

const orderSteps = (season: Season, { known }: Buying): Step[] => [
  {
    name: 'sign in',
    take: async () => {
      Object.assign(known, await aSignedInClient(season.db(), { now: new Date() }))
      return (await giveAddress(season.shop(), known.token)) ? 'done' : 'gone'
    },
  },
  {
    name: 'order',
    take: async () => {
      const placed = await placedOrderOf(season.db(), known.accountId)
      if (placed !== null) {
        known.orderId = placed
        await hoursLater(season.db(), placed)
        return 'done'
      }
      const heard = await orderOnce(season.shop(), known.token, () => undefined)
      return heard === null && season.isKilled() ? 'gone' : 'refused'
    },
  },
]

const set =
  (season: Season, { line }: Buying) =>
  async (name: Name, status: string): Promise<Outcome> => {
    const { id } = await line(name)
    const body = { status, note: 'in the months after' }
    return twice(() => season.ask(`PUT /api/order_item/${id}/status`, { ...season.people.admin, body }))
  }

/** A new price of the vanity, which its client says yes to, and a bank holds. */
const priceSteps = (season: Season, { known, line }: Buying): Step[] => [
  {
    name: 'propose a price',
    take: async () => {
      const { id } = await line('example-vanity')
      if ((await priceChangeOf(season.db(), id)) !== null) return 'done'
      const body = {
        final_price_cents: season.random.between(110_000, 130_000),
        reason: 'The maker changed it',
      }
      return outcomeOf(
        await season.ask(`POST /api/order_item/${id}/price`, { ...season.people.vendorB, body }),
      )
    },
  },
  {
    name: 'accept it',
    take: async () => {
      const { id } = await line('example-vanity')
      const change = await priceChangeOf(season.db(), id)
      if (change === null || change.state === 'paying') return 'refused'
      if (change.state !== 'proposed') return 'done'
      const body = { answers: [{ id: change.id, answer: 'accept' }] }
      await twice(() => season.ask(`POST /api/order/${known.orderId}/price_changes`, { ...known, body }))
      return season.isKilled() ? 'gone' : 'refused'
    },
  },
]

const pack = (season: Season, { line }: Buying, number: number, units: number): Step[] => [
  {
    name: `pack ${number}`,
    take: async () => {
      const { id, delivery } = await line('example-tile')
      if ((await packagesOf(season.db(), delivery)).length >= number) return 'done'
      const body = { carrier: 'ups', tracking: '1Z999AA10123456784', lines: [{ item_id: id, units }] }
      return outcomeOf(
        await season.ask(`POST /api/order_delivery/${delivery}/shipment`, { ...season.people.vendorA, body }),
      )
    },
  },
  {
    name: `ship ${number}`,
    take: async () => {
      const { delivery } = await line('example-tile')
      const id = (await packagesOf(season.db(), delivery))[number - 1]
      const said = { ...season.people.admin, body: { state: 'shipped' } }
      return twice(() => season.ask(`PUT /api/shipment/${id}/state`, said))
    },
  },
]

const shipSteps = (season: Season, buyer: Buying): Step[] => {
  const to = set(season, buyer)
  const isKept = season.random.between(1, 3) > 1
  return [
    { name: 'approve', take: () => to('example-tile', 'vendor_approved') },
    ...pack(season, buyer, 1, 4),
    ...pack(season, buyer, 2, 5),
    { name: 'ship the vanity', take: () => to('example-vanity', 'picked_up') },
    // Released uncharged, or given back after it was charged.
    ...(isKept ? [{ name: 'ship the faucet', take: () => to('example-faucet', 'picked_up') }] : []),
    { name: 'cancel the faucet', take: () => to('example-faucet', 'cancle') },
    { name: 'deliver the tile', take: () => to('example-tile', 'delivered') },
    { name: 'deliver the vanity', take: () => to('example-vanity', 'delivered') },
  ]
}

type Wish = { kind: 'return' | 'claim'; reason: string; qty: number; key: string }

/** A picture of what did not arrive as it should. */
const dot = () =>
  sharp({ create: { width: 200, height: 150, channels: 3, background: '#b4532a' } })
    .png()
    .toBuffer()

const photoOf = async (season: Season, { token, orderId }: Known): Promise<Said<{ id: string }>> => {
  const body = new FormData()
  body.set('file', new Blob([new Uint8Array(await dot())], { type: 'image/png' }), 'box.png')
  return season.ask<{ id: string }>(`POST /api/return_photo/${orderId}`, { token, body })
}

const returnSteps = (season: Season, { known, line }: Buying, { kind, reason, qty, key }: Wish): Step[] => {
  const path = () => `/api/order/${known.orderId}/return`
  const newest = async () =>
    (await season.ask<OrderReturns>(`GET ${path()}`, known))?.data.returns.find((one) => one.kind === kind)
  const step = async (name: string, body: object) => {
    const id = (await newest())?.id
    return id === undefined
      ? ('gone' as const)
      : twice(() => season.ask(`POST /api/return/${id}/${name}`, { ...season.people.vendorA, body }))
  }
  const lines = async () =>
    ((await newest())?.lines ?? []).map((one) => ({ id: one.id, accepted_qty: one.qty }))
  return [
    {
      name: `ask for a ${kind}`,
      take: async () => {
        const { id } = await line('example-tile')
        const photo = kind === 'claim' ? await photoOf(season, known) : null
        const photos = photo?.status === 200 ? [photo.data.id] : []
        const body = { kind, reason, key, is_untouched: true, photos, lines: [{ item_id: id, qty }] }
        return twice(() => season.ask(`POST ${path()}`, { ...known, body }))
      },
    },
    { name: `approve the ${kind}`, take: () => step('answer', { answer: 'approve', outcome: 'refund' }) },
    ...(kind === 'claim'
      ? []
      : [
          { name: 'receive it', take: async () => step('receive', { lines: await lines() }) },
          { name: 'refund it', take: () => step('refund', {}) },
        ]),
  ]
}

/** One order, from the cart to the day on which its money is available. */
export const anOrdersSteps = (season: Season): Step[] => {
  const buyer = buying(season)
  const wish = (kind: Wish['kind'], reason: string, qty: number) =>
    returnSteps(season, buyer, { kind, reason, qty, key: newPublicId() })
  return [
    ...orderSteps(season, buyer),
    ...priceSteps(season, buyer),
    ...shipSteps(season, buyer),
    ...wish('return', 'changed_mind', 2),
    ...wish('claim', 'missing_box', 1),
    {
      name: 'wait for months',
      take: async () => {
        await monthsLater(season.db(), buyer.known.orderId)
        return 'done'
      },
    },
  ]
}
