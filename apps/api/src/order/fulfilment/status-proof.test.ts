import { dayMs } from '@showroom/contract/shared/time'
import { beforeAll, expect, test } from 'vitest'
import { staySignedIn } from '../testing/return.store.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, shop, vendor, pro, admin, now } = anOrderShop()

type Staff = Awaited<ReturnType<typeof admin>>
let a: Staff
let ada: Staff
let piet: Staff
beforeAll(async () => {
  a = await vendor('Vendor A')
  ada = await admin()
  piet = await pro()
})

/** Its tile is on the way, and its client sends the driver away. */
const onTheWay = async () => {
  const order = await placed()
  later(61 * minuteMs)
  const [tile, faucet] = [await order.itemNamed('example-tile'), await order.itemNamed('example-faucet')]
  await ada.set(tile, 'picked_up')
  await ada.set(tile, 'shipped')
  return { order, tile, faucet }
}
const idOf = async (itemId: string) => (await ada.sendProof(itemId)).json<{ data: { id: string } }>().data.id

test('what shows an override is kept with it, and Admins alone read what became of a line', async () => {
  const { order, tile } = await onTheWay()
  expect(await ada.override(tile, 'return_request', 'Refused at the door')).toMatchObject({ status: 200 })
  const { data } = await ada.historyOf(tile)
  expect(data.map(({ to_label, role }) => [to_label, role])).toEqual([
    ['Waiting for approval', 'system'],
    ['Picked Up', 'Admin'],
    ['Shipped', 'Admin'],
    ['Return Request', 'Admin'],
  ])
  const last = data.at(-1)
  expect(last).toMatchObject({ from_label: 'Shipped', note: 'Refused at the door', who: 'Hanna Buyer' })
  expect(last?.proof?.file_name).toBe('fax.pdf')
  const file = await ada.proofAt(last?.proof?.id ?? '')
  expect([file.statusCode, file.body]).toEqual([200, '%PDF-1.4 a fax'])
  expect(file.headers['content-disposition']).toContain('attachment')
  for (const other of [a, piet]) {
    expect(await other.historyOf(tile)).toMatchObject({ status: 403 })
    expect((await other.proofAt(last?.proof?.id ?? '')).statusCode).toBe(403)
    expect((await other.sendProof(tile)).statusCode).toBe(403)
  }
  expect(await order.call(`GET /api/order_item/${tile}/history`)).toMatchObject({ status: 403 })
})

test('a file shows one change of one line', async () => {
  const { tile, faucet } = await onTheWay()
  const set = (proof: string) =>
    ada.call(`PUT /api/order_item/${tile}/status`, { status: 'return_request', note: 'Sent away', proof })
  const gone = { status: 422, errors: { proof: [expect.stringContaining('not there any more')] } }
  expect(await set(await idOf(faucet))).toMatchObject(gone)
  const proof = await idOf(tile)
  expect(await set(proof)).toMatchObject({ status: 200 })
  await ada.set(tile, 'delivered')
  await ada.set(tile, 'return_request')
  expect((await ada.historyOf(tile)).data.filter((change) => change.proof)).toHaveLength(1)
})

test('a step on its own way needs no file, and what is no picture or PDF is no proof', async () => {
  const { tile } = await onTheWay()
  expect(await ada.set(tile, 'delivered')).toMatchObject({ status: 200 })
  const script = await ada.sendProof(tile, { fileName: 'x.svg', bytes: '<svg onload="1"/>' })
  expect([script.statusCode, script.json().errors.file]).toEqual([
    422,
    ['Please choose a PDF, or a picture: JPEG, PNG or WebP.'],
  ])
  expect((await ada.sendProof('nonesuch')).statusCode).toBe(404)
})

test('what nothing was set with is gone after a day; what shows an override stays', async () => {
  const { tile, faucet } = await onTheWay()
  const unused = await idOf(faucet)
  await ada.override(tile, 'return_request', 'Refused at the door')
  const used = (await ada.historyOf(tile)).data.at(-1)?.proof?.id ?? ''
  later(dayMs + minuteMs)
  await staySignedIn(shop().db, new Date(now().getTime() + dayMs))
  const sweep = shop().modules.order.jobs?.find(({ name }) => name === 'order.drop-status-proofs')
  await sweep?.run(now())
  expect((await ada.proofAt(unused)).statusCode).toBe(404)
  expect((await ada.proofAt(used)).statusCode).toBe(200)
})
