import type { Page } from '@playwright/test'
import { codeAt } from '../../apps/api/src/account/two-step/totp.ts'
import { violationsOf } from '../factories/axe.ts'
import { aVerifiedPerson, expect, hostAt, mailTo, test } from '../factories/person.ts'

const isAccessible = async (page: Page) => {
  await page.evaluate(() => scrollTo(0, 0))
  expect(await violationsOf(page)).toEqual([])
}

/** A code that is good once: the app shows the next one half a minute later, which is good already. One from before would be over by the time that a busy machine sends it. */
const halfMinuteMs = 30_000
const codeIn = (secret: string, ahead: number) => codeAt(secret, new Date(Date.now() + ahead * halfMinuteMs))

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.goto(hostAt('/login'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
}

// axe is put into the page as text; a second step is refused on purpose, and so is a wrong code.
test.use({ bypassCSP: true, complainsOf: /status of 4(?:03|22)/ })

test('two-step sign-in is turned on, asked for, and turned off', async ({ page, browser }) => {
  const person = await aVerifiedPerson()
  await page.goto(hostAt('/faq'))
  await page.evaluate((kept) => localStorage.setItem('authToken', kept ?? ''), person.token)
  await page.goto(hostAt('/account/security'))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const dialog = page.getByRole('dialog', { name: 'Two-step sign-in' })
  await dialog.getByLabel('Your password').fill(person.password)
  await dialog.getByRole('button', { name: 'Go on' }).click()
  await expect(dialog.getByRole('img', { name: 'Square code for your authenticator app' })).toBeVisible()
  const secret = ((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', '')
  await isAccessible(page)
  await dialog.getByLabel('Code of the app').fill('12')
  await dialog.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  await expect(dialog.getByText('This code is not right')).toBeVisible()
  await dialog.getByLabel('Code of the app').fill(codeIn(secret, 0))
  await dialog.getByRole('button', { name: 'Turn on two-step sign-in' }).click()
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  const recovery = (await codes.getByRole('listitem').first().textContent()) ?? ''
  await isAccessible(page)
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()
  await expect(page.getByText('signed in by two steps')).toBeVisible()
  await mailTo(person.email, 'Two-step sign-in was turned on')

  const elsewhere = await browser.newPage({ bypassCSP: true })
  await signIn(elsewhere, person)
  const second = elsewhere.getByRole('form', { name: 'Two-step sign-in' })
  await second.getByLabel('Code').fill('000')
  await second.getByRole('button', { name: 'Sign in' }).click()
  await expect(second.getByText('This code is not right')).toBeVisible()
  await isAccessible(elsewhere)
  await second.getByLabel('Code').fill(recovery)
  await second.getByRole('button', { name: 'Sign in' }).click()
  await expect.poll(() => elsewhere.evaluate(() => localStorage.getItem('authToken'))).toMatch(/^sr_u_/)
  await elsewhere.close()

  await page.getByRole('button', { name: 'Turn off' }).click()
  const off = page.getByRole('dialog', { name: 'Turn off two-step sign-in' })
  await off.getByLabel('Your password').fill(person.password)
  await off.getByLabel('Code of the app, or a recovery code').fill(codeIn(secret, 1))
  await off.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByText('Two-step sign-in is off.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Turn on' })).toBeVisible()
})
