import type { Address } from '@showroom/contract/account/address'
import type { Checkout, Placing } from '@showroom/contract/checkout/checkout'
import { giveShowroom } from '../../account/testing/account.store.ts'
import { anAddress, browserOn } from '../../account/testing/person.ts'
import { aGuest } from '../../cart/testing/guest.ts'
import { startSandbox } from '../../payment/testing/sandbox-process.ts'
import { openTestApp } from '../../testing/test-app.ts'
import { taxTable } from '../../pricing/tax.ts'
import type { CheckoutDeps } from '../quote/checkout-deps.ts'
import { aSignedInClient } from './people.store.ts'
import { shelveRunningExample } from './running-example.store.ts'

/** Stripe's test cards. */
export const cards = {
  good: '4242424242424242',
  failsWhenCharged: '4000000000000341',
  asksTheBank: '4000002760003184',
} as const

/** The application with a real sandbox beside it, and the running example on the shelf. */
export const openShop = async (now: () => Date) => {
  const sandbox = await startSandbox()
  const opened = await openTestApp({ STRIPE_API_BASE: sandbox.origin }, now)
  await shelveRunningExample(opened.db)
  const close = async () => {
    await opened.close()
    await sandbox.stop()
  }
  const { db, modules } = opened
  const { cards: cardDeps, payment } = modules.payment.api
  /** Another object is another process, as far as mutexes go. */
  const anotherProcess = (): CheckoutDeps => {
    const other = { ...db }
    return {
      db: other,
      now,
      tax: taxTable,
      cards: { ...cardDeps, db: other },
      payment: { ...payment, db: other },
    }
  }
  return { ...opened, sandbox, payment, anotherProcess, close }
}
export type OpenedShop = Awaited<ReturnType<typeof openShop>>

export const runningExample = [
  { product_id: 'example-tile', qty: 9 },
  { product_id: 'example-vanity', qty: 1 },
  { product_id: 'example-faucet', qty: 2 },
]

/** A client who can order: signed in, verified, with an address. */
export const aBuyer = async (
  { app, db, now, sandbox }: OpenedShop,
  telling: { isVerified?: boolean; type?: string; showroom?: string; hasAddress?: boolean } = {},
) => {
  const { showroom = 'HARVEST2', hasAddress = true, ...who } = telling
  const signed = await aSignedInClient(db, { now: now(), ...who })
  const shopper = aGuest(app, showroom)
  shopper.guest.session = signed.token
  const ask = browserOn(app)
  if (hasAddress) await ask<Address[]>('POST /api/address', { token: signed.token, body: anAddress() })

  const call = <Data>(calling: string, body?: object) =>
    ask<Data>(calling, { token: signed.token, ...(body ? { body } : {}) })
  const look = () => call<Checkout>(`GET /api/checkout?showroom=${showroom}`)
  const typedCard = async (number: string = cards.good, keep = true) => ({
    payment_method_id: await sandbox.typed(number),
    keep,
  })
  const submit = ({ cart_version, price_version }: Seen, card: object) =>
    call<Placing>('POST /api/checkout', { showroom, cart_version, price_version, card, accept_terms: true })
  return {
    ...signed,
    ...shopper,
    call,
    look,
    typedCard,
    submit,
    ownShowroom: () => giveShowroom(db, showroom, signed.publicId),
    choose: (chosen: object) => call<Checkout>('PUT /api/checkout', { showroom, ...chosen }),
    placing: (id: string) => call<Placing>(`GET /api/checkout/${id}`),
    tryCard: (id: string, card: object) => call<Placing>(`POST /api/checkout/${id}/card`, { card }),
    cancel: (id: string) => call<object>(`DELETE /api/checkout/${id}`),
    /** Looks, and orders what it saw. */
    order: async (card?: object) => {
      const { data } = await look()
      return submit(data, card ?? (await typedCard()))
    },
  }
}
export type Buyer = Awaited<ReturnType<typeof aBuyer>>
type Seen = Pick<Checkout, 'cart_version' | 'price_version'>
