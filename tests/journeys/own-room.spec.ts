import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { goodsAreRead } from '../factories/goods-are-read.ts'
import { ask, aVerifiedPerson, expect, hostAt, test, verifyCodeOf } from '../factories/person.ts'
import {
  createAccount,
  field,
  fillShipping,
  fillSignUp,
  storedToken,
  thanks,
  toShipping,
} from '../factories/registration.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

type KeptDesign = {
  project_id: string | null
  room_id: string | null
  floorplan: { width: number; is_own: boolean }
}

const openTemplate = async (page: Page) => {
  await goodsAreRead('0')
  await page.goto(hostAt('/visualize/templates?type=kitchen'))
  await page.getByRole('main').getByRole('listitem').getByRole('heading').first().getByRole('link').click()
  await page.getByRole('link', { name: 'Use this template' }).click()
  await expect(page.getByRole('group', { name: 'Surfaces' })).toBeVisible()
}

/** Another floor than the template's own. */
const layAnotherFloor = async (page: Page): Promise<string> => {
  await page.getByRole('radio', { name: /^Floor/ }).check()
  const materials = page.getByRole('region', { name: 'Materials for floor' })
  const card = materials.getByRole('button', { pressed: false }).filter({ has: page.locator('strong') })
  const name = await card.nth(2).locator('strong').innerText()
  await card.filter({ hasText: name }).click()
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

const designIn = (page: Page) => new URL(page.url()).searchParams.get('design') ?? ''

const keptAt = async (page: Page, design: string) =>
  (await ask<KeptDesign>(`GET /api/visualization/design/${design}`, { token: await storedToken(page) })).data

const signUp = async (page: Page): Promise<string> => {
  const email = await fillSignUp(page)
  await toShipping(page)
  await fillShipping(page)
  await createAccount(page)
  await expect(thanks(page)).toBeVisible()
  return email
}

const roomAt = (design: string) => hostAt(`/visualize/room?design=${design}`)

test('a template becomes a room of one’s own: another floor, another size, kept as a guest, a project after signing up, and a cart', async ({
  page,
}) => {
  await openTemplate(page)
  const floor = await layAnotherFloor(page)
  await makeWider(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/design=/)
  const design = designIn(page)

  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await page.getByRole('link', { name: 'Sign up for free as a homeowner' }).click()
  const email = await signUp(page)
  await expect(page).toHaveURL(
    hostAt(`/verifiction?redirect=${encodeURIComponent(`/visualize/room?design=${design}`)}`),
  )
  await expect
    .poll(() => keptAt(page, design))
    .toMatchObject({
      project_id: expect.any(String),
      room_id: expect.any(String),
      floorplan: { width: 19_500, is_own: true },
    })
  const kept = await keptAt(page, design)
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visual_redirect'))).toBeNull()

  await thanks(page).getByRole('button').first().click()
  await ask(`GET /api/email/verify/${await verifyCodeOf(email)}`)
  await page.getByRole('button', { name: 'I have verified' }).click()
  await expect(page).toHaveURL(roomAt(design))
  await expect(page.getByRole('button', { name: /^Room size/ })).toContainText(`19' 6" × 20' 0"`)
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  await page.getByRole('link', { name: 'Go to cart' }).click()
  await expect(page).toHaveURL(hostAt('/cart'))
  await expect(page.getByText(floor).first()).toBeVisible()

  await page.goto(hostAt(`/projects/${kept.project_id}`))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('a room that is not saved yet is kept on the way to an account, and signing in leads back to it', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await openTemplate(page)
  const floor = await layAnotherFloor(page)
  await page.getByRole('button', { name: 'Add as options' }).click()
  await expect(page).toHaveURL(/\/login\?redirect=/)
  await page.goBack()
  await expect(page).toHaveURL(/design=/)
  const design = designIn(page)
  await expect(page.getByRole('row').filter({ hasText: floor })).toContainText('Floor')

  await page.getByRole('button', { name: 'Add as options' }).click()
  await field(page, 'email').fill(person.email)
  await field(page, 'password').fill(person.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(roomAt(design))
  await expect(page.getByRole('row').filter({ hasText: floor })).toContainText('Floor')
  await expect.poll(() => keptAt(page, design)).toMatchObject({ project_id: expect.any(String) })
  await expect.poll(() => page.evaluate(() => localStorage.getItem('visual_redirect'))).toBeNull()
})

test('whoever signs up by the header’s link comes back to the room that was open', async ({ page }) => {
  await openTemplate(page)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/design=/)
  const design = designIn(page)
  await page.getByRole('link', { name: 'Sign Up Free' }).first().click()
  await signUp(page)
  await expect(page).toHaveURL(
    hostAt(`/verifiction?redirect=${encodeURIComponent(`/visualize/room?design=${design}`)}`),
  )
  await expect.poll(() => keptAt(page, design)).toMatchObject({ project_id: expect.any(String) })
})

test('a room without a template is no complete item: its owner comes to /visualize, and finds the way back there', async ({
  page,
}) => {
  await page.goto(hostAt('/visualize/room?plan=kitchen-l-11x13'))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page).toHaveURL(/design=/)
  const design = designIn(page)
  await page.getByRole('link', { name: 'Sign in to keep it' }).click()
  await page.getByRole('link', { name: 'Sign up for free as a homeowner' }).click()
  const email = await signUp(page)
  await expect(page).toHaveURL(hostAt('/verifiction?redirect=%2Fvisualize'))
  await thanks(page).getByRole('button').first().click()
  await ask(`GET /api/email/verify/${await verifyCodeOf(email)}`)
  await page.getByRole('button', { name: 'I have verified' }).click()
  await page.getByRole('link', { name: 'Back to the room you saved' }).click()
  await expect(page).toHaveURL(roomAt(design))
  await expect(page.getByRole('group', { name: 'Surfaces' })).toBeVisible()
})
