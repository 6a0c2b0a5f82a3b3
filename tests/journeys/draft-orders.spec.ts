import { demoPassword } from '../../apps/demo/src/people.ts'
import type { Browser, Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { fillCardFrame } from '../factories/card.ts'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, newestMail, test } from '../factories/person.ts'
import { address, cards, goOn, place } from '../factories/shopper.ts'
import { pageHydrated } from '../factories/visit.ts'

test.use({ bypassCSP: true, complainsOf: /status of 410|ERR_FAILED/ })

const openPanel = async (page: Page, query = '') => {
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { data } = await ask<{ token: string }>('POST /api/login', { body })
  await page.addInitScript((kept) => localStorage.setItem('authToken', kept), data.token)
  await page.goto(hostAt(`/account/orders-for-clients${query}`))
}

const inNewBrowser = async (browser: Browser) => {
  const context = await browser.newContext({ bypassCSP: true })
  return { page: await context.newPage(), close: () => context.close() }
}

const pathTo = async (email: string, sent: { after?: number } = {}) =>
  /\/draft-order\/[0-9A-Za-z]+/.exec(await mailTo(email, 'has put an order together for you', sent))?.[0] ??
  ''

const add = async (page: Page, word: string) => {
  const dialog = page.getByRole('dialog', { name: 'Add products of your showroom' })
  await dialog.getByRole('searchbox').fill(word)
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(/found/)).toBeVisible()
  const lines = page.getByRole('spinbutton', { includeHidden: true })
  const before = await lines.count()
  await dialog.getByRole('listitem').first().getByRole('button').click()
  await expect(lines).toHaveCount(before + 1)
}

/** With tile for an area, and something else. */
const writeOrder = async (page: Page, email: string) => {
  await page.getByRole('button', { name: 'New order for a client' }).click()
  await page.getByRole('textbox', { name: 'Client’s name' }).fill('Rosalind')
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email)
  await page.getByRole('button', { name: 'Add products', exact: true }).click()
  await add(page, 'porcelain tile')
  await add(page, 'knob')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('spinbutton')).toHaveCount(2)
  const area = page.getByRole('textbox', { name: /^Area to cover/ })
  await area.fill('60')
  await page.getByRole('textbox', { name: /^Note to the client/ }).fill('The tile that we spoke of.')
}

test('a Pro puts an order together; its client takes a part of it by the mailed link, and orders', async ({
  page,
  browser,
}) => {
  const person = await aVerifiedPerson()
  await ask('POST /api/address', { token: person.token, body: address })
  await openPanel(page)
  await writeOrder(page, person.email)
  const tile = page.getByRole('spinbutton').first()
  await expect(tile).not.toHaveValue('1')
  const boxes = await tile.inputValue()
  const sums = page.getByRole('region', { name: 'What it comes to' })
  await expect(sums.getByText('You earn')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText(`Sent to ${person.email}.`).first()).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const client = await inNewBrowser(browser)
  await client.page.setViewportSize({ width: 390, height: 900 })
  await client.page.goto(hostAt(await pathTo(person.email)))
  await pageHydrated(client.page)
  await expect(client.page.getByRole('heading', { level: 1, name: 'An order for you' })).toBeVisible()
  await expect(client.page.getByText('The tile that we spoke of.')).toBeVisible()
  await expect(client.page.getByText(/earn/i)).toHaveCount(0)
  await client.page.getByRole('checkbox').last().uncheck()
  expect(await violationsOf(client.page)).toEqual([])
  await client.page.getByRole('button', { name: 'Approve and go to checkout' }).click()
  await expect(client.page).toHaveURL(hostAt('/login?redirect=%2Fcheckout'))
  await client.page.getByLabel('Email').fill(person.email)
  await client.page.getByLabel('Password', { exact: true }).fill(person.password)
  await client.page.getByRole('button', { name: 'Sign In' }).click()
  await expect(client.page).toHaveURL(hostAt('/checkout'))

  const inCart = async () => {
    const call = 'GET /api/projectCart?showroom=HARVEST2'
    const { data } = await ask<{ Project_tans: { qty: number }[] }>(call, { token: person.token })
    return data.Project_tans.map(({ qty }) => String(qty))
  }
  await expect.poll(inCart).toEqual([boxes])
  await goOn(client.page, 'Continue to delivery')
  await goOn(client.page, 'Continue to payment')
  await fillCardFrame(client.page, cards.good)
  await goOn(client.page, 'Continue to review')
  await place(client.page)
  await expect(client.page).toHaveURL(/\/thankyou\?order=/)
  const id = new URL(client.page.url()).searchParams.get('order') ?? ''
  const { data: order } = await ask<{ number: string }>(`GET /api/order/${id}`, { token: person.token })
  await client.close()

  await expect(async () => {
    await openPanel(page, `?s=${person.email}`)
    await expect(page.getByRole('row', { name: /Rosalind/ }).getByText('Ordered')).toBeVisible({
      timeout: 10_000,
    })
  }).toPass()
  await page.getByRole('button', { name: 'Rosalind' }).click()
  await expect(page.getByText(order.number)).toBeVisible()
  await expect(page.getByText('Left out by the client')).toBeVisible()
})

test('what can not be reckoned is said, and a link is shown however the browser takes it', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await openPanel(page)
  await writeOrder(page, person.email)
  const tile = page.getByRole('spinbutton').first()
  await expect(tile).not.toHaveValue('1')
  const reckoning = /draft_order\/reckon/
  await page.route(reckoning, (route) => route.abort())
  await tile.fill('23')
  await tile.blur()
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'What it comes to' })).toHaveCount(0)
  await expect(tile).toHaveValue('23')
  await page.unroute(reckoning)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'What it comes to' })).toBeVisible()
  await expect(tile).toHaveValue('23')

  await page.getByRole('button', { name: 'Save and copy a link' }).click()
  const link = page.getByRole('textbox', { name: 'The link' })
  await expect(link).toHaveValue(/\/draft-order\/[0-9A-Za-z]+$/)
  expect(await violationsOf(page)).toEqual([])
  await page.goto(await link.inputValue())
  await expect(page.getByRole('heading', { level: 1, name: 'An order for you' })).toBeVisible()
})

test('a client declines and says why; a link that was withdrawn opens nothing', async ({ page, browser }) => {
  const person = await aVerifiedPerson()
  await openPanel(page)
  await writeOrder(page, person.email)
  await page.getByRole('button', { name: 'Save and send' }).click()
  await expect(page.getByText(`Sent to ${person.email}.`).first()).toBeVisible()
  const client = await inNewBrowser(browser)
  await client.page.goto(hostAt(await pathTo(person.email)))
  await pageHydrated(client.page)
  await client.page.getByRole('button', { name: 'Decline' }).click()
  await client.page.getByRole('textbox', { name: /^Why not/ }).fill('We chose another tile.')
  await client.page.getByRole('button', { name: 'Decline the order' }).click()
  await expect(client.page.getByText('You have declined it.')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We chose another tile.')).toBeVisible()

  const after = await newestMail()
  await page.getByRole('button', { name: 'Duplicate' }).click()
  await page.getByRole('button', { name: 'Save and send' }).click()
  const path = await pathTo(person.email, { after })
  await client.page.goto(hostAt(path))
  await expect(client.page.getByRole('button', { name: 'Decline' })).toBeVisible()
  await client.page.getByRole('button', { name: 'I want no such mails' }).click()
  await expect(client.page.getByText('No more mails of strangers come to this address.')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('Withdrawn', { exact: true })).toBeVisible()
  await client.page.goto(hostAt(path))
  await expect(client.page.getByRole('heading', { name: 'This link opens nothing' })).toBeVisible()
  await client.close()
})
