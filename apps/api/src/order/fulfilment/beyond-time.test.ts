import { dayMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { aReturnShop } from '../testing/a-return-shop.ts'

const { delivered, ada, later, expectSound } = aReturnShop()

const why = 'Promised on the telephone.'

test('when the days for returning are over no click takes a line back, whatever it is called', async () => {
  const order = await delivered()
  await later(12 * dayMs + 20 * 3_600_000)
  await ada().giveCode()
  for (const status of ['return_request', 'cancle'])
    expect(await ada().set(order.tile, status, why), status).toMatchObject({
      status: 409,
      code: 'return_over',
      message: expect.stringContaining('Open a return beyond its time'),
    })
  // On its way once more, it has been delivered for as long.
  expect(await ada().set(order.tile, 'out_for_delivery', why)).toMatchObject({ status: 200 })
  for (const status of ['return_request', 'cancle'])
    expect(await ada().set(order.tile, status, why), status).toMatchObject({ code: 'return_over' })
  expect(await order.read()).toMatchObject({ refunded_cents: 0 })
  await expectSound()
})

test('what was asked for in time may be taken back later', async () => {
  const order = await delivered()
  await later(12 * dayMs)
  expect(await ada().set(order.tile, 'return_request')).toMatchObject({ status: 200 })
  await later(3 * dayMs)
  expect(await ada().set(order.tile, 'returned')).toMatchObject({ status: 200 })
  expect((await order.read()).refunded_cents).toBeGreaterThan(0)
  await expectSound()
})

test('what has come to its end is opened with a reason and a code given just now', async () => {
  const order = await delivered()
  await ada().set(order.tile, 'return_request')
  await ada().set(order.tile, 'returned')
  expect(await ada().set(order.tile, 'delivered')).toMatchObject({ status: 422 })
  await later(dayMs)
  expect(await ada().set(order.tile, 'delivered', why)).toMatchObject({ status: 403, code: 'otp_needed' })
  await ada().giveCode()
  expect(await ada().override(order.tile, 'delivered', why)).toMatchObject({ status: 200 })
})
