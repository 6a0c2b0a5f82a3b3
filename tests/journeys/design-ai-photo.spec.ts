import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { aRoom, anArtist } from '../factories/artist.ts'
import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/person.ts'

const isAccessible = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsOf(page)).toEqual([])
}

// axe is put into the page as text; a text that calls itself a photo is refused on purpose.
test.use({ bypassCSP: true, complainsOf: /status of 422/ })

test('from a photo of a room to looks beside it, and a report to an Admin’s desk', async ({
  page,
  browser,
}) => {
  const token = await anArtist()
  await page.goto(hostAt('/design-ai'))
  const wishes = page.getByRole('form', { name: 'AI Design' })
  await wishes.getByRole('button', { name: 'A photo' }).click()
  await wishes.getByRole('button', { name: 'Sign in to use a photo of your own room' }).click()
  await expect(page).toHaveURL(/design-ai\/login/)
  await page.evaluate((kept) => localStorage.setItem('ai_token', kept), token)
  await page.goto(hostAt('/design-ai'))
  await expect(page.getByRole('button', { name: '3 credits' })).toBeVisible()

  const add = wishes.getByLabel('Add a photo')
  await add.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') })
  await expect(page.getByText('We can read JPEG, PNG and WebP.')).toBeVisible()

  // Its answer waits until somebody has given it up.
  await page.route('**/api/AI/photo', (route) =>
    route.request().method() === 'POST' ? undefined : route.fallback(),
  )
  await add.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: randomBytes(200_000) })
  await wishes.getByRole('button', { name: 'Cancel sending' }).click()
  await expect(page.getByText('Not sent.')).toBeVisible()
  await page.unroute('**/api/AI/photo')

  await add.setInputFiles({ name: 'room.jpg', mimeType: 'image/jpeg', buffer: await aRoom() })
  await expect(wishes.getByRole('button', { name: /^Photo 1/, pressed: true })).toBeVisible()
  await expect(page.getByText('It takes these colors from yours')).toBeVisible()
  await wishes.getByLabel('How much may change').fill('0')
  await expect(wishes.locator('output')).toHaveText('Very little')
  await wishes.getByRole('button', { name: 'Bathroom' }).click()
  await wishes.getByRole('button', { name: 'Coastal' }).click()
  await isAccessible(page)
  await page.getByRole('button', { name: 'Create four looks' }).click()

  await expect(page.getByRole('heading', { name: /^Look 1 of/ })).toBeVisible()
  await expect(page.getByText(/of your photo/).first()).toBeVisible()
  const slider = page.getByRole('slider', { name: 'Your photo against the look' }).first()
  const before = page.getByRole('img', { name: 'Your photo' }).first()
  await slider.fill('100')
  await expect(before).toHaveCSS('clip-path', 'inset(0px 0% 0px 0px)')
  await slider.fill('0')
  await expect(before).toHaveCSS('clip-path', 'inset(0px 100% 0px 0px)')
  await isAccessible(page)

  await page.getByRole('button', { name: 'Report', exact: true }).first().click()
  await page.getByLabel('Tell us more').fill('That is not a bathroom')
  await page.getByRole('button', { name: 'Send report' }).click()
  await expect(page.getByText('Somebody of us will look at it.')).toBeVisible()

  await wishes.getByRole('button', { name: 'Remove this photo' }).click()
  await expect(page.getByText('The photo is gone.')).toBeVisible()
  await expect(wishes.getByRole('button', { name: /^Photo 1/ })).toHaveCount(0)

  const desk = await browser.newPage({ bypassCSP: true })
  const admin = await anAdmin()
  await desk.goto(hostAt('/faq'))
  await desk.evaluate((kept) => localStorage.setItem('authToken', kept), admin)
  await desk.goto(hostAt('/account/ai-design?s=not+a+bathroom'))
  await desk.getByRole('button', { name: 'The products are not what is shown' }).click()
  const report = desk.getByRole('dialog')
  await expect(report.getByRole('img', { name: 'The picture that was reported' })).toBeVisible()
  await report.getByRole('button', { name: 'Hide the picture' }).click()
  await expect(report.getByText('Hidden from everybody')).toBeVisible()
  await report.getByRole('button', { name: 'Uphold' }).click()
  await expect(desk.getByText('The report is upheld.')).toBeVisible()
  expect(await violationsOf(desk)).toEqual([])
  await desk.keyboard.press('Escape')
  await desk.getByRole('button', { name: 'By day' }).click()
  await expect(desk.getByRole('columnheader', { name: 'Credits spent' })).toBeVisible()
  await desk.getByRole('button', { name: 'Failed and blocked' }).click()
  await expect(desk.getByRole('textbox', { name: 'Search by name, engine or code' })).toBeVisible()
  expect(await violationsOf(desk)).toEqual([])
  await desk.close()
})
