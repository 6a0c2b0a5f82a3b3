import type { QueueLine, WarehouseChoice } from '@showroom/contract/order/order-queue'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { beforeAll, expect, test } from 'vitest'
import { browserOn } from '../../account/testing/person.ts'
import { anOrderShop, minuteMs } from '../testing/order-shop.ts'

const { placed, later, shop, vendor } = anOrderShop()

type Staff = Awaited<ReturnType<typeof vendor>>
let a: Staff
beforeAll(async () => {
  a = await vendor('Vendor A')
})

const ask = <Data>(who: Staff, call: string, body?: object) =>
  browserOn(shop().app)<Data>(call, { token: who.token, ...(body ? { body } : {}) })
const dock = { street: '4 Kiln Road', city: 'Fresno', state: 'CA', zip_code: '93650' }
const add = async (name: string, ships_freight: boolean) => {
  const { data } = await ask<Warehouse[]>(a, 'POST /api/vendor_warehouses', { ...dock, name, ships_freight })
  return data.find((each) => each.name === name)?.id ?? ''
}
const goods = { weight_milli_lb: 412_500, pallets: 1 }

test('a line leaves from where its goods lie, until it is set ready somewhere else', async () => {
  const order = await placed()
  later(61 * minuteMs)
  const tile = await order.itemNamed('example-tile')
  const parcels = await add('Parcel room', false)
  const trucks = await add('Truck dock', true)
  await a.set(tile, 'vendor_approved')
  const line = async () => (await ask<QueueLine>(a, `GET /api/order_queue/${tile}`)).data
  expect((await line()).warehouse).toBe('Main warehouse')
  const { data: choices } = await ask<WarehouseChoice[]>(a, `GET /api/order_item/${tile}/warehouses`)
  expect(choices.map(({ name, place, is_chosen }) => [name, place, is_chosen])).toEqual([
    ['Main warehouse', 'CA', true],
    ['Parcel room', 'Fresno, CA 93650', false],
    ['Truck dock', 'Fresno, CA 93650', false],
  ])
  const ready = (ship_from: string) =>
    ask<QueueLine>(a, `POST /api/order_item/${tile}/ready`, { ...goods, ship_from })
  expect((await ready(parcels)).errors).toEqual({
    ship_from: ['No truck takes pallets at “Parcel room”. Choose another warehouse.'],
  })
  expect((await line()).status).toBe('vendor_approved')
  expect((await ready('nowhere')).errors).toEqual({ ship_from: ['You have no such warehouse any more.'] })
  expect((await ready(trucks)).data).toMatchObject({ status: 'ready_to_pick_up', warehouse: 'Truck dock' })
})

test('another vendor does not learn where a line leaves from', async () => {
  const order = await placed()
  later(61 * minuteMs)
  const b = await vendor('Vendor B')
  const tile = await order.itemNamed('example-tile')
  expect((await ask(b, `GET /api/order_item/${tile}/warehouses`)).status).toBe(404)
})
