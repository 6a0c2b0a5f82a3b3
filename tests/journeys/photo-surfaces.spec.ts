import { violationsOf } from '../factories/axe.ts'
import { expect, test } from '../factories/person.ts'
import { colorAt, lay, withFloorMarked } from '../factories/photo.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

test('floor and wall of one photo each have their corners, lengths and goods; all of it can be compared, undone and bought at once', async ({
  page,
}) => {
  await withFloorMarked(page)
  const surfaces = page.getByRole('group', { name: 'Surfaces' })
  const [before, floor] = [await colorAt(page, 0.5, 0.3), await colorAt(page, 0.4, 0.88)]
  await lay(page, 'floor', 3)

  await page.getByRole('button', { name: 'Add a surface' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Wall tile' }).click()
  await expect(surfaces.getByRole('radio', { name: 'Wall tile' })).toBeChecked()
  await expect(page.getByLabel('Width, left to right')).toHaveValue('')
  await page.getByLabel('Width, left to right').fill('6')
  await page.getByLabel('Height').fill('5')
  await expect(page.getByText('About 30 sq ft is marked')).toBeVisible()
  await lay(page, 'wall tile', 1)
  await expect.poll(() => colorAt(page, 0.5, 0.3)).not.toEqual(before)
  await expect.poll(() => colorAt(page, 0.4, 0.88)).not.toEqual(floor)

  await page.getByRole('button', { name: 'Rename' }).click()
  await page.getByLabel('Name of the surface').fill('Wall by the window')
  await page.getByRole('dialog').getByRole('button', { name: 'Rename' }).click()
  const wall = surfaces.getByRole('radio', { name: 'Wall by the window' })
  await expect(wall).toBeChecked()
  await wall.focus()
  await page.keyboard.press('ArrowUp')
  await expect(surfaces.getByRole('radio', { name: 'Floor' })).toBeChecked()
  await page.getByRole('button', { name: 'Corners', exact: true }).click()
  await expect(page.getByLabel('The other side')).toHaveValue('8')

  await page.getByRole('button', { name: 'Result' }).click()
  await page.getByRole('button', { name: 'Before and after' }).click()
  await expect(page.getByRole('slider', { name: 'Before and after' })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Before and after' }).click()

  await page.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(surfaces.getByRole('radio')).toHaveCount(1)
  await page.keyboard.press('Control+z')
  await expect(surfaces.getByRole('radio')).toHaveCount(2)

  await page.getByLabel('Areas are read from my photo.').check()
  const asked = page.waitForRequest('**/api/projectCart/sync_to_cart*')
  await page.getByRole('button', { name: 'Add all to cart' }).click()
  const { items } = (await asked).postDataJSON() as { items: { coverage_note: { rooms: object[] } }[] }
  expect(items.flatMap(({ coverage_note }) => coverage_note.rooms)).toMatchObject([
    { name: 'Floor, estimated from a photo' },
    { name: 'Wall by the window, estimated from a photo' },
  ])
})
