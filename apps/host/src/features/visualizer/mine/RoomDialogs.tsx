import type { DesignCard } from '@showroom/contract/visualizer/visualizer'
import { call } from '../../../data/call.ts'
import { useSave } from '../../../data/useSave.ts'
import { useSubmit } from '../../../data/useSubmit.ts'
import { AskDialog } from '../../../kit/form/AskDialog.tsx'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { draftOfDesign, followRename, type Unsaved, writeDraft } from '../room/draft.ts'
import { myRoomsMessages as messages } from './messages.ts'
import '../../account/Account.css'
import '../../../kit/form/form.css'

type Done = { onClose: () => void; onDone: () => void }
type Props = Done & { room: DesignCard }

const longestName = 80

export const RenameRoom = ({ room, onClose, onDone }: Props) => {
  const { form: element, ...form } = useForm({
    values: { name: room.name },
    rules: ({ name }) => (name.trim() === '' ? { name: [messages.needName] } : {}),
  })
  const save = useSave(form, async () => {
    const { data } = await call('PUT /api/visualization/design/{id}', {
      params: { id: room.id },
      body: { version: room.version, name: form.values.name.trim() },
    })
    followRename(room.id, { from: room.version, to: data.version })
    toast.success(messages.renamed)
    onDone()
    return undefined
  })
  return (
    <Dialog title={messages.renameNamed(room.name)} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <TextField
          name="name"
          label={messages.name}
          value={form.values.name}
          error={form.errorOf('name')}
          maxLength={longestName}
          onChange={(name) => form.change({ name })}
          required
        />
        <SaveButton isBusy={form.isBusy} label={messages.saveName} />
      </form>
    </Dialog>
  )
}

export const RemoveRoom = ({ room: { id, name }, onClose, onDone }: Props) => {
  const { run, isBusy } = useSubmit(async () => {
    const { message } = await call('DELETE /api/visualization/design/{id}', { params: { id } })
    writeDraft(draftOfDesign(id), null)
    toast.success(message ?? messages.removed)
    onDone()
  })
  return (
    <AskDialog
      title={messages.removeNamed(name)}
      confirm={messages.remove}
      isBusy={isBusy}
      onConfirm={() => void run()}
      onClose={onClose}
    >
      <p>{messages.removeAbout}</p>
    </AskDialog>
  )
}

export const RemoveUnsaved = ({ room: { name, plan }, onClose, onDone }: Done & { room: Unsaved }) => (
  <AskDialog
    title={messages.removeNamed(plan)}
    confirm={messages.remove}
    isBusy={false}
    onConfirm={() => {
      writeDraft(name, null)
      onDone()
    }}
    onClose={onClose}
  >
    <p>{messages.removeUnsavedAbout}</p>
  </AskDialog>
)
