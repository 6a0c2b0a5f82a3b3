import { violationsOf } from '../factories/axe.ts'
import { contractorAt, expect, hostAt, test } from '../factories/visit.ts'

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
  ['sign-in page', async () => hostAt('/login')],
  ['admins’ door', async () => hostAt('/login?portal=admin')],
  ['page for Pros', async () => hostAt('/pro-account')],
  ['page of a forgotten password', async () => hostAt('/reset_password')],
  ['page of a new password', async () => hostAt('/password_reset?code=x')],
  ['page of a link that does not work', async () => hostAt('/password_reset')],
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
