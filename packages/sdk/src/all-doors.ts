import { doors } from './doors.ts'
import { runtimeDoors } from './runtime-doors.ts'
import type { Registry } from './registry.ts'
import type { DoorsOf } from './tag.ts'

/** For whoever draws any tag and pays for no bytes: the server, the stories. */
export const allDoors: DoorsOf<Registry> = { ...doors, ...runtimeDoors }
