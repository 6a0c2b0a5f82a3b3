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
import { aVerifiedPerson } from '../factories/person.ts'
import { contractorAt, expect, hostAt, test } from '../factories/visit.ts'
import { atGate } from '../factories/lane.ts'

test.use({ bypassCSP: true })

/** Our own pages are walked in every-route.spec.ts. */
const pages = [
  ['contractor’s home', async () => contractorAt('/')],
  ['contractor’s shop', async () => contractorAt('/shop.html')],
  ['contractor’s article', async () => contractorAt('/bathrooms.html')],
] as const

for (const [name, address] of pages) {
  test(`axe finds nothing on the ${name}, narrow or wide`, async ({ page }) => {
    await page.goto(await address(), { waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 })
      expect(await violationsOf(page), `${width} px`).toEqual([])
    }
  })
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
  test(
    `axe finds nothing on the way from an application to its answer at ${width} px`,
    atGate(width === 390),
    async ({ page, browser }) => {
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
    },
  )
}
