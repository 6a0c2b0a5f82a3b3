import { beforeAll, expect, test } from 'vitest'
import { anOrderShop } from '../order/testing/order-shop.ts'
import { providerAt } from '../payment/testing/a-payment.ts'
import { newPublicId } from '../shared/public-id.ts'
import { isSound, written } from './check.ts'
import {
  addUnknownMessage,
  anyHold,
  forgetHold,
  moveStatus,
  raiseTax,
  reserveMore,
  setCouponReleased,
} from './testing/breaking.store.ts'

const { placed, shop, differences, audit } = anOrderShop()

let order: Awaited<ReturnType<typeof placed>>
beforeAll(async () => {
  order = await placed()
})

/** Every difference that is found, as one text. */
const found = async () => (await differences()).flatMap((check) => check.differences).join('\n')

test('an order as it should be shows one line per check, each with its mark', async () => {
  expect(await found()).toBe('')
  const checks = await audit()
  expect(isSound(checks)).toBe(true)
  expect(checks.length).toBeGreaterThanOrEqual(12)
  for (const line of written(checks).split('\n')) expect(line).toMatch(/^✓ .+\.$/)
})

test('a payment at the provider that nobody knows of is an orphan', async () => {
  const { intents } = providerAt(shop().sandbox.origin)
  const { customerId, paymentMethodId } = await anyHold(shop().db, order.id)
  const holdId = newPublicId()
  const asked = { customerId, paymentMethodId, amountCents: 5_000, holdId, operationId: newPublicId() }
  const answer = await intents.confirmHold({ ...asked, payableId: order.id, returnUrl: null }, newPublicId())
  if (answer.kind !== 'intent') throw new Error('The card is good.')
  expect(await found()).toContain(`${answer.intent.id} is an orphan: requires_capture, $50.00`)
  await intents.cancel(answer.intent.id, newPublicId())
})

test('a second payment for the same hold is an orphan: what a control run without idempotency keys leaves', async () => {
  const { intents } = providerAt(shop().sandbox.origin)
  const hold = await anyHold(shop().db, order.id)
  const known = await intents.readHold(hold.intentId)
  const again = {
    customerId: hold.customerId,
    paymentMethodId: hold.paymentMethodId,
    amountCents: known.amountCents,
    holdId: known.holdId ?? '',
    operationId: newPublicId(),
  }
  const answer = await intents.confirmHold({ ...again, payableId: order.id, returnUrl: null }, newPublicId())
  if (answer.kind !== 'intent') throw new Error('The card is good.')
  expect(await found()).toContain(
    `${answer.intent.id} is an orphan: requires_capture beside ${hold.intentId}`,
  )
  await intents.cancel(answer.intent.id, newPublicId())
})

test('a hold that says something else than the provider is found', async () => {
  const { id, intentId } = await anyHold(shop().db, order.id)
  await forgetHold(shop().db, id, 'voided')
  expect(await found()).toContain(`${intentId} is requires_capture at the provider`)
  await forgetHold(shop().db, id, 'held')
})

test('money that was taken past us is found on both sides', async () => {
  const { intents } = providerAt(shop().sandbox.origin)
  const other = await placed()
  const { intentId } = await anyHold(shop().db, other.id)
  await intents.capture(intentId, 1_000, newPublicId())
  const text = await found()
  expect(text).toContain(`${intentId} is succeeded at the provider`)
  expect(text).toMatch(/delivery \d+: \$0\.00 charged here, \$10\.00 there/)
})

test.each([
  [
    'goods that nobody ordered',
    () => reserveMore(shop().db, 'example-tile', 1),
    () => reserveMore(shop().db, 'example-tile', -1),
    /lot \d+: \d+ are reserved, \d+ are ordered/,
  ],
  [
    'a coupon that is not counted',
    () => setCouponReleased(shop().db, order.id, new Date()),
    () => setCouponReleased(shop().db, order.id, null),
    /has a coupon that does not count it/,
  ],
  [
    'an order that does not add up',
    () => raiseTax(shop().db, order.id, 1),
    () => raiseTax(shop().db, order.id, -1),
    /order [\w-]+ does not add up/,
  ],
] as const)('%s: found', async (_what, breakIt, mendIt, difference) => {
  await breakIt()
  expect(await found()).toMatch(difference)
  await mendIt()
  expect(await found()).not.toMatch(difference)
})

test('a line that is on its way and was not paid for is found', async () => {
  const tile = await order.itemNamed('example-tile')
  await moveStatus(shop().db, tile, 'picked_up')
  expect(await found()).toMatch(/example-tile of [\w-]+: \$0\.00 is paid instead of \$825\.85/)
  await moveStatus(shop().db, tile, 'waiting_for_approval')
})

test('a message that nobody delivers is found, with its cause', async () => {
  await addUnknownMessage(shop().db, 'of a test')
  expect(await found()).toContain('unknown: of a test')
})
