import { doors } from './doors.ts'
import { laterDoors } from './later-doors.ts'
import type { DoorsOf } from './tag.ts'
import type { tags } from './tags.ts'

/** For whoever draws any tag and pays for no bytes: the server, the stories. */
export const allDoors: DoorsOf<typeof tags> = { ...doors, ...laterDoors }
