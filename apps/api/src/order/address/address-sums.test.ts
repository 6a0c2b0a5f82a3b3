import { hourMs } from '@showroom/contract/shared/time'
import { beforeAll, expect, test } from 'vitest'
import { anAddress } from '../../account/testing/person.ts'
import { auditOf } from '../../audit/audit.store.ts'
import { renewHolds } from '../../payment/holds/renew-holds.ts'
import { saveLocalRate } from '../../pricing/testing/tax.store.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { askedHoldsOf, ratesOf } from '../testing/kept.store.ts'
import { keepAddresses } from './keep-own-address.ts'

const { placed, placedWith, later, deliver, differences, shop, admin, vendor } = anOrderShop()

/** 10.5 % in place of 9.5 %: $25.35 more. */
const dear = anAddress({ street: '200 N Spring St', city: 'Los Angeles', state: 'CA', zip_code: '90210' })
/** 6.25 % of goods, and of delivery: $79.58 less. */
const cheap = anAddress({ street: '9 Cedar Rd', city: 'Austin', state: 'TX', zip_code: '78745' })
const [asOrdered, dearer, cheaper] = [282_087, 284_622, 274_129]
const asksTheBank = '4000002760003184'

beforeAll(() => saveLocalRate(shop().db, { zipPrefix: '90210', rateBps: 1_050, taxesShipping: false }))

type Placed = Awaited<ReturnType<typeof placed>>
const zipOf = async (order: Placed) => (await order.read()).ship_to?.zip_code
const expectSound = async () => expect(await differences()).toEqual([])

test('what it costs elsewhere is read before anybody agrees', async () => {
  const order = await placed()
  const { data } = await order.quoteTo({ address: dear })
  expect(data).toEqual({
    zip_code: '90210',
    now: { shipping_cents: 4_500, tax_cents: 24_083, total_cents: asOrdered },
    there: { shipping_cents: 4_500, tax_cents: 26_618, total_cents: dearer },
    more_cents: 2_535,
    is_same: false,
  })
  expect((await order.quoteTo({ address: anAddress({ zip_code: '90012' }) })).data).toMatchObject({
    more_cents: 0,
    is_same: true,
  })
  expect(await zipOf(order)).toBe('91101')
})

test('dearer and accepted: larger holds take over, then it goes there, taxed as it is there', async () => {
  const order = await placed()
  const { status, data, message } = await order.goTo({ address: dear, total_cents: dearer })
  expect([status, message]).toEqual([200, 'Your order goes to the new address. It now comes to $2,846.22.'])
  expect(data).toMatchObject({
    ship_to: { zip_code: '90210' },
    address_change: null,
    total_cents: dearer,
    tax_cents: 26_618,
    held_cents: dearer,
    charged_cents: 0,
  })
  expect(await ratesOf(shop().db, order.id)).toEqual([1_050])
  expect(await auditOf(shop().db, 'order', order.id)).toMatchObject([
    { action: 'changed the address', note: 'Pasadena, CA 91101 → Los Angeles, CA 90210 (+$25.35)' },
  ])
  await deliver()
  const mail = shop()
    .mail.mailbox?.list()
    .find(({ to, subject }) => to === order.email && subject.endsWith('goes to another address'))
  expect(mail?.text).toContain('It costs $25.35 more, as you accepted, and now comes to $2,846.22.')
  await expectSound()
})

test('cheaper and accepted: it goes there at once, and smaller holds take over', async () => {
  const order = await placed()
  const { data } = await order.goTo({ address: cheap, total_cents: cheaper })
  expect(data).toMatchObject({ ship_to: { zip_code: '78745' }, total_cents: cheaper, held_cents: cheaper })
  await expectSound()
})

test('there and back again comes to what it was, and is charged so', async () => {
  const order = await placed()
  await order.goTo({ address: dear, total_cents: dearer })
  const back = anAddress({ zip_code: '91101' })
  expect((await order.goTo({ address: back, total_cents: asOrdered })).data).toMatchObject({
    total_cents: asOrdered,
    held_cents: asOrdered,
  })
  later(61 * minuteMs)
  const ada = await admin()
  await ada.set(await order.itemNamed('example-tile'), 'picked_up')
  expect(await order.read()).toMatchObject({ charged_cents: 87_085, held_cents: asOrdered - 87_085 })
  await expectSound()
})

test('nobody pays what they have not read', async () => {
  const order = await placed()
  expect(await order.goTo({ address: dear, total_cents: dearer - 1 })).toMatchObject({ code: 'other_sums' })
  expect(await order.read()).toMatchObject({ address_change: null, held_cents: asOrdered })
  await expectSound()
})

const declinedElsewhere = async () => {
  const order = await placedWith(asksTheBank)
  const { message, data } = await order.goTo({ address: dear, total_cents: dearer })
  expect(message).toBe('Your bank did not hold $25.35 more. Choose another card, or keep the old address.')
  expect(data).toMatchObject({
    ship_to: { zip_code: '91101' },
    total_cents: asOrdered,
    held_cents: asOrdered,
    address_change: {
      state: 'unheld',
      ship_to: { zip_code: '90210' },
      more_cents: 2_535,
      total_cents: dearer,
      can: { keep_address: true },
    },
  })
  await expectSound()
  return order
}

test('a bank that does not hold more: another card pays, and it goes there', async () => {
  const order = await declinedElsewhere()
  await order.payAgain()
  expect(await order.read()).toMatchObject({
    ship_to: { zip_code: '90210' },
    address_change: null,
    total_cents: dearer,
    held_cents: dearer,
  })
  await expectSound()
})

test('a bank that does not hold more: the old address stays where its client says so, once or twice', async () => {
  const order = await declinedElsewhere()
  for (const _ of [1, 2])
    expect((await order.keepAddress()).data).toMatchObject({
      ship_to: { zip_code: '91101' },
      address_change: null,
      held_cents: asOrdered,
      deliveries: [{ payment_needed: null }, { payment_needed: null }, { payment_needed: null }],
    })
  await expectSound()
  expect(await (await placed()).keepAddress()).toMatchObject({ status: 409, code: 'no_address_asked' })
})

test('no card in time: the old address stays, and its client is told', async () => {
  const order = await declinedElsewhere()
  later(60 * minuteMs)
  await keepAddresses(shop().payment)
  expect((await order.read()).address_change).not.toBeNull()
  later(1)
  await keepAddresses(shop().payment)
  expect(await order.read()).toMatchObject({ address_change: null, ship_to: { zip_code: '91101' } })
  await deliver()
  const mail = shop()
    .mail.mailbox?.list()
    .find(({ to, subject }) => to === order.email && subject.endsWith('stays at its address'))
  expect(mail?.text).toContain('Nothing more is held or charged for it.')
  await expectSound()
})

test('while another address waits for a bank, whatever becomes of a line ends that wish', async () => {
  const cancelled = await declinedElsewhere()
  await cancelled.cancel([await cancelled.itemNamed('example-faucet')])
  const approved = await declinedElsewhere()
  later(61 * minuteMs)
  await (await vendor('Vendor A')).set(await approved.itemNamed('example-tile'), 'vendor_approved')
  for (const order of [cancelled, approved])
    expect(await order.read()).toMatchObject({ address_change: null, ship_to: { zip_code: '91101' } })
  await expectSound()
})

test('asked twice at once, one change is made and each delivery is held once', async () => {
  const order = await placed()
  const wish = { address: dear, total_cents: dearer }
  const replies = await Promise.all([order.goTo(wish), order.goTo(wish)])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await order.read()).toMatchObject({ held_cents: dearer, total_cents: dearer })
  expect(await auditOf(shop().db, 'order', order.id)).toHaveLength(1)
  await expectSound()
})

test('a hold that was not raised is asked for anew on its sixth day as every other', async () => {
  const order = await declinedElsewhere()
  await order.keepAddress()
  later(6 * 24 * hourMs + minuteMs)
  await renewHolds(shop().payment)
  expect(await askedHoldsOf(shop().db, order.id)).toBe(3)
})
