import { expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, expectAmounts, orderOf, placeOrder, signedInOn } from '../factories/shopper.ts'

test('an order is printed with all its amounts, nothing of the site around it, and no line torn apart', async ({
  page,
}, testInfo) => {
  const person = await aShopper([cards.good])
  const { order_id } = await placeOrder(person)
  await signedInOn(page, person)
  await page.goto(hostAt(`/your_orders/${order_id}`))
  await expect(page.getByRole('heading', { name: 'Payments' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  for (const frame of [page.getByRole('banner').first(), page.getByRole('contentinfo')])
    await expect(frame).toBeHidden()
  await expect(page.locator('main').getByRole('button')).toHaveCount(0)
  const order = await orderOf(order_id, person)
  const sums = order.deliveries.flatMap(({ items }) => items.map((item) => item.merchandise_cents))
  await expectAmounts(page, order, [order.total_cents, order.tax_cents, order.held_cents, ...sums])
  await expect(page.locator('.item-rows li, .order-movements li')).toHaveCount(
    sums.length + order.deliveries.length,
  )
  const whole = page.locator('.order-delivery li, .order-movements li')
  const breaks = await whole.evaluateAll((all) => all.map((line) => getComputedStyle(line).breakInside))
  expect([...new Set(breaks)]).toEqual(['avoid'])
  const paper = await page.pdf({
    path: testInfo.outputPath('order.pdf'),
    format: 'Letter',
    printBackground: true,
  })
  expect(paper.subarray(0, 5).toString()).toBe('%PDF-')
})
