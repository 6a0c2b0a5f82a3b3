import { randomUUID } from 'node:crypto'
import type { Locator } from '@playwright/test'
import { aFilledChecklist } from '../factories/a-filled-checklist.ts'
import { open } from '../factories/chat.ts'
import { turn } from '../factories/narrow.ts'
import { ask, aVerifiedPerson, expect, hostAt, test } from '../factories/person.ts'
import { aProduct } from '../factories/stops.ts'

/** Where the sum of a price and what it buys begin, from the left. */
const placesIn = (element: Element): { sum: number; per: number } | null => {
  const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const places = { sum: NaN, per: NaN }
  const placeOf = (text: Node, at: number) => {
    const range = document.createRange()
    range.setStart(text, at)
    range.setEnd(text, at + 1)
    return range.getBoundingClientRect().left
  }
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    const sum = text.textContent?.search(/\$\d/) ?? -1
    const per = text.textContent?.search(/\bper \w|\/sq ft|\/box/i) ?? -1
    if (sum >= 0 && Number.isNaN(places.sum)) places.sum = placeOf(text, sum)
    if (per >= 0 && Number.isNaN(places.per)) places.per = placeOf(text, per)
  }
  return Number.isNaN(places.sum) || Number.isNaN(places.per) ? null : places
}

/** “$94.62 per Box”, and never “per Box $94.62”. */
const readsOn = async (price: Locator) => {
  await expect(price).toBeVisible()
  const places = await price.evaluate(placesIn)
  expect(places, (await price.textContent()) ?? '').not.toBeNull()
  expect(places?.sum).toBeLessThan(places?.per ?? 0)
}

test('in a page that runs from the right to the left a price is read from its sum to what it buys', async ({
  page,
}) => {
  await turn(page)
  const person = await aVerifiedPerson()
  const { token } = person
  const { id } = await aFilledChecklist(person)
  const product = await aProduct()
  await ask('POST /api/projectChat', {
    token,
    body: { project: id, client_id: randomUUID(), card: { kind: 'product', id: product } },
  })

  await open(page, person, `/projects/${id}/chat`)
  expect(await page.evaluate(() => getComputedStyle(document.body).direction)).toBe('rtl')
  await readsOn(
    page
      .locator('.chat-card')
      .getByText(/^\$[\d,.]+ per \w/)
      .first(),
  )

  await page.goto(hostAt(`/projects/${id}/checklist`))
  await page.getByRole('button', { name: /^Floor tile/ }).click()
  const options = page.getByRole('list', { name: 'Options of Floor tile' })
  await readsOn(options.getByText(/^\$[\d,.]+ per \w/).first())

  await page.goto(hostAt(`/product/${product}/HARVEST2`))
  await readsOn(page.locator('.card-unit-price').first())
})
