import { violationsOf } from '../factories/axe.ts'
import { moreOn, open, said, twoOfAProject } from '../factories/chat.ts'
import { ask, expect, type Person, test } from '../factories/person.ts'

test.use({ bypassCSP: true })

for (const width of [320, 1280])
  test(`nothing is amiss at ${width} px, with all that a message can carry`, async ({ page }) => {
    const { owner, other, id } = await twoOfAProject()
    const send = ({ token }: Person, body: object) =>
      ask('POST /api/projectChat', { token, body: { project: id, ...body } })
    await send(other, { client_id: 'a', body: 'The grey tile is in stock, nine boxes in one lot.' })
    await send(owner, { client_id: 'b', body: 'Take it.', reply_to: 1 })
    await page.setViewportSize({ width, height: 900 })
    await open(page, owner, `/projects/${id}/chat`)
    await expect(said(page)).toHaveCount(2)
    await moreOn(page, 'The grey tile').first().click()
    await expect(page.getByRole('button', { name: 'React with 👍' })).toBeFocused()
    expect(await violationsOf(page)).toEqual([])
    await expect
      .poll(() => page.evaluate(() => document.documentElement.scrollWidth))
      .toBeLessThanOrEqual(width)
    await page.keyboard.press('Escape')
    await expect(moreOn(page, 'The grey tile').first()).toBeFocused()
  })
