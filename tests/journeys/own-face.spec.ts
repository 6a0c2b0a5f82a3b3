import sharp from 'sharp'
import { violationsOf } from '../factories/axe.ts'
import { elsewhere, open, twoOfAProject } from '../factories/chat.ts'
import { expect, test } from '../factories/person.ts'

// Axe is put into the page as text.
test.use({ bypassCSP: true })

const aPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#a76' } })
    .jpeg()
    .toBuffer()

test('a photo of oneself is sent, seen by those of a project, and removed; a language is chosen', async ({
  page,
  browser,
}) => {
  const { owner, other, id } = await twoOfAProject()
  await open(page, owner, '/account/profile')
  const field = page.getByLabel('Add a photo')
  await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(120, 120) })
  await expect(page.getByText('The photo field must be Minimum 200 X 200 pixels.')).toBeVisible()
  await field.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: await aPicture(640, 480) })
  await expect(page.getByText('Your photo is saved.')).toBeVisible()
  const faces = page.locator('.face img')
  await expect(page.getByRole('main').locator('.face[data-size="96"] img')).toHaveJSProperty(
    'naturalWidth',
    384,
  )
  await expect(page.getByRole('banner').locator('.face img')).toHaveJSProperty('naturalWidth', 96)

  await page.getByLabel('Language you speak').selectOption('Spanish')
  await expect(page.getByText('are written in English only')).toBeVisible()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  // The toast of the photo is saved as well, and may still stand there.
  await expect(page.getByText('Saved.', { exact: true })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.reload()
  await expect(page.getByLabel('Language you speak')).toHaveValue('es')

  const { page: there, context } = await elsewhere(browser, other, `/projects/${id}/people`)
  await expect(
    there.getByRole('listitem').filter({ hasText: 'Ana Quill' }).locator('.face img').first(),
  ).toBeVisible()
  await context.close()

  await page.getByRole('button', { name: 'Remove photo' }).click()
  await expect(page.getByText('Your photo is removed.')).toBeVisible()
  await expect(faces).toHaveCount(0)
})
