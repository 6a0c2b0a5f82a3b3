import type { EngineRun } from '../engine.ts'

export type Painting = {
  /** PNG, of one size with the mask, which is transparent where it may be painted. */
  image: Buffer
  mask: Buffer
  prompt: string
  count: number
}

/** A model of somebody else's: pictures from a picture, as bytes that nobody has looked at yet. */
export type Painter = {
  name: 'openai' | 'predictions'
  paint: (painting: Painting, run: EngineRun) => Promise<Buffer[]>
}
