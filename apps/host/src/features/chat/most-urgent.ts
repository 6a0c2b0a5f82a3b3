export type TalkOnList = { unread: number; last_at: string | null; path: string }

/** The newest with something unread, else the newest; where nothing was said anywhere, the first. */
export const mostUrgent = (talks: readonly TalkOnList[]): TalkOnList | null => {
  const unread = talks.filter((talk) => talk.unread > 0)
  const [newest] = (unread.length > 0 ? unread : talks).toSorted((one, other) =>
    (other.last_at ?? '').localeCompare(one.last_at ?? ''),
  )
  return newest ?? null
}
