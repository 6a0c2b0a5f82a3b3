import type { Origins } from './origins.ts'

/** A page names a showroom or two; whoever names more, or at greater length, is no page. */
const mostNamed = 2
const longestName = 64
const longestOrigin = 300

type Seen = { named: readonly string[]; isAdmitted: boolean }

/** A website has asked for showrooms. Our own pages are on nobody's list. */
export const tellSeen = async (origins: Origins, origin: string, { named, isAdmitted }: Seen) => {
  if (origins.isOwn(origin) || origin.length > longestOrigin) return
  for (const showroom of named.slice(0, mostNamed))
    if (showroom.length <= longestName) await origins.saw(origin, showroom, isAdmitted)
}
