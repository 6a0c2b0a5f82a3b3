import { expect, test } from 'vitest'
import { aReturnShop } from '../testing/a-return-shop.ts'

const { delivered, vendorA, expectSound } = aReturnShop()

test('a claim costs nothing: its share of the shipping comes back too, or it is sent anew', async () => {
  const order = await delivered()
  const vendor = vendorA()
  const claim = (qty: number, outcome: string, photo: string) =>
    order.ask(order.wish(qty, 'missing_box', 'claim'), { outcome, photos: [photo] })
  const photo = await order.photo()
  expect(await claim(1, 'refund', photo)).toMatchObject({ status: 200 })
  expect(await claim(1, 'refund', photo)).toMatchObject({ status: 422 })
  const first = await order.newest()
  expect((await vendor.list('?open=1'))[0]).toMatchObject({ photos: [photo], reason: 'missing_box' })
  expect(await vendor.approve(first)).toMatchObject({ data: { state: 'refunded' } })
  // 83.80 and 7.96 of tax, and a ninth of 45 dollars for the way.
  expect((await order.returns()).returns[0]).toMatchObject({ fee_cents: 0, shipping_cents: 500 })
  await claim(1, 'replace', await order.photo())
  const second = await order.newest()
  await vendor.approve(second)
  expect(await vendor.replace(second, '1Z777')).toMatchObject({ data: { state: 'replaced' } })
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'replaced', tracking: '1Z777', can: [] })
  await claim(1, 'refund', await order.photo())
  expect((await order.withdraw(await order.newest())).data.returns[0]).toMatchObject({ state: 'withdrawn' })
  expect(await order.line()).toMatchObject({ status: 'delivered' })
  await expectSound()
})
