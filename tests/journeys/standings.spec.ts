import type { ProductsReply } from '@showroom/contract/catalogue/catalogue.endpoints'
import { violationsOf } from '../factories/axe.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { fits, openAsPro } from '../factories/pro-pricing.ts'

test.use({ bypassCSP: true })

/** How many fans clients find, and which is the first of them. */
const shown = async (): Promise<{ first: string | undefined; total: number }> => {
  const body = { showroom: 'HARVEST2', category: 'fans', page_size: 1 }
  const reply = await ask<ProductsReply['data']>('POST /api/visualization/products', { body })
  const { data, total } = reply as unknown as ProductsReply // the reply of that call
  return { first: data[0]?.name, total }
}

test('a Pro features one material and hides another: clients find the first on top and the other nowhere', async ({
  page,
  browser,
}) => {
  const before = await shown()
  await openAsPro(page, '/account/markup?category=fans&sort=name')
  const table = page.getByRole('table', { name: 'Your prices, material by material' })
  await expect(table.getByRole('rowheader').first()).toBeVisible()
  const names = await table.getByRole('rowheader').allInnerTexts()
  const [hidden = '', featured = ''] = names.map((name) => name.split('\n')[0] ?? '')
  const standingOf = (name: string) =>
    table.getByRole('row').filter({ hasText: name }).first().getByRole('combobox')
  await standingOf(featured).selectOption('featured')
  await standingOf(hidden).selectOption('hidden')
  expect(await violationsOf(page)).toEqual([])
  await fits(page)
  await expect.poll(shown).toEqual({ first: featured, total: before.total - 1 })

  const client = await (await browser.newContext({ bypassCSP: true })).newPage()
  await client.goto(hostAt('/visualize/contractor/all?showroom=HARVEST2'))
  await client.getByRole('button', { name: 'Fans', exact: true }).click()
  await expect(client.getByRole('article').first()).toContainText(featured)

  await standingOf(featured).selectOption('shown')
  await standingOf(hidden).selectOption('shown')
  await expect.poll(shown).toEqual(before)
})
