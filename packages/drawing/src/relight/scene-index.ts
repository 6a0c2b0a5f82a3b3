import { z } from 'zod'
import index from '../../scenes/scenes.json' with { type: 'json' }

const sceneEntry = z.object({
  kind: z.enum(['board', 'room', 'object']),
  width: z.int(),
  height: z.int(),
  /** Stops added before the film. */
  exposure: z.number(),
  /** One per swappable plane: eight numbers from the picture's (x, y), 0 to 1, to metres on the plane. */
  planes: z.array(z.array(z.number()).length(8)),
})
export type SceneEntry = z.infer<typeof sceneEntry>

const sceneIndex = z.object({
  /** Light is stored as sqrt(light / (light + knee)) in eight bits. */
  knee: z.object({ base: z.number(), light: z.number() }),
  scenes: z.record(z.string(), sceneEntry),
})

export const { knee, scenes } = sceneIndex.parse(index)

export const sceneNames = (kind: SceneEntry['kind']): string[] =>
  Object.keys(scenes).filter((name) => scenes[name]?.kind === kind)
