type Named = { key: string; isExtra?: boolean }

/** What the address says is put away; where it says nothing, what is extra. The first column names the row and stays. */
export const hiddenOf = (
  columns: readonly Named[],
  chosen: readonly string[] | null,
): ReadonlySet<string> => {
  const optional = columns.slice(1)
  const put = chosen
    ? optional.filter(({ key }) => chosen.includes(key))
    : optional.filter(({ isExtra }) => isExtra)
  return new Set(put.map(({ key }) => key))
}
