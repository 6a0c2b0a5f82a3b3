import type { Page } from '@playwright/test'
import { ask, aVerifiedPerson, expect, hostAt, mailTo, type Person, test } from '../factories/person.ts'
import { atGate } from '../factories/lane.ts'
import { sidewaysOf } from '../factories/still.ts'

const showroom = 'HARVEST2'

// Refusals are part of these journeys, and browsers write them to their console.
test.use({ complainsOf: /status of (404|409|422)/ })

const open = async (page: Page, person: Person, path = '/projects') => {
  const kept: [string | null, string] = [person.token, showroom]
  await page.addInitScript(([token, vsdId]) => {
    localStorage.setItem('authToken', token ?? '')
    localStorage.setItem('vsd_id', vsdId)
  }, kept)
  await page.goto(hostAt(path))
}
const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const toastSaying = (page: Page, text: string) => page.getByText(text, { exact: true }).first()
const tab = (page: Page, name: string | RegExp) =>
  page.getByRole('navigation', { name: 'Main bath' }).getByRole('link', { name })

type Project = { id: string; items: { id: string }[] }

const aProject = async (person: Person, about: object = {}): Promise<string> => {
  const body = { name: 'Main bath', zip_code: '91101', showroom, ...about }
  return (await ask<Project>('POST /api/project', { token: person.token, body })).data.id
}

type Card = { id: string; name: string; price: { coverage: number | null } }

/** Something that is sold by area, and its SKU. */
const aTile = async () => {
  const { data } = await ask<Card[]>(`GET /api/visualization/products?showroom=${showroom}&search=porcelain`)
  const tile = data.find(({ price }) => price.coverage !== null)
  const { data: detail } = await ask<{ sku: string; name: string }>(
    `GET /api/public?pid=${tile?.id}&showroom=${showroom}`,
  )
  return { id: tile?.id ?? '', ...detail }
}

test('what is typed into a new project is not lost by Escape or a press beside it, and how much fits is said', async ({
  page,
}) => {
  await open(page, await aVerifiedPerson())
  await page.getByRole('button', { name: 'Start a project' }).click()
  const name = page.getByRole('dialog').getByRole('textbox', { name: 'Name', exact: true })
  await name.fill('x'.repeat(120))
  await expect(name).toHaveAccessibleDescription('No more than 120 characters fit in here.')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Go on typing' }).click()
  await page.mouse.click(5, 5)
  await expect(name).toHaveValue('x'.repeat(120))
  await page.getByRole('button', { name: 'Close anyway' }).click()
  await expect(name).toHaveCount(0)
})

for (const width of [390, 1280])
  test(
    `a project grows from nothing to a filled cart at ${width} px`,
    atGate(width === 390),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await open(page, await aVerifiedPerson())
      await expect(page.getByText('No project yet.')).toBeVisible()
      await page.getByRole('button', { name: 'Start a project' }).click()
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Start the project' }).click()
      await expect(dialog.getByText('Please give the project a name.')).toBeVisible()
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Main bath')
      await dialog.getByRole('textbox', { name: 'ZIP code' }).fill('91101')
      await dialog.getByRole('textbox', { name: /Budget/ }).fill('12,000')
      await dialog.getByRole('button', { name: 'Start the project' }).click()
      await expect(heading(page)).toHaveText('Main bath')
      await expect(page).toHaveTitle('Main bath · Overview · Showroom')

      await page.getByRole('link', { name: 'Add a room' }).click()
      await page.getByRole('button', { name: 'Add a room' }).click()
      await dialog.getByRole('textbox', { name: 'Name', exact: true }).fill('Bath')
      await dialog.getByRole('textbox', { name: 'Length' }).fill('10 ft 6 in')
      await dialog.getByRole('textbox', { name: 'Width' }).fill('wide')
      await dialog.getByRole('button', { name: 'Save room' }).click()
      await expect(dialog.getByRole('textbox', { name: 'Width' })).toBeFocused()
      await dialog.getByRole('textbox', { name: 'Width' }).fill('8')
      await expect(dialog.getByText('Floor 84.00 sq ft · walls 296.00 sq ft')).toBeVisible()
      await dialog.getByRole('button', { name: 'Save room' }).click()
      await expect(dialog).toBeHidden()
      await expect(page.getByRole('listitem').filter({ hasText: '84.00 sq ft' })).toBeVisible()

      const tile = await aTile()
      await tab(page, /Items/).click()
      await expect(page.getByRole('heading', { name: 'Items', level: 2 })).toBeFocused()
      await page.getByRole('button', { name: 'Add items' }).click()
      await dialog.getByRole('searchbox').fill(tile.sku)
      await dialog.getByRole('searchbox').press('Enter')
      await dialog.getByRole('button', { name: tile.name }).first().click()
      await dialog.getByRole('combobox', { name: 'Covers' }).selectOption('floor')
      await expect(dialog.getByText(/for cuts you need \d+/)).toBeVisible()
      const quantity = async () =>
        Number(await dialog.getByRole('textbox', { name: /Quantity/ }).inputValue())
      await expect.poll(quantity).toBeGreaterThan(1)
      const boxes = await quantity()
      await dialog.getByRole('button', { name: 'Add to the project' }).click()
      await expect(toastSaying(page, 'Added to the project.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Close' }).click()
      await expect(page.getByText(`${boxes} × `)).toBeVisible()

      await page.getByRole('button', { name: 'Paste a list' }).click()
      await dialog.getByRole('textbox', { name: 'Your list' }).fill(`SKU\tQty\n${tile.sku}\t2\nNOBODYS\t1\nx`)
      await dialog.getByRole('button', { name: 'Add the list' }).click()
      await expect(dialog.getByText('1 of 3 lines added.')).toBeVisible()
      await expect(dialog.getByText('Nobody here sells this SKU.').first()).toBeVisible()
      await dialog.getByRole('button', { name: 'Done' }).click()

      await page.getByRole('button', { name: 'Add all to cart' }).click()
      await expect(dialog.getByText('2 of 2 lines added.')).toBeVisible()
      await dialog.getByRole('button', { name: 'Stay here' }).click()
      await expect(page.getByRole('region', { name: 'In your cart now' })).toContainText(tile.name)
      await page.getByRole('button', { name: `Save for later ${tile.name}` }).click()
      await expect(toastSaying(page, 'Moved from the cart to the project.')).toBeVisible()
      await expect(page.getByRole('region', { name: 'In your cart now' })).toBeHidden()
      await expect.poll(() => sidewaysOf(page)).toBeLessThanOrEqual(0)
    },
  )

test('an invitation is mailed, opened and seen as far as it reaches', async ({ page, browser }) => {
  const [owner, guest] = [await aVerifiedPerson(), await aVerifiedPerson({ full_name: 'Gus Guest' })]
  const id = await aProject(owner, { budget_cents: 1_200_000 })
  const tile = await aTile()
  const items = [{ product_id: tile.id, qty: 4 }]
  await ask(`POST /api/project/${id}/item`, { token: owner.token, body: { items } })
  await open(page, owner, `/projects/${id}/people`)
  await page.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog', { name: 'Invite somebody' })
  await dialog.getByRole('textbox', { name: 'Their e-mail' }).fill(guest.email)
  await dialog.getByRole('combobox', { name: 'Can', exact: true }).selectOption('Suggest')
  await dialog.getByRole('combobox', { name: 'Sees prices' }).selectOption('No')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(toastSaying(page, `We have sent an invitation to ${guest.email}.`)).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: guest.email })).toContainText('Invited, until')

  const code = /join\?code=([\w-]+)/.exec(await mailTo(guest.email, 'invites you'))?.[1]
  const theirs = await (await browser.newContext()).newPage()
  await open(theirs, guest, `/projects/join?code=${code}`)
  await expect(heading(theirs)).toHaveText('Main bath')
  await tab(theirs, /Items/).click()
  await expect(theirs.getByText('4 × ')).toBeVisible()
  await expect(theirs.getByRole('main')).not.toContainText('$')
  await expect(theirs.getByRole('button', { name: 'Add all to cart' })).toBeHidden()
  await theirs.context().close()

  await page.reload()
  await page.getByRole('button', { name: 'Remove Gus Guest' }).click()
  await expect(toastSaying(page, 'They can not open the project any more.')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Gus Guest' })).toHaveCount(0)
})

test('an invitation that is over says so, with a way on', async ({ page }) => {
  await open(page, await aVerifiedPerson(), '/projects/join?code=never-sent')
  await expect(page.getByRole('alert')).toContainText('This invitation has expired or was used already.')
  await page.getByRole('link', { name: 'Go to your projects' }).click()
  await expect(heading(page)).toHaveText('Your projects')
})

test('a card’s menu works by keyboard: rename, put away, bring back, delete', async ({ page }) => {
  const person = await aVerifiedPerson()
  await aProject(person)
  await open(page, person)
  const menu = (name: string) => page.getByRole('button', { name: `More for ${name}` })
  const choose = async (name: string, choice: string) => {
    await menu(name).press('Enter')
    await page.getByRole('button', { name: choice, exact: true }).press('Enter')
  }
  await menu('Main bath').press('Enter')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('button', { name: 'Rename' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu('Main bath')).toBeFocused()
  await choose('Main bath', 'Rename')
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Guest bath')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: 'Guest bath' })).toBeVisible()
  await choose('Guest bath', 'Archive')
  await expect(page.getByText('No project yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Archived', exact: true }).press('Enter')
  await expect(page).toHaveURL(hostAt('/projects?filter=archived'))
  await choose('Guest bath', 'Bring back')
  await expect(page.getByRole('link', { name: 'Guest bath' })).toHaveCount(0)
  await page.getByRole('button', { name: 'Active', exact: true }).press('Enter')
  await expect(page).toHaveURL(hostAt('/projects'))
  await expect(page.getByRole('link', { name: 'Guest bath' })).toBeVisible()
  await choose('Guest bath', 'Delete')
  await dialog.getByRole('button', { name: 'Delete the project' }).press('Enter')
  await expect(toastSaying(page, 'The project is deleted.')).toBeVisible()
  await expect(page.getByText('No project yet.')).toBeVisible()
})

test('a copy for another showroom says what it could not take along', async ({ page }) => {
  const person = await aVerifiedPerson()
  const id = await aProject(person)
  const items = [{ product_id: (await aTile()).id, qty: 4 }]
  await ask(`POST /api/project/${id}/item`, { token: person.token, body: { items } })
  await open(page, person)
  await page.getByRole('button', { name: 'More for Main bath' }).click()
  await page.getByRole('button', { name: 'Duplicate', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: /Another Showroom ID/ }).fill('maple 247')
  await dialog.getByRole('button', { name: 'Duplicate' }).click()
  await expect(dialog.getByRole('heading', { name: 'What changed in the copy' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Open the copy' }).click()
  await expect(heading(page)).toHaveText('Main bath (copy)')
  await expect(page.getByText('with Maple', { exact: false }).first()).toBeVisible()
})

test('a file is added, comes back as it was, and is removed', async ({ page }) => {
  const person = await aVerifiedPerson()
  await open(page, person, `/projects/${await aProject(person)}/files`)
  const input = page.locator('input[type="file"]')
  await input.setInputFiles({ name: 'page.html', mimeType: 'text/html', buffer: Buffer.from('<p>no</p>') })
  await expect(
    page.getByText('Please choose a PDF, CSV, XLSX, DWG, DXF, JPG, PNG or WebP file.'),
  ).toBeVisible()
  const buffer = Buffer.from('sku,qty\nTILE-1,9\n')
  await input.setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer })
  await expect(toastSaying(page, 'The file has arrived.')).toBeVisible()
  const arriving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download list.csv' }).click()
  expect((await arriving).suggestedFilename()).toBe('list.csv')
  await page.getByRole('button', { name: 'Remove list.csv' }).click()
  await expect(page.getByText('No file yet.')).toBeVisible()
})

test('the menu leads to projects, and a stranger’s project is not there', async ({ page }) => {
  const [owner, stranger] = [await aVerifiedPerson(), await aVerifiedPerson()]
  const id = await aProject(owner)
  await open(page, stranger, `/projects/${id}`)
  await expect(page.getByText('Record not found for processing.')).toBeVisible()
  await page.getByRole('button', { name: 'Ana', exact: true }).click()
  await page.getByRole('link', { name: 'Projects', exact: true }).click()
  await expect(heading(page)).toHaveText('Your projects')
})

test('who is not signed in goes to Login with the way back', async ({ page }) => {
  await page.goto(hostAt('/projects'))
  await expect(page).toHaveURL(hostAt('/login?redirect=%2Fprojects'))
})
