import type { Notification } from '@showroom/contract/notification/notification'
import { hourMs } from '@showroom/contract/shared/time'
import { expect, test } from 'vitest'
import { aPriceShop } from '../testing/a-price-shop.ts'
import { forgetAllAttempts } from '../../testing/access/rows.store.ts'
import { keepPriceChanges } from './price-change-upkeep.ts'

const { anOrder, raised, vendorB, piet, later, deliver, shop } = aPriceShop()

/** Until nothing more is to be told. */
const told = async () => {
  while ((await deliver()).length > 0);
  await deliver()
}
const mailsTo = (email: string) =>
  shop()
    .mail.mailbox?.list()
    .filter(({ to }) => to === email) ?? []

const notices = async (token: string | null | undefined): Promise<Notification[]> => {
  await told()
  await forgetAllAttempts(shop().db)
  const headers = { authorization: `Bearer ${token}` }
  return (await shop().app.inject({ url: '/api/notification?tab=order', headers })).json().data
}

test('a client reads old and new, why and by when; the vendor of the answer, and nothing of the client’s price', async () => {
  const order = await anOrder()
  const id = await raised(order)
  await told()
  const asked = mailsTo(order.email).find(({ subject }) => subject.startsWith('A new price for'))
  for (const said of [
    'Each would cost $1,618.70 instead of $1,529.28: with tax $1,683.85 instead of $1,590.84, $93.01 more.',
    'Vendor B says: “The maker raised it”',
    'by Wed 11.04.2026, 11:16 AM (Pacific)',
    `/showroom/your_orders/${order.id}/changes`,
  ])
    expect(asked?.text).toContain(said)
  await order.answer(id, 'reject')
  await told()
  const cancelled = mailsTo(order.email).filter(({ subject }) => subject.startsWith('Cancelled'))
  expect(cancelled).toHaveLength(1)
  const [answered] = mailsTo(vendorB().email).filter(({ subject }) => subject.includes('rejected'))
  expect(answered?.text).toContain('1 × example-vanity at $1,249.00 each')
  expect(answered?.text).not.toMatch(/1,618|1,529|1,683|1,590/)
})

test('who is asked is reminded twice, and who has answered is not', async () => {
  const order = await anOrder()
  await raised(order)
  const reminders = async () => {
    await keepPriceChanges(shop().payment)
    await told()
    return mailsTo(order.email).filter(({ subject }) => subject.startsWith('Please answer by')).length
  }
  expect(await reminders()).toBe(0)
  later(24 * hourMs)
  expect(await reminders()).toBe(1)
  expect(await reminders()).toBe(1)
  later(20 * hourMs)
  expect(await reminders()).toBe(2)
  later(4 * hourMs + 1)
  expect(await reminders()).toBe(2)
})

test('it waits in the list of its client and of the Pro until it is answered', async () => {
  const order = await anOrder()
  const id = await raised(order)
  const waiting = async (token: string | null | undefined) =>
    (await notices(token)).filter(({ kind, is_pending }) => kind.startsWith('price_change') && is_pending)
  expect(await waiting(order.guest.session)).toMatchObject([
    { kind: 'price_change_asked', path: `/your_orders/${order.id}/changes`, action: 'Look and answer' },
  ])
  expect((await waiting(piet().token))[0]).toMatchObject({
    kind: 'price_change_to_absorb',
    path: '/account/prices',
  })
  await piet().absorb(id)
  expect(await waiting(order.guest.session)).toEqual([])
  expect((await notices(order.guest.session))[0]?.text).toContain('the Pro pays the difference')
  expect((await notices(vendorB().token))[0]).toMatchObject({
    kind: 'price_change_told',
    path: '/account/prices',
  })
})

test('the Pro hears how it ended, and not what they did themselves', async () => {
  const ended = async () =>
    (await notices(piet().token)).filter(({ kind }) => kind === 'price_change_ended').map(({ text }) => text)
  const accepted = await anOrder()
  await accepted.answer(await raised(accepted), 'accept')
  expect((await ended())[0]).toContain('is accepted')
  const rejected = await anOrder()
  await rejected.answer(await raised(rejected), 'reject')
  expect((await ended())[0]).toContain('was rejected. The item is cancelled.')
  const [newest] = await ended()
  await piet().absorb(await raised(await anOrder()))
  expect((await ended())[0]).toBe(newest)
})
