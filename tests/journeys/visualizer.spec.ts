import type { Page } from '@playwright/test'
import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test, verifyCodeOf } from '../factories/person.ts'
import {
  createAccount,
  fillShipping,
  fillSignUp,
  storedToken,
  thanks,
  toShipping,
} from '../factories/registration.ts'

test.use({ bypassCSP: true })

const chooseTemplate = async (page: Page) => {
  await page.goto(hostAt('/visualize/templates?type=kitchen'))
  await page.getByRole('main').getByRole('listitem').getByRole('heading').first().getByRole('link').click()
  await page.getByRole('link', { name: 'Use this template' }).click()
  await expect(page.getByRole('group', { name: 'Surfaces' })).toBeVisible()
}

const layAnotherFloor = async (page: Page): Promise<string> => {
  await page.getByRole('radio', { name: /^Floor/ }).check()
  const card = page.getByRole('region', { name: 'Materials for floor' }).getByRole('listitem').nth(4)
  const name = await card.locator('strong').innerText()
  await card.getByRole('button').click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Floor')
  return name
}

const makeWider = async (page: Page) => {
  await page.getByRole('button', { name: /^Room size/ }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Width').fill('2 ft')
  await expect(dialog.getByText('Type a length from 3 to 100 feet')).toBeVisible()
  await dialog.getByLabel('Width').fill(`19' 6"`)
  await dialog.getByLabel('Length').fill('20')
  await expect(dialog.getByText(/→ 390 sq ft/)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Use this size' }).click()
  await expect(page.getByRole('button', { name: /^Room size/ })).toContainText(`19' 6" × 20' 0"`)
}

test('a template becomes a room of one’s own: another floor, another size, kept as a guest, a project after signing up, and a cart', async ({
  page,
}) => {
  await chooseTemplate(page)
  const floor = await layAnotherFloor(page)
  await makeWider(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/design=/)
  const design = new URL(page.url()).searchParams.get('design') ?? ''

  await page.getByRole('button', { name: 'Add as options' }).click()
  await page.getByRole('link', { name: 'Sign up for free as a homeowner' }).click()
  const email = await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await createAccount(page)
  await expect(thanks(page)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(encodeURIComponent(`design=${design}`)))

  const token = await storedToken(page)
  const kept = await ask<{ project_id: string | null; room_id: string | null; floorplan: { width: number } }>(
    `GET /api/visualization/design/${design}`,
    { token },
  )
  expect(kept.data).toMatchObject({
    project_id: expect.any(String),
    room_id: expect.any(String),
    floorplan: { width: 19_500, is_own: true },
  })

  await ask(`GET /api/email/verify/${await verifyCodeOf(email)}`)
  await page.getByRole('button', { name: 'I have verified' }).click()
  await expect(page).toHaveURL(hostAt(`/visualize/room?design=${design}`))
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page.getByText(floor).first()).toBeVisible()
})

test('a product is looked at in a room that it fits, and back leads back', async ({ page }) => {
  await page.goto(hostAt('/category/porcelain-tile'))
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
  const name = await page.getByRole('heading', { level: 1 }).innerText()
  const product = page.url()
  await page.getByRole('link', { name: 'See it in a room' }).click()
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Floor')
  await page.getByRole('link', { name: 'Back to the product' }).click()
  await expect(page).toHaveURL(product)
})

test('a Pro publishes a room, finds it first among the templates, and takes it back', async ({ page }) => {
  const email = demoPeople.find(({ type }) => type === 'Contractor')?.email ?? ''
  const { data } = await ask<{ token: string }>('POST /api/login', {
    body: { email, password: demoPassword, portal: 'pro' },
  })
  await page.addInitScript((kept) => {
    localStorage.setItem('authToken', kept)
    localStorage.setItem('vsd_id', 'HARVEST2')
  }, data.token)
  await page.goto(hostAt('/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1'))
  await page.getByRole('button', { name: 'Publish as template' }).click()
  const dialog = page.getByRole('dialog')
  const title = `Our kitchen ${Date.now()}`
  await dialog.getByLabel('Title').fill(title)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('link', { name: 'My templates' }).click()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const path = 'GET /api/visualization/templates?showroom=HARVEST2&room_type=kitchen'
  const { data: shown } = await ask<{ title: string; is_pros: boolean }[]>(path)
  expect(shown[0]).toMatchObject({ title, is_pros: true })

  await page.goto(hostAt('/account/templates'))
  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await dialog.getByLabel('Nobody any more').check()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('The template is saved.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Remove template' }).click()
  await dialog.getByRole('button', { name: 'Remove template' }).click()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeHidden()
})
