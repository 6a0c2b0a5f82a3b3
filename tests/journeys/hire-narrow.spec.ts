import type { DesignerHire } from '@showroom/contract/designer/hire'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { aProjectWithBrief, designerNamed } from '../factories/brief.ts'
import { fillCardFrame } from '../factories/card.ts'
import { elsewhere, open } from '../factories/chat.ts'
import { atGate } from '../factories/lane.ts'
import { fitsNarrow, readsOn, turn } from '../factories/narrow.ts'
import { ask, aVerifiedPerson, expect, type Person, test } from '../factories/person.ts'

const narrow = { width: 320, height: 800 }

/** A hire by a quote, of somebody with a whole brief. */
const aQuotedHire = async (client: Person, name: string) => {
  const project = await aProjectWithBrief(client, name)
  const designer = await designerNamed('Piet Harvest')
  const terms = { package: null, right: 'suggest', sees_prices: 'allowance', days: 30 }
  const { data } = await ask<DesignerHire>('POST /api/designer_hire', {
    token: client.token,
    body: { project, designer, ...terms },
  })
  return data.id
}

const theDesigner = async (): Promise<Person> => {
  const login = { email: 'pro@demo.example', password: demoPassword }
  const { data } = await ask<{ token: string }>('POST /api/login', { body: { ...login, portal: 'pro' } })
  return { ...login, token: data.token }
}

for (const direction of ['ltr', 'rtl'])
  test(
    `quote, milestones, refund, release and review fit a window of 320 px, ${direction}`,
    atGate(direction === 'rtl'),
    async ({ page, browser }) => {
      const client = await aVerifiedPerson({ full_name: 'Hanna Quill' })
      const designer = await theDesigner()
      const id = await aQuotedHire(client, `Narrow bath ${direction}`)
      const take = (person: Person, body: object) =>
        ask(`PUT /api/designer_hire/${id}`, { token: person.token, body })

      const { page: desk, context } = await elsewhere(browser, designer, '/faq')
      for (const each of [page, desk]) {
        if (direction === 'rtl') await turn(each)
        await each.setViewportSize(narrow)
      }
      await open(desk, designer, `/hires/${id}`)
      await expect(desk.getByText('Requested', { exact: true })).toBeVisible()
      await fitsNarrow(desk, 'a request, as the designer sees it')
      await desk.getByRole('button', { name: 'Give a quote' }).click()
      const quote = desk.getByRole('dialog')
      await quote.getByLabel('Your price').fill('1850')
      await quote.getByLabel('Days it takes').fill('30')
      await fitsNarrow(desk, 'a quote that is being given')
      await quote.getByRole('button', { name: 'Give a quote' }).click()
      await expect(quote).toBeHidden()
      await fitsNarrow(desk, 'a quote that was given')

      await open(page, client, `/hires/${id}`)
      expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe(direction)
      await fitsNarrow(page, 'a quote, as the client sees it')
      for (const words of ['Waiting for the client.', '2 revisions left', '$1,850.00, in 30 days'])
        await readsOn(page.getByText(words, { exact: true }))
      await page.getByRole('button', { name: 'Agree to the quote' }).click()
      const needed = page.getByRole('region', { name: 'Payment needed' })
      await expect(needed).toContainText('$1,850.00')
      await fillCardFrame(page, '4242424242424242')
      await fitsNarrow(page, 'the card that is to hold the price')
      await needed.getByRole('button', { name: 'Try this card' }).click()
      await expect(page.getByText('Held', { exact: true })).toHaveCount(2)
      await fitsNarrow(page, 'milestones that are held')

      await take(designer, { action: 'start' })
      await desk.reload()
      await desk.getByRole('button', { name: 'Deliver' }).click()
      await fitsNarrow(desk, 'what is delivered')
      await take(designer, { action: 'deliver', word: 'The plan is in the files.' })
      await page.reload()
      await fitsNarrow(page, 'a milestone that was delivered')
      await page.getByRole('button', { name: 'Approve' }).click()
      await expect(page.getByText('Paid', { exact: true })).toHaveCount(1)
      await fitsNarrow(page, 'a milestone whose money was released')
      await page.getByRole('button', { name: 'Ask for a refund', exact: true }).click()
      await fitsNarrow(page, 'a refund that is asked for')
      await page.keyboard.press('Escape')

      await take(designer, { action: 'deliver', word: 'The list is there.' })
      await take(client, { action: 'approve' })
      await take(client, { action: 'close' })
      await page.reload()
      await page.getByRole('radio', { name: '5 stars' }).check()
      await page.getByLabel('How was it?').fill('A room to stay in.')
      await fitsNarrow(page, 'the review')
      await page.getByRole('button', { name: 'Publish the review' }).click()
      await expect(page.getByText(/5 of 5 stars: A room/)).toBeVisible()
      await fitsNarrow(page, 'a hire that is over')
      await context.close()
    },
  )
