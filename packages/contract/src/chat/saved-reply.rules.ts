export const mostSavedReplies = 50

/** What is typed of a saved reply's name: a message that begins with a slash; null where it does not. */
export const replyTyped = (before: string): string | null => {
  const found = /^\/([^\n/]{0,60})$/.exec(before)
  return found?.[1]?.trim().toLowerCase() ?? null
}

const mostOffered = 8

/** Those whose name has each typed word; names that begin with what was typed come first. */
export const repliesMeant = <Reply extends { name: string }>(
  replies: readonly Reply[],
  before: string,
): readonly Reply[] => {
  const typed = replyTyped(before)
  if (typed === null) return []
  const words = typed.split(/\s+/)
  const begins = ({ name }: Reply): number => (name.toLowerCase().startsWith(typed) ? 0 : 1)
  return replies
    .filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
    .toSorted((one, other) => begins(one) - begins(other))
    .slice(0, mostOffered)
}
