import type { Photo } from '@showroom/drawing/photo/photo-scene'
import { useMemo, useState } from 'react'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useIsDecimal } from '../../../shop-context/display.ts'
import { OpeningFields } from '../own-plan/OpeningFields.tsx'
import { PlanSeen } from '../own-plan/PlanSeen.tsx'
import { RoomFields } from '../own-plan/RoomFields.tsx'
import { usePlanForm } from '../own-plan/usePlanForm.ts'
import { ownPlanMessages } from '../own-plan/messages.ts'
import { emptyTrace, readTrace, type TypedTrace } from './trace-form.ts'
import { TracePicture, type TraceStep } from './TracePicture.tsx'
import { TraceWalls, wallNamed } from './TraceWalls.tsx'
import { traceMessages as messages } from './messages.ts'

/** One length and the walls over the picture, then what every room of one's own is asked for. */
export const TraceEditor = ({ photo }: { photo: Photo }) => {
  const isDecimal = useIsDecimal()
  const [typed, setTyped] = useState<TypedTrace>(() => emptyTrace(isDecimal))
  const change = (changed: Partial<TypedTrace>) => setTyped((before) => ({ ...before, ...changed }))
  const { width, height } = photo
  const read = useMemo(() => readTrace(typed, { width, length: height }), [typed, width, height])
  const { form, submit, errorOf, isBusy } = usePlanForm(read, typed.name)
  const { walls, openings } = typed
  // What was typed of a length is answered at once, for the points beside it change it as well.
  const lengthError = typed.length.trim() === '' ? errorOf('length') : read.errors.length?.join(' ')
  return (
    <form ref={form} className="form own-plan trace-plan" noValidate onSubmit={submit}>
      <div className="own-plan-fields">
        <Traced {...{ photo, typed, change }} lengthError={lengthError} />
        <TraceWalls {...{ typed, change }} plan={read.plan} />
        <RoomFields {...{ typed, change, errorOf }} />
        <OpeningFields
          openings={openings}
          walls={walls.map(({ id }, at) => ({ value: String(id), label: wallNamed(walls, at) }))}
          firstWall={() => String(walls[0]?.id ?? 0)}
          onOpenings={(changed) => change({ openings: changed })}
          errorOf={errorOf}
        />
      </div>
      <PlanSeen plan={read.plan} outline={errorOf('outline')} empty={messages.notYet}>
        <button type="submit" className="button" aria-busy={isBusy}>
          {ownPlanMessages.open}
        </button>
      </PlanSeen>
    </form>
  )
}

type TracedProps = {
  photo: Photo
  typed: TypedTrace
  change: (changed: Partial<TypedTrace>) => void
  lengthError: string | undefined
}

const steps = ['scale', 'walls'] as const
const zooms = [1, 1.5, 2, 3] as const

/** The picture, and what is marked in it at the moment. */
const Traced = ({ photo, typed, change, lengthError }: TracedProps) => {
  const [step, setStep] = useState<TraceStep>('scale')
  const [zoom, setZoom] = useState(0)
  return (
    <div className="trace-stage">
      <div className="trace-bar">
        <div className="room-views photo-steps" role="group" aria-label={messages.steps}>
          {steps.map((each) => (
            <button key={each} type="button" aria-pressed={step === each} onClick={() => setStep(each)}>
              {messages.step[each]}
            </button>
          ))}
        </div>
        <div className="account-actions" role="group" aria-label={messages.size}>
          <button
            type="button"
            className="button quiet"
            disabled={zoom === 0}
            onClick={() => setZoom(zoom - 1)}
          >
            {messages.smaller}
          </button>
          <button
            type="button"
            className="button quiet"
            disabled={zoom === zooms.length - 1}
            onClick={() => setZoom(zoom + 1)}
          >
            {messages.larger}
          </button>
        </div>
      </div>
      <p className="form-hint">{step === 'scale' ? messages.scaleAbout : messages.wallsAbout}</p>
      <TracePicture {...{ photo, typed, step, change }} zoom={zooms[zoom] ?? 1} />
      <TextField
        name="length"
        label={messages.length}
        value={typed.length}
        onChange={(length) => change({ length })}
        error={lengthError}
        hint={ownPlanMessages.lengthHint}
        autoComplete="off"
        maxLength={14}
      />
    </div>
  )
}
