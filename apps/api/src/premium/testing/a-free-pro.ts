import type { Premium } from '@showroom/contract/premium/premium'
import type { ShowroomProfile } from '@showroom/contract/showroom/showroom'
import Stripe from 'stripe'
import { browserOn } from '../../account/testing/person.ts'
import type { anOrderShop } from '../../order/testing/order-shop.ts'
import { newPublicId } from '../../shared/public-id.ts'
import { aPro } from '../../testing/a-pro.ts'
import { hurryPremium, latestOf } from '../premium.store.ts'
import { settlePremiums } from '../settle-premium.ts'
import { showroomIdOf } from './premium.store.ts'

type Shop = ReturnType<typeof anOrderShop>

export const goodCard = '4242424242424242'
export const priceCents = 19_900

export const premiumDepsOf = (shop: Shop) => shop.shop().modules.premium.api.deps

const missing = (): never => {
  throw new Error('Nobody has subscribed.')
}

/** What the provider and the clock do to a subscription. */
const eventsOf = (shop: Shop, showroomId: number) => {
  const { db, sandbox } = shop.shop()
  const { port } = new URL(sandbox.origin)
  const stripe = new Stripe('sk_test_sandbox', { host: 'localhost', port, protocol: 'http' })
  const latest = async () => (await latestOf(db, showroomId)) ?? missing()
  return {
    stripe,
    latest,
    /** What the provider does when the month is over. */
    endPeriod: async () => {
      const { subscriptionId } = await latest()
      await stripe.rawRequest('POST', `/v1/test_helpers/subscriptions/${subscriptionId}/end_period`)
    },
    /** As after an event of the provider. */
    told: async () => {
      const { subscriptionId } = await latest()
      await db.transaction((tx) => hurryPremium(tx, subscriptionId ?? '', shop.now()))
      await settlePremiums(premiumDepsOf(shop))
    },
  }
}

/** A Pro with a showroom on the free plan, and what they can do with it. */
export const aFreePro = async (shop: Shop) => {
  const { app, db, mail, sandbox } = shop.shop()
  const pro = await aPro(shop.shop(), { email: `${newPublicId().toLowerCase()}@people.test` })
  const card = async (number: string) => ({
    card: { payment_method_id: await sandbox.typed(number), keep: true },
  })
  return {
    ...pro,
    ...eventsOf(shop, await showroomIdOf(db, pro.vsdId)),
    card,
    plan: async () => (await pro.ask<Premium>('GET /api/premium')).data,
    subscribe: async (number: string = goodCard) =>
      pro.ask<Premium>('POST /api/premium', { ...(await card(number)), price_cents: priceCents }),
    isBranded: async () => {
      const call = `GET /api/visualization/shop_profile?vsd_id=${pro.vsdId}`
      const { data } = await browserOn(app)<{ profile: ShowroomProfile }>(call)
      return data.profile.showroom_subscription?.subscription_status === 'active'
    },
    letters: async () => {
      await shop.deliver()
      const mails = mail.mailbox?.list() ?? []
      return mails.filter(({ to }) => to === pro.email).map(({ subject }) => subject)
    },
  }
}

/** The renewal of whoever pays with a card that its bank refuses from now on. */
export const refusedRenewal = async (shop: Shop) => {
  const pro = await aFreePro(shop)
  await pro.subscribe()
  const { subscriptionId, customerId } = await pro.latest()
  const card = await pro.stripe.paymentMethods.attach('pm_card_chargeCustomerFail', { customer: customerId })
  const change = { default_payment_method: card.id }
  await pro.stripe.subscriptions.update(subscriptionId ?? '', change)
  await pro.endPeriod()
  return pro
}
