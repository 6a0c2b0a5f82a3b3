import type { Goods } from '@showroom/drawing/goods'
import { type CardHalf, openCardHalf } from './card-half.ts'
import type { OpenedScene } from './engine-messages.ts'
import type { Engine } from './open-engine.ts'
import { openProcessorHalf } from './processor-half.ts'

/** A card that takes longer is no card: then the processor, which draws the changed surface alone, is quicker. */
const slowestDrawMs = 40

type Half =
  | { kind: 'card'; card: CardHalf }
  | { kind: 'processor'; put: ReturnType<typeof openProcessorHalf> }
type Laying = { plane: number; goods: Goods; coarseness: number }
export type Halves = ReturnType<typeof halvesOf>

/** The half that draws: the graphics card's, until it is slow or lost, else the processor's. */
export const halvesOf = (engine: Engine, scene: OpenedScene) => {
  const card = openCardHalf(scene)
  let half: Half = card ? { kind: 'card', card } : { kind: 'processor', put: openProcessorHalf(scene) }
  const leaveCard = () => {
    const left = half
    half = { kind: 'processor', put: openProcessorHalf(scene) }
    if (left.kind === 'card') left.card.close()
  }
  return {
    kind: () => half.kind,
    canvas: () => (half.kind === 'card' ? half.card.canvas : half.put.canvas),
    draw: async (laying: Laying, isWanted: () => boolean) => {
      if (half.kind === 'processor') {
        half.put.put(await engine.ask({ kind: 'patch', ...laying }))
        return
      }
      const { card: asked } = half
      const texture = await engine.ask({ kind: 'texture', ...laying })
      // What was asked for a card may come when there is none any more: then all is drawn anew anyway.
      if (isWanted() && half.kind === 'card' && half.card === asked) asked.lay(laying.plane, texture)
    },
    show: () => {
      if (half.kind === 'card') half.card.draw()
    },
    isCardSlow: () =>
      half.kind === 'card' &&
      Math.min(half.card.timedDraw(), half.card.timedDraw(), half.card.timedDraw()) > slowestDrawMs,
    leaveCard,
    onCardLost: (goOn: () => void) =>
      card?.canvas.addEventListener('webglcontextlost', (event) => {
        event.preventDefault()
        if (half.kind === 'card') goOn()
      }),
    close: leaveCard,
  }
}
