import { violationsOf } from '../factories/axe.ts'
import { atGate } from '../factories/lane.ts'
import { aVerifiedPerson, expect, hostAt, mailTo } from '../factories/person.ts'
import { menuOf, tellAge, test, withAcme } from '../factories/with-provider.ts'

// Whom the provider knows is known to all of these.
test.describe.configure({ mode: 'default' })

const codeFor = async (email: string) =>
  /\b(\d{6})\b/.exec(await mailTo(email, 'Your code to sign in with Acme'))?.[1] ?? ''

test('somebody new signs up with a provider, and goes where they were going', async ({ page, aHolder }) => {
  aHolder()
  await page.goto(hostAt('/change_password'))
  await expect(page).toHaveURL(hostAt('/login?redirect=%2Fchange_password'))
  await withAcme(page).click()
  await expect(page).toHaveURL(hostAt('/your_age?redirect=%2Fchange_password'))
  await tellAge(page)
  await expect(page).toHaveURL(hostAt('/change_password'))
  await expect(menuOf(page)).toBeVisible()
})

test('the same from the page for signing up; without a place to go to it is home', async ({
  page,
  aHolder,
}) => {
  aHolder()
  await page.goto(hostAt('/register'))
  await withAcme(page).click()
  await expect(page).toHaveURL(hostAt('/your_age'))
  await tellAge(page)
  await expect(page).toHaveURL(hostAt('/'))
  await expect(menuOf(page)).toBeVisible()
})

test('a redirect to another website is not followed', async ({ page, aHolder }) => {
  aHolder()
  await page.goto(hostAt('/login?redirect=https%3A%2F%2Fevil.example'))
  await withAcme(page).click()
  await tellAge(page)
  await expect(page).toHaveURL(hostAt('/'))
})

test('an e-mail with an account is proved by a mailed code, once', async ({ page, context, aHolder }) => {
  const { email } = await aVerifiedPerson()
  aHolder(email)
  await page.goto(hostAt('/login'))
  await withAcme(page).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
  await page.getByLabel('One-time code').fill(await codeFor(email))
  await page.getByRole('button', { name: 'Continue', exact: true }).click()
  await expect(page).toHaveURL(hostAt('/'))
  await expect(menuOf(page)).toBeVisible()

  await context.clearCookies()
  await page.evaluate(() => localStorage.clear())
  await page.goto(hostAt('/login'))
  await withAcme(page).click()
  await expect(page).toHaveURL(hostAt('/'))
  await expect(menuOf(page)).toBeVisible()
})

test.describe('what is refused', () => {
  test.use({ complainsOf: /status of 4/ })

  test('a wrong code stands under its field; the password does as well', async ({ page, aHolder }) => {
    const { email, password } = await aVerifiedPerson()
    aHolder(email)
    await page.goto(hostAt('/login'))
    await withAcme(page).click()
    const code = await codeFor(email)
    await page.getByLabel('One-time code').fill(code === '000000' ? '111111' : '000000')
    await page.keyboard.press('Enter')
    await expect(page.getByText('The code is not right or has expired.')).toBeVisible()
    await expect(page.getByLabel('One-time code')).toBeFocused()
    await page.getByRole('button', { name: 'Use my password instead' }).click()
    await page.getByLabel('Your Showroom password').fill(password)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(hostAt('/'))
    await expect(menuOf(page)).toBeVisible()
  })

  test('an answer that this browser did not ask for signs nobody in, and says so', async ({
    page,
    aHolder,
  }) => {
    await page.goto(hostAt('/social/acme/callback?code=of-somebody&state=else'))
    await expect(page.getByText('We could not sign you in with Acme. Please try again.')).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('authToken'))).toBeNull()
    aHolder()
    await withAcme(page).click()
    await expect(menuOf(page)).toBeVisible()
  })
})

test('who turns back at the provider is told so, and can sign in otherwise', async ({ page }) => {
  await page.goto(hostAt('/social/acme/callback?error=access_denied&state=x'))
  await expect(page.getByText('You have not signed in with Acme.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('with Remember me ticked the next visit begins signed in', async ({ page, aHolder }) => {
  aHolder()
  await page.goto(hostAt('/login'))
  await page.getByLabel('Remember me').check()
  await withAcme(page).click()
  await tellAge(page)
  await expect(page).toHaveURL(hostAt('/'))
  await expect(menuOf(page)).toBeVisible()
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await page.goto(hostAt('/change_password'))
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible()
})

test.describe('every screen of it', () => {
  // axe is given to the page as text, which our own policy forbids.
  test.use({ bypassCSP: true })

  for (const width of [390, 1280]) {
    test(
      `is whole at ${width} px, without an axe violation`,
      atGate(width === 390),
      async ({ page, aHolder }) => {
        await page.setViewportSize({ width, height: 900 })
        const { email } = await aVerifiedPerson()
        aHolder(email)
        const look = async () => {
          expect(await violationsOf(page)).toEqual([])
          const isWider = () => document.documentElement.scrollWidth > document.documentElement.clientWidth
          await expect.poll(() => page.evaluate(isWider)).toBe(false)
        }
        await page.goto(hostAt('/login'))
        await expect(withAcme(page)).toBeVisible()
        await look()
        await withAcme(page).click()
        await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
        await look()
        await page.goto(hostAt('/social/acme/callback?error=access_denied'))
        await expect(page.getByText('You have not signed in with Acme.')).toBeVisible()
        await expect(withAcme(page)).toBeVisible()
        await look()
      },
    )
  }
})
