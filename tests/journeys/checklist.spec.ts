import type { Page } from '@playwright/test'
import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { violationsOf } from '../factories/axe.ts'
import { atGate } from '../factories/lane.ts'
import { ask, aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'

// A row that somebody else has changed is refused, which browsers write to their console; axe is put in as text.
test.use({ bypassCSP: true, complainsOf: /status of (404|409|422)/ })

const open = async (page: Page, { token }: Person, path: string) => {
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')
  await page.goto(hostAt(path))
}
const opener = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}`) })
const row = (page: Page, title: string) => page.getByRole('row').filter({ has: opener(page, title) })

test('without a project there is one thing to do', async ({ page }) => {
  await open(page, await aVerifiedPerson(), '/visualize/checklist')
  await expect(page.getByText('No project yet.')).toBeVisible()
  await page.getByRole('link', { name: 'Start a project' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your projects')
})

for (const width of [390, 1280])
  test(
    `a template becomes approved choices in the cart at ${width} px`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const person = await aVerifiedPerson()
      const { id } = await aFilledChecklist(person)
      await open(page, person, '/visualize/checklist')
      await expect(page).toHaveURL(hostAt(`/projects/${id}/checklist`))
      await expect(page.getByText('5 decisions · 0 approved · 5 to choose · 1 late')).toBeVisible()

      await opener(page, 'Floor tile').click()
      await page
        .getByRole('list', { name: 'Options of Floor tile' })
        .getByRole('button', { name: /^Approve/ })
        .first()
        .click()
      await expect(row(page, 'Floor tile').getByText('Approved')).toBeVisible()
      await expect(page.getByText('5 decisions · 1 approved')).toBeVisible()

      await page.getByRole('button', { name: 'Add 1 approved to cart' }).click()
      const dialog = page.getByRole('dialog')
      await expect(dialog.getByText('1 of 1 line added.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Stay here' }).click()
      await expect(row(page, 'Floor tile').getByText('In cart')).toBeVisible()

      await page.getByRole('button', { name: 'Template', exact: true }).click()
      await dialog.getByRole('button', { name: 'Living (10)' }).click()
      await expect(page.getByText('15 decisions')).toBeVisible()
    },
  )

test('a decision is added, decided and opened again by the keyboard alone', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { id } = await aFilledChecklist(person)
  await open(page, person, `/projects/${id}/checklist`)
  const dialog = page.getByRole('dialog')
  await page.getByRole('button', { name: 'Add item' }).press('Enter')
  await dialog.getByRole('textbox', { name: 'What is to be decided?' }).fill('Grab bar')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await opener(page, 'Grab bar').press('Enter')
  await expect(opener(page, 'Grab bar')).toHaveAttribute('aria-expanded', 'true')
  await page.getByRole('button', { name: 'Not applicable' }).press('Enter')
  await expect(row(page, 'Grab bar').getByText('Not applicable')).toBeVisible()
  await page.getByRole('button', { name: 'Reset' }).press('Enter')
  await dialog.getByRole('button', { name: 'Reset' }).press('Enter')
  await expect(row(page, 'Grab bar').getByText('To choose')).toBeVisible()
  await page.getByRole('button', { name: 'Present' }).press('Enter')
  const show = page.getByRole('dialog', { name: 'Presentation of Main bath' })
  await expect(show.getByText('1 of 3')).toBeVisible()
  await page.keyboard.press('ArrowRight')
  await expect(show.getByText('2 of 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(show).toBeHidden()
})

test('an option is added and approved, and a comment answered, by the keyboard alone', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { id } = await aFilledChecklist(person)
  await open(page, person, `/projects/${id}/checklist`)
  await opener(page, 'Mirror').press('Enter')
  const options = page.getByRole('list', { name: 'Options of Mirror' })
  await page.getByRole('button', { name: 'Add option' }).press('Enter')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('searchbox').focus()
  await page.keyboard.type('tile')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('status')).toHaveText(/^\d+ found$/)
  const found = dialog.getByRole('listitem').getByRole('button').first()
  await found.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(options.getByRole('listitem')).toHaveCount(2)
  await options
    .getByRole('button', { name: /^Approve/ })
    .last()
    .press('Enter')
  await expect(row(page, 'Mirror').getByText('Approved')).toBeVisible()
  await page.getByRole('button', { name: 'Comment', exact: true }).press('Enter')
  const thread = page.getByRole('region', { name: 'Comments on Mirror' })
  await thread.getByRole('textbox').focus()
  await page.keyboard.type('Round, not square.')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(thread.getByRole('listitem')).toContainText('Round, not square.')
})

test('two people in one row: both versions are shown, and mine is kept when I say so', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { id, rows } = await aFilledChecklist(person)
  await open(page, person, `/projects/${id}/checklist`)
  await opener(page, 'Vanity').click()
  await page.getByRole('button', { name: 'Edit', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Instructions' }).fill('Walnut, 36 inches.')
  const vanity = rows.find(({ title }) => title === 'Vanity')
  const set = { instructions: 'Oak, 30 inches.' }
  await ask(`PUT /api/projectChecklist/${vanity?.id}`, { token: person.token, body: { seen: 1_000, set } })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Walnut, 36 inches.')).toBeVisible()
  await expect(dialog.getByText('Oak, 30 inches.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Keep mine' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Walnut, 36 inches.')).toBeVisible()
})

for (const width of [390, 1280])
  test(`axe finds nothing in any view and dialog at ${width} px`, atGate(width === 390), async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    const person = await aVerifiedPerson()
    const { id } = await aFilledChecklist(person)
    await open(page, person, `/projects/${id}/checklist`)
    for (const view of ['Summary', 'Detailed', 'Financial']) {
      await page.getByRole('button', { name: view }).click()
      expect([view, await violationsOf(page)]).toEqual([view, []])
    }
    for (const name of ['Add item', 'Template', 'Shared allowances…', 'Present']) {
      await page.getByRole('button', { name, exact: true }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect.poll(() => page.evaluate(() => document.getAnimations().length)).toBe(0)
      expect([name, await violationsOf(page)]).toEqual([name, []])
      await page.keyboard.press('Escape')
    }
  })
