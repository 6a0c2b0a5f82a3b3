import { demoPassword, demoPeople } from '../../apps/demo/src/people.ts'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { pageHydrated } from '../factories/visit.ts'

// Axe is put into the page.
test.use({ bypassCSP: true })

const showroom = 'HARVEST2'

const aPro = async (): Promise<string> => {
  const email = demoPeople.find(({ type }) => type === 'Contractor')?.email ?? ''
  const { data } = await ask<{ token: string }>('POST /api/login', {
    body: { email, password: demoPassword, portal: 'pro' },
  })
  return data.token
}

test('a Pro publishes a room as a template, a client finds it and starts from it, and the Pro takes it back', async ({
  page,
  browser,
}, { repeatEachIndex }) => {
  const token = await aPro()
  await page.addInitScript(
    ([kept, id]) => {
      localStorage.setItem('authToken', kept)
      localStorage.setItem('vsd_id', id)
    },
    [token, showroom] as const,
  )
  // The goods of a showroom are read once, and on a busy machine for longer than a browser waits.
  await ask(`GET /api/visualization/templates?showroom=${showroom}&room_type=kitchen&page_size=24`)
  await page.goto(hostAt('/visualize/room?plan=kitchen-l-11x13&template=kitchen-modern-1'))
  const floor = page.getByRole('row').filter({ hasText: 'Floor' }).getByRole('link')
  const material = await floor.innerText()
  await page.getByRole('button', { name: 'Publish as template' }).click()
  const dialog = page.getByRole('dialog')
  const title = `Kitchen of the Harvest ${repeatEachIndex + 1}`
  await dialog.getByLabel('Title').fill(title)
  expect(await violationsOf(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('link', { name: 'My templates' }).click()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const visit = await browser.newContext()
  const client = await visit.newPage()
  await client.addInitScript((id) => localStorage.setItem('vsd_id', id), showroom)
  await client.goto(hostAt('/visualize/templates?type=kitchen'))
  await pageHydrated(client)
  const card = client.getByRole('main').getByRole('listitem').filter({ hasText: title })
  await expect(card).toContainText('By your Pro')
  await card.getByRole('link').click()
  await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible()
  // Its own address is found by whoever comes to it directly, as well.
  await client.reload()
  await pageHydrated(client)
  await expect(client.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await client.getByRole('link', { name: 'Use this template' }).click()
  await expect(client.getByRole('row').filter({ hasText: material })).toContainText('Floor')
  await client.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(client).toHaveURL(/design=/)
  await visit.close()

  await page.getByRole('button', { name: `Edit ${title}` }).click()
  await dialog.getByRole('button', { name: 'Remove template' }).click()
  await dialog.getByRole('button', { name: 'Remove template' }).click()
  await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeHidden()
})
