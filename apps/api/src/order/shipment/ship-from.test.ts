import type { OrderShipments, ShownPackage } from '@showroom/contract/order/shipment'
import type { Warehouse } from '@showroom/contract/vendor-goods/warehouse'
import { expect, test } from 'vitest'
import { warehousesOfDelivery } from '../reading/line-warehouses.store.ts'
import { aShippingShop } from '../testing/a-shipping-shop.ts'
import { shipmentNamed } from './shipment.store.ts'

const { anOrder, vendorA, piet, ada, shop } = aShippingShop()

const dock = { street: '4 Kiln Road', city: 'Fresno', state: 'CA', zip_code: '93650' }
const add = async (name: string, ships_freight: boolean) => {
  const body = { ...dock, name, ships_freight }
  const { data } = await vendorA().call<Warehouse[]>('POST /api/vendor_warehouses', body)
  return data.find((each) => each.name === name)?.id ?? ''
}
const packagesIn = ({ deliveries }: OrderShipments): ShownPackage[] =>
  deliveries.flatMap(({ packages }) => packages)
const placesOf = (packages: readonly ShownPackage[]) => packages.map(({ ship_from }) => ship_from?.name)

/** What the packing slip names. */
const slipPlaces = async (packageId: string) => {
  const { subOrderId } = (await shipmentNamed(shop().db, packageId)) ?? { subOrderId: 0 }
  return (await warehousesOfDelivery(shop().db, subOrderId)).map(({ warehouses }) => warehouses)
}

test('a package leaves from where its line is, or from where its vendor says; no client and no Pro learns it', async () => {
  const order = await anOrder()
  const fresno = await add('Fresno room', false)
  const units = (count: number) => [{ item_id: order.tile, units: count }]
  const first = await vendorA().pack(order.delivery, units(4))
  expect(placesOf(packagesIn(first.data))).toEqual(['Main warehouse'])
  const truck = { carrier: 'freight', tracking: '(800) 555-0142', ship_from: fresno }
  expect((await vendorA().pack(order.delivery, units(5), truck)).errors).toEqual({
    ship_from: ['No truck takes pallets at “Fresno room”. Choose another warehouse.'],
  })
  expect((await vendorA().pack(order.delivery, units(5), { ship_from: 'nowhere' })).errors).toEqual({
    ship_from: ['You have no such warehouse any more.'],
  })
  const packed = packagesIn((await vendorA().pack(order.delivery, units(3), { ship_from: fresno })).data)
  expect(placesOf(packed)).toEqual(['Main warehouse', 'Fresno room'])
  const [one, two] = packed
  if (!one || !two) throw new Error('There are two packages.')
  expect(await slipPlaces(two.id)).toEqual([['Fresno room', 'Main warehouse']])
  expect(placesOf(packagesIn((await ada().see(order.id)).data))).toEqual(['Main warehouse', 'Fresno room'])
  for (const told of [await order.see(), (await piet().see(order.id)).data])
    expect(JSON.stringify(told)).not.toContain('Fresno')

  // Mended, it stays where it was; a closed one goes on being named.
  const mended = { carrier: 'ups', tracking: '1Z999AA10123456784', weight_milli_lb: 9_000 }
  const change = (id: string, body: object) => vendorA().call<OrderShipments>(`PUT /api/shipment/${id}`, body)
  expect(placesOf(packagesIn((await change(one.id, { ...mended, ship_from: fresno })).data))).toEqual([
    'Fresno room',
    'Fresno room',
  ])
  await vendorA().pack(order.delivery, units(2), { ship_from: fresno })
  expect(await slipPlaces(one.id)).toEqual([['Fresno room']])
  await vendorA().call(`POST /api/vendor_warehouses/${fresno}/close`)
  for (const ship_from of [null, fresno])
    expect(placesOf(packagesIn((await change(two.id, { ...mended, ship_from })).data))).toContain(
      'Fresno room',
    )
  expect(await slipPlaces(one.id)).toEqual([['Fresno room']])
})
