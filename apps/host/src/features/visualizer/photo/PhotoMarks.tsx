import type { Plane } from '@showroom/drawing/relight/plane-sampler'
import { onPlane, type Point, seenAt } from '@showroom/drawing/photo/corners'
import { MarkPoint } from './MarkPoint.tsx'
import { outlineOf } from '@showroom/drawing/photo/marked-surface'
import { cornersMoved, isUpright, type Marks, moved } from './marks.rules.ts'
import { photoMessages as messages } from './messages.ts'

export type MarkStep = 'corners' | 'outline' | 'cutouts'

type Props = {
  step: MarkStep
  marks: Marks
  plane: Plane | null
  /** `at`: what is moved; the same again is one step. */
  onMarks: (marks: Marks, at: string) => void
  /** A point is taken hold of. */
  onGrab: () => void
  /** The point of the outline that was touched last. */
  onTouch: (index: number) => void
}

/** What is marked, over the photo: the points of the step that somebody is at, and all the lines. */
export const PhotoMarks = ({ step, marks, plane, onMarks, onGrab, onTouch }: Props) => {
  const outline = outlineOf(marks)
  return (
    <>
      <svg className="photo-lines" viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        {plane && step === 'corners' && <path className="photo-grid" d={gridOn(plane, marks.corners)} />}
        <path d={pathOf(outline)} />
        {marks.cutouts.map((cutout, index) => (
          <path key={index} className="photo-cutout" d={pathOf(cutout)} />
        ))}
      </svg>
      {step === 'corners' &&
        marks.corners.map((at, index) => (
          <MarkPoint
            key={index}
            label={(isUpright(marks.surface) ? messages.wallCornerNames : messages.cornerNames)[index] ?? ''}
            at={at}
            onGrab={onGrab}
            onMove={(to) =>
              onMarks({ ...marks, corners: cornersMoved(marks.corners, index, to) }, `corner ${index}`)
            }
          />
        ))}
      {step === 'outline' &&
        outline.map((at, index) => (
          <MarkPoint
            key={index}
            label={messages.outlinePoint(index + 1)}
            at={at}
            onGrab={onGrab}
            onTouch={() => onTouch(index)}
            onMove={(to) => onMarks({ ...marks, outline: moved(outline, index, to) }, `outline ${index}`)}
          />
        ))}
      {step === 'cutouts' &&
        marks.cutouts.map((cutout, which) =>
          cutout.map((at, index) => (
            <MarkPoint
              key={`${which} ${index}`}
              label={messages.cutoutPoint(which + 1, index + 1)}
              at={at}
              onGrab={onGrab}
              onMove={(to) =>
                onMarks(
                  { ...marks, cutouts: marks.cutouts.with(which, moved(cutout, index, to)) },
                  `cutout ${which} ${index}`,
                )
              }
            />
          )),
        )}
    </>
  )
}

const pathOf = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x.toFixed(4)} ${y.toFixed(4)}`).join('L')}Z`

const foot = 0.3048
const mostLines = 60

/** Cells of a foot on the rectangle: what is wrong with the corners shows there. */
const gridOn = (plane: Plane, [farLeft, farRight]: Marks['corners']): string => {
  const [, depth] = onPlane(plane, farLeft)
  const [width] = onPlane(plane, farRight)
  const lines = (far: number) =>
    Array.from({ length: Math.min(mostLines, Math.ceil(far / foot)) }, (_, index) => index * foot)
  const line = (from: Point, to: Point) => {
    const [[x, y], [toX, toY]] = [seenAt(plane, from), seenAt(plane, to)]
    return `M${x.toFixed(4)} ${y.toFixed(4)}L${toX.toFixed(4)} ${toY.toFixed(4)}`
  }
  return [
    ...lines(width).map((u) => line([u, 0], [u, depth])),
    ...lines(depth).map((v) => line([0, v], [width, v])),
  ].join('')
}
