import type { Page } from '@playwright/test'
import { aPerson, aVerifiedPerson, ask, expect, hostAt, type Person, test } from '../factories/person.ts'

const fill = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}

const signIn = async (page: Page, person: Pick<Person, 'email' | 'password'>, path = '/login') => {
  await page.goto(hostAt(path))
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const openMenu = (page: Page) => page.getByRole('button', { name: 'Ana', exact: true }).click()

test('a homeowner signs in, and the menu says who is there', async ({ page }) => {
  const person = await aVerifiedPerson()
  await page.goto(hostAt('/'))
  const menu = page.getByRole('navigation', { name: 'Account' })
  await expect(menu.getByRole('link', { name: 'Sign Up Free' })).toBeVisible()
  await menu.getByRole('link', { name: 'Login' }).click()
  await fill(page, person)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(hostAt('/'))
  await openMenu(page)
  await expect(menu.getByRole('link', { name: 'My Account' })).toBeVisible()
  await expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await expect(menu.getByRole('link', { name: 'Login' })).toBeHidden()
})

test.describe('what the server refuses', () => {
  test.use({ complainsOf: /status of 4/ })

  test('stands under its field, first message only, and what was typed stays', async ({ page }) => {
    await signIn(page, { email: 'nobody', password: '' })
    await expect(page.getByText('The email must be a valid email address.')).toBeVisible()
    await expect(page.getByText('The password field is required.')).toBeVisible()
    await expect(page.getByText('Invalid input OR some mandatory fields are blank.')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await expect(page.getByLabel('Email')).toHaveValue('nobody')
  })

  test('a wrong password and an unknown e-mail read the same', async ({ page }) => {
    const { email } = await aVerifiedPerson()
    for (const address of [email, `not-${email}`]) {
      await signIn(page, { email: address, password: 'wrong horse 42' })
      await expect(page.getByText('These credentials do not match our records.')).toBeVisible()
      await expect(page).toHaveURL(hostAt('/login'))
    }
  })

  test('too many tries are told when to come back', async ({ page }) => {
    const { email } = await aVerifiedPerson()
    await page.goto(hostAt('/login'))
    // From the browser, as tries are counted by network.
    await page.evaluate(
      async (body) => {
        for (let tried = 0; tried < 10; tried += 1)
          await fetch('/api/login', {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body,
          })
      },
      JSON.stringify({ email, password: 'wrong horse 42' }),
    )
    await signIn(page, { email, password: 'wrong horse 42' })
    await expect(page.getByText(/Too many attempts. Please try again in \d+ minutes./)).toBeVisible()
  })
})

test('the page leads to a forgotten password, to signing up, to Pros and back to the shop', async ({
  page,
}) => {
  await page.goto(hostAt('/login'))
  const content = page.getByRole('main')
  const linksTo = (name: string) => content.getByRole('link', { name }).getAttribute('href')
  expect(await linksTo('Forgot your password?')).toBe('/showroom/reset_password')
  expect(await linksTo('Sign up for free as a homeowner')).toBe('/showroom/register')
  expect(await linksTo('Pro & vendor sign-in')).toBe('/showroom/pro-account')
  await content.getByRole('link', { name: 'Continue Shopping' }).click()
  await expect(page).toHaveURL(hostAt('/'))
})

test('Remember me keeps e-mail and flag for 340 days, no password, and signs in again', async ({
  page,
  context,
}) => {
  const person = await aVerifiedPerson()
  await page.goto(hostAt('/login'))
  await page.getByLabel('Remember me').check()
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(hostAt('/'))

  const daysOf = async (name: string) => {
    const expires = (await context.cookies()).find((cookie) => cookie.name === name)?.expires ?? 0
    return Math.round((expires - Date.now() / 1_000) / 86_400)
  }
  for (const [name, days] of Object.entries({ sr_email: 340, sr_remembered: 340, wev_ut: 1 }))
    await expect.poll(() => daysOf(name), name).toBe(days)
  const cookies = await context.cookies()
  expect(cookies.find(({ name }) => name === 'wev_ut')?.value).toBe('User')
  expect(JSON.stringify(cookies)).not.toContain(encodeURIComponent(person.password))
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(person.password)

  await page.evaluate(() => localStorage.removeItem('authToken'))
  await page.goto(hostAt('/change_password'))
  await expect(page.getByRole('heading', { name: 'Change your password' })).toBeVisible()
})

test('without Remember me the next visit asks again', async ({ page }) => {
  await signIn(page, await aVerifiedPerson())
  await expect(page).toHaveURL(hostAt('/'))
  await page.evaluate(() => localStorage.removeItem('authToken'))
  await page.goto(hostAt('/login'))
  await expect(page.getByLabel('Email')).toHaveValue('')
  await expect(page.getByLabel('Remember me')).not.toBeChecked()
})

test('Log Out clears what the specification lists, goes home and says so, in every tab', async ({
  page,
  context,
}) => {
  const person = await aVerifiedPerson()
  await signIn(page, person)
  await expect(page).toHaveURL(hostAt('/'))
  const listed =
    `my_item project visual_redirect showroom category breadcrumb recently_viewed product_category
    product_list customer_viewed top_product new-layout cart_id`.split(/\s+/)
  await page.evaluate((keys) => {
    for (const key of keys) localStorage.setItem(key, 'kept')
  }, listed)
  const other = await context.newPage()
  await other.goto(hostAt('/change_password'))
  await expect(other.getByRole('heading', { name: 'Change your password' })).toBeVisible()
  const token = await page.evaluate(() => localStorage.getItem('authToken'))

  await openMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out Successfully')).toBeVisible()
  await expect(page).toHaveURL(hostAt('/'))
  const kept = () => page.evaluate(() => Object.keys(localStorage))
  const left = async () => (await kept()).filter((key) => [...listed, 'authToken'].includes(key))
  await expect.poll(left).toEqual([])
  expect((await ask('GET /api/authuser', { token })).success).toBe(false)
  await expect(other).toHaveURL(/\/login/)
})

test('Log Out shows that it waits, until the server has answered', async ({ page }) => {
  await signIn(page, await aVerifiedPerson())
  let answer = () => {}
  const answered = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/logout*', async (route) => {
    await answered
    await route.continue()
  })
  await openMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logging out…')).toBeVisible()
  answer()
  await expect(page.getByText('Logged Out Successfully')).toBeVisible()
  await expect(page.getByText('Logging out…')).toBeHidden()
})

test('signing in in one tab signs in the others', async ({ page, context }) => {
  const other = await context.newPage()
  await other.goto(hostAt('/login'))
  const browsing = await context.newPage()
  await browsing.goto(hostAt('/our-brands'))
  await signIn(page, await aVerifiedPerson())
  await expect(browsing.getByRole('button', { name: 'Ana', exact: true })).toBeVisible()
  await expect(browsing).toHaveURL(hostAt('/our-brands'))
  await expect(other).toHaveURL(hostAt('/account'))
})

test('the toast can be closed', async ({ page }) => {
  await signIn(page, await aVerifiedPerson())
  await openMenu(page)
  await page.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out Successfully')).toBeVisible()
  await page.getByRole('button', { name: 'Dismiss' }).click()
  await expect(page.getByText('Logged Out Successfully')).toBeHidden()
})

test('on a phone the Menu signs in and out', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const person = await aPerson()
  await page.goto(hostAt('/our-brands'))
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Sign Up Free' })).toBeVisible()
  await menu.getByRole('link', { name: 'Login' }).click()
  await expect(menu).toBeHidden()
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page).toHaveURL(/verifiction/)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(menu.getByRole('link', { name: 'My Account' })).toBeVisible()
  await menu.getByRole('button', { name: 'Log Out' }).click()
  await expect(page.getByText('Logged Out Successfully')).toBeVisible()
})

test('an e-mail that was typed comes along to a forgotten password and to the sign-up', async ({ page }) => {
  await page.goto(hostAt('/login'))
  const email = page.getByRole('main').getByLabel('Email')
  await email.fill('rosa@homes.example')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('button', { name: 'Send the link' })).toBeVisible()
  await expect(email).toHaveValue('rosa@homes.example')
  await page.getByRole('link', { name: 'Back to sign-in' }).click()
  await email.fill('rosa.two@homes.example')
  await page.getByRole('link', { name: 'Sign up for free as a homeowner' }).click()
  await expect(page.getByLabel('First and last name')).toBeVisible()
  await expect(email).toHaveValue('rosa.two@homes.example')
})
