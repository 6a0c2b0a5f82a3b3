import { violationsOf } from '../factories/axe.ts'
import {
  anApplicant,
  fillBusiness,
  fillLicense,
  fillYou,
  openApplication,
  openApprovals,
  submitShowroom,
} from '../factories/applicant.ts'
import { ask, aVerifiedPerson } from '../factories/person.ts'
import { contractorAt, expect, hostAt, test } from '../factories/visit.ts'

const firstProduct = async () => {
  const reply = await fetch(
    hostAt('/').replace('/showroom/', '/api/visualization/products?category=porcelain-tile'),
  )
  const { data }: { data: { id: string }[] } = await reply.json()
  return data[0]?.id ?? ''
}

const aWebsitesWish = () => {
  const random = 'x'.repeat(43)
  const origin = new URL(contractorAt('/')).origin
  return new URLSearchParams({ showroom: 'HARVEST2', origin, state: random, challenge: random })
}

test.use({ bypassCSP: true })

const pages = [
  ['landing page', async () => hostAt('/')],
  ['department', async () => hostAt('/department/kitchen')],
  ['category', async () => hostAt('/category/porcelain-tile')],
  ['product', async () => hostAt(`/product/${await firstProduct()}/HARVEST2`)],
  ['shop of a showroom', async () => hostAt('/visualize/contractor/all')],
  ['cart', async () => hostAt('/cart')],
  ['brands', async () => hostAt('/our-brands')],
  ['registration', async () => hostAt('/register')],
  ['sign-in page', async () => hostAt('/login')],
  ['admins’ door', async () => hostAt('/login?portal=admin')],
  ['page for Pros', async () => hostAt('/pro-account')],
  ['page of a forgotten password', async () => hostAt('/reset_password')],
  ['page of a new password', async () => hostAt('/password_reset?code=x')],
  ['page of a link that does not work', async () => hostAt('/password_reset')],
  ['window for a contractor’s website', async () => hostAt(`/embed/sign-in?${aWebsitesWish()}`)],
  ['sign-up of contractors', async () => hostAt('/register/contractor')],
  ['sign-up of vendors', async () => hostAt('/register/vendor')],
  ['page of an application', async () => hostAt('/account_verify')],
  ['not found', async () => hostAt('/404')],
  ['contractor’s home', async () => contractorAt('/')],
  ['contractor’s shop', async () => contractorAt('/shop.html')],
  ['contractor’s article', async () => contractorAt('/bathrooms.html')],
] as const

for (const [name, address] of pages) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on the ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(await address(), { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  }
}

const panels = ['profile', 'addresses', 'cards', 'security', 'privacy', 'settings']

for (const theme of ['light', 'dark'] as const) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on the account’s panels at ${width} px in the ${theme} theme`, async ({
      page,
    }) => {
      const { token } = await aVerifiedPerson()
      await ask('PUT /api/setting', { token, body: { theme } })
      await ask('POST /api/address', {
        token,
        body: { street: '1 Ocean Dr', city: 'Long Beach', state: 'CA', zip_code: '90802', stairs: 'Two' },
      })
      await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')
      await page.setViewportSize({ width, height: 900 })
      for (const panel of panels) {
        await page.goto(hostAt(`/account/${panel}`), { waitUntil: 'networkidle' })
        await expect(page.locator('html')).toHaveAttribute('data-scheme', theme)
        expect(await violationsOf(page), panel).toEqual([])
      }
    })
  }
}

const dialogs = [
  ['addresses', 'Add an address'],
  ['privacy', 'Delete my account'],
] as const

for (const [panel, name] of dialogs) {
  test(`axe finds nothing on the dialog “${name}”, which keeps the keyboard and gives it back`, async ({
    page,
  }) => {
    const { token } = await aVerifiedPerson()
    await page.addInitScript((kept) => localStorage.setItem('authToken', kept), token ?? '')
    await page.setViewportSize({ width: 390, height: 900 })
    await page.goto(hostAt(`/account/${panel}`))
    const opener = page.getByRole('button', { name })
    await opener.press('Enter')
    await expect(page.getByRole('dialog', { name })).toBeVisible()
    expect(await violationsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog', { name })).toBeHidden()
    await expect(opener).toBeFocused()
  })
}

for (const width of [390, 1280]) {
  test(`axe finds nothing on the way from an application to its answer at ${width} px`, async ({
    page,
    browser,
  }) => {
    const applicant = anApplicant()
    await page.setViewportSize({ width, height: 900 })
    await page.goto(hostAt('/register/contractor'))
    for (const [step, fill] of [
      ['You', fillYou],
      ['Business', fillBusiness],
      ['License', fillLicense],
    ] as const) {
      await expect(page.getByRole('heading', { level: 2, name: step, exact: true })).toBeVisible()
      expect(await violationsOf(page), step).toEqual([])
      await fill(page, applicant)
    }
    await expect(page.getByRole('group', { name: 'What your showroom shows' })).toBeVisible()
    expect(await violationsOf(page), 'Showroom').toEqual([])
    await submitShowroom(page)
    await expect(page.getByRole('heading', { name: 'We are looking at it' })).toBeVisible()
    expect(await violationsOf(page), 'status').toEqual([])
    const desk = await (
      await browser.newContext({ bypassCSP: true, viewport: { width, height: 900 } })
    ).newPage()
    await openApprovals(desk)
    expect(await violationsOf(desk), 'approvals').toEqual([])
    await openApplication(desk, applicant)
    await desk.getByRole('dialog').getByRole('button', { name: 'Ask for more' }).click()
    await desk.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click()
    expect(await violationsOf(desk), 'sheet').toEqual([])
    await desk.context().close()
  })
}
