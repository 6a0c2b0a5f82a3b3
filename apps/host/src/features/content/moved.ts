/** One place up or down; the first stays first, and the last stays last. */
export const moved = <Item extends { id: string }>(
  items: readonly Item[],
  id: string,
  by: -1 | 1,
): readonly Item[] => {
  const from = items.findIndex((item) => item.id === id)
  const to = from + by
  const item = items[from]
  if (!item || to < 0 || to >= items.length) return items
  const others = items.toSpliced(from, 1)
  return others.toSpliced(to, 0, item)
}
