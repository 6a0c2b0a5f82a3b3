import type { FilledLine } from '@showroom/contract/cart/filled-line'
import type { ProjectCard } from '@showroom/contract/project/project'
import { call } from '../../../data/call.ts'
import { useRead } from '../../../data/useRead.ts'
import { useSave } from '../../../data/useSave.ts'
import { Dialog } from '../../../kit/form/Dialog.tsx'
import { SelectField } from '../../../kit/form/SelectField.tsx'
import { TextField } from '../../../kit/form/TextField.tsx'
import { useForm } from '../../../kit/form/useForm.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { SaveButton } from '../../../kit/SaveButton.tsx'
import { toast } from '../../../kit/toast/toast.ts'
import { paths } from '../../../paths.ts'
import { roomMessages as messages } from './messages.ts'
import type { RoomKeeping } from './useKeep.ts'

type Into = { project_id: string } | { name: string }
type Done = { project_id: string; report: readonly FilledLine[] }
type Put = (id: string, into: Into) => Promise<{ data: Done; message?: string | undefined }>

const putDesign: Put = (id, body) =>
  call('POST /api/visualization/design/{id}/to_project', { params: { id }, body })

type Props = { keeping: Pick<RoomKeeping, 'keep'>; put?: Put; onClose: () => void }

const mostListed = 96
const fresh = ''

/** Into which project the room goes with its goods: one there is, or a new one. */
export const RoomToProject = ({ keeping, put = putDesign, onClose }: Props) => {
  const read = useRead('GET /api/project', { query: { page_size: mostListed } })
  return (
    <Dialog title={messages.projectTitle} onClose={onClose}>
      <Loaded read={read} rows={2}>
        {({ data }) => (
          <Choice projects={data.filter(({ can }) => can.suggest)} {...{ keeping, put, onClose }} />
        )}
      </Loaded>
    </Dialog>
  )
}

type ChoiceProps = Required<Props> & { projects: readonly ProjectCard[] }

const Choice = ({ projects, keeping, put, onClose }: ChoiceProps) => {
  const { form: element, ...form } = useForm({
    values: { project_id: projects[0]?.id ?? fresh, name: '' },
    rules: ({ project_id, name }) =>
      project_id === fresh && name.trim() === '' ? { name: [messages.needName] } : {},
  })
  const { project_id, name } = form.values
  const save = useSave(form, async () => {
    const kept = await keeping.keep()
    if (!kept) return undefined
    const { data, message } = await put(
      kept.id,
      project_id === fresh ? { name: name.trim() } : { project_id },
    )
    toast.success(message ?? messages.addedToProject, {
      to: paths.project(data.project_id),
      label: messages.openProject,
    })
    for (const { result, text, message: why } of data.report)
      if (result === 'left_out') toast.warning(`${text}: ${why}`)
    onClose()
    return undefined
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <SelectField
        name="project_id"
        label={messages.project}
        value={project_id}
        onChange={(chosen) => form.change({ project_id: chosen })}
        options={[
          ...projects.map((project) => ({ value: project.id, label: project.name })),
          { value: fresh, label: messages.newProject },
        ]}
      />
      {project_id === fresh && (
        <TextField
          name="name"
          label={messages.projectName}
          value={name}
          error={form.errorOf('name')}
          onChange={(typed) => form.change({ name: typed })}
          required
        />
      )}
      <SaveButton isBusy={form.isBusy} label={messages.addToProject} />
    </form>
  )
}
