import { aiRooms, type AiRoom, aiStyles } from '@showroom/contract/design-ai/ai-choices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestApp } from '../../testing/test-app.ts'
import type { EnginePicture } from '../engine.ts'
import { type DrawRoom, makeWith, printed } from '../testing/assembling.ts'
import { openStyleRoom, soldIn } from '../testing/style-room.store.ts'

let opened: Awaited<ReturnType<typeof openTestApp>>
beforeAll(async () => {
  opened = await openTestApp()
  await openStyleRoom(opened.db)
})
afterAll(() => opened.close())

const make = (telling: object) => makeWith(opened, printed, { ...telling })

const differing = (one: EnginePicture, other: EnginePicture): number =>
  one.choices.filter(({ product_id }, on) => other.choices[on]?.product_id !== product_id).length

const isSoldAndFree = async (pictures: readonly EnginePicture[]) => {
  const choices = pictures.flatMap((picture) => picture.choices)
  const ids = [...new Set(choices.map(({ product_id }) => product_id))]
  const sold = new Map((await soldIn(opened.db, 'HARVEST2', ids)).map((row) => [row.productId, row]))
  for (const { product_id, qty, unit_price_cents } of choices) {
    expect(sold.get(product_id)?.priceCents).toBe(unit_price_cents)
    expect(sold.get(product_id)?.free).toBeGreaterThanOrEqual(qty)
  }
}

const budgets: readonly (number | null)[] = [null, 40_000, 700_000]
const rows = aiStyles.flatMap((style) => aiRooms.map((room): [string, AiRoom] => [style, room]))

test.each(rows)(
  '%s, %s: sold here, in stock, a budget kept or said, four that differ',
  async (style, room) => {
    for (const budget_cents of budgets) {
      const wish = { styles: [style], room, budget_cents }
      const pictures = await make(wish)
      expect(pictures).toHaveLength(4)
      await isSoldAndFree(pictures)
      for (const [at, picture] of pictures.entries()) {
        const sum = picture.choices.reduce((total, { total_cents }) => total + total_cents, 0)
        expect(picture.totalCents).toBe(sum)
        expect(picture.overCents).toBe(budget_cents === null ? 0 : Math.max(0, sum - budget_cents))
        for (const other of pictures.slice(at + 1)) expect(differing(picture, other)).toBeGreaterThan(1)
      }
      expect(await make(wish)).toEqual(pictures)
    }
  },
)

test('another job of the same wish may choose otherwise, and the real engine draws the same bytes', async () => {
  const drawn: DrawRoom = (asked) => opened.pictures.room({ ...asked, width: 240 })
  const [one, again] = [
    await makeWith(opened, drawn, { pictures: 1 }),
    await makeWith(opened, drawn, { pictures: 1 }),
  ]
  expect(again).toEqual(one)
  expect(one[0]?.bytes.length).toBeGreaterThan(1_000)
})

test('all looks wait for the threads that draw at once: nothing that nobody waits for comes between them', async () => {
  const asked: (() => void)[] = []
  const making = makeWith(
    opened,
    () =>
      new Promise((resolve) => {
        asked.push(() => resolve(Buffer.from('drawn')))
        if (asked.length === 4) for (const answer of asked.toReversed()) answer()
      }),
    {},
  )
  expect(await making).toHaveLength(4)
})
