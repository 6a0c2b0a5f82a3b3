import type { Template } from '@showroom/contract/visualizer/visualizer'
import { violationsOf } from '../factories/axe.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { showroom, signedInOn } from '../factories/shopper.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

test('a client keeps a room as a template of their own, finds it first, tries it in another plan, renames and removes it', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await signedInOn(page, person)
  await ask(`GET /api/visualization/templates?showroom=${showroom}&page_size=24`)
  await page.goto(hostAt('/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1'))
  await page.getByRole('button', { name: 'Keep as my template' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('')
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await expect(dialog.getByText('Give it a title.')).toBeVisible()
  await dialog.getByLabel('Title').fill('Like the one in Lisbon')
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Keep', exact: true }).click()
  await page.getByRole('link', { name: 'My templates' }).click()

  const mine = page.getByRole('region', { name: 'My templates' })
  await expect(mine.getByRole('link', { name: 'Like the one in Lisbon', exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(hostAt('/visualize/templates'))
  const first = page.locator('.template-card').first()
  await expect(first.getByRole('link')).toHaveText('Like the one in Lisbon')
  await expect(first).toContainText('Yours')

  await page.goto(hostAt('/visualize'))
  await mine.getByRole('link', { name: 'Try Like the one in Lisbon in another plan' }).click()
  await expect(page).toHaveURL(/template=/)
  const id = new URL(page.url()).searchParams.get('template') ?? ''
  const path = `GET /api/visualization/template/${id}?showroom=${showroom}` as const
  const { data } = await ask<Template>(path, { token: person.token })
  const stranger = await aVerifiedPerson()
  expect((await ask<unknown>(path, { token: stranger.token })).success).toBe(false)
  await page.goto(hostAt(`/visualize/room?plan=kitchen-galley-8x11&template=${id}`))
  await expect(page.getByRole('heading', { level: 1 })).toContainText('alley')
  const [line] = data.lines
  await expect(
    page
      .getByRole('row')
      .filter({ hasText: line?.name ?? '' })
      .first(),
  ).toBeVisible()

  await page.goto(hostAt('/visualize'))
  await mine.getByRole('button', { name: 'Edit Like the one in Lisbon' }).click()
  await dialog.getByLabel('Title').fill('The Lisbon kitchen')
  await dialog.getByRole('button', { name: /^Save/ }).click()
  await expect(mine.getByRole('link', { name: 'The Lisbon kitchen', exact: true })).toBeAttached()
  await dialog.getByRole('button', { name: 'Remove template' }).click()
  await dialog.getByRole('group', { name: 'Remove template' }).getByRole('button').first().click()
  await expect(mine.getByText('A look that you want to see in other rooms')).toBeVisible()
})
