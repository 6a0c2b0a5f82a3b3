import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { expect, hostAt, test } from '../factories/person.ts'
import { pageHydrated } from '../factories/visit.ts'

test.use({ bypassCSP: true })

const openContent = async (page: Page, of = '') => {
  const token = await anAdmin()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(`/account/content${of}`))
  await expect(page.getByRole('table')).toBeVisible()
}

test('an Admin writes a question, sees it before anybody else, publishes it, and a visitor reads it', async ({
  page,
  browser,
}) => {
  const question = `Do you deliver to island ${Date.now()}?`
  await openContent(page)
  await expect(page.getByText('Visitors see', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Add a question' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add a question' })
  await dialog.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(dialog.getByLabel('Question')).toHaveAccessibleDescription(/The question is missing/)
  await dialog.getByLabel('Question').fill(question)
  await dialog.getByLabel('Topic').selectOption('Shipping and Delivery')
  await dialog.getByLabel('Answer').fill('By **ship**, see [how](/contact). <b>Not bold</b>')
  await dialog.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.getByRole('button', { name: 'Preview' }).click()
  const preview = page.getByRole('dialog', { name: 'Preview: Questions' })
  await preview.getByText(question).click()
  await expect(preview.getByRole('link', { name: 'how' })).toBeVisible()
  await preview.getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Visitors see it within a minute.')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  await expect(async () => {
    await visitor.goto(hostAt('/faq'))
    await pageHydrated(visitor)
    await visitor.getByLabel('Search all topics').fill('island')
    await expect(visitor.getByText(question)).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 180_000 })
  await expect(visitor.getByText('<b>Not bold</b>')).toBeVisible()
  await visitor.context().close()
})

test('partners are moved, and the draft can be dropped', async ({ page }) => {
  await openContent(page, '?of=partners')
  const names = page.getByRole('rowheader')
  await expect(names.nth(1)).toBeVisible()
  const [first = '', second = ''] = await names.allInnerTexts()
  await page.getByRole('button', { name: `Down ${first}` }).click()
  await expect(names.first()).toHaveText(second)
  await page.getByRole('button', { name: 'Drop the draft' }).click()
  await expect(names.first()).toHaveText(first)
})

test('an Admin takes a picture to another tab of the gallery, and the landing page follows', async ({
  page,
  browser,
}) => {
  await openContent(page, '?of=gallery')
  const titles = page.getByRole('rowheader')
  const title = await titles.first().innerText()
  await titles.first().getByRole('button').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Title').fill('A bath for the garden')
  await dialog.getByLabel('Tab').selectOption('Landscaping/Outdoor')
  await dialog.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(dialog).toHaveCount(0)
  await page.getByRole('button', { name: 'Preview' }).click()
  await expect(page.getByRole('dialog').getByText('A bath for the garden')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Published. Visitors see it within a minute.')).toBeVisible()

  const visitor = await (await browser.newContext()).newPage()
  const gallery = visitor.getByRole('region', { name: 'Inspired Designs' })
  await expect(async () => {
    await visitor.goto(hostAt('/'))
    await pageHydrated(visitor)
    await expect(gallery.getByText(title, { exact: true })).toHaveCount(0, { timeout: 5_000 })
    await gallery.getByRole('tab', { name: 'Landscaping/Outdoor' }).click()
    await expect(gallery.getByText('A bath for the garden')).toBeVisible({ timeout: 5_000 })
  }).toPass({ timeout: 180_000 })
  await visitor.context().close()

  // Nobody else's landing page is to look different for it.
  await page.getByRole('rowheader', { name: 'A bath for the garden' }).getByRole('button').click()
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByLabel('Tab').selectOption('Bathroom')
  await dialog.getByRole('button', { name: 'Save in the draft' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Draft', { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Publish' }).click()
  await expect(page.getByText('Draft', { exact: true })).toHaveCount(0)
})
