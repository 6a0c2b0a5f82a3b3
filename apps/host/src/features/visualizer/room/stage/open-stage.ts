import type { Goods } from '@showroom/drawing/goods'
import { type CardHalf, openCardHalf } from './card-half.ts'
import type { OpenedScene, SceneAddress } from './engine-messages.ts'
import { type Engine, startEngine } from './open-engine.ts'
import { openProcessorHalf } from './processor-half.ts'
import { newestOf } from './wishes.ts'

/** A card that takes longer is no card: then the processor, which draws the changed surface alone, is quicker. */
const slowestDrawMs = 40
/** Half as fine is there in a quarter of the time. */
const [coarse, fine] = [2, 1]

export type Stage = {
  scene: OpenedScene
  /** Lays what differs from what lies there. Settles when all of it is to be seen in full. */
  lay: (goods: readonly Goods[]) => Promise<void>
  /** Draws ahead what somebody looks at. */
  warm: (plane: number, goods: Goods) => void
  /** The picture as it stands. */
  copy: () => HTMLCanvasElement
  /** Which half draws. */
  half: () => 'card' | 'processor'
  close: () => void
}

type Shown = { onCanvas: (canvas: HTMLCanvasElement) => void; onDrawing: (planes: readonly number[]) => void }
type Half =
  | { kind: 'card'; card: CardHalf }
  | { kind: 'processor'; put: ReturnType<typeof openProcessorHalf> }

/** Opens a scene, lays what is given, and shows the canvas once its first picture is whole. */
export const openStage = async (
  address: SceneAddress,
  goods: readonly Goods[],
  shown: Shown,
): Promise<Stage> => {
  const engine = await startEngine()
  try {
    const scene = await engine.ask({ kind: 'open', address })
    const drawing = drawingOn(engine, scene, shown)
    await drawing.begin(goods)
    return { scene, ...drawing.stage }
  } catch (error) {
    engine.close()
    throw error
  }
}

const drawingOn = (engine: Engine, scene: OpenedScene, { onCanvas, onDrawing }: Shown) => {
  const card = openCardHalf(scene)
  let half: Half = card ? { kind: 'card', card } : { kind: 'processor', put: openProcessorHalf(scene) }
  const laid: (Goods | undefined)[] = scene.planes.map(() => undefined)
  const wish = newestOf<number>()
  const busy = new Set<number>()
  const canvas = () => (half.kind === 'card' ? half.card.canvas : half.put.canvas)

  const drawOne = async (plane: number, goods: Goods, coarseness: number, isWanted: () => boolean) => {
    if (half.kind === 'card') {
      const texture = await engine.ask({ kind: 'texture', plane, goods, coarseness })
      if (!isWanted()) return
      // What was asked for a card may come when there is none any more: then all is drawn anew anyway.
      if (half.kind === 'card') half.card.lay(plane, texture)
      return
    }
    const { put } = half
    const patch = await engine.ask({ kind: 'patch', plane, goods, coarseness })
    if (half.kind === 'processor' && half.put === put) put.put(patch)
  }
  const show = () => {
    if (half.kind === 'card') half.card.draw()
  }
  const layOne = async (plane: number, goods: Goods) => {
    laid[plane] = goods
    const isWanted = wish(plane)
    busy.add(plane)
    onDrawing([...busy])
    try {
      for (const coarseness of [coarse, fine]) {
        if (!isWanted()) return
        await drawOne(plane, goods, coarseness, isWanted)
        if (isWanted()) show()
      }
    } finally {
      if (isWanted()) busy.delete(plane)
      onDrawing([...busy])
    }
  }
  const layAll = async (coarseness: number) => {
    for (const [plane, goods] of laid.entries())
      if (goods) await drawOne(plane, goods, coarseness, () => true)
    show()
  }
  /** The two halves draw the same: whoever looks sees nothing of it but that it goes on. */
  const goOnWithoutCard = async () => {
    if (half.kind === 'processor') return
    half.card.close()
    half = { kind: 'processor', put: openProcessorHalf(scene) }
    await layAll(fine)
    onCanvas(canvas())
  }
  card?.canvas.addEventListener('webglcontextlost', (event) => {
    event.preventDefault()
    void goOnWithoutCard()
  })
  return {
    begin: async (goods: readonly Goods[]) => {
      for (const [plane, each] of goods.entries()) laid[plane] = each
      await layAll(coarse)
      if (half.kind === 'card' && isSlow(half.card)) await goOnWithoutCard()
      else {
        onCanvas(canvas())
        await layAll(fine)
      }
    },
    stage: {
      lay: async (goods: readonly Goods[]) => {
        const changed = goods.flatMap((each, plane) => (isSame(laid[plane], each) ? [] : [{ each, plane }]))
        await Promise.all(changed.map(({ each, plane }) => layOne(plane, each)))
      },
      warm: (plane: number, goods: Goods) => {
        void engine.ask({ kind: 'warm', plane, goods, coarseness: coarse }).catch(() => undefined)
      },
      copy: () => copyOf(canvas()),
      half: () => half.kind,
      close: () => {
        if (half.kind === 'card') half.card.close()
        engine.close()
      },
    } satisfies Omit<Stage, 'scene'>,
  }
}

const isSame = (one: Goods | undefined, other: Goods) => JSON.stringify(one) === JSON.stringify(other)

const isSlow = (card: CardHalf): boolean =>
  Math.min(card.timedDraw(), card.timedDraw(), card.timedDraw()) > slowestDrawMs

const copyOf = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy
}
