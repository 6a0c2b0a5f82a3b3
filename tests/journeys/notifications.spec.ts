import type { Page } from '@playwright/test'
import { violationsOf } from '../factories/axe.ts'
import { atGate } from '../factories/lane.ts'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, type Person, test } from '../factories/person.ts'

const showroom = 'HARVEST2'

// That a list can not be loaded is part of these journeys, and browsers write it to their console.
test.use({ bypassCSP: true, complainsOf: /ERR_FAILED/ })

type Project = { id: string; items: { id: string; state: string }[] }

const keep = (page: Page, { token }: Person) =>
  page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')

const codeMailedTo = async ({ email }: Person): Promise<string> =>
  /code=([0-9A-Za-z]+)/.exec(await mailTo(email, 'invites you to'))?.[1] ?? ''

const aProduct = async (): Promise<string> => {
  const { data } = await ask<{ id: string }[]>(`GET /api/visualization/products?showroom=${showroom}`)
  return data[0]?.id ?? ''
}

/** A project whose designer has just suggested something. */
const aSuggestion = async () => {
  const [owner, designer] = [await aVerifiedPerson(), await aVerifiedPerson()]
  const begun = { name: 'Main bath', zip_code: '91101', showroom }
  const { data } = await ask<Project>('POST /api/project', { token: owner.token, body: begun })
  const invited = { email: designer.email, role: 'designer', right: 'suggest', sees_prices: 'no' }
  await ask(`POST /api/project/${data.id}/member`, { token: owner.token, body: invited })
  const code = await codeMailedTo(designer)
  await ask('POST /api/project_invitation', { token: designer.token, body: { code } })
  await ask(`POST /api/project/${data.id}/item`, {
    token: designer.token,
    body: { items: [{ product_id: await aProduct(), qty: 10 }] },
  })
  return { owner, designer, id: data.id }
}

const list = (page: Page) => page.locator('main').getByRole('listitem')
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: 'Which notifications are shown' }).getByRole('button', { name })

/** A worker writes them down a moment after what happened. */
const comeTo = async (page: Page, person: Person, count: number) => {
  await keep(page, person)
  await expect(async () => {
    const { data } = await ask<unknown[]>('GET /api/notification', { token: person.token })
    expect(data).toHaveLength(count)
  }).toPass()
  await page.goto(hostAt('/notification'))
}

for (const width of [390, 1280])
  test(
    `what waits is counted, leads to what is to be done, and waits no more after it, at ${width} px`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      const { owner, id } = await aSuggestion()
      await comeTo(page, owner, 2)
      await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible()
      await expect(page).toHaveTitle('Notifications · Showroom')
      await expect(list(page)).toHaveCount(2)
      expect(await violationsOf(page)).toEqual([])
      await tab(page, 'Needs you (1)').click()
      await expect(page).toHaveURL(hostAt('/notification?tab=pending'))
      const waiting = list(page).filter({ hasText: 'suggests materials for “Main bath”' })
      await waiting.getByRole('link', { name: 'Look at them' }).click()
      await expect(page).toHaveURL(hostAt(`/projects/${id}/items`))
      const { data } = await ask<Project>(`GET /api/project/${id}`, { token: owner.token })
      const suggested = data.items.find(({ state }) => state === 'suggested')?.id
      await ask(`PUT /api/project_item/${suggested}`, { token: owner.token, body: { state: 'chosen' } })
      await expect(async () => {
        await page.goto(hostAt('/notification?tab=pending'))
        await expect(page.getByText('Nothing waits for you.')).toBeVisible({ timeout: 10_000 })
      }).toPass()
      expect(await violationsOf(page)).toEqual([])
    },
  )

test('the menu counts what waits, and the count follows what is done', async ({ page }) => {
  const { owner } = await aSuggestion()
  await comeTo(page, owner, 2)
  const account = page.getByRole('navigation', { name: 'Account' })
  await account.getByRole('button', { name: /one needs you/ }).click()
  await expect(account.getByRole('link', { name: 'Notifications , one needs you' })).toBeVisible()
  await page.keyboard.press('Escape')
  const waiting = list(page).filter({ hasText: 'suggests materials' })
  await waiting.getByRole('button', { name: /^More for/ }).click()
  await waiting.getByRole('button', { name: 'It is done' }).click()
  await expect(account.getByRole('button', { name: /needs you/ })).toHaveCount(0)
})

test('one is marked as read by the keyboard alone, which stays with it', async ({ page }) => {
  const { owner } = await aSuggestion()
  await comeTo(page, owner, 2)
  const waiting = list(page).filter({ hasText: 'suggests materials' })
  const more = waiting.getByRole('button', { name: /^More for/ })
  await expect(waiting).toHaveAttribute('data-unread')
  await more.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(waiting.getByRole('button', { name: 'Mark as read' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(waiting).not.toHaveAttribute('data-unread')
  await expect(more).toBeFocused()
  await page.keyboard.press('Enter')
  const unread = waiting.getByRole('button', { name: 'Mark as not read' })
  await expect(unread).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(unread).toBeHidden()
  await expect(more).toBeFocused()
})

test('what is told while a page is open is counted on it', async ({ page }) => {
  const [owner, guest] = [await aVerifiedPerson(), await aVerifiedPerson()]
  await keep(page, guest)
  const stream = page.waitForRequest(/[/]api[/]live/)
  await page.goto(hostAt('/our-brands'))
  await stream
  const begun = { name: 'Main bath', zip_code: '91101', showroom }
  const { data } = await ask<Project>('POST /api/project', { token: owner.token, body: begun })
  const body = { email: guest.email, role: 'client', right: 'view', sees_prices: 'no' }
  await ask(`POST /api/project/${data.id}/member`, { token: owner.token, body })
  const account = page.getByRole('navigation', { name: 'Account' })
  await expect(account.getByRole('button', { name: /one needs you/ })).toBeVisible()
})

test('all are marked as read at once; a kind is turned off where it is, and on again in the settings', async ({
  page,
}) => {
  const { owner } = await aSuggestion()
  await comeTo(page, owner, 2)
  await page.getByRole('button', { name: 'Mark all read' }).click()
  await expect(page.getByText('Everything is marked as read.').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mark all read' })).toBeDisabled()
  const joined = list(page).filter({ hasText: 'has joined “Main bath”' })
  await joined.getByRole('button', { name: /^More for/ }).click()
  await joined.getByRole('button', { name: 'Turn off all like this' }).click()
  await expect(page.getByText(/^Turned off: Somebody joins a project/).first()).toBeVisible()
  await page.getByRole('link', { name: 'Preferences' }).click()
  const here = page.getByRole('checkbox', { name: 'Somebody joins a project: here' })
  await expect(here).not.toBeChecked()
  await here.check()
  await expect(page.getByText('Saved.').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'An order is placed: here' })).toBeDisabled()
  // It is ticked at once, and saved a moment later.
  const saved = page.waitForResponse(
    (reply) => reply.url().includes('/api/notification_preference') && reply.request().method() === 'PUT',
  )
  await page.getByRole('checkbox', { name: 'Hold e-mails back for some hours' }).check()
  await saved
  await expect(page.getByLabel('From', { exact: true })).toHaveValue('22:00')
  // A row that lies half under the header is too small to be pressed, until one scrolls on.
  await page.evaluate(() => window.scrollTo(0, 0))
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(here).toBeChecked()
  await expect(page.getByLabel('To', { exact: true })).toHaveValue('07:00')
})

test('a list that can not be loaded says so, and is there after another try', async ({ page }) => {
  const { owner } = await aSuggestion()
  let isDown = true
  await page.route(/\/api\/notification(\?|$)/, (route) => (isDown ? route.abort() : route.continue()))
  await comeTo(page, owner, 2)
  await expect(page.locator('main').getByRole('alert')).toBeVisible()
  isDown = false
  await page.locator('main').getByRole('button', { name: 'Try again' }).click()
  await expect(list(page)).toHaveCount(2)
})

test('nobody sees them who is not signed in, and whoever has none is all caught up', async ({ page }) => {
  await page.goto(hostAt('/notification'))
  await expect(page).toHaveURL(hostAt('/login?redirect=%2Fnotification'))
  const person = await aVerifiedPerson()
  await comeTo(page, person, 0)
  await expect(page.getByText('You’re all caught up.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
})
