import type { EngineRun } from '../engine.ts'

export type Painting = {
  /** PNG, of one size with the mask, which is transparent where it may be painted; null: anywhere. */
  image: Buffer
  mask: Buffer | null
  /** Null: as large as the model likes. */
  size: { width: number; height: number } | null
  /** How far it may go from the picture, of a hundred; null: as far as the mask lets it. */
  strength: number | null
  prompt: string
  count: number
}

/** A model of somebody else's: pictures from a picture, as bytes that nobody has looked at yet. */
export type Painter = {
  name: 'openai' | 'predictions'
  paint: (painting: Painting, run: EngineRun) => Promise<Buffer[]>
}
