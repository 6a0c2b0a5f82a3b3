import { loginFor } from '../../../session/redirect.ts'
import { writeStored } from '../../../shop-context/local-storage.ts'
import { visualizerPaths } from '../visualizer-paths.ts'

const roomOf = (design: string) => visualizerPaths.room({ design })

/** Where a guest signs in, or up, to keep a room. */
export const wayToKeep = (design: string): string => loginFor(roomOf(design))

/** The specification's visual redirect: with the current item it makes a project of the room, and leads back into it. */
export const rememberWayBack = (design: string): void => writeStored('visual_redirect', roomOf(design))
