import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import { contractorAt, expect, hostAt, test } from '../factories/visit.ts'

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

type Violation = { id: string; impact: string | null; nodes: { target: unknown; failureSummary?: string }[] }

const violationsOf = async (page: Page): Promise<string[]> => {
  await page.addScriptTag({ path: axePath })
  const violations = await page.evaluate(async (): Promise<Violation[]> => {
    const axe: unknown = Reflect.get(window, 'axe')
    if (typeof axe !== 'object' || axe === null || !('run' in axe) || typeof axe.run !== 'function') {
      throw new Error('axe did not load.')
    }
    const { violations } = await axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    })
    return violations
  })
  return violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => JSON.stringify(target)).join(', ')}`,
  )
}

const firstProduct = async () => {
  const reply = await fetch(
    hostAt('/').replace('/showroom/', '/api/visualization/products?category=porcelain-tile'),
  )
  const { data }: { data: { id: string }[] } = await reply.json()
  return data[0]?.id ?? ''
}

test.use({ bypassCSP: true })

const pages = [
  ['landing page', async () => hostAt('/')],
  ['department', async () => hostAt('/department/kitchen')],
  ['category', async () => hostAt('/category/porcelain-tile')],
  ['product', async () => hostAt(`/product/${await firstProduct()}/HARVEST2`)],
  ['shop of a showroom', async () => hostAt('/visualize/contractor/all')],
  ['cart', async () => hostAt('/cart')],
  ['brands', async () => hostAt('/our-brands')],
  ['not found', async () => hostAt('/404')],
  ['contractor’s home', async () => contractorAt('/')],
  ['contractor’s shop', async () => contractorAt('/shop.html')],
  ['contractor’s article', async () => contractorAt('/bathrooms.html')],
] as const

for (const [name, address] of pages) {
  for (const width of [390, 1280]) {
    test(`axe finds nothing on the ${name} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(await address(), { waitUntil: 'networkidle' })
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      expect(await violationsOf(page)).toEqual([])
    })
  }
}
