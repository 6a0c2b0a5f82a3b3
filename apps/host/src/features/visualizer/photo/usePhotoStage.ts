import type { PhotoLayer } from '@showroom/drawing/photo/photo-layers'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { type RefObject, useEffect, useState } from 'react'
import type { Patch } from '../room/stage/engine-messages.ts'
import { startEngine } from '../room/stage/open-engine.ts'

export type Drawing = 'idle' | 'busy' | 'failed' | 'not_started'

/** Keeps a canvas as it is wished: the photo itself, or with goods on its surfaces. The newest wish wins. */
export const usePhotoStage = (
  canvas: RefObject<HTMLCanvasElement | null>,
  photo: Photo,
  layers: readonly PhotoLayer[],
): { drawing: Drawing; again: () => void } => {
  const [drawing, setDrawing] = useState<Drawing>('idle')
  const { painter, again } = usePainter(photo)
  useEffect(() => {
    const context = canvas.current?.getContext('2d', { alpha: false })
    if (!context) return undefined
    let isOver = false
    const end = (drawn: Drawing, patch?: Piece | null) => {
      if (isOver) return
      setDrawing(drawn)
      if (patch) putOn(context, patch)
    }
    if (layers.length === 0) end('idle', { x: 0, y: 0, ...photo })
    else if (painter === 'refused') end('not_started')
    else {
      setDrawing('busy')
      // It is drawn as soon as the engine is there.
      painter
        ?.draw(layers, () => isOver)
        .then(
          (patch) => end('idle', patch),
          (error: unknown) => {
            reportError(error)
            end('failed')
          },
        )
    }
    return () => {
      isOver = true
    }
  }, [canvas, photo, painter, layers])
  return { drawing, again }
}

type Piece = Omit<Patch, 'pixels'> & Pick<Photo, 'pixels'>

const putOn = (context: CanvasRenderingContext2D, { x, y, width, height, pixels }: Piece) =>
  context.putImageData(new ImageData(Uint8ClampedArray.from(pixels), width, height), x, y)

type Painter = Awaited<ReturnType<typeof openPainter>>

/** Null until it is open. */
const usePainter = (photo: Photo): { painter: Painter | 'refused' | null; again: () => void } => {
  const [painter, setPainter] = useState<Painter | 'refused' | null>(null)
  const [attempt, setAttempt] = useState(0)
  useEffect(() => {
    let isOver = false
    const opening = openPainter(photo)
    opening.then(
      (opened) => {
        if (!isOver) setPainter(opened)
      },
      (error: unknown) => {
        reportError(error)
        if (!isOver) setPainter('refused')
      },
    )
    return () => {
      isOver = true
      // One that did not open has closed itself, and is told of above.
      opening.then(
        (opened) => opened.close(),
        () => undefined,
      )
    }
  }, [photo, attempt])
  const again = () => {
    setPainter(null)
    setAttempt(attempt + 1)
  }
  return { painter, again }
}

/** An engine that holds one photo. */
const openPainter = async (photo: Photo) => {
  const engine = await startEngine()
  try {
    await engine.ask({ kind: 'photo', photo })
  } catch (error) {
    engine.close()
    throw error
  }
  let last: Promise<unknown> = Promise.resolve()
  return {
    close: engine.close,
    draw: async (layers: readonly PhotoLayer[], isOver: () => boolean): Promise<Patch | null> => {
      // Whoever drags wishes many things, and waits for the last.
      await last
      if (isOver()) return null
      const drawn = engine.ask({ kind: 'photo_with', layers })
      last = drawn.catch(() => null)
      return drawn
    },
  }
}
