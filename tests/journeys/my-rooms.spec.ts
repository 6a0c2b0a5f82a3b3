import { violationsOf } from '../factories/axe.ts'
import { goodsAreRead } from '../factories/goods-are-read.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { showroom, signedInOn } from '../factories/shopper.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

test('rooms that were saved are found again, renamed, opened from their project and removed', async ({
  page,
}) => {
  const person = await aVerifiedPerson()
  const { token } = person
  await goodsAreRead(showroom)
  await signedInOn(page, person)
  await page.goto(hostAt('/visualize'))
  const mine = page.getByRole('region', { name: 'My rooms' })
  await expect(mine.getByText('Rooms that you save stand here')).toBeVisible()

  const body = { showroom, floorplan: 'kitchen-l-11x13', template: 'kitchen-modern-1' }
  const { data: design } = await ask<{ id: string; name: string }>('POST /api/visualization/design', {
    token,
    body,
  })
  const { data: put } = await ask<{ project_id: string }>(
    `POST /api/visualization/design/${design.id}/to_project`,
    { token, body: { name: 'Our kitchen' } },
  )
  await page.reload()
  await mine.getByRole('button', { name: `Rename ${design.name}` }).click()
  await page.getByRole('dialog').getByLabel('Name').fill('The north kitchen')
  await page.getByRole('button', { name: 'Save the name' }).click()
  await expect(mine.getByRole('link', { name: 'The north kitchen', exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  await page.goto(hostAt(`/projects/${put.project_id}/rooms`))
  await page.getByRole('link', { name: /^Open in room/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The north kitchen')
  await expect(page.getByRole('button', { name: 'Saved', exact: true })).toBeVisible()

  await page.goto(hostAt('/visualize'))
  await mine.getByRole('button', { name: 'Remove The north kitchen' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(mine.getByText('Rooms that you save stand here')).toBeVisible()
})
