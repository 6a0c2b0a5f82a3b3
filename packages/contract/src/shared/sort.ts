/** By which column a table is sorted; a dash in front: the largest or the newest first. */
export type SortBy<Key extends string> = Key | `-${Key}`

export const descending = <Key extends string>(key: Key): `-${Key}` => `-${key}`

/** Both directions of every column that can be sorted by. */
export const sortsOf = <Key extends string>(keys: readonly Key[]): SortBy<Key>[] =>
  keys.flatMap((key) => [key, descending(key)])
