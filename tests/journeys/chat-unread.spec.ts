import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { anAdmin } from '../factories/applicant.ts'
import { field, open, said, twoOfAProject, write } from '../factories/chat.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { aShopper, cards, placeOrder } from '../factories/shopper.ts'

/** For people to look at, where a folder for them is named. */
const folder = process.env.LOOK_FOLDER
const look = async (page: Page, name: string) => {
  if (!folder) return
  for (const width of [390, 768, 1280, 1920]) {
    await page.setViewportSize({ width, height: width < 600 ? 844 : 900 })
    await page.screenshot({ path: join(folder, `${name}-${width}.png`) })
  }
}

/** Whose showroom HARVEST2 is. */
const thePro = async (): Promise<string> => {
  const body = { email: 'pro@demo.example', password: 'try-the-showroom', portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  return data.token
}

const bubble = (page: Page) => page.getByRole('link', { name: /^Messages/ })
const countOf = async (page: Page) =>
  Number(/\d+/.exec((await bubble(page).getAttribute('aria-label')) ?? '')?.[0] ?? 0)

test('the header’s number is raised at once on any page, and falls when it is read on another', async ({
  page,
  context,
}) => {
  const { owner, other, id } = await twoOfAProject()
  await open(page, owner, '/projects')
  await expect(bubble(page)).toBeVisible()
  await expect.poll(() => countOf(page)).toBe(1)
  const body = { project: id, client_id: 'a', body: 'The tile has come.' }
  await ask('POST /api/projectChat', { token: other.token, body })
  await expect.poll(() => countOf(page)).toBe(2)

  const there = await context.newPage()
  await there.goto(hostAt(`/projects/${id}/chat`))
  await expect(said(there).getByText('The tile has come.')).toBeVisible()
  await expect.poll(() => countOf(there)).toBe(0)
  await expect.poll(() => countOf(page)).toBe(0)
  await look(there, 'chat')
  await there.setViewportSize({ width: 390, height: 844 })
  await there.getByRole('button', { name: 'People and files' }).click()
  await look(there, 'chat-info')
  await there.setViewportSize({ width: 390, height: 844 })
  await there.getByRole('button', { name: 'Back to the messages' }).click()
  await there.getByRole('button', { name: 'All chats' }).click()
  await look(there, 'chat-threads')
})

test('a Pro and an Admin have a number of their talks about orders, and send each other files', async ({
  page,
  browser,
}) => {
  const shopper = await aShopper([cards.good])
  const { number } = await placeOrder(shopper)
  const context = await browser.newContext()
  const there = await context.newPage()
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), await thePro())
  await there.addInitScript((kept) => localStorage.setItem('authToken', kept), await anAdmin())
  await there.goto(hostAt(`/account/orders?s=${number}`))
  await there.getByRole('button', { name: number, exact: true }).click()
  await there
    .getByRole('dialog')
    .getByRole('button', { name: /^Talk with / })
    .first()
    .click()
  await write(there, 'Which boxes came broken?')
  await expect(said(there).getByText('Which boxes came broken?')).toBeVisible()

  await page.goto(hostAt('/account'))
  await expect.poll(() => countOf(page)).toBeGreaterThan(0)
  await bubble(page).click()
  await expect(said(page).getByText('Which boxes came broken?')).toBeVisible()
  await expect(page).toHaveURL(/\/account\/orders\?talk=/)
  const csv = { name: 'broken.csv', mimeType: 'text/csv', buffer: Buffer.from('box,state\n4,broken') }
  await page.locator('input[type=file]').setInputFiles(csv)
  await expect(page.getByRole('button', { name: 'Remove broken.csv' })).toBeVisible()
  await field(page).press('Enter')
  await look(page, 'order-talk')
  const download = there.waitForEvent('download')
  await there.getByRole('button', { name: 'Download broken.csv' }).click()
  expect((await download).suggestedFilename()).toBe('broken.csv')

  // The Admin goes elsewhere, and hears of it there.
  await there.goto(hostAt('/account'))
  await expect(bubble(there)).toBeVisible()
  const before = await countOf(there)
  await write(page, 'Two of nine.')
  await expect.poll(() => countOf(there)).toBe(before + 1)
  await there.setViewportSize({ width: 1280, height: 900 })
  const [name, own] = [there.locator('.account-button'), bubble(there)]
  await expect
    .poll(async () => {
      const [ends, begins] = [await name.boundingBox(), await own.boundingBox()]
      return (ends?.x ?? 0) + (ends?.width ?? 0) - (begins?.x ?? 0)
    })
    .toBeLessThanOrEqual(0)
  await look(there, 'admin-bubble')
  await context.close()
})
