import type { AiRoom, AiStyle } from '@showroom/contract/design-ai/ai-choices'
import type { openDrawer } from '../../packages/drawing/src/drawer.ts'
import { roomScenes } from '../../apps/api/src/design-ai/assembler/room-scenes.ts'
import { styleSurfaces } from './style-surfaces.ts'

export const stylesFolder = new URL('../../apps/host/public/ai-styles/', import.meta.url).pathname

type Styled = { style: AiStyle; room: AiRoom }

export const styleFile = ({ style, room }: Styled): string => `${stylesFolder}${style}_${room}.webp`

/** As wide as pages show it. */
export const drawStyle = (drawer: ReturnType<typeof openDrawer>, { style, room }: Styled) =>
  drawer.furnish({ scene: roomScenes[room].scene, surfaces: styleSurfaces(style, room), width: 480 })
