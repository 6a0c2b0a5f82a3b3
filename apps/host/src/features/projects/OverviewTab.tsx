import type { Project } from '@showroom/contract/project/project'
import { shownDay } from '@showroom/contract/shared/day'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { useSave } from '../../data/useSave.ts'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { touched } from '../../kit/form/touched.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { paths } from '../../paths.ts'
import { call } from '../../data/call.ts'
import { DesignerInProject } from './DesignerInProject.tsx'
import { ProjectFields, type ProjectTyped } from './ProjectFields.tsx'
import { projectAsTyped, projectBody, projectRules } from './project-form.ts'
import type { TabProps } from './Workspace.tsx'
import { typeWords } from './choice.messages.ts'
import { projectMessages as messages } from './messages.ts'

export const OverviewTab = ({ project, onChange }: TabProps) => {
  const [isEditing, setEditing] = useState(false)
  return (
    <div className="workspace-stack">
      <NeedsYou project={project} />
      <dl className="workspace-facts">
        {factsOf(project).map(([label, words]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      {project.can.approve && (
        <div className="account-actions">
          <button type="button" className="button quiet" onClick={() => setEditing(true)}>
            {messages.editDetails}
          </button>
        </div>
      )}
      {project.can.manage && <DesignerInProject projectId={project.id} />}
      {isEditing && <DetailsDialog project={project} onChange={onChange} onClose={() => setEditing(false)} />}
    </div>
  )
}

const factsOf = (project: Project): [string, string][] => [
  [messages.kind, project.type ? typeWords[project.type] : messages.notSaid],
  [messages.place, [project.address, project.zip_code].filter(Boolean).join(', ') || messages.notSaid],
  [messages.targetStart, project.start_on ? shownDay(project.start_on) : messages.notSaid],
  ...(project.budget_cents === undefined
    ? []
    : [
        [
          messages.budget,
          project.budget_cents === null ? messages.notSet : money(project.budget_cents),
        ] satisfies [string, string],
      ]),
  [messages.showroom, project.showroom.company_name],
]

/** What waits for the one who looks; where nothing does, what comes next. */
const NeedsYou = ({ project }: { project: Project }) => {
  const at = (tab: string) => paths.project(project.id, tab)
  if (project.waiting_count > 0)
    return (
      <p className="workspace-note">
        {messages.forYourWord(project.waiting_count)} <Link to={at('items')}>{messages.lookAtThem}</Link>
      </p>
    )
  if (!project.can.suggest || project.items.length > 0) return null
  return (
    <p className="workspace-note">
      {project.rooms.length === 0 ? (
        <>
          {messages.beginWithARoom} <Link to={at('rooms')}>{messages.addARoom}</Link>
        </>
      ) : (
        <>
          {messages.yourRoomsAreThere} <Link to={at('items')}>{messages.addItems}</Link>
        </>
      )}
    </p>
  )
}

const DetailsDialog = ({ project, onChange, onClose }: TabProps & { onClose: () => void }) => {
  const [shown] = useState(() => projectAsTyped(project))
  const { form: element, ...form } = useForm<ProjectTyped>({ values: shown, rules: projectRules })
  const save = useSave(form, async (typed) => {
    const { budget_cents: budget, ...rest } = touched(projectBody(shown), projectBody(typed))
    // Whoever may not see the budget leaves it as it is.
    const body =
      project.budget_cents === undefined || budget === undefined ? rest : { ...rest, budget_cents: budget }
    const { data, message } = await call('PUT /api/project/{id}', { params: { id: project.id }, body })
    onChange(data)
    onClose()
    return message
  })
  return (
    <Dialog title={messages.editDetails} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <ProjectFields values={form.values} onChange={form.change} errorOf={form.errorOf} />
        <SaveButton isBusy={form.isBusy} />
      </form>
    </Dialog>
  )
}
