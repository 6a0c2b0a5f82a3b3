import { fillCardFrame } from '../factories/card.ts'
import { ask, aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import {
  aShopper,
  bankLetsGo,
  cards,
  expectAmounts,
  money,
  orderOf,
  placeOrder,
  showroom,
  signedInOn,
} from '../factories/shopper.ts'

const anOrder = async (): Promise<{ person: Person; id: string; number: string }> => {
  const person = await aShopper([cards.good])
  const { order_id, number, state } = await placeOrder(person)
  expect(state).toBe('placed')
  return { person, id: order_id, number }
}

test('whoever is not signed in reads what is here, and how to see theirs', async ({ page }) => {
  await page.goto(hostAt('/your_orders'))
  await expect(page.getByRole('heading', { level: 1, name: 'Your orders' })).toBeVisible()
  await page.locator('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(hostAt('/login?redirect=%2Fyour_orders'))
})

test('an order is found among the others, opened, and tells of the ledger’s sums', async ({ page }) => {
  const { person, id, number } = await anOrder()
  await signedInOn(page, person)
  await page.goto(hostAt('/your_orders'))
  await expect(page.getByText(number).first()).toBeVisible()
  const order = await orderOf(id, person)
  const listed = page.getByRole('article', { name: `Order ${number}` })
  await expect(listed).toContainText(/Placed \d\d\.\d\d\.20\d\d · /)
  await expect(listed.getByRole('timer')).toHaveText(/^(60:00|5\d:\d\d)$/)
  await listed.getByRole('link', { name: `Cancel order ${number}` }).click()
  await expect(page.getByRole('button', { name: 'Cancel order or items' })).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
  await expectAmounts(page, order, [order.total_cents, order.held_cents, order.tax_cents])
  expect(order.held_cents).toBe(order.total_cents)
  await expect(page.getByRole('listitem').filter({ hasText: 'Held' })).toHaveCount(order.deliveries.length)
  await expect(page).toHaveTitle(new RegExp(number))
})

test('a search and a status stand in the address, so that a reload shows the same', async ({ page }) => {
  const { person, number } = await anOrder()
  await signedInOn(page, person)
  await page.goto(hostAt('/your_orders'))
  await expect(page.getByText(number).first()).toBeVisible()
  await page.getByLabel('Order number, product or project').fill('no such thing')
  await page.keyboard.press('Enter')
  await expect(page.getByText(number)).toHaveCount(0)
  await page.getByLabel('Order number, product or project').fill(number)
  await page.getByRole('button', { name: 'Search', exact: true }).click()
  await expect(page).toHaveURL(new RegExp(`[?&]s=${number}`))
  await page.getByLabel('Status').selectOption({ label: 'Order received' })
  await expect(page).toHaveURL(new RegExp(`[?&]s=${number}&status=waiting_for_approval`))
  await page.reload()
  await expect(page.getByText(number).first()).toBeVisible()
  await expect(page.getByLabel('Status')).toHaveValue('waiting_for_approval')
  await page.getByLabel('Status').selectOption({ label: 'Delivered' })
  await expect(page.getByText(number)).toHaveCount(0)
})

test('of two changes in one moment both stand in the address', async ({ page }) => {
  const { person, number } = await anOrder()
  await signedInOn(page, person)
  await page.goto(hostAt('/your_orders'))
  await expect(page.getByText(number).first()).toBeVisible()
  await page.getByLabel('Order number, product or project').fill(number)
  await page.getByLabel('Status').evaluate((select: HTMLSelectElement) => {
    select.value = 'waiting_for_approval'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    select.form?.requestSubmit()
  })
  await expect(page).toHaveURL(new RegExp(`[?&]s=${number}&status=waiting_for_approval`))
})

test('a line is cancelled, then the rest: what was held for them is let go', async ({ page }) => {
  const { person, id, number } = await anOrder()
  await signedInOn(page, person)
  await page.goto(hostAt(`/your_orders/${id}`))
  const open = page.getByRole('button', { name: 'Cancel order or items' })
  await expect(page.getByRole('timer')).toHaveText(/^(60:00|5\d:\d\d)$/)
  await open.click()
  const dialog = page.getByRole('dialog', { name: `Cancel order ${number}?` })
  const boxes = dialog.getByRole('checkbox')
  await expect(boxes).toHaveCount(3)
  await boxes.nth(1).uncheck()
  await boxes.nth(2).uncheck()
  await dialog.getByRole('button', { name: 'Cancel 1 item' }).click()
  await expect(page.locator('.status-chip', { hasText: 'Cancelled' })).toHaveCount(1)
  const after = await orderOf(id, person)
  expect(after.released_cents).toBeGreaterThan(0)
  expect(after.held_cents + after.released_cents).toBe(after.total_cents)
  await expectAmounts(page, after, [after.held_cents, after.released_cents])

  await open.click()
  await dialog.getByRole('button', { name: 'Cancel all 2 items' }).click()
  await expect(open).toBeHidden()
  const gone = await orderOf(id, person)
  expect(gone.held_cents).toBe(0)
  await expectAmounts(page, gone, [gone.released_cents])
})

test('what was ordered for a project is listed in it, and what is cancelled leaves its sum', async ({
  page,
}) => {
  const person = await aShopper([cards.good])
  const { token } = person
  const about = { zip_code: '90210', showroom }
  const begun = async (name: string) =>
    (await ask<{ id: string }>('POST /api/project', { token, body: { ...about, name } })).data
  const project = await begun('Main bath')
  const empty = await begun('Loft')
  const body = { showroom, project_id: project.id }
  await ask('POST /api/projectCart/update_project_cart', { token, body })
  const { order_id, number } = await placeOrder(person)
  const { total_cents } = await orderOf(order_id, person)
  await signedInOn(page, person)
  await page.goto(hostAt(`/projects/${empty.id}/orders`))
  await expect(page.getByText('No orders yet.')).toBeVisible()

  await page.goto(hostAt(`/projects/${project.id}`))
  const budget = page.getByRole('complementary', { name: 'Budget and people' })
  await expect(budget).toContainText(`Ordered${money(total_cents)}`)
  await page.getByRole('link', { name: 'Orders', exact: true }).click()
  await expect(page.getByRole('article', { name: `Order ${number}` })).toContainText(money(total_cents))
  await ask(`POST /api/order/${order_id}/cancel`, { token, body: {} })
  await page.reload()
  await expect(budget).toContainText('Ordered$0.00')
  await page.getByRole('link', { name: /^Order details/ }).click()
  await expect(page).toHaveURL(hostAt(`/your_orders/${order_id}`))
})

test('somebody else’s order is not found', async ({ page, complaints }) => {
  const { id } = await anOrder()
  await signedInOn(page, await aVerifiedPerson())
  await page.goto(hostAt(`/your_orders/${id}`))
  await expect(page.getByText('Record not found for processing.')).toBeVisible()
  expect((await ask(`GET /api/order/${id}`, { token: (await aVerifiedPerson()).token })).success).toBe(false)
  expect(complaints.splice(0).filter((one) => !one.includes('404'))).toEqual([])
})

test('a bank that let go of an order: its page says so, and another card holds it, asked for at the bank', async ({
  page,
}) => {
  const { person, id, number } = await anOrder()
  await bankLetsGo(id)
  const lacking = async () =>
    (await orderOf(id, person)).deliveries.filter(({ payment_needed }) => payment_needed !== null)
  await expect.poll(async () => (await lacking()).length).toBe(3)
  await signedInOn(page, person)
  await page.goto(hostAt(`/your_orders/${id}`))
  const needed = page.getByRole('region', { name: 'Payment needed' })
  for (const { vendor, total_cents } of await lacking())
    await expect(needed).toContainText(`${money(total_cents)} for the delivery by ${vendor}`)
  await needed.getByRole('button', { name: 'Choose a card' }).click()
  await needed.getByRole('radio', { name: 'Another card' }).check()
  await fillCardFrame(page, cards.asks)
  await needed.getByRole('button', { name: 'Try this card' }).click()
  const toBank = needed.getByRole('link', { name: 'Go to my bank' })
  await expect(toBank).toBeVisible()
  while (await toBank.isVisible()) {
    await toBank.click()
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await expect(page).toHaveURL(hostAt(`/your_orders/${id}`))
    await expect(page.getByRole('heading', { level: 1, name: `Order ${number}` })).toBeVisible()
    await expect.poll(async () => (await toBank.isVisible()) || (await needed.count()) === 0).toBe(true)
  }
  const order = await orderOf(id, person)
  expect(order.held_cents).toBe(order.total_cents)
})
