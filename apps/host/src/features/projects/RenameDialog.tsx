import { projectMessages as say } from '@showroom/contract/project/project.messages'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'

type Props = { project: { id: string; name: string }; onRenamed: () => void; onClose: () => void }

export const RenameDialog = ({ project, onRenamed, onClose }: Props) => {
  const { form: element, ...form } = useForm({
    values: { name: project.name },
    rules: ({ name }) => (name.trim() === '' ? { name: [say.name] } : {}),
  })
  const save = useSave(form, async (body) => {
    const { message } = await call('PUT /api/project/{id}', { params: { id: project.id }, body })
    onRenamed()
    return message
  })
  return (
    <Dialog title="Rename" onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <TextField
          name="name"
          label="Name"
          required
          maxLength={120}
          enterKeyHint="done"
          value={form.values.name}
          error={form.errorOf('name')}
          onChange={(name) => form.change({ name })}
        />
        <SaveButton isBusy={form.isBusy} />
      </form>
    </Dialog>
  )
}
