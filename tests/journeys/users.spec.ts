import { anAdmin } from '../factories/applicant.ts'
import { violationsOf } from '../factories/axe.ts'
import { aPerson, expect, hostAt, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

test('an Admin finds somebody, looks on as them without changing anything, and deactivates them', async ({
  page,
}) => {
  const person = await aPerson()
  const token = await anAdmin()
  await page.goto(hostAt('/'))
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), token)
  await page.goto(hostAt(`/account/users?s=${encodeURIComponent(person.email)}`))
  await expect(page.getByText('1 user', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('button').click()
  const sheet = page.getByRole('dialog')
  expect(await violationsOf(page)).toEqual([])

  await sheet.getByRole('button', { name: 'Look on as this user' }).click()
  const banner = page.getByRole('region', { name: 'Looking on' })
  await expect(banner).toContainText('nothing can be changed')
  await page.goto(hostAt('/account/profile'))
  await page.getByLabel('First name').fill('Eve')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('You are looking on as somebody else: nothing can be changed.')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await banner.getByRole('button', { name: 'Be yourself again' }).click()
  await expect(banner).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()

  await page.goto(hostAt(`/account/users?s=${encodeURIComponent(person.email)}`))
  await page.getByRole('row').filter({ hasText: person.email }).getByRole('button').click()
  await sheet.getByRole('button', { name: 'Deactivate', exact: true }).click()
  await sheet.getByRole('button', { name: 'Deactivate and sign out' }).click()
  await expect(sheet.getByText('Please say why: it is written down.')).toBeVisible()
  await sheet.getByLabel('Reason').fill('A stolen card')
  await sheet.getByRole('button', { name: 'Deactivate and sign out' }).click()
  await expect(sheet.getByText('They are signed in nowhere.')).toBeVisible()
  await page.goto(hostAt(`/account/audit?s=stolen`))
  await expect(page.getByText('status: Active → Deactive')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.goto(hostAt('/account/jobs'))
  await expect(page.getByText('Nothing was given up.', { exact: false })).toBeVisible()
})
