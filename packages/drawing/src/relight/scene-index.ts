import { z } from 'zod'
import index from '../../scenes/scenes.json' with { type: 'json' }
import { knee } from './knee.ts'

const sceneEntry = z.object({
  kind: z.enum(['board', 'room', 'plan', 'object']),
  width: z.int(),
  height: z.int(),
  /** Stops added before the film. */
  exposure: z.number(),
  /** One per swappable plane: eight numbers from the picture's (x, y), 0 to 1, to metres on the plane. */
  planes: z.array(z.array(z.number()).length(8)),
  /** Of a floor plan: the surface that each plane belongs to. One surface may show on two planes. */
  keys: z.array(z.string()).optional(),
  /** Which plan it was rendered from. */
  made_from: z.string().optional(),
})
export type SceneEntry = z.infer<typeof sceneEntry>

const sceneIndex = z.object({
  /** What the renderer packed with is what is read with. */
  knee: z.object({ base: z.literal(knee.base), light: z.literal(knee.light) }),
  scenes: z.record(z.string(), sceneEntry),
})

export const { scenes } = sceneIndex.parse(index)

export const sceneNames = (kind: SceneEntry['kind']): string[] =>
  Object.keys(scenes).filter((name) => scenes[name]?.kind === kind)
