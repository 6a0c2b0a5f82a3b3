import { adultAge, cancelMinutes } from '@showroom/contract/policy/figures'
import { shownMoney } from '../../shared/shown-money.ts'

/** Every sentence that the checkout says. */
export const checkoutMessages = {
  signIn: 'Sign in or create an account to place your order.',
  clientsOnly: 'Orders are placed with a client’s account.',
  proOrders: 'Your contractor looks after the prices: please ask them to order this for you.',
  adultsOnly: `Who is under ${adultAge} may look and choose; please let a parent or guardian place the order.`,
  verifyEmail: 'Please verify your e-mail address first: we sent you a letter with a link.',
  addressMissing: 'Tell us where to deliver.',
  unknownAddress: 'This address is no longer in your address book.',
  cartChanged: 'Your cart changed in the meantime. Please look at it again.',
  priceChanged: 'Something changed since you last looked. Please check the new total.',
  notAvailable: (names: string) => `Somebody was faster: there is not enough left of ${names}.`,
  couponUsedUp: 'This coupon has just been used up. Please check the new total.',
  couponLimited: 'On some products the coupon takes off less than usual.',
  placed: 'Your order is placed.',
  placing: 'We are placing your order.',
  declined: 'Your card was declined. Please try another card.',
  confirming: 'Your bank asks you to confirm the payment.',
  abandoned: 'This order was not placed. Nothing is held, and your cart is as you left it.',
  placedAlready: `This order is placed already. You can cancel it within ${cancelMinutes} minutes.`,
  held: (totalCents: number, shipments: number) =>
    shipments === 1
      ? `We hold ${shownMoney(totalCents)} today. You are charged when it ships.`
      : `We hold ${shownMoney(totalCents)} today. You are charged by shipment: about ${shipments} charges.`,
  estimated: 'Tax is added once we know where it goes.',
} as const
