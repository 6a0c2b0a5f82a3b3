import type { Goods } from '@showroom/drawing/goods'
import type { OpenedScene, SceneAddress } from './engine-messages.ts'
import { type Halves, halvesOf } from './halves.ts'
import { type Engine, startEngine } from './open-engine.ts'
import { newestOf } from './wishes.ts'

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
  const halves = halvesOf(engine, scene)
  const laid: (Goods | undefined)[] = scene.planes.map(() => undefined)
  const wish = newestOf<number>()
  const busy = busyPlanes(onDrawing)
  const layOne = async (plane: number, goods: Goods) => {
    laid[plane] = goods
    const isWanted = wish(plane)
    busy.begin(plane)
    try {
      for (const coarseness of [coarse, fine]) {
        if (isWanted()) await halves.draw({ plane, goods, coarseness }, isWanted)
        if (isWanted()) halves.show()
      }
    } finally {
      if (isWanted()) busy.end(plane)
    }
  }
  const layAll = async (coarseness: number) => {
    for (const [plane, goods] of laid.entries())
      if (goods) await halves.draw({ plane, goods, coarseness }, () => true)
    halves.show()
  }
  /** The two halves draw the same: whoever looks sees nothing of it but that it goes on. */
  const goOnWithoutCard = async () => {
    halves.leaveCard()
    await layAll(fine)
    onCanvas(halves.canvas())
  }
  halves.onCardLost(() => void goOnWithoutCard())
  const begin = async (goods: readonly Goods[]) => {
    for (const [plane, each] of goods.entries()) laid[plane] = each
    await layAll(coarse)
    if (halves.isCardSlow()) return goOnWithoutCard()
    onCanvas(halves.canvas())
    await layAll(fine)
  }
  return { begin, stage: stageOf(engine, halves, layingChanged(laid, layOne)) }
}

const layingChanged =
  (laid: readonly (Goods | undefined)[], layOne: (plane: number, goods: Goods) => Promise<void>) =>
  async (goods: readonly Goods[]): Promise<void> => {
    const changed = goods.flatMap((each, plane) => (isSame(laid[plane], each) ? [] : [{ each, plane }]))
    await Promise.all(changed.map(({ each, plane }) => layOne(plane, each)))
  }

const busyPlanes = (onDrawing: Shown['onDrawing']) => {
  const planes = new Set<number>()
  return {
    begin: (plane: number) => onDrawing([...planes.add(plane)]),
    end: (plane: number) => {
      planes.delete(plane)
      onDrawing([...planes])
    },
  }
}

const stageOf = (engine: Engine, halves: Halves, lay: Stage['lay']): Omit<Stage, 'scene'> => ({
  lay,
  warm: (plane, goods) => {
    void engine.ask({ kind: 'warm', plane, goods, coarseness: coarse }).catch(() => undefined)
  },
  copy: () => copyOf(halves.canvas()),
  half: halves.kind,
  close: () => {
    halves.close()
    engine.close()
  },
})

const isSame = (one: Goods | undefined, other: Goods) => JSON.stringify(one) === JSON.stringify(other)

const copyOf = (canvas: HTMLCanvasElement): HTMLCanvasElement => {
  const copy = document.createElement('canvas')
  copy.width = canvas.width
  copy.height = canvas.height
  copy.getContext('2d')?.drawImage(canvas, 0, 0)
  return copy
}
