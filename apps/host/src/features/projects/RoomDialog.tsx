import type { Project, ProjectRoom } from '@showroom/contract/project/project'
import { areasOf } from '@showroom/contract/project/room-areas.rules'
import { exact } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { touched } from '../../kit/form/touched.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { LengthParts } from './LengthParts.tsx'
import {
  blankCounter,
  blankOpening,
  blankRectangle,
  blankRoom,
  measuresIn,
  roomAsTyped,
  roomRules,
  type RoomTyped,
} from './room-form.ts'
import { roomWords } from './choice.messages.ts'
import { keyIn, optionsOf } from './words.ts'
import { projectMessages as messages } from './messages.ts'
import { useIsDecimal } from '../../shop-context/display.ts'
import { roomMessages } from './room.messages.ts'

type Props = {
  projectId: string
  /** Null for a new one. */
  room: ProjectRoom | null
  onSaved: (project: Project) => void
  onClose: () => void
}

/** Several rectangles and openings; what comes of them stands below while it is typed. */
export const RoomDialog = ({ projectId, room, onSaved, onClose }: Props) => {
  const isDecimal = useIsDecimal()
  const [values] = useState(() => (room ? roomAsTyped(room, isDecimal) : blankRoom))
  const { form: element, ...form } = useForm<RoomTyped>({ values, rules: roomRules })
  const save = useSave(form, async (typed) => {
    const body = roomBody(typed)
    const { data, message } = room
      ? await call('PUT /api/project_room/{id}', {
          params: { id: room.id },
          body: touched(roomBody(values), body),
        })
      : await call('POST /api/project/{id}/room', { params: { id: projectId }, body })
    onSaved(data)
    return message
  })
  return (
    <Dialog title={room ? messages.measure(room.name) : messages.addARoom} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <RoomFields form={form} />
        <AreasTyped typed={form.values} />
        <SaveButton isBusy={form.isBusy} label={messages.saveRoom} />
      </form>
    </Dialog>
  )
}

const roomBody = (typed: RoomTyped) => {
  const { rectangles, openings, counters, ...heights } = measuresIn(typed)
  return {
    name: typed.name,
    type: keyIn(roomWords, typed.type) ?? 'other',
    measures: {
      ...heights,
      rectangles: [...rectangles],
      openings: [...openings],
      counters: [...counters],
    },
  }
}

type Form = Pick<ReturnType<typeof useForm<RoomTyped>>, 'values' | 'change' | 'errors' | 'errorOf'>

const RoomFields = ({ form }: { form: Form }) => {
  const { values, change, errorOf } = form
  return (
    <>
      <div className="account-pair">
        <TextField
          name="name"
          label={messages.name}
          required
          maxLength={60}
          autoCapitalize="words"
          enterKeyHint="next"
          value={values.name}
          error={errorOf('name')}
          onChange={(name) => change({ name })}
        />
        <SelectField
          name="type"
          label={messages.type}
          options={optionsOf(roomWords)}
          value={values.type}
          error={errorOf('type')}
          onChange={(type) => change({ type })}
        />
      </div>
      <p className="form-hint">{messages.lengthsInFeet}</p>
      <FloorParts form={form} />
      <TextField
        name="height"
        label={messages.ceilingHeight}
        required={false}
        enterKeyHint="next"
        value={values.height}
        error={errorOf('height')}
        onChange={(height) => change({ height })}
      />
      <WallParts form={form} />
      {values.counters.length > 0 && (
        <TextField
          name="backsplash_height"
          label={messages.backsplashHeight}
          required={false}
          enterKeyHint="done"
          value={values.backsplash_height}
          error={errorOf('backsplash_height')}
          onChange={(backsplash_height) => change({ backsplash_height })}
        />
      )}
    </>
  )
}

/** A changed row takes back what was said of its kind. */
const errorsUnder = ({ errors }: Form, name: string): string[] =>
  Object.keys(errors).filter((field) => field.startsWith(`${name}.`))

const FloorParts = ({ form }: { form: Form }) => (
  <LengthParts
    title={messages.floor}
    name="rectangles"
    add={roomMessages.addRectangle}
    fields={[
      { field: 'length', label: roomMessages.length },
      { field: 'width', label: roomMessages.width },
      { field: 'joined', label: roomMessages.openToTheRest, isOnlyLater: true },
    ]}
    blank={blankRectangle}
    most={12}
    parts={form.values.rectangles}
    onChange={(rectangles) => form.change({ rectangles }, errorsUnder(form, 'rectangles'))}
    errorOf={form.errorOf}
  />
)

const WallParts = ({ form }: { form: Form }) => (
  <>
    <LengthParts
      title={messages.doorsAndWindows}
      name="openings"
      add={roomMessages.addOpening}
      fields={[
        { field: 'width', label: roomMessages.width },
        { field: 'height', label: roomMessages.height },
        { field: 'count', label: roomMessages.howMany },
      ]}
      blank={blankOpening}
      most={20}
      parts={form.values.openings}
      onChange={(openings) => form.change({ openings }, errorsUnder(form, 'openings'))}
      errorOf={form.errorOf}
    />
    <LengthParts
      title={messages.counters}
      name="counters"
      add={roomMessages.addCounter}
      fields={[{ field: 'length', label: roomMessages.length }]}
      blank={blankCounter}
      most={12}
      parts={form.values.counters}
      onChange={(counters) => form.change({ counters }, errorsUnder(form, 'counters'))}
      errorOf={form.errorOf}
    />
  </>
)

const AreasTyped = ({ typed }: { typed: RoomTyped }) => {
  const { floor, wall, backsplash, counter } = areasOf(measuresIn(typed))
  const words = [
    roomMessages.floorSqFt(exact(floor)),
    roomMessages.wallsSqFt(exact(wall)),
    ...(backsplash > 0 ? [roomMessages.backsplashSqFt(exact(backsplash))] : []),
    ...(counter > 0 ? [roomMessages.counterLinearFt(exact(counter))] : []),
  ]
  return (
    <p className="workspace-note" role="status">
      {words.join(' · ')}
    </p>
  )
}
