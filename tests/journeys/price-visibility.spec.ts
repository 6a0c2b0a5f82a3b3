import type { ClientRow } from '@showroom/contract/client/client'
import type { Page } from '@playwright/test'
import { demoPassword } from '../../apps/demo/src/people.ts'
import { readHostTable } from '../factories/host-routes.ts'
import { atGate } from '../factories/lane.ts'
import { ask, expect, hostAt, test } from '../factories/person.ts'
import { standsStill } from '../factories/still.ts'
import { stopsOf } from '../factories/stops.ts'
import { arrive, visitors } from '../factories/visitors.ts'

// Links that do not work are walked to as well; whoever sees no totals is refused at the checkout.
test.use({ complainsOf: /status of 4\d\d/, contextOptions: { reducedMotion: 'reduce' } })

type Rule = 'all' | 'totals' | 'allowances' | 'hidden'

/** The Pro of the demo agrees so much with one client. */
const agree = async (email: string, price_visibility: Rule) => {
  const body = { email: 'pro@demo.example', password: demoPassword, portal: 'pro' }
  const { token } = (await ask<{ token: string }>('POST /api/login', { body })).data
  const { data } = await ask<ClientRow[]>(`GET /api/clients?s=${encodeURIComponent(email)}`, { token })
  const terms = { price_visibility, is_tax_exempt: false, tax_note: '', notes: '' }
  await ask(`PUT /api/clients/${data[0]?.id}/terms`, { token, body: terms })
}

/** Whose money is nobody’s goods: what designers and credits cost, what our own plan does, what was ordered. */
const ownMoney =
  /^\/(designers|hires|design-ai|pro-account|faq|terms_of_service|return_policy|your_orders|thankyou|checkout)/
/** What its client says that it may cost. */
const planned = new Set(['$9,000.00', '$9,000'])

/** Every amount that is on a page, in a tag's own tree as well. */
const amountsOn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document]
    const texts: string[] = []
    for (const root of roots)
      for (const element of root.querySelectorAll('*')) {
        if (element.shadowRoot) roots.push(element.shadowRoot)
        if (element.closest('script, style, noscript')) continue
        const said = [element.getAttribute('aria-label'), element.getAttribute('title')]
        const own = [...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        texts.push(...said.map((text) => text ?? ''), ...own.map(({ textContent }) => textContent ?? ''))
      }
    return texts.flatMap((text) => text.match(/\$\d[\d,]*(?:\.\d\d)?/g) ?? [])
  })

const amountsBesidesPlan = async (page: Page): Promise<string[]> =>
  (await amountsOn(page)).filter((amount) => !planned.has(amount))

const arriveAt = async (page: Page, stop: string) => {
  await page.goto(hostAt(stop))
  await standsStill(page)
}

/** A page stands as it was drawn for nobody, until the answers of who is signed in have come. */
const soon = expect.configure({ soft: true })

for (const [rule, isFirst] of [
  ['hidden', true],
  ['allowances', false],
] as const)
  test(
    `no page shows an amount to a client with whom “${rule}” is agreed`,
    atGate(isFirst),
    async ({ page }) => {
      test.setTimeout(600_000)
      const table = await readHostTable()
      const client = await visitors.client()
      const { data: user } = await ask<{ email: string }>('GET /api/authuser', { token: client.token })
      await arrive(page, client, true)
      // Before: what is asked below would be found.
      await arriveAt(page, '/category/porcelain-tile')
      expect((await amountsBesidesPlan(page)).length).toBeGreaterThan(0)
      await agree(user.email, rule)
      for (const stop of await stopsOf('client', client, table)) {
        if (ownMoney.test(stop)) continue
        await arriveAt(page, stop)
        await soon.poll(() => amountsBesidesPlan(page), { message: stop, timeout: 15_000 }).toEqual([])
      }
    },
  )
