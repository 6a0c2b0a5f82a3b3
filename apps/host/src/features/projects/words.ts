/** For a select: in the order in which they are written. */
export const optionsOf = (words: Record<string, string>) =>
  Object.entries(words).map(([value, label]) => ({ value, label }))

/** The key that a select answered; null while nothing is chosen. */
export const keyIn = <Key extends string>(words: Record<Key, string>, value: string): Key | null => {
  const isKey = (key: string): key is Key => key in words
  return isKey(value) ? value : null
}
