import type { RoomStyle } from '../../packages/contract/src/visualizer/surfaces.ts'
import { plainStyles } from './plain-styles.ts'
import type { StyleTable } from './style-table.ts'
import { warmStyles } from './warm-styles.ts'

export const styles: Record<RoomStyle, StyleTable> = { ...plainStyles, ...warmStyles }
