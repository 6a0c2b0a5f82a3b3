/** Each one's place among its shelf's prices for the same amount, from 0 for the cheapest to 1; equal ones share a place. */
export const priceLevels = <Row extends { shelf: number; cents: number }>(
  rows: readonly Row[],
): ReadonlyMap<Row, number> => {
  const shelves = new Map<number, Row[]>()
  for (const row of rows) {
    const shelf = shelves.get(row.shelf) ?? []
    shelf.push(row)
    shelves.set(row.shelf, shelf)
  }
  return new Map([...shelves.values()].flatMap(levelsOf))
}

const levelsOf = <Row extends { cents: number }>(shelf: readonly Row[]): [Row, number][] => {
  const sorted = shelf.toSorted((a, b) => a.cents - b.cents)
  const most = Math.max(1, sorted.length - 1)
  let first = 0
  return sorted.map((row, at) => {
    if (row.cents !== sorted[first]?.cents) first = at
    return [row, first / most]
  })
}
