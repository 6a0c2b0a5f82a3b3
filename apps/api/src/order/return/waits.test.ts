import type { Notification } from '@showroom/contract/notification/notification'
import { dayMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { aReturnShop } from '../testing/a-return-shop.ts'
import { keepReturns } from './return-upkeep.ts'

const { delivered, vendorA, ada, later, shop, deliver, expectSound } = aReturnShop()

/** What the clock does, and all that is told of it. */
const upkeep = async () => {
  await keepReturns(shop().payment)
  await keepReturns(shop().payment)
  while ((await deliver()).length > 0);
}

const mailsTo = ({ email }: { email: string }, words: string) =>
  (shop().mail.mailbox?.list() ?? []).filter(
    ({ to, subject, text }) => to === email && `${subject} ${text}`.includes(words),
  )

const waitingFor = async (token: string): Promise<Notification[]> => {
  await forgetAllAttempts(shop().db)
  const headers = { authorization: `Bearer ${token}` }
  const { data } = (await shop().app.inject({ url: '/api/notification?tab=order', headers })).json<{
    data: Notification[]
  }>()
  return data.filter(({ kind, is_pending }) => kind === 'return_unanswered' && is_pending)
}

test('a vendor who does not answer is reminded, then Admins are asked, and told when there is an answer', async () => {
  const order = await delivered()
  await order.ask(order.wish(2))
  await later(3 * dayMs)
  await upkeep()
  expect(mailsTo(vendorA(), 'Please answer by')).toHaveLength(0)
  await later(dayMs)
  await upkeep()
  expect(mailsTo(vendorA(), 'Please answer by')).toHaveLength(1)
  expect(await waitingFor(ada().token)).toEqual([])
  await later(2 * dayMs)
  await upkeep()
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'asked' })
  expect(await waitingFor(ada().token)).toMatchObject([{ path: '/account/returns' }])
  expect(mailsTo(vendorA(), 'You have not answered in time')).toHaveLength(1)
  await ada().approve(await order.newest())
  await upkeep()
  expect(await waitingFor(ada().token)).toEqual([])
})

test('what was sent and nobody looked at is refunded as asked when the 30 days are over', async () => {
  const order = await delivered()
  await order.ask(order.wish(3))
  const id = await order.newest()
  await vendorA().approve(id)
  await order.sent(id)
  await later(24 * dayMs)
  await upkeep()
  expect(mailsTo(vendorA(), 'Please say by')).toHaveLength(1)
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'sent' })
  await later(7 * dayMs)
  await upkeep()
  expect((await order.returns()).returns[0]).toMatchObject({ state: 'refunded', fee_cents: 1_500 })
  expect((await order.returns()).lines.find(({ item_id }) => item_id === order.tile)).toMatchObject({
    returned_qty: 3,
  })
  expect(mailsTo(vendorA(), 'Your 30 days are over')).toHaveLength(1)
  await expectSound()
})

test('what was to be sent anew and was not is paid back; who sends back late is reminded first', async () => {
  const order = await delivered()
  await order.ask(order.wish(1, 'missing_box', 'claim'), {
    outcome: 'replace',
    photos: [await order.photo()],
  })
  await vendorA().approve(await order.newest())
  await order.ask(order.wish(2))
  await vendorA().approve(await order.newest())
  await later(12 * dayMs)
  await upkeep()
  expect(mailsTo(order, 'Please send RMA-')).toHaveLength(1)
  await later(19 * dayMs)
  await upkeep()
  expect((await order.returns()).returns.map(({ state }) => state)).toEqual(['lapsed', 'refunded'])
  await expectSound()
})
