import type { Project, ProjectRoom } from '@showroom/contract/project/project'
import { areasOf } from '@showroom/contract/project/room-areas.rules'
import { exact } from '@showroom/widgets/ui/format.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
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
import { keyIn, optionsOf, roomWords } from './words.ts'

type Props = {
  projectId: string
  /** Null for a new one. */
  room: ProjectRoom | null
  onSaved: (project: Project) => void
  onClose: () => void
}

/** Several rectangles and openings; what comes of them stands below while it is typed. */
export const RoomDialog = ({ projectId, room, onSaved, onClose }: Props) => {
  const values = room ? roomAsTyped(room) : blankRoom
  const { form: element, ...form } = useForm<RoomTyped>({ values, rules: roomRules })
  const save = useSave(form, async (typed) => {
    const measures = measuresIn(typed)
    const body = {
      name: typed.name,
      type: keyIn(roomWords, typed.type) ?? 'other',
      measures: {
        ...measures,
        rectangles: [...measures.rectangles],
        openings: [...measures.openings],
        counters: [...measures.counters],
      },
    }
    const { data, message } = room
      ? await call('PUT /api/project_room/{id}', { params: { id: room.id }, body })
      : await call('POST /api/project/{id}/room', { params: { id: projectId }, body })
    onSaved(data)
    return message
  })
  return (
    <Dialog title={room ? `Measure ${room.name}` : 'Add a room'} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <RoomFields form={form} />
        <AreasTyped typed={form.values} />
        <SaveButton isBusy={form.isBusy} label="Save room" />
      </form>
    </Dialog>
  )
}

type Form = Pick<ReturnType<typeof useForm<RoomTyped>>, 'values' | 'change' | 'errors' | 'errorOf'>

const RoomFields = ({ form }: { form: Form }) => {
  const { values, change, errorOf } = form
  return (
    <>
      <div className="account-pair">
        <TextField
          name="name"
          label="Name"
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
          label="Type"
          options={optionsOf(roomWords)}
          value={values.type}
          error={errorOf('type')}
          onChange={(type) => change({ type })}
        />
      </div>
      <p className="form-hint">Lengths in feet: 10.5, 10 ft 6 in or 10&apos; 6&quot;.</p>
      <FloorParts form={form} />
      <TextField
        name="height"
        label="Ceiling height"
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
          label="Backsplash height"
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
    title="Floor"
    name="rectangles"
    add="Add another rectangle"
    fields={[
      { field: 'length', label: 'Length' },
      { field: 'width', label: 'Width' },
      { field: 'joined', label: 'Open to the rest', isOnlyLater: true },
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
      title="Doors and windows"
      name="openings"
      add="Add a door or window"
      fields={[
        { field: 'width', label: 'Width' },
        { field: 'height', label: 'Height' },
        { field: 'count', label: 'How many' },
      ]}
      blank={blankOpening}
      most={20}
      parts={form.values.openings}
      onChange={(openings) => form.change({ openings }, errorsUnder(form, 'openings'))}
      errorOf={form.errorOf}
    />
    <LengthParts
      title="Counters"
      name="counters"
      add="Add a counter"
      fields={[{ field: 'length', label: 'Length' }]}
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
    `Floor ${exact(floor)} sq ft`,
    `walls ${exact(wall)} sq ft`,
    ...(backsplash > 0 ? [`backsplash ${exact(backsplash)} sq ft`] : []),
    ...(counter > 0 ? [`counter ${exact(counter)} linear ft`] : []),
  ]
  return (
    <p className="workspace-note" role="status">
      {words.join(' · ')}
    </p>
  )
}
