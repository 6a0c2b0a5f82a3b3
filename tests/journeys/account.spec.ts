import type { Page } from '@playwright/test'
import { readFile } from 'node:fs/promises'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, type Person, test } from '../factories/person.ts'

const openAccount = async (page: Page, person: Person, panel = '') => {
  await page.addInitScript((token) => localStorage.setItem('authToken', token), person.token ?? '')
  await page.goto(hostAt(`/account${panel}`))
}
const rail = (page: Page) => page.getByRole('navigation', { name: 'My account' })
const toastSaying = (page: Page, text: string) => page.getByText(text, { exact: true }).first()

test('a panel that is not somebody’s is not found', async ({ page }) => {
  await openAccount(page, await aVerifiedPerson(), '/approvals')
  await expect(page).toHaveURL(hostAt('/404'))
})

test('who is not signed in goes to Login with the way back', async ({ page }) => {
  await page.goto(hostAt('/account/security'))
  await expect(page).toHaveURL(hostAt('/login?redirect=%2Faccount%2Fsecurity'))
})

test('a changed name is saved and told to the rail, an emptied one is refused under its field', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await openAccount(page, person)
  const first = page.getByRole('textbox', { name: 'First name' })
  await first.fill('')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('The first name field is required.')).toBeVisible()
  await expect(first).toBeFocused()
  await first.fill('Augusta')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(toastSaying(page, 'Saved.')).toBeVisible()
  await expect(rail(page)).toContainText('Augusta Quill')
  await page.reload()
  await expect(first).toHaveValue('Augusta')
})

test('an address is added with what the driver must know, made the default, and removed', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await openAccount(page, person, '/addresses')
  await page.getByRole('button', { name: 'Add an address' }).click()
  const dialog = page.getByRole('dialog', { name: 'Add an address' })
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog.getByText('The street field is required.')).toBeVisible()
  await expect(dialog.getByRole('textbox', { name: 'Street address' })).toBeFocused()
  await dialog.getByRole('textbox', { name: 'Street address' }).fill('420 S Lake Ave')
  await dialog.getByRole('textbox', { name: 'ZIP code' }).fill('91101')
  await expect(dialog.getByRole('textbox', { name: 'City' })).toHaveValue('Pasadena')
  await dialog.getByRole('textbox', { name: 'Gate code' }).fill('#4411')
  await dialog.getByRole('combobox', { name: 'Largest truck' }).selectOption('26 ft box truck')
  await dialog.getByRole('button', { name: 'Save address' }).click()
  await expect(dialog).toBeHidden()
  const first = page.getByRole('listitem').filter({ hasText: '420 S Lake Ave' })
  await expect(first).toContainText('Default')
  await expect(first).toContainText('Gate code #4411 · 26 ft box truck can come')
  const { data } = await ask<{ status: string }>('GET /api/authuser', { token: person.token })
  expect(data.status).toBe('Active')

  const body = { street: '1 Ocean Dr', city: 'Long Beach', state: 'CA', zip_code: '90802' }
  await ask('POST /api/address', { token: person.token, body })
  await page.reload()
  await page.getByRole('button', { name: 'Make 1 Ocean Dr, Long Beach the default' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: '1 Ocean Dr' })).toContainText('Default')
  await page.getByRole('button', { name: 'Remove 420 S Lake Ave, Pasadena' }).click()
  await expect(first).toBeHidden()
})

test('another device is signed out from the list, and a refused try is shown', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { data: other } = await ask<{ token: string }>('POST /api/login', { body: person })
  await ask('POST /api/login', { body: { ...person, password: 'not the password' } })
  await openAccount(page, person, '/security')
  await expect(page.getByText('Wrong password', { exact: true })).toBeVisible()
  await expect(page.getByText('This device')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await expect(toastSaying(page, 'Your other devices are signed out.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign out all other devices' })).toBeHidden()
  expect((await ask('GET /api/authuser', { token: other.token })).success).toBe(false)
})

test('two devices that are signed out one right after the other are both out', async ({ page }) => {
  const person = await aVerifiedPerson()
  for (const _ of ['one', 'other']) await ask('POST /api/login', { body: person })
  let asked = 0
  // A slow network: neither is answered before both were asked for.
  await page.route('**/api/session/*', async (route) => {
    if (route.request().method() !== 'DELETE') return route.continue()
    asked += 1
    await expect.poll(() => asked).toBe(2)
    await route.continue()
  })
  await openAccount(page, person, '/security')
  const out = page.getByRole('button', { name: /^Sign out (?!all)/ })
  await expect(out).toHaveCount(2)
  for (const button of await out.all()) await button.click()
  await expect(out).toHaveCount(0)
})

test('the password changes in the panel, and this device stays signed in', async ({ page }) => {
  const person = await aVerifiedPerson()
  await openAccount(page, person, '/security')
  await page.getByRole('textbox', { name: 'Current password' }).fill(person.password)
  await page.getByRole('textbox', { name: 'New password' }).fill('short')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('The password must be at least 8 characters.')).toBeVisible()
  await page.getByRole('textbox', { name: 'New password' }).fill('an even longer horse 77')
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(
    toastSaying(page, 'Your password has been changed. Your other devices are signed out.'),
  ).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'Current password' })).toHaveValue('')
  const body = { email: person.email, password: 'an even longer horse 77' }
  expect((await ask('POST /api/login', { body })).success).toBe(true)
})

test('the download is a file that holds the person’s own data', async ({ page }) => {
  const person = await aVerifiedPerson()
  await openAccount(page, person, '/privacy')
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download my data' }).click()
  const download = await arriving
  expect(download.suggestedFilename()).toBe('showroom-data.json')
  const data: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(data).toMatchObject({
    profile: { email: person.email, first_name: 'Ana' },
    addresses: [],
    projects: [],
  })
})

test('what was looked at is remembered only as long as somebody lets the browser', async ({ page }) => {
  await openAccount(page, await aVerifiedPerson(), '/privacy')
  const kept = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.endsWith(':recently_viewed')))
  const look = async () => {
    await page.goto(hostAt('/category/porcelain-tile'))
    await page.getByRole('article').first().getByRole('heading').getByRole('link').click()
    await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toBeVisible()
  }
  await look()
  await expect.poll(kept).toHaveLength(1)
  await page.goto(hostAt('/account/privacy'))
  await page.getByRole('checkbox', { name: /Remember what I looked at/ }).uncheck()
  await expect.poll(kept).toEqual([])
  await look()
  // What a page keeps of itself, it has kept by the time that it is left.
  await page.goto(hostAt('/our-brands'))
  expect(await kept()).toEqual([])
})

test('a dark theme and no motion take effect at once, stay after a reload, and end with the session', async ({
  page,
}) => {
  await openAccount(page, await aVerifiedPerson(), '/settings')
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
  const light = await paper()
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('Dark')
  await expect.poll(paper).not.toBe(light)
  await page.getByRole('checkbox', { name: 'Reduce motion' }).check()
  await expect(page.locator('html')).toHaveAttribute('data-motion', 'reduced')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'dark')
  await page.goto(hostAt('/cart'))
  await expect(page.locator('[data-still]').first()).toBeAttached()
  await page.goto(hostAt('/account/settings'))
  await expect(page.getByRole('combobox', { name: 'Theme' })).toHaveValue('dark')
  // Whoever comes next to this browser finds it as it is for everybody.
  await page.getByRole('button', { name: 'Ana', exact: true }).click()
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page).toHaveURL(hostAt('/'))
  await expect(page.locator('html')).toHaveAttribute('data-scheme', 'light')
})

test('settings are saved as they are chosen, and a wrong number is said under its field', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await openAccount(page, person, '/settings')
  const waste = page.getByRole('textbox', { name: /Extra for cuts/ })
  await waste.fill('80')
  await waste.press('Enter')
  await expect(page.getByText('Please enter a number from 0 to 50.')).toBeVisible()
  await waste.fill('15')
  await waste.press('Enter')
  await expect(toastSaying(page, 'Saved.')).toBeVisible()
  await page.getByRole('combobox', { name: 'Units' }).selectOption('Decimal feet')
  const settings = async () => (await ask('GET /api/setting', { token: person.token })).data
  await expect.poll(settings).toMatchObject({ default_waste_pct: 15, units: 'decimal' })
})

test.describe('asks for the password again', () => {
  // Browsers write each refusal to their console.
  test.use({ complainsOf: /status of 422/ })

  test('an e-mail changes by the link that its new mailbox gets, and the old one is told', async ({
    page,
  }) => {
    const person = await aVerifiedPerson()
    const wanted = person.email.replace('@', '-new@')
    await openAccount(page, person)
    await page.getByRole('button', { name: 'Change e-mail' }).click()
    await page.getByRole('textbox', { name: 'New e-mail' }).fill(wanted)
    await page.getByRole('textbox', { name: 'Your password' }).fill('not the password')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText('The current password is not right.')).toBeVisible()
    await page.getByRole('textbox', { name: 'Your password' }).fill(person.password)
    await page.getByRole('button', { name: 'Send the link' }).click()
    await expect(page.getByText(`We have sent a link to ${wanted}`)).toBeVisible()
    await mailTo(person.email, 'Your e-mail is about to change')
    const code = /\/verify\/(\w+)/.exec(await mailTo(wanted, 'Please verify your new e-mail'))?.[1]
    // Not for every picture: the toast is gone by then.
    await page.goto(hostAt(`/verify/${code}`), { waitUntil: 'commit' })
    await expect(page.getByText('Your e-mail is verified.')).toBeVisible()
    await mailTo(person.email, 'Your e-mail was changed')
    await page.goto(hostAt('/account/profile'))
    await expect(page.locator('#content')).toContainText(wanted)
  })

  test('an account is deleted after the password, and nobody is signed in any more', async ({ page }) => {
    const person = await aVerifiedPerson()
    await openAccount(page, person, '/privacy')
    await page.getByRole('button', { name: 'Delete my account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete my account' })
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('not the password')
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(dialog.getByText('The current password is not right.')).toBeVisible()
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(person.password)
    await dialog.getByRole('button', { name: 'Delete for good' }).click()
    await expect(page).toHaveURL(hostAt('/'))
    const farewell = 'Your account is deleted. We have sent you an e-mail about it.'
    await expect(toastSaying(page, farewell)).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    await mailTo(person.email, 'Your account is deleted')
    expect((await ask('POST /api/login', { body: person })).success).toBe(false)
  })
})
