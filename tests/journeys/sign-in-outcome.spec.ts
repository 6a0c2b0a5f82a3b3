import type { Page } from '@playwright/test'
import {
  aPerson,
  aVerifiedPerson,
  ask,
  expect,
  hostAt,
  type Person,
  test,
  verifyCodeOf,
} from '../factories/person.ts'

const send = async (page: Page, { email, password }: Pick<Person, 'email' | 'password'>) => {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

const signIn = async (page: Page, person: Pick<Person, 'email' | 'password'>, path = '/login') => {
  await page.goto(hostAt(path))
  await send(page, person)
}

/** What the visit has stored by the time the sign-in page opens. */
const keep = (page: Page, kept: Record<string, string>) =>
  page.addInitScript((values) => {
    if (sessionStorage.getItem('begun')) return
    sessionStorage.setItem('begun', '1')
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, value)
  }, kept)

const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

const tokenOf = async ({ email, password }: Person) =>
  (await ask<{ token: string }>('POST /api/login', { body: { email, password } })).data.token

const totalProjectsOf = async (person: Person) => {
  const token = await tokenOf(person)
  return (await ask<{ total_projects: number }>('GET /api/authuser', { token })).data.total_projects
}

const showroom = 'HARVEST2'
const cartKey = () => `showroom:${new URL(hostAt('/')).host}:${showroom}:cart_id`

/** A guest who has chosen so many materials in a showroom. */
const aGuestCart = async (lines: number): Promise<Record<string, string>> => {
  const { data: found } = await ask<{ id: string }[]>(
    `GET /api/visualization/products?showroom=${showroom}&category=porcelain-tile`,
  )
  const items = found.slice(0, lines).map(({ id }) => ({ product_id: id, qty: 2 }))
  const { data: cart } = await ask<{ cart_token: string }>('POST /api/projectCart/sync_to_cart', {
    body: { showroom, action: 'cart', items },
  })
  return { vsd_id: showroom, [cartKey()]: cart.cart_token }
}

const aProject = async (person: Person) =>
  ask('POST /api/projectCart', { token: await tokenOf(person), body: { my_item: { showroom } } })

test.describe('1 and 2: who is refused', () => {
  test.use({ complainsOf: /status of 403/ })

  test('a Contractor at the shop’s door, in the specification’s words', async ({ page }) => {
    await signIn(page, await aPerson({ type: 'Contractor' }))
    await expect(page.getByText('You are not authorized to access this page.').first()).toBeVisible()
    await expect.poll(() => stored(page, 'authToken')).toBeNull()
  })

  test('a Vendor who is not yet approved, at the Pros’ door', async ({ page }) => {
    await signIn(page, await aPerson({ type: 'Vendor' }), '/pro-account')
    await expect(page.getByText('Your account is currently pending approval.').first()).toBeVisible()
    await expect.poll(() => stored(page, 'authToken')).toBeNull()
  })

  test('a homeowner at the Pros’ and at the admins’ door', async ({ page }) => {
    const person = await aVerifiedPerson()
    for (const door of ['/pro-account', '/login?portal=admin']) {
      await signIn(page, person, door)
      await expect(page.getByText('You are not authorized to access this page.').first()).toBeVisible()
    }
    await expect.poll(() => stored(page, 'authToken')).toBeNull()
  })
})

// Our server lets none of these in; the page holds to the rule even if it did.
for (const [fields, sentence] of [
  [{ type: 'Vendor' }, 'You are not authorized to access this page.'],
  [{ status: 'Deactive' }, 'Your account has been deactivated. Please contact support.'],
  [{ status: 'pending' }, 'Your account is currently pending approval.'],
] as const)
  test(`1 and 2: whoever is let in as ${JSON.stringify(fields)} is told so and logged out`, async ({
    page,
  }) => {
    const person = await aVerifiedPerson()
    let token = ''
    await page.route('**/api/login*', async (route) => {
      const reply = await route.fetch()
      const { data, ...rest } = await reply.json()
      token = data.token
      await route.fulfill({
        response: reply,
        json: { ...rest, data: { ...data, user: { ...data.user, ...fields } } },
      })
    })
    await signIn(page, person)
    await expect(page.getByText(sentence)).toBeVisible()
    await expect(page).toHaveURL(hostAt('/login'))
    await expect.poll(() => stored(page, 'authToken')).toBeNull()
    await expect.poll(async () => (await ask('GET /api/authuser', { token })).success).toBe(false)
  })

test('3: an e-mail that is not verified goes to /verifiction', async ({ page }) => {
  await signIn(page, await aPerson(), '/login?redirect=%2Four-brands')
  await expect(page).toHaveURL(hostAt('/verifiction?redirect=%2Four-brands'))
  await expect(page.getByRole('heading', { name: 'Check your mail' })).toBeVisible()
})

test('3 and 4: a guest’s cart waits for nobody: it is the account’s while the e-mail is still to verify', async ({
  page,
}) => {
  const person = await aPerson()
  await keep(page, await aGuestCart(3))
  await signIn(page, person)
  await expect(page).toHaveURL(hostAt('/verifiction'))
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page.goto(hostAt(`/verify/${await verifyCodeOf(person.email)}`))
  await expect(page).toHaveURL(hostAt('/'))
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  expect(await totalProjectsOf(person)).toBe(1)
})

test('4: a guest’s cart of three lines becomes a project, the badge agrees, and the visit goes on', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  await keep(page, await aGuestCart(3))
  await page.goto(hostAt('/cart'))
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await page.getByRole('link', { name: 'Login' }).click()
  await send(page, person)
  // /checkout was stored on the way here.
  await expect(page).toHaveURL(hostAt('/checkout'))
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
  await expect.poll(() => stored(page, cartKey())).toBeNull()
  expect(await totalProjectsOf(person)).toBe(1)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

test('4: the lines join what the account’s cart of the showroom holds already', async ({ page }) => {
  const person = await aVerifiedPerson()
  const { data: found } = await ask<{ id: string }[]>(
    `GET /api/visualization/products?showroom=${showroom}&category=single-hole`,
  )
  await ask('POST /api/projectCart/sync_to_cart', {
    token: await tokenOf(person),
    body: { showroom, action: 'cart', items: [{ product_id: found[0]?.id, qty: 1 }] },
  })
  await keep(page, await aGuestCart(2))
  await signIn(page, person)
  await expect(page.getByRole('link', { name: 'Cart, 3 items' })).toBeVisible()
})

test.describe('4: when the project can not be made', () => {
  test.use({ complainsOf: /status of 500/ })

  test('it says “Please login to proceed.”, and the guest’s cart is kept', async ({ page }) => {
    const kept = await aGuestCart(1)
    await keep(page, kept)
    await page.route('**/api/projectCart?*', (route) =>
      route.request().method() === 'POST' ? route.fulfill({ status: 500, json: {} }) : route.fallback(),
    )
    await signIn(page, await aVerifiedPerson())
    await expect(page.getByText('Please login to proceed.')).toBeVisible()
    expect(await stored(page, cartKey())).toBe(kept[cartKey()])
  })
})

const anItem = JSON.stringify({ showroom, floorplan: 7, floorTemplate: 'b' })

test('5: a stored visual redirect with a complete item makes a project, and is gone to', async ({ page }) => {
  const person = await aVerifiedPerson()
  await keep(page, { visual_redirect: '/our-brands?of=tile', my_item: anItem })
  await signIn(page, person)
  await expect(page).toHaveURL(hostAt('/our-brands?of=tile'))
  await expect.poll(() => stored(page, 'visual_redirect')).toBeNull()
  expect(await totalProjectsOf(person)).toBe(1)
})

test('5: with an incomplete item it goes home, and makes no project', async ({ page }) => {
  const person = await aVerifiedPerson()
  await keep(page, { visual_redirect: '/our-brands', my_item: JSON.stringify({ showroom, floorplan: 7 }) })
  await signIn(page, person)
  await expect(page).toHaveURL(hostAt('/'))
  expect(await totalProjectsOf(person)).toBe(0)
})

test.describe('5: when the project can not be made', () => {
  test.use({ complainsOf: /status of 500/ })

  test('it says “Internal server error.” and goes home', async ({ page }) => {
    await keep(page, { visual_redirect: '/our-brands', my_item: anItem })
    await page.route('**/api/projectCart?*', (route) => route.fulfill({ status: 500, json: {} }))
    await signIn(page, await aVerifiedPerson())
    await expect(page.getByText('Internal server error.')).toBeVisible()
    await expect(page).toHaveURL(hostAt('/'))
  })
})

test('6: the checklist is gone to, with projects, too', async ({ page }) => {
  const person = await aVerifiedPerson()
  await aProject(person)
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await signIn(page, person, '/login?redirect=%2Fvisualize%2Fchecklist')
  await expect(page).not.toHaveURL(/\/login/)
  await expect.poll(() => visited).toContain('/showroom/visualize/checklist')
})

test('6: with projects it goes home, without them to the redirect', async ({ page }) => {
  const person = await aVerifiedPerson()
  await signIn(page, person, '/login?redirect=%2Four-brands')
  await expect(page).toHaveURL(hostAt('/our-brands'))
  await page.evaluate(() => localStorage.clear())
  await aProject(person)
  await signIn(page, person, '/login?redirect=%2Four-brands')
  await expect(page).toHaveURL(hostAt('/'))
})

test('6: a redirect to /login goes home', async ({ page }) => {
  await signIn(page, await aVerifiedPerson(), '/login?redirect=%2Flogin')
  await expect(page).toHaveURL(hostAt('/'))
})
