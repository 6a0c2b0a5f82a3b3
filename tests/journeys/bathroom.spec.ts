import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { aBathroom, type Decision, joins } from '../factories/a-bathroom.ts'
import { violationsOf } from '../factories/axe.ts'
import { open } from '../factories/chat.ts'
import { onContractorsPage } from '../factories/on-contractors-page.ts'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, type Person, test } from '../factories/person.ts'

// Axe is put into the page as text; what was not there is asked for once.
test.use({ bypassCSP: true, complainsOf: /status of (401|404|409|422)/ })

const checklistOf = (project: string) =>
  `<h1>Your bathroom</h1><showroom-checklist project="${project}"></showroom-checklist>`

const decisionOn = (page: Page, title: string) =>
  page.getByRole('button', { name: new RegExp(`^${title}`) }).first()

const bytesOf = async (download: Download) => readFile(await download.path())

test('two browsers, one on a contractor’s page, decide a bathroom, and what was approved goes to the cart', async ({
  page,
  browser,
}, info) => {
  const ana = await aVerifiedPerson({ full_name: 'Ana Quill' })
  const mara = await aVerifiedPerson({ full_name: 'Mara Holt' })
  const { id, titles } = await aBathroom(ana)
  await joins(ana, mara, id)
  const code = /code=([0-9A-Za-z]+)/.exec(await mailTo(mara.email, 'Main bath'))?.[1]
  await ask('POST /api/project_invitation', { token: mara.token, body: { code } })

  await open(page, mara, `/projects/${id}/checklist`)
  await expect(page.getByText(/^14 decisions · 0 approved/)).toBeVisible()
  const { page: there, close } = await onContractorsPage(browser, ana, checklistOf(id))
  const tag = there.locator('showroom-checklist')
  await expect(tag.getByText(/^14 decisions · 0 approved/)).toBeVisible()

  // An option that is added on our site stands on the contractor's page, and how long that took is written down.
  const pulls = titles.at(-1) ?? ''
  await expect(decisionOn(there, pulls)).toContainText('No option yet')
  await decisionOn(page, pulls).click()
  await page.getByRole('button', { name: 'Add option' }).click()
  const found = page.getByRole('dialog').getByRole('listitem').getByRole('button')
  await expect(found.first()).toBeVisible()
  const pressedAt = performance.now()
  await found.first().click()
  await expect(decisionOn(there, pulls)).not.toContainText('No option yet')
  info.annotations.push({
    type: 'stands there after',
    description: `${Math.round(performance.now() - pressedAt)} ms`,
  })

  // And the other way round.
  await decisionOn(there, 'Toilet').click()
  await tag.getByRole('button', { name: 'Add option Toilet' }).click()
  await tag.getByRole('list', { name: 'Materials' }).getByRole('button').last().click()
  await expect(decisionOn(page, 'Toilet')).toBeVisible()
  await expect(page.getByRole('row').filter({ has: decisionOn(page, 'Toilet') })).toContainText('2 options')

  // On the contractor's page the client approves what she looks at.
  expect(await violationsOf(there)).toEqual([])
  await tag
    .getByRole('list', { name: 'Options of Toilet' })
    .getByRole('button', { name: /^Approve/ })
    .last()
    .click()
  await expect(decisionOn(there, 'Toilet')).toContainText('Approved')
  await expect(decisionOn(there, 'Toilet')).toBeFocused()
  await expect(page.getByRole('row').filter({ has: decisionOn(page, 'Toilet') })).toContainText('Approved')

  // One is approved by a mailed link, by somebody without an account.
  await page.getByRole('checkbox', { name: 'Select Floor tile' }).check()
  await page.getByRole('button', { name: 'Ask by mail' }).click()
  const partner = `partner-${id}@people.test`
  await page.getByRole('dialog').getByRole('textbox', { name: 'Their e-mail' }).fill(partner)
  await page.getByRole('dialog').getByRole('button', { name: 'Send the link' }).click()
  const path = /\/a\/[0-9A-Za-z]+/.exec(await mailTo(partner, 'asks for your approval'))?.[0] ?? ''
  const context = await browser.newContext()
  const mailed = await context.newPage()
  await mailed.goto(hostAt(path))
  await mailed.getByRole('textbox', { name: 'Your full name' }).fill('Grace Hopper')
  await mailed.getByRole('button', { name: 'Approve Floor tile' }).click()
  await expect(mailed.getByText('Decided. Your receipt is in your mail.')).toBeVisible()
  await context.close()
  await expect(decisionOn(there, 'Floor tile')).toContainText('Approved')
  await page.keyboard.press('Escape')

  // The rest is approved at once, on the client's behalf, with the reason.
  await page.getByRole('button', { name: 'Clear' }).click()
  for (const title of titles)
    if (title !== 'Floor tile' && title !== 'Toilet')
      await page.getByRole('checkbox', { name: `Select ${title}`, exact: true }).check()
  await page.getByRole('button', { name: 'Approve (12)' }).click()
  await page.getByRole('dialog').getByRole('textbox').first().fill('Agreed with Ana at the sample table.')
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click()
  await expect(tag.getByText('14 decisions · 14 approved · 0 to choose')).toBeVisible()

  await tag.getByRole('button', { name: 'Add 14 approved to cart' }).click()
  await expect(tag.getByText('The approved choices are in your cart.')).toBeVisible()
  await expect(decisionOn(there, 'Floor tile')).toContainText('In cart')
  await expectRightQuantities(ana, id)

  const [sheet] = await Promise.all([
    there.waitForEvent('download'),
    tag.getByRole('button', { name: 'PDF' }).click(),
  ])
  expect(sheet.suggestedFilename()).toBe('Main bath selections.pdf')
  expect((await bytesOf(sheet)).subarray(0, 5).toString()).toBe('%PDF-')
  await close()
})

type CartLine = { product_id: string; qty: number }

/** Boxes for 120 square feet and a tenth for cuts; and of every product as many as were approved. */
const expectRightQuantities = async ({ token }: Person, id: string) => {
  const { data: rows } = await ask<Decision[]>(`GET /api/projectChecklist/${id}`, { token })
  const chosen = rows.map(({ option_id: picked, options }) => options.find((option) => option.id === picked))
  const cart = await ask<{ Project_tans: CartLine[] }>('GET /api/projectCart?showroom=HARVEST2', { token })
  const inOrder = (lines: (CartLine | undefined)[]) =>
    lines.map((line) => `${line?.product_id} × ${line?.qty}`).toSorted()
  expect(inOrder(cart.data.Project_tans)).toEqual(inOrder(chosen))
  const floor = chosen[0]
  expect(floor?.qty).toBe(Math.ceil(132_000 / ((floor?.coverage ?? 0) / (floor?.qty ?? 1))))
}
