import type { OrderItemProfit } from '@showroom/contract/order/order'
import { anAdmin, anApplicant, fillBusiness, fillYou } from '../factories/applicant.ts'
import { aProjectWithBrief, designerNamed } from '../factories/brief.ts'
import { open } from '../factories/chat.ts'
import { ask, aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import { aShopper, cards, placeOrder, signedInOn } from '../factories/shopper.ts'

const delivered = async (shopper: Person) => {
  const { order_id: id } = await placeOrder(shopper)
  const token = await anAdmin()
  const { data: items } = await ask<OrderItemProfit[]>(`GET /api/order/${id}/items`, { token })
  for (const status of ['picked_up', 'delivered'])
    for (const item of items) await ask(`PUT /api/order_item/${item.id}/status`, { token, body: { status } })
  return id
}

test('Back in a request for a return leads to the step before with what was chosen, and after it nowhere into it', async ({
  page,
}) => {
  const shopper = await aShopper([cards.good])
  const id = await delivered(shopper)
  await signedInOn(page, shopper)
  await page.goto(hostAt(`/your_orders/${id}/return`))
  const step = (name: string) => page.getByRole('heading', { name, exact: true })
  await page.getByRole('main').getByRole('checkbox').first().check()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(step('Reason')).toBeFocused()
  await page.getByRole('radio', { name: 'Too many' }).check()
  await page.getByRole('textbox', { name: /should know/ }).fill('Two boxes were never opened. 😀')
  await page.goBack()
  await expect(page.getByRole('main').getByRole('checkbox').first()).toBeChecked()
  await page.goForward()
  await expect(page.getByRole('textbox', { name: /should know/ })).toHaveValue(
    'Two boxes were never opened. 😀',
  )
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('checkbox', { name: 'Nothing of it was opened, cut or installed.' }).check()
  await page.getByRole('button', { name: 'Next' }).click()
  await page.getByRole('button', { name: 'Send the request' }).click()
  await expect(step('What you asked for')).toBeVisible()
  await expect(page).toHaveURL(hostAt(`/your_orders/${id}/return`))
  await page.goBack()
  await expect(page.getByRole('main').getByRole('checkbox').first()).not.toBeChecked()
})

test('Back in the steps of a hire leads to the step before with what was typed', async ({ page }) => {
  const client = await aVerifiedPerson()
  const project = await aProjectWithBrief(client, 'Bath')
  const designer = await designerNamed('Piet Harvest')
  await open(page, client, `/designers/${designer}/hire?project=${project}`)
  const step = (name: string) => page.getByRole('heading', { level: 2, name, exact: true })
  const next = () => page.getByRole('button', { name: 'Continue', exact: true }).click()
  await next()
  await expect(step('Brief')).toBeFocused()
  await page.getByRole('textbox', { name: /wish/ }).fill('Light from above.')
  await page.goBack()
  await expect(step('Project')).toBeFocused()
  await expect(page).toHaveURL(hostAt(`/designers/${designer}/hire?project=${project}`))
  await page.goForward()
  await expect(page.getByRole('textbox', { name: /wish/ })).toHaveValue('Light from above.')
  // What was typed is forgotten with the page: it begins at the first step.
  await page.reload()
  await expect(step('Project')).toBeVisible()
  await expect(page).toHaveURL(hostAt(`/designers/${designer}/hire?project=${project}`))
})

test('Back in an application leads to the step before, and the password is still there', async ({ page }) => {
  const applicant = anApplicant()
  await page.goto(hostAt('/register/contractor'))
  await fillYou(page, applicant)
  await fillBusiness(page, applicant)
  await expect(page.getByRole('heading', { name: 'License' })).toBeVisible()
  await page.goBack()
  await expect(page.getByLabel('Company name')).toHaveValue(applicant.company)
  await page.goBack()
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(applicant.password)
})
