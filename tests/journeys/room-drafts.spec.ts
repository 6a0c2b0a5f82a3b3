import type { Page } from '@playwright/test'
import { ask, aVerifiedPerson, expect, hostAt, type Person, test } from '../factories/person.ts'
import { signedInOn } from '../factories/shopper.ts'

// Saving over a newer version is refused, which browsers write to their console.
test.use({ complainsOf: /409 \(Conflict\)/ })

type Kept = { version: number; state: { laid: Record<string, unknown> } }

const openRoom = async (page: Page) => {
  await ask('GET /api/visualization/templates?showroom=HARVEST2&room_type=kitchen&page_size=24')
  await page.goto(hostAt('/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1'))
  await expect(page.getByRole('group', { name: 'Surfaces' })).toBeVisible()
}

const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
const note = (page: Page) => page.getByText('Your changes from last time are back.')
const conflict = (page: Page) => page.getByText('This room was changed in another tab or on another device.')

/** Another floor than the one that lies there. */
const layAnotherFloor = async (page: Page): Promise<string> => {
  await page.getByRole('radio', { name: /^Floor/ }).check()
  const materials = page.getByRole('region', { name: 'Materials for floor' })
  const card = materials.getByRole('button', { pressed: false }).filter({ has: page.locator('strong') })
  const name = await card.nth(2).locator('strong').innerText()
  await card.filter({ hasText: name }).first().click()
  await expect(rowOf(page, name)).toContainText('Floor')
  return name
}

const save = async (page: Page) => {
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(page).toHaveURL(/design=/)
}

const designIn = (page: Page) => new URL(page.url()).searchParams.get('design') ?? ''

const keptAt = async (page: Page, { token }: Person): Promise<Kept> =>
  (await ask<Kept>(`GET /api/visualization/design/${designIn(page)}`, { token })).data

/** On another device: nothing lies on the floor there. */
const changeElsewhere = async (page: Page, person: Person) => {
  const { version, state } = await keptAt(page, person)
  const { floor: _, ...laid } = state.laid
  const body = { version, state: { ...state, laid } }
  await ask(`PUT /api/visualization/design/${designIn(page)}`, { token: person.token, body })
}

/** A room that was saved once, changed on another device, and changed here without being saved. */
const changedTwice = async (page: Page): Promise<{ person: Person; floor: string }> => {
  const person = await aVerifiedPerson()
  await signedInOn(page, person)
  await openRoom(page)
  await save(page)
  const floor = await layAnotherFloor(page)
  await changeElsewhere(page, person)
  await page.reload()
  return { person, floor }
}

test('what is changed after a room was saved is there after a reload, said to be back, and can be dropped', async ({
  page,
}) => {
  await openRoom(page)
  await save(page)
  const floor = await layAnotherFloor(page)
  await page.reload()
  await expect(rowOf(page, floor)).toContainText('Floor')
  await expect(note(page)).toBeVisible()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(rowOf(page, floor)).toHaveCount(0)
  await expect(note(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(rowOf(page, floor)).toContainText('Floor')
  await page.getByRole('button', { name: 'Redo' }).click()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(rowOf(page, floor)).toHaveCount(0)
})

test('the plan’s own address begins anew once its room was saved', async ({ page }) => {
  await openRoom(page)
  const floor = await layAnotherFloor(page)
  await page.reload()
  await expect(rowOf(page, floor)).toContainText('Floor')
  await save(page)
  await openRoom(page)
  await expect(rowOf(page, floor)).toHaveCount(0)
})

test('a draft of an older version is said at once, and saved over the newer one only when that is chosen', async ({
  page,
}) => {
  const { person, floor } = await changedTwice(page)
  await expect(conflict(page)).toBeVisible()
  await expect(rowOf(page, floor)).toContainText('Floor')
  // It is said already: what says that it was refused is the server's answer.
  const refused = page.waitForResponse((reply) => reply.status() === 409)
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await (await refused).finished()
  await expect(conflict(page)).toBeVisible()
  expect(await keptAt(page, person)).toMatchObject({ version: 2 })
  await page.getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  const kept = await keptAt(page, person)
  expect(kept).toMatchObject({ version: 3, state: { laid: { floor: expect.anything() } } })
})

test('theirs stands there for good once it was chosen', async ({ page }) => {
  const { person, floor } = await changedTwice(page)
  await page.getByRole('button', { name: 'Use theirs' }).click()
  await expect(conflict(page)).toHaveCount(0)
  await expect(rowOf(page, floor)).toHaveCount(0)
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
  await expect(rowOf(page, floor)).toHaveCount(0)
  expect(await keptAt(page, person)).toMatchObject({ version: 2 })
})

test.describe('without a network', () => {
  test.use({ complainsOf: /ERR_INTERNET_DISCONNECTED/ })

  test('what is changed is said not to be saved, stays on the device, and is saved once the network is back', async ({
    page,
    context,
  }) => {
    const person = await aVerifiedPerson()
    await signedInOn(page, person)
    await openRoom(page)
    await save(page)
    const floor = await layAnotherFloor(page)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('alert').filter({ hasText: 'Not saved' })).toBeVisible()
    await expect(rowOf(page, floor)).toContainText('Floor')
    await context.setOffline(false)
    await page.reload()
    await expect(note(page)).toBeVisible()
    await expect(rowOf(page, floor)).toContainText('Floor')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()
    expect(await keptAt(page, person)).toMatchObject({ version: 2 })
  })
})
