import type { Presence } from './presence.ts'

/** Said again every so often; who is silent longer has gone without a word. */
export const presenceEveryMs = 30_000
export const presenceLastsMs = 45_000

export type PresentPerson = Omit<Presence, 'is_here'> & { until: number }
/** Who else looks at a project, by public id. */
export type Present = ReadonlyMap<string, PresentPerson>

export const nobodyPresent: Present = new Map()

export type Heard = {
  present: Present
  /** They have just come, and do not know yet who is here. */
  isNew: boolean
}

/** What one of them has said of themselves is what holds. */
export const heardPresence = (
  present: Present,
  { from, said: { is_here: isHere, ...person } }: { from: string; said: Presence },
  now: number,
): Heard => {
  const next = new Map(stillPresent(present, now))
  const isNew = isHere && !next.has(from)
  if (isHere) next.set(from, { ...person, until: now + presenceLastsMs })
  else next.delete(from)
  return { present: next, isNew }
}

/** Without those who were silent too long; the same where nobody has gone. */
export const stillPresent = (present: Present, now: number): Present => {
  const left = [...present].filter(([, { until }]) => until > now)
  return left.length === present.size ? present : new Map(left)
}

/** At one decision, in the order of their names. */
export const presentAt = (present: Present, selection: string): PresentPerson[] =>
  [...present.values()]
    .filter((person) => person.selection === selection)
    .sort((one, other) => one.name.localeCompare(other.name))
