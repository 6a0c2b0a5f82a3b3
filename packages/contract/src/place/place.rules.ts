/** Fewer letters name half of the country. */
export const fewestLetters = 3

/** No address of a form is longer. */
export const mostLetters = 120

/** Whether what stands in the field may be the beginning of an address. */
export const isSuggestible = (typed: string): boolean => {
  const { length } = typed.trim()
  return length >= fewestLetters && length <= mostLetters
}
