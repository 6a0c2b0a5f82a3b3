import { dayMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { auditOf } from '../../audit/audit.store.ts'
import { aReturnShop, type ReturnOrder } from '../testing/a-return-shop.ts'
import { refundEntries } from '../testing/return.store.ts'
import { changesIn } from '../testing/staff.store.ts'
import { openReturnsOf } from './return-facts.store.ts'
import { keepReturns } from './return-upkeep.ts'

const { delivered, vendorA, vendorB, piet, ada, shop, later, expectSound } = aReturnShop()

/** All of what was asked, as it came back. */
const allGood = async (order: ReturnOrder) =>
  ((await order.returns()).returns[0]?.lines ?? []).map(({ id, qty }) => ({ id, accepted_qty: qty }))

test('what a click gave back whole is not given back once more by a return', async () => {
  const order = await delivered()
  await ada().giveCode()
  for (const status of ['return_request', 'returned', 'delivered'] as const)
    expect(await ada().override(order.tile, status, 'Registered for the wrong line')).toMatchObject({
      status: 200,
    })
  expect((await order.returns()).lines.find(({ item_id }) => item_id === order.tile)).toMatchObject({
    return: { most: 0, why_not: 'All of it was given back or asked for already.' },
    claim: { most: 0 },
  })
  expect(await order.ask(order.wish(2))).toMatchObject({ status: 409, code: 'return_refused' })
  await expectSound()
})

test('two of nine boxes: the fee is read before, and the ledger takes it back from everybody to the cent', async () => {
  const order = await delivered()
  expect((await order.quote(order.wish(2))).data).toMatchObject({
    merchandise_cents: 16_760,
    tax_cents: 1_592,
    // 2/9 of the 45 dollars of the way there; the label would be 70.20.
    fee_cents: 1_000,
    label_cents: 7_020,
    refund_cents: 17_352,
    is_free: false,
  })
  const key = 'asked-twice-by-a-double-click'
  const twice = await Promise.all([order.ask(order.wish(2), { key }), order.ask(order.wish(2), { key })])
  expect(twice.map(({ status }) => status)).toEqual([200, 200])
  const { returns, lines } = await order.returns()
  expect(returns).toHaveLength(1)
  expect(returns[0]).toMatchObject({ state: 'asked', refund_cents: 17_352, rma: null, can: ['withdraw'] })
  expect(lines.find(({ item_id }) => item_id === order.tile)).toMatchObject({
    return: { most: 7, days_left: 12, why_not: null },
  })
  // A part of a line leaves it delivered, and nobody moves it meanwhile.
  expect(await order.line()).toMatchObject({ status: 'delivered' })
  expect(await ada().set(order.tile, 'cancle')).toMatchObject({ status: 409, code: 'return_open' })
  const id = await order.newest()
  expect(await vendorB().approve(id)).toMatchObject({ status: 404 })
  expect(await vendorA().approve(id)).toMatchObject({
    data: {
      state: 'approved',
      rma: expect.stringMatching(/^RMA-[A-Z2-9]{4}-[A-Z2-9]{4}$/),
      can: ['receive'],
    },
  })
  expect(await vendorA().approve(id)).toMatchObject({ status: 200 })
  expect((await order.sent(id)).data.returns[0]).toMatchObject({ state: 'sent', can: [] })
  expect(await vendorA().receive(id, await allGood(order))).toMatchObject({ data: { can: ['refund'] } })
  await expectSound()
  const refunds = await Promise.all([vendorA().refund(id), vendorA().refund(id)])
  expect(refunds.map(({ status }) => status)).toEqual([200, 200])
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'refunded', latest_refund: '2026-11-23' })
  expect(await refundEntries(shop().db, order.id)).toEqual([
    { account: 'cash', amount: -17_352 },
    { account: 'contractor', amount: 722 },
    { account: 'platform', amount: 1_188 },
    { account: 'shipping', amount: -1_000 },
    { account: 'tax', amount: 1_592 },
    { account: 'vendor', amount: 14_850 },
  ])
  expect((await vendorA().list())[0]).toMatchObject({ own_cents: -14_850 })
  expect(JSON.stringify(await vendorA().list())).not.toMatch(/17352|16760|_cents":722/)
  expect((await piet().list())[0]).toMatchObject({ own_cents: -722, can: [] })
  expect((await ada().list())[0]).toMatchObject({ own_cents: -17_352 })
  expect(await order.line()).toMatchObject({ status: 'delivered' })
  await expectSound()
  // Another four, and then what is left: the line has come back whole.
  for (const qty of [4, 3]) {
    await order.ask(order.wish(qty))
    const next = await order.newest()
    if (qty === 3) expect(await order.line()).toMatchObject({ status: 'return_request' })
    await vendorA().approve(next)
    await vendorA().receive(next, await allGood(order))
    await vendorA().refund(next)
  }
  expect(await order.line()).toMatchObject({ status: 'returned' })
  await expectSound()
})

test('what is too much, too late, twice, touched or of a fault nobody sees is refused in words', async () => {
  const order = await delivered()
  expect(await order.ask(order.wish(10))).toMatchObject({ status: 422 })
  expect(await order.ask(order.wish(1, 'damaged'))).toMatchObject({
    status: 422,
    errors: { photos: [expect.anything()] },
  })
  expect(await order.ask(order.wish(1, 'missing_box'))).toMatchObject({ status: 422 })
  expect(await order.ask(order.wish(1), { is_untouched: false })).toMatchObject({ status: 422 })
  expect(await order.ask(order.wish(1), { photos: ['nobody-has-this-photo'] })).toMatchObject({ status: 422 })
  const vanity = await order.itemNamed('example-vanity')
  const notThere = { ...order.wish(1), lines: [{ item_id: vanity, qty: 1 }] }
  expect(await order.ask(notThere)).toMatchObject({ status: 409, message: 'It is not delivered yet.' })
  const both = { ...order.wish(1), lines: [...order.wish(1).lines, ...notThere.lines] }
  expect(await order.ask(both)).toMatchObject({ status: 422 })
  // The whole line: rejected, it is delivered again, and when it was delivered stays what it was.
  await order.ask(order.wish(9))
  expect(await order.line()).toMatchObject({ status: 'return_request' })
  expect(await openReturnsOf(shop().db, [0])).toEqual(new Set())
  expect(await order.ask(order.wish(1))).toMatchObject({ status: 409 })
  await vendorA().reject(await order.newest(), 'They were opened.')
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'rejected', answer: 'They were opened.' })
  expect((await changesIn(shop().db, order.id)).slice(-2).map(({ to }) => to)).toEqual([
    'return_request',
    'delivered',
  ])
  await later(12 * dayMs + 20 * 3_600_000)
  expect(await order.ask(order.wish(1))).toMatchObject({ status: 409, code: 'return_refused' })
  const admin = ada()
  const why = 'Promised on the telephone.'
  const path = `POST /api/order/${order.id}/return/override`
  const wanted = { ...order.wish(9), key: 'opened-by-an-admin-for-them', is_untouched: true, why }
  expect(await admin.call(path, wanted)).toMatchObject({ status: 403, code: 'otp_needed' })
  await admin.giveCode()
  expect(await admin.call(path, wanted)).toMatchObject({
    status: 422,
    errors: { photos: [expect.anything()] },
  })
  expect(await admin.call(path, { ...wanted, why: ' ' })).toMatchObject({ status: 422 })
  const photos = [await order.photoBy(admin)]
  expect(await admin.call(path, { ...wanted, photos })).toMatchObject({ status: 200 })
  expect((await auditOf(shop().db, 'order', order.id)).at(-1)).toMatchObject({
    who: 'Hanna Buyer',
    action: 'opened a return beyond its time',
    note: why,
  })
  const id = await order.newest()
  await admin.approve(id)
  // Not sent in 14 days: it lapses.
  await later(16 * dayMs)
  await keepReturns(shop().payment)
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'lapsed' })
  expect(await order.line()).toMatchObject({ status: 'delivered' })
  await expectSound()
})

test('of what came back a part is accepted; what a vendor does not refund in 30 days we do', async () => {
  const order = await delivered()
  const vendor = vendorA()
  await order.ask(order.wish(9))
  const id = await order.newest()
  await vendor.approve(id)
  const [line] = await allGood(order)
  const some = { id: line?.id, accepted_qty: 6 }
  expect(await vendor.receive(id, [some])).toMatchObject({ status: 422 })
  expect(await vendor.receive(id, [])).toMatchObject({ status: 422 })
  await vendor.receive(id, [{ ...some, deduction: 'Three boxes were opened.' }])
  await later(29 * dayMs)
  await keepReturns(shop().payment)
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'received' })
  await later(3 * dayMs)
  await keepReturns(shop().payment)
  await keepReturns(shop().payment)
  expect((await order.returns()).returns[0]).toMatchObject({
    state: 'refunded',
    fee_cents: 3_000,
    lines: [{ accepted_qty: 6, deduction: 'Three boxes were opened.' }],
  })
  expect(await order.line()).toMatchObject({ status: 'delivered' })
  await expectSound()
})
