import { expect, scriptTag, test } from '../factories/guest-site.ts'

test('one line and one tag on a plain page show the shop', async ({ page, guest }) => {
  await guest.visit({
    '/': `<!doctype html><html lang="en"><title>Guest</title>${scriptTag()}<showroom-shop></showroom-shop></html>`,
  })
  await expect(page.getByText('Tile Flooring').first()).toBeVisible()
})
