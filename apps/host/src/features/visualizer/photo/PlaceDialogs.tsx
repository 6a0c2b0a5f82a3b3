import { photoSurfaces, type PhotoSurfaceKey, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { photoMessages as messages } from './messages.ts'

type AddProps = { onClose: () => void; onAdd: (kind: PhotoSurfaceKey) => void }

/** Which kind of surface is marked next. */
export const AddSurface = ({ onClose, onAdd }: AddProps) => (
  <Dialog title={messages.addSurface} onClose={onClose}>
    <p>{messages.addAbout}</p>
    <ul className="photo-kinds">
      {photoSurfaces.map((kind) => (
        <li key={kind}>
          <button type="button" className="button quiet" onClick={() => onAdd(kind)}>
            {surfaceNames[kind]}
          </button>
        </li>
      ))}
    </ul>
  </Dialog>
)

const longestName = 40

type NameProps = { name: string; onClose: () => void; onName: (name: string) => void }

/** What somebody calls a surface. */
export const NameSurface = ({ name, onClose, onName }: NameProps) => {
  const { form: element, ...form } = useForm({
    values: { name },
    rules: ({ name: typed }) => (typed.trim() === '' ? { name: [messages.needName] } : {}),
  })
  return (
    <Dialog title={messages.renameTitle(name)} onClose={onClose}>
      <form
        ref={element}
        className="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          if (form.check()) onName(form.values.name.trim())
        }}
      >
        <TextField
          name="name"
          label={messages.surfaceName}
          value={form.values.name}
          maxLength={longestName}
          error={form.errorOf('name')}
          onChange={(typed) => form.change({ name: typed })}
          required
        />
        <button type="submit" className="button">
          {messages.rename}
        </button>
      </form>
    </Dialog>
  )
}
