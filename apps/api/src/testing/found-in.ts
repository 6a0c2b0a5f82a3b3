// What an answer holds, however deep. Its text as a whole would be the wrong place to look: ids and the names of
// pictures are drawn at random, and hold `fee` and `8019` now and then.

const childrenOf = (value: unknown): unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value) : []

/** Every number anywhere below. */
export const numbersIn = (value: unknown): number[] =>
  typeof value === 'number' ? [value] : childrenOf(value).flatMap(numbersIn)

/** The name of every field anywhere below, in one text. */
export const fieldNamesIn = (value: unknown): string => allFieldNames(value).join(' ')

const allFieldNames = (value: unknown): string[] => {
  const names = typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.keys(value) : []
  return [...names, ...childrenOf(value).flatMap(allFieldNames)]
}
