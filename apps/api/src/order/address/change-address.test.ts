import { expect, test } from 'vitest'
import { auditOf } from '../../audit/audit.store.ts'
import { restrictIn } from '../testing/people.store.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'
import { anAddress } from '../../account/testing/person.ts'
import { saveLocalRate } from '../../pricing/testing/tax.store.ts'
import { ratesOf, shipToOf, taxBy } from '../testing/kept.store.ts'

const { placed, later, deliver, differences, shop, admin } = anOrderShop()

type Placed = Awaited<ReturnType<typeof placed>>

/** Taxed as Pasadena is, at the other end of the county. */
const downtown = { street: '200 N Spring St', city: 'Los Angeles', state: 'CA', zip_code: '90012' }
const inAustin = { street: '9 Cedar Rd', city: 'Austin', state: 'TX', zip_code: '78745' }

const toDowntown = (order: Placed) => order.goTo({ address: anAddress(downtown) })
const goesTo = async (order: Placed) => (await order.read()).ship_to?.zip_code

const savedIn = async (order: Placed, where: Record<string, unknown>) => {
  const { data } = await order.call<{ id: string }[]>('POST /api/address', anAddress(where))
  return data.at(-1)?.id ?? ''
}

test('an order goes to a new address where that costs the same, and everybody who needs it is told', async () => {
  const order = await placed()
  expect((await order.read()).can).toEqual({ change_address: true })
  const { status, data, message } = await order.goTo({
    address: anAddress({ ...downtown, contact: 'Hanna Buyer', gate_code: '11' }),
  })
  expect([status, message]).toEqual([200, 'Your order goes to the new address. It costs the same.'])
  expect(data).toMatchObject({ ship_to: { ...downtown, contact: 'Hanna Buyer' }, held_cents: 282_087 })
  expect(await shipToOf(shop().db, order.id)).toMatchObject({ ...downtown, gate_code: '11' })
  expect(await auditOf(shop().db, 'order', order.id)).toMatchObject([
    { who: 'Client', action: 'changed the address', note: 'Pasadena, CA 91101 → Los Angeles, CA 90012' },
  ])
  await deliver()
  const mails =
    shop()
      .mail.mailbox?.list()
      .filter(({ to }) => to === order.email) ?? []
  const mail = mails.find(({ subject }) => subject.endsWith('goes to another address'))
  expect(mail?.text).toContain('Hanna Buyer, 200 N Spring St, Los Angeles, CA 90012')
  expect(await differences()).toEqual([])
})

test('an address of the book is taken as it is there; asked twice, the second finds it done', async () => {
  const order = await placed()
  const address_id = await savedIn(order, { ...downtown, stairs: 'Second floor' })
  const replies = await Promise.all([order.goTo({ address_id }), order.goTo({ address_id })])
  expect(replies.map(({ status }) => status)).toEqual([200, 200])
  expect(await shipToOf(shop().db, order.id)).toMatchObject({ ...downtown, stairs: 'Second floor' })
  expect(await auditOf(shop().db, 'order', order.id)).toHaveLength(1)
})

test('the 60th minute is in time, and what comes after it is not', async () => {
  const inTime = await placed()
  const late = await placed()
  later(60 * minuteMs)
  expect(await toDowntown(inTime)).toMatchObject({ status: 200 })
  later(1)
  expect((await late.read()).can.change_address).toBe(false)
  expect(await toDowntown(late)).toMatchObject({
    status: 409,
    code: 'address_over',
    message: 'The 60 minutes for changing the address are over. Please write to us, and we ask the vendor.',
  })
  expect(await goesTo(late)).toBe('91101')
})

test('a place that costs more or less by a cent is refused with the difference until that is accepted', async () => {
  await saveLocalRate(shop().db, { zipPrefix: '90210', rateBps: 1_050, taxesShipping: false })
  const order = await placed()
  const again = 'Please look at the new sums, and accept them.'
  expect(await order.goTo({ address: anAddress(inAustin) })).toMatchObject({
    status: 409,
    code: 'other_sums',
    message: `Delivery to 78745 costs $79.58 less. ${again}`,
  })
  const dearer = await order.goTo({ address: anAddress({ ...downtown, zip_code: '90210' }) })
  expect(dearer.message).toBe(`Delivery to 90210 costs $25.35 more. ${again}`)
  expect(await order.read()).toMatchObject({ ship_to: { zip_code: '91101' }, held_cents: 282_087 })
  expect(await differences()).toEqual([])
})

test('the same total of other sums has to be accepted too', async () => {
  await saveLocalRate(shop().db, { zipPrefix: '90001', rateBps: 931, taxesShipping: true })
  const order = await placed()
  await order.cancel([await order.itemNamed('example-faucet')])
  expect(await order.goTo({ address: anAddress({ ...downtown, zip_code: '90001' }) })).toMatchObject({
    code: 'other_sums',
    message: 'Tax and delivery to 90001 are split differently. Please look at the new sums, and accept them.',
  })
})

test('another rate that comes to the same cents is kept with the lines', async () => {
  const order = await placed()
  await taxBy(shop().db, order.id, 949)
  expect(await toDowntown(order)).toMatchObject({ status: 200 })
  expect(await ratesOf(shop().db, order.id)).toEqual([950])
})

test('neither a PO box, nor Alaska, nor a state where it may not be sold, unless it was cancelled', async () => {
  const order = await placed()
  const refused = async (where: Record<string, unknown>) => {
    const { status, code, message } = await order.goTo({ address: anAddress(where) })
    expect([status, code]).toEqual([409, 'not_deliverable'])
    return message
  }
  expect(await refused({ ...downtown, street: 'P.O. Box 12' })).toContain('PO box')
  expect(await refused({ city: 'Anchorage', state: 'AK', zip_code: '99501' })).toContain('Alaska')
  await restrictIn(shop().db, 'example-vanity', ['CA'])
  expect(await refused(downtown)).toBe('example-vanity may not be sold in CA.')
  await order.cancel([await order.itemNamed('example-vanity')])
  expect(await toDowntown(order)).toMatchObject({ status: 200 })
  await restrictIn(shop().db, 'example-vanity', [])
})

test('what was typed wrong is told by its field', async () => {
  const order = await placed()
  const errorsOf = async (requested: object) => {
    const { status, errors } = await order.goTo(requested)
    expect(status).toBe(422)
    return errors
  }
  expect(await errorsOf({ address: anAddress({ ...downtown, street: ' ' }) })).toHaveProperty([
    'address.street',
  ])
  expect(await errorsOf({ address: anAddress({ ...downtown, zip_code: '00001' }) })).toEqual({
    'address.zip_code': ['We do not know this ZIP code.'],
  })
  expect(await errorsOf({ address: anAddress({ ...downtown, zip_code: '78745' }) })).toEqual({
    'address.zip_code': ['This ZIP code is in TX.'],
  })
  const unknown = { address_id: ['This address is no longer in your address book.'] }
  const stranger = await placed()
  for (const requested of [{}, { address_id: await savedIn(stranger, downtown) }])
    expect(await errorsOf(requested)).toEqual(unknown)
})

test('another’s order is as missing as one that never was', async () => {
  const order = await placed()
  const stranger = await placed()
  for (const id of [order.id, 'never'])
    expect(
      await stranger.call(`POST /api/order/${id}/address`, { address: anAddress(downtown) }),
    ).toMatchObject({ status: 404, code: 'not_found' })
  expect(await goesTo(order)).toBe('91101')
})

test('neither a cancelled order nor one of which something has left goes elsewhere', async () => {
  const cancelled = await placed()
  await cancelled.cancel()
  const leaving = await placed()
  const ada = await admin()
  await ada.set(await leaving.itemNamed('example-tile'), 'picked_up')
  for (const order of [cancelled, leaving]) {
    expect((await order.read()).can.change_address).toBe(false)
    expect(await toDowntown(order)).toMatchObject({ status: 409, code: 'address_fixed' })
    expect(await goesTo(order)).toBe('91101')
  }
  expect(await differences()).toEqual([])
})

test('of whoever cancels and whoever moves an order at once, each finds it whole, and the money is right', async () => {
  for (let round = 0; round < 4; round += 1) {
    const order = await placed()
    const asked = [() => toDowntown(order), () => order.cancel()]
    const started = (round % 2 === 0 ? asked : asked.toReversed()).map((ask) => ask())
    const replies = await Promise.all(started)
    const [moved, cancelled] = round % 2 === 0 ? replies : replies.toReversed()
    expect(cancelled?.status).toBe(200)
    const isMoved = moved?.status === 200
    if (!isMoved) expect(moved?.code).toBe('address_fixed')
    expect(await order.read()).toMatchObject({
      status: 'cancle',
      held_cents: 0,
      released_cents: 282_087,
      ship_to: { zip_code: isMoved ? '90012' : '91101' },
    })
  }
  expect(await differences()).toEqual([])
})
