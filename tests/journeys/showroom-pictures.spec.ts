import sharp from 'sharp'
import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'

// Axe is put into the page as text.
test.use({ bypassCSP: true, complainsOf: /status of 422/ })

const aPicture = async (name: string, width: number, height: number, background = '#8a6f55') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer(),
})

const aProsToken = async (): Promise<string> => {
  const email = demoPeople.find(({ type }) => type === 'Contractor')?.email ?? ''
  const body = { email, password: demoPassword, portal: 'pro' }
  return (await ask<{ token: string }>('POST /api/login', { body })).data.token
}

test('a Pro puts a banner, pictures of their work and links up, and clients find them in the shop', async ({
  page: pro,
  browser,
}) => {
  const token = await aProsToken()
  await pro.addInitScript((kept) => localStorage.setItem('authToken', kept), token)
  await pro.goto(hostAt('/account/showroom'))

  const banner = pro.getByLabel('Banner', { exact: true })
  await banner.setInputFiles(await aPicture('small.jpg', 800, 300))
  await expect(pro.getByText('The banner field must be Minimum 1200 X 400 pixels.')).toBeVisible()
  await banner.setInputFiles(await aPicture('street.jpg', 1_800, 900))
  await expect(pro.getByRole('img', { name: 'Your banner' })).toHaveJSProperty('complete', true)

  const work = pro.getByLabel('Add pictures')
  await work.setInputFiles(await aPicture('oak-kitchen.jpg', 900, 600))
  await expect(pro.getByRole('img', { name: 'oak kitchen' })).toBeVisible()
  await work.setInputFiles(await aPicture('second.jpg', 900, 600, '#556f8a'))
  const second = pro.getByRole('listitem').filter({ has: pro.getByRole('img', { name: 'second' }) })
  await second.getByLabel('What picture 2 shows').fill('A bath in slate')
  await second.getByRole('button', { name: 'Save', exact: true }).click()
  await pro.getByRole('button', { name: 'Move “A bath in slate” up' }).click()
  await expect(pro.getByLabel('What picture 1 shows')).toHaveValue('A bath in slate')

  await pro.getByLabel('Instagram').fill('instagram.com')
  await pro.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(pro.getByText(/Please write the address of your own page there/)).toBeVisible()
  await pro.getByLabel('Instagram').fill('instagram.com/harvesthome')
  await pro.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(pro.getByLabel('Instagram')).toHaveValue('https://instagram.com/harvesthome')
  await expect(pro.getByText('There are changes that are not saved.')).toHaveCount(0)
  expect(await violationsOf(pro)).toEqual([])

  const client = await (await browser.newContext({ bypassCSP: true })).newPage()
  await client.goto(hostAt('/visualize/contractor/all?showroom=HARVEST2'))
  await expect(client.getByRole('heading', { level: 1 })).toHaveText('Harvest Home Remodeling')
  await expect(client.locator('.shop-banner-picture')).not.toHaveJSProperty('naturalWidth', 0)
  const shown = client.getByRole('list', { name: 'Pictures of our work' }).getByRole('img')
  await expect(shown).toHaveCount(2)
  await expect(shown.first()).toHaveAttribute('alt', 'A bath in slate')
  await expect(client.getByRole('link', { name: 'Instagram' }).first()).toHaveAttribute(
    'href',
    'https://instagram.com/harvesthome',
  )
  expect(await violationsOf(client)).toEqual([])

  // Nobody else's pages are to look different for it.
  await pro.getByRole('button', { name: 'Remove the banner' }).click()
  await expect(pro.getByRole('img', { name: 'Your banner' })).toHaveCount(0)
  for (const title of ['A bath in slate', 'oak kitchen']) {
    await pro.getByRole('button', { name: `Remove “${title}”` }).click()
    await expect(pro.getByRole('img', { name: title })).toHaveCount(0)
  }
  await pro.getByLabel('Instagram').fill('')
  await pro.getByRole('button', { name: 'Save', exact: true }).last().click()
  await expect(pro.getByText('There are changes that are not saved.')).toHaveCount(0)
})
