import type { Project } from '@showroom/contract/project/project'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { useProfile } from '../../shop-context/useShopState.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { call } from '../../data/call.ts'
import { ProjectFields, type ProjectTyped } from './ProjectFields.tsx'
import { blankProject, projectBody, projectRules } from './project-form.ts'
import { projectMessages as messages } from './messages.ts'

type Props = { onMade: (project: Project) => void; onClose: () => void }

/** In the showroom that is open: a project belongs to one. */
export const NewProjectDialog = ({ onMade, onClose }: Props) => {
  const { showroom } = useCurrentShowroom.getState()
  const profile = useProfile()
  const { form: element, ...form } = useForm<ProjectTyped>({ values: blankProject, rules: projectRules })
  const save = useSave(form, async (typed) => {
    const { data, message } = await call('POST /api/project', { body: { ...projectBody(typed), showroom } })
    onMade(data)
    return message
  })
  const company = isSelected(showroom) && profile ? profile.company_name : messages.showroomTheMarketplace
  return (
    <Dialog title={messages.newProject} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <p className="account-soft">
          {messages.withMaterialsAndPrices} <strong>{company}</strong>.
        </p>
        <ProjectFields values={form.values} onChange={form.change} errorOf={form.errorOf} />
        <SaveButton isBusy={form.isBusy} label={messages.startTheProject} busyLabel={messages.starting} />
      </form>
    </Dialog>
  )
}
