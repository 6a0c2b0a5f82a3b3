import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { elsewhere, field, moreOn, open, said, twoOfAProject, write } from '../factories/chat.ts'
import { ask, expect, type Person, test } from '../factories/person.ts'

test.use({ bypassCSP: true, complainsOf: /status of (404|409|422)/ })

type Row = { id: string; options: { name: string }[] }

/** A vanity to decide on, of two that the showroom sells. */
const aVanity = async ({ token }: Person, project_id: string): Promise<Row> => {
  const { data: found } = await ask<{ id: string }[]>(
    'GET /api/visualization/products?showroom=HARVEST2&category=bathroom-vanitys',
  )
  const options = found.slice(0, 2).map(({ id }) => ({ product_id: id }))
  const { data } = await ask<{ append_items: Row[] }>('POST /api/projectChecklist', {
    token,
    body: { project_id, items: [{ title: 'Vanity', options }] },
  })
  const [row] = data.append_items
  if (!row) throw new Error('The vanity was not added.')
  return row
}

/** Shows something in the chat, as its composer offers it. */
const show = async (page: Page, kind: string, word: string, name: string | RegExp) => {
  await page.getByRole('button', { name: 'Show a product, a decision or an order' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: kind, exact: true }).click()
  await dialog.getByRole('searchbox').fill(word)
  await dialog.getByRole('list').getByRole('button', { name }).first().click()
  await expect(dialog).toBeHidden()
}

test('a Pro shows a decision, the client approves it in its card, and what was said stands in its history', async ({
  page,
  browser,
}) => {
  const { owner, other, id } = await twoOfAProject()
  const row = await aVanity(owner, id)
  const first = row.options[0]?.name ?? ''
  await page.setViewportSize({ width: 1280, height: 900 })
  await open(page, owner, `/projects/${id}/chat`)
  await expect(page.getByRole('log').getByText('joined the project.')).toBeVisible()
  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/chat`)
  await field(there).fill('Which one?')
  await show(there, 'Decisions', 'van', /^Vanity/)

  const card = said(page).getByRole('region', { name: 'Vanity' })
  await expect(
    said(page)
      .filter({ has: page.getByRole('region', { name: 'Vanity' }) })
      .getByText('Which one?'),
  ).toBeVisible()
  await expect(card.getByRole('status')).toHaveText('Options ready')
  await expect(card.getByText(/\$[\d,]+\.\d\d/).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await card.getByRole('button', { name: `Approve ${first}` }).click()
  await expect(card.getByRole('status')).toHaveText('Approved')
  // The other browser's card is the same decision: it follows.
  const theirs = said(there).getByRole('region', { name: 'Vanity' })
  await expect(theirs.getByRole('status')).toHaveText('Approved')
  await expect(theirs.getByText('Approved by Ana Quill')).toBeVisible()

  await moreOn(page, 'Which one?').first().click()
  await page.getByRole('button', { name: 'Answer', exact: true }).click()
  await write(page, 'The first, with the white top.')
  await expect(said(there).getByText('The first, with the white top.')).toBeVisible()
  await moreOn(page, 'white top').first().click()
  await page.getByRole('button', { name: 'Mark as decision' }).click()
  await expect(said(page).getByText(/^Decision, kept by Ana Quill/)).toBeVisible()
  const beside = page.getByRole('region', { name: 'About this chat' })
  await expect(beside.getByRole('region', { name: 'Shown here' })).toContainText('Vanity Approved')

  await show(page, 'Products', '', /./)
  await expect(said(there).getByRole('button', { name: 'Add as option' })).toBeVisible()
  await expect(said(there).getByRole('link', { name: /^View / })).toBeVisible()

  await said(page).getByRole('link', { name: 'See it in the checklist', exact: true }).last().click()
  await page.getByRole('button', { name: /^Vanity/ }).click()
  await page.getByRole('button', { name: /History/ }).click()
  const history = page.getByRole('list', { name: 'History' })
  await expect(history.getByText('The first, with the white top.')).toBeVisible()
  await history.getByRole('link', { name: 'Read it in the chat' }).click()
  await expect(said(page).filter({ hasText: 'white top' }).last()).toBeFocused()
  await context.close()
})

test('on a phone one pane stands at a time, and a bubble leads to what is unread', async ({ page }) => {
  const { owner, other, id } = await twoOfAProject()
  await ask('POST /api/projectChat', {
    token: other.token,
    body: { project: id, client_id: 'a', body: 'The tile has come.' },
  })
  await page.setViewportSize({ width: 320, height: 800 })
  await open(page, owner, '/projects')
  const bubble = page.getByRole('link', { name: /^Messages, \d unread/ })
  await bubble.click()
  await expect(said(page).getByText('The tile has come.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  await page.getByRole('button', { name: 'People and files' }).click()
  await expect(page.getByRole('region', { name: 'People' })).toContainText('Mara Holt')
  await expect(field(page)).toBeHidden()
  await page.getByRole('button', { name: 'Back to the messages' }).click()
  await page.getByRole('button', { name: 'All chats' }).click()
  await page
    .getByRole('navigation', { name: 'Your talks' })
    .getByRole('button', { name: /Main bath/ })
    .click()
  await expect(field(page)).toBeVisible()
})
