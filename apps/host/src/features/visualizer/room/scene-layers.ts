/** Addresses alone: a scene is fetched when it is shown. */
const wide = import.meta.glob<string>(
  [
    '../../../../../../packages/drawing/scenes/room-*.avif',
    '../../../../../../packages/drawing/scenes/plan-*.avif',
  ],
  { query: '?url', import: 'default', eager: true },
)
/** Of rooms that are large. */
const narrow = import.meta.glob<string>('../../../../../../packages/drawing/scenes/narrow/*.avif', {
  query: '?url',
  import: 'default',
  eager: true,
})

/** Where the layers of a rendered room are; the narrow ones are what a phone is given. */
export type Layers = { layers: string; narrow: string | null }

export const layersOf = (scene: string): Layers => ({
  layers: wide[`../../../../../../packages/drawing/scenes/${scene}.avif`] ?? '',
  narrow: narrow[`../../../../../../packages/drawing/scenes/narrow/${scene}-narrow.avif`] ?? null,
})
