import type { LaidState } from '@showroom/contract/visualizer/design'
import { nothingLaid } from '@showroom/contract/visualizer/laid.rules'
import { surfaceNames } from '@showroom/contract/visualizer/surfaces'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { type CSSProperties, type ReactNode, useMemo, useRef, useState } from 'react'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { goodsOf } from '../room/goods-of.rules.ts'
import { nothingChosen, withLaid, withProduct } from '../room/look.rules.ts'
import { Materials } from '../room/Materials.tsx'
import { Options } from '../room/Options.tsx'
import { firstMarks, type Marks, surfaceOf } from './marks.rules.ts'
import { photoMessages as messages } from './messages.ts'
import { PhotoMarks } from './PhotoMarks.tsx'
import { PhotoShop } from './PhotoShop.tsx'
import { PhotoSteps } from './PhotoSteps.tsx'
import { type Step, StepButtons } from './StepButtons.tsx'
import { usePhotoStage } from './usePhotoStage.ts'

/** One photo: what is marked in it, what lies there, and how much of that it takes. */
export const PhotoEditor = ({ photo }: { photo: Photo }) => {
  const [marks, setMarks] = useState<Marks>(firstMarks)
  const [step, setStep] = useState<Step>('corners')
  const [touched, setTouched] = useState(0)
  const marked = useMemo(() => surfaceOf(marks, photo), [marks, photo])
  const goods = useGoods(marks, () => setStep('see'))
  const isSeen = step === 'see' && goods.shown !== null && marked !== null
  return (
    <div className="photo-room">
      <div className="photo-stage">
        <StepButtons step={step} onStep={setStep} />
        <PhotoPicture
          photo={photo}
          surface={isSeen ? marked.surface : null}
          goods={isSeen ? goods.shown : null}
          label={isSeen ? messages.photoOf(surfaceNames[marks.surface]) : messages.nothingLaid}
        >
          {step !== 'see' && (
            <PhotoMarks
              step={step}
              marks={marks}
              plane={marked?.surface.plane ?? null}
              onMarks={setMarks}
              onTouch={setTouched}
            />
          )}
        </PhotoPicture>
        <p className="room-note">{messages.limits}</p>
        <PhotoSteps {...{ step, marks, photo, touched }} fault={marked?.fault ?? null} onMarks={setMarks} />
      </div>
      <div className="room-side">
        <PhotoShop
          key={`shop ${marks.surface}`}
          surface={marks.surface}
          estimate={marked?.area ?? 0}
          {...goods}
        />
        {goods.material && (
          <Options
            key={goods.material.id}
            material={goods.material}
            laid={goods.laid}
            onChange={goods.change}
          />
        )}
        <Materials
          key={marks.surface}
          surface={marks.surface}
          showroom={goods.showroom}
          area={marked?.area ?? 0}
          laid={goods.material?.id ?? null}
          onLay={goods.lay}
          onLook={() => undefined}
        />
      </div>
    </div>
  )
}

/** What lies on the marked surface. Each kind of surface remembers its own. */
const useGoods = ({ surface }: Marks, onLaid: () => void) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [state, setState] = useState(nothingChosen)
  const [met, setMet] = useState<readonly Material[]>([])
  const laid = state.laid[surface]
  const material = met.find(({ id }) => id === laid?.product_id) ?? null
  const shown = useMemo(
    () => (laid && material?.appearance ? goodsOf(material.appearance, laid) : null),
    [laid, material],
  )
  return {
    showroom,
    state,
    laid: laid ?? nothingLaid,
    material,
    shown,
    lay: (next: Material | null) => {
      if (next) setMet((before) => [...before.filter(({ id }) => id !== next.id), next])
      setState(withProduct(state, surface, next?.id ?? null))
      if (next) onLaid()
    },
    change: (change: Partial<LaidState>) => setState(withLaid(state, surface, change)),
  }
}

/** As wide as it may be without being taller than the window. */
const shapeOf = ({ width, height }: Photo): CSSProperties => ({
  aspectRatio: `${width} / ${height}`,
  ['--photo-ratio' as string]: width / height,
})

type PictureProps = Parameters<typeof usePhotoStage>[2] & {
  photo: Photo
  label: string
  children: ReactNode
}

const PhotoPicture = ({ photo, surface, goods, label, children }: PictureProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const { drawing, again } = usePhotoStage(canvas, photo, { surface, goods })
  return (
    <div className="photo-picture" style={shapeOf(photo)}>
      <canvas ref={canvas} width={photo.width} height={photo.height} role="img" aria-label={label} />
      {children}
      {drawing === 'busy' && (
        <span className="room-badge" role="status">
          {messages.drawing}
        </span>
      )}
      {(drawing === 'failed' || drawing === 'not_started') && (
        <div className="room-badge photo-failed">
          <span role="alert">{drawing === 'failed' ? messages.notDrawn : messages.notStarted}</span>
          <button type="button" onClick={again}>
            {messages.startAgain}
          </button>
        </div>
      )}
    </div>
  )
}
