import { open } from '../factories/chat.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { acceptTerms, aShopper, cards, signedInOn, toReview } from '../factories/shopper.ts'

type Project = { id: string; name: string; zip_code: string; budget_cents: number | null }

test('what is said of a project in one tab stays when another tab says something else of it', async ({
  page,
  context,
}) => {
  const person = await aVerifiedPerson()
  const body = { name: 'Main bath', zip_code: '91101', showroom: 'HARVEST2' }
  const { data: project } = await ask<Project>('POST /api/project', { token: person.token, body })
  const other = await context.newPage()
  for (const tab of [page, other]) {
    await open(tab, person, `/projects/${project.id}`)
    await tab.getByRole('button', { name: 'Edit details' }).click()
  }
  await page
    .getByRole('dialog')
    .getByRole('textbox', { name: 'Name', exact: true })
    .fill('Bath of Señora O’Neil')
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Bath of Señora O’Neil')
  await other
    .getByRole('dialog')
    .getByRole('textbox', { name: /Budget/ })
    .fill('12,000')
  await other.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Bath of Señora O’Neil')
  const { data } = await ask<Project>(`GET /api/project/${project.id}`, { token: person.token })
  expect(data).toMatchObject({ name: 'Bath of Señora O’Neil', budget_cents: 1_200_000, zip_code: '91101' })
})

test('what one tab has ordered leaves the cart of the other, and asked for there it is the same order', async ({
  page,
  context,
}) => {
  const shopper = await aShopper([cards.good])
  const other = await context.newPage()
  const badge = other.getByRole('link', { name: 'Cart, 3 items' })
  for (const tab of [page, other]) {
    await signedInOn(tab, shopper)
    await tab.goto(hostAt('/checkout'))
    await toReview(tab)
    await acceptTerms(tab)
  }
  await expect(badge).toBeVisible()
  await page.getByRole('button', { name: /Place order/ }).click()
  const thanks = (tab: typeof page) => tab.getByRole('heading', { name: 'Thank you, your order is placed' })
  await expect(thanks(page)).toBeVisible()
  await expect(badge).toBeHidden()
  await other.getByRole('button', { name: /Place order/ }).click()
  await expect(thanks(other)).toBeVisible()
  expect(other.url()).toBe(page.url())
})
