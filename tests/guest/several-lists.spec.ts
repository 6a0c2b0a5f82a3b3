import { violationsOf } from '../factories/axe.ts'
import { fragment } from '../factories/fragment-page.ts'
import { embedOrigin, scriptTag, serveGuest } from '../factories/guest-site.ts'
import { expect, test } from '../factories/visit.ts'

const productsOf = async (category: string): Promise<{ id: string; name: string }[]> => {
  const reply = await fetch(`${embedOrigin()}/api/visualization/products?category=${category}&page_size=2`)
  const { data } = await reply.json()
  return data
}

test('several lists and products on one page are told apart by whoever goes from landmark to landmark', async ({
  page,
}) => {
  const [first, second] = await productsOf('porcelain-tile')
  const goods = await Promise.all([
    fragment('showroom-products', 'category=porcelain-tile&page-size=4'),
    fragment('showroom-products', 'category=subway-tile&page-size=4'),
    fragment('showroom-product', `product=${first?.id}`),
    fragment('showroom-product', `product=${second?.id}`),
  ])
  const site = await serveGuest({
    '/': `<!doctype html><html lang="en"><meta charset="utf-8"><title>Tiles</title>${scriptTag()}
      <main><h1>Tiles</h1><nav aria-label="Breadcrumb"><a href="/" style="padding: 12px">Home</a></nav>${goods.join('')}</main></html>`,
  })
  await page.goto(site.origin)
  await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toHaveCount(5)
  await expect(page.getByRole('navigation', { name: 'Pages' })).toHaveCount(2)
  expect(await violationsOf(page)).toEqual([])
  await site.close()
})
