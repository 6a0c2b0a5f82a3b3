/** The number of the feed's event that last changed each field. */
export type FieldSeq = Readonly<Record<string, number>>

type Editing<Fields> = {
  /** As it stands. */
  row: Fields
  fieldSeq: FieldSeq
  /** What the editor wants. */
  set: { [Field in keyof Fields]?: Fields[Field] | undefined }
  /** The last event that the editor had seen. */
  seen: number
}

export type FieldsMerged<Fields> = {
  taken: Partial<Fields>
  conflicts: (keyof Fields & string)[]
}

/**
 * Two fields of which one excludes the other are changed together: setting one would clear what somebody has set the
 * other one to since.
 */
export const holdBack = <Fields extends object>(
  { taken, conflicts }: FieldsMerged<Fields>,
  { row, fieldSeq, seen, pairs }: Omit<Editing<Fields>, 'set'> & { pairs: readonly Pair<Fields>[] },
): FieldsMerged<Fields> => {
  const held: FieldsMerged<Fields> = { taken: { ...taken }, conflicts: [...conflicts] }
  for (const [field, other] of pairs.flatMap(([a, b]) => [[a, b] as const, [b, a] as const])) {
    const isCleared = taken[field] != null && !(other in taken) && row[other] !== null
    if (!isCleared || (fieldSeq[other] ?? 0) <= seen) continue
    delete held.taken[field]
    held.conflicts = [...new Set([...held.conflicts, field, other])]
  }
  return held
}

type Pair<Fields> = readonly [keyof Fields & string, keyof Fields & string]

/**
 * Field by field: what nobody else has changed since is taken, what somebody has changed to something else is not.
 * Whoever keeps theirs sends it again, having seen the other.
 */
export const mergeFields = <Fields extends object>({
  row,
  fieldSeq,
  set,
  seen,
}: Editing<Fields>): FieldsMerged<Fields> => {
  const merged: FieldsMerged<Fields> = { taken: {}, conflicts: [] }
  for (const field in set) {
    const mine = set[field]
    if (mine === undefined || mine === row[field]) continue
    if ((fieldSeq[field] ?? 0) <= seen) merged.taken[field] = mine
    else merged.conflicts.push(field)
  }
  return merged
}
