import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { aCard } from '../testing/catalogue-fixtures.ts'
import { drawWidget } from '../testing/draw-widget.tsx'
import { cardCss, railCss } from './browse.css.ts'
import { Rail } from './Rail.tsx'

const cards = Array.from({ length: 12 }, (_, index) => aCard({ id: `tile${index}`, name: `Tile ${index}` }))
const links = () => page.getByRole('link', { name: /^Tile/ }).elements()

/** Tells how many cards each task has drawn. A card asks for addresses of its colors, too. */
const countingByTask = () => {
  const tasks: Set<string>[] = []
  let task: Set<string> | null = null
  const begin = () => {
    setTimeout(() => (task = null))
    const begun = new Set<string>()
    tasks.push(begun)
    return begun
  }
  const hrefOf = (id: string) => {
    task ??= begin()
    if (id.startsWith('tile')) task.add(id)
    return `#${id}`
  }
  return { counts: () => tasks.map(({ size }) => size), hrefOf }
}

test('a long row is drawn a few cards at a time, each of them once', async () => {
  const { counts, hrefOf } = countingByTask()
  await drawWidget(
    {},
    [cardCss, railCss],
    <Rail title="Matching" cards={cards} links={{ hrefOf }} wasKnown={false} />,
  )
  await expect.poll(() => links().length).toBe(12)
  expect(counts()).toEqual([4, 4, 4])
})

test('what came with its surroundings is drawn in one go', async () => {
  const { counts, hrefOf } = countingByTask()
  await drawWidget({}, [cardCss, railCss], <Rail title="Matching" cards={cards} links={{ hrefOf }} />)
  expect(counts()).toEqual([12])
})
