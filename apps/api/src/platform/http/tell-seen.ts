import type { Origins } from './origins.ts'

type Seen = { named: readonly string[]; isAdmitted: boolean }

/** A website has asked for showrooms. Our own pages are on nobody's list. */
export const tellSeen = async (origins: Origins, origin: string, { named, isAdmitted }: Seen) => {
  if (origins.isOwn(origin)) return
  for (const showroom of named) await origins.saw(origin, showroom, isAdmitted)
}
