import { shownLength } from '@showroom/contract/visualizer/feet.rules'
import { photoSurfaces, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { faultOf, type Taken } from '@showroom/drawing/photo/corners'
import { type AreaFault, outlineOf, sidesOf, sideTyped } from '@showroom/drawing/photo/marked-surface'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useIsDecimal } from '../../../shop-context/display.ts'
import {
  cutoutIn,
  hasFewestPoints,
  hasMostCutouts,
  hasMostPoints,
  isUpright,
  type Marks,
  pointAdded,
  pointRemoved,
} from './marks.rules.ts'
import { photoMessages as messages } from './messages.ts'
import type { Step as StepName } from './StepButtons.tsx'

type Props = {
  step: StepName
  marks: Marks
  photo: Taken
  touched: number
  fault: AreaFault | null
  /** `at`: what is typed or slid; the same again is one step. */
  onMarks: (marks: Marks, at?: string) => void
}

/** What a step asks for beside its points, and what is wrong with them. */
export const PhotoSteps = ({ fault, ...rest }: Props) => (
  <>
    {fault && (
      <p className="form-error" role="alert">
        {messages.areaFaults[fault]}
      </p>
    )}
    <Step {...rest} />
  </>
)

const Step = ({ step, ...rest }: Omit<Props, 'fault'>) => {
  if (step === 'corners') return <CornerStep {...rest} />
  if (step === 'outline') return <OutlineStep {...rest} />
  return step === 'cutouts' ? <CutoutStep {...rest} /> : <LightStep {...rest} />
}

type StepProps = Omit<Props, 'step' | 'fault'>

const longestTyped = 20

const CornerStep = ({ marks, photo, onMarks }: StepProps) => {
  const fault = faultOf(marks.corners)
  const sides = sidesOf(marks, photo)
  const isDecimal = useIsDecimal()
  const hintOf = (side: 'across' | 'along') =>
    sides?.guessed && marks[side].trim() === ''
      ? messages.guessed(shownLength(sides[side], isDecimal), sides.guessed !== 'usual')
      : messages.lengthHint
  return (
    <div className="photo-step">
      <p className="room-soft">
        {isUpright(marks.surface) ? messages.wallCornersAbout : messages.cornersAbout}
      </p>
      {fault && (
        <p className="form-error" role="alert">
          {fault === 'crossed' ? messages.crossed : messages.tooSmall}
        </p>
      )}
      <fieldset className="room-choice">
        <legend>{messages.surface}</legend>
        {photoSurfaces.map((surface) => (
          <button
            key={surface}
            type="button"
            aria-pressed={marks.surface === surface}
            onClick={() => onMarks({ ...marks, surface })}
          >
            {surfaceNames[surface]}
          </button>
        ))}
      </fieldset>
      <div className="photo-sides">
        {(['across', 'along'] as const).map((side) => (
          <TextField
            key={side}
            name={side}
            label={(isUpright(marks.surface) ? messages.wallSides : messages.sides)[side]}
            value={marks[side]}
            autoComplete="off"
            hint={hintOf(side)}
            error={
              marks[side].trim() !== '' && sideTyped(marks[side]) === null ? messages.badLength : undefined
            }
            onChange={(typed) => onMarks({ ...marks, [side]: typed.slice(0, longestTyped) }, side)}
          />
        ))}
      </div>
    </div>
  )
}

const OutlineStep = ({ marks, touched, onMarks }: StepProps) => {
  const outline = outlineOf(marks)
  return (
    <div className="photo-step">
      <p className="room-soft">{messages.outlineAbout}</p>
      <p className="photo-acts">
        <button
          type="button"
          className="button quiet"
          disabled={hasMostPoints(outline)}
          onClick={() => onMarks({ ...marks, outline: pointAdded(outline) })}
        >
          {messages.addPoint}
        </button>
        <button
          type="button"
          className="button quiet"
          disabled={hasFewestPoints(outline)}
          onClick={() => onMarks({ ...marks, outline: pointRemoved(outline, touched) })}
        >
          {messages.removePoint}
        </button>
      </p>
    </div>
  )
}

const CutoutStep = ({ marks, onMarks }: StepProps) => (
  <div className="photo-step">
    <p className="room-soft">{messages.cutoutsAbout}</p>
    <p className="photo-acts">
      <button
        type="button"
        className="button quiet"
        disabled={hasMostCutouts(marks)}
        onClick={() => onMarks({ ...marks, cutouts: [...marks.cutouts, cutoutIn(outlineOf(marks))] })}
      >
        {messages.addCutout}
      </button>
      <button
        type="button"
        className="button quiet"
        disabled={marks.cutouts.length === 0}
        onClick={() => onMarks({ ...marks, cutouts: marks.cutouts.slice(0, -1) })}
      >
        {messages.removeCutout}
      </button>
    </p>
  </div>
)

const ranges = {
  smoothing: { min: 0, max: 1, step: 0.1 },
  brightness: { min: -1, max: 1, step: 0.1 },
} as const

const LightStep = ({ marks, onMarks }: StepProps) => (
  <fieldset className="photo-step photo-light">
    <legend>{messages.light}</legend>
    {(['smoothing', 'brightness'] as const).map((name) => (
      <label key={name} className="room-field">
        {messages[name]}
        <input
          type="range"
          {...ranges[name]}
          value={marks[name]}
          onChange={({ currentTarget: { value } }) => onMarks({ ...marks, [name]: Number(value) }, name)}
        />
      </label>
    ))}
  </fieldset>
)
