import type { AiJob, AiPicture } from '@showroom/contract/design-ai/design-ai'
import type { FieldErrors } from '@showroom/contract/shared/errors'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { SelectField } from '../../kit/form/SelectField.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { toast } from '../../kit/toast/toast.ts'
import { paths } from '../../paths.ts'
import { withRedirect } from '../../session/redirect.ts'
import { isSignedIn, useSession } from '../../session/session.ts'
import { coverageNoteOf } from './coverage-note.ts'
import { jobName, roomWords } from './choice.messages.ts'
import { designAiMessages as messages } from './messages.ts'

type Props = { job: AiJob; picture: AiPicture; onClose: () => void }

/** Into a project of the shop’s account, by the shop’s own calls. */
export const SaveDialog = (props: Props) => {
  const session = useSession()
  return (
    <Dialog title={messages.projectTitle} onClose={props.onClose}>
      {isSignedIn(session) ? (
        <ProjectChoice {...props} />
      ) : (
        <div className="ai-dialog">
          <p>{messages.signInToSave}</p>
          <Link className="button" to={withRedirect(paths.login, paths.designAi)}>
            {messages.toShopLogin}
          </Link>
        </div>
      )}
    </Dialog>
  )
}

const ProjectChoice = (props: Props) => {
  const read = useRead('GET /api/project', { query: { page_size: 50 } })
  return <Loaded read={read}>{({ data }) => <ProjectForm {...props} projects={data} />}</Loaded>
}

type FormProps = Props & { projects: readonly { id: string; name: string }[] }

const ProjectForm = ({ job, picture, projects, onClose }: FormProps) => {
  const [chosen, setChosen] = useState(projects[0]?.id ?? '')
  const [name, setName] = useState(jobName(job))
  const [zipCode, setZipCode] = useState('')
  const { run, isBusy, fieldErrors } = useSubmit(async () => {
    const project =
      projects.find(({ id }) => id === chosen) ??
      (await beginProject({ name, zip_code: zipCode, showroom: job.wish.showroom }))
    const { message } = await call('POST /api/project/{id}/item', {
      params: { id: project.id },
      body: { items: itemsOf(job, picture) },
    })
    onClose()
    const link = { to: paths.project(project.id, 'items'), label: messages.toProject }
    toast.success(message ?? messages.savedToProject(project.name), link)
  })
  return (
    <form
      className="form ai-dialog"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void run()
      }}
    >
      {projects.length > 0 && (
        <SelectField
          name="project"
          label={messages.project}
          value={chosen}
          onChange={setChosen}
          empty={messages.newProject}
          options={projects.map((project) => ({ value: project.id, label: project.name }))}
        />
      )}
      {chosen === '' && (
        <NewProject {...{ name, zipCode, fieldErrors }} onName={setName} onZipCode={setZipCode} />
      )}
      <button type="submit" className="button" disabled={isBusy}>
        {messages.save}
      </button>
    </form>
  )
}

type NewProjectProps = {
  name: string
  zipCode: string
  fieldErrors: FieldErrors
  onName: (name: string) => void
  onZipCode: (zipCode: string) => void
}

const NewProject = ({ name, zipCode, fieldErrors, onName, onZipCode }: NewProjectProps) => (
  <>
    <TextField
      name="name"
      label={messages.projectName}
      value={name}
      onChange={onName}
      error={fieldErrors.name?.[0]}
      required
    />
    <TextField
      name="zip_code"
      label={messages.projectZip}
      value={zipCode}
      onChange={onZipCode}
      error={fieldErrors.zip_code?.[0] ?? fieldErrors.address?.[0]}
      inputMode="numeric"
      autoComplete="postal-code"
      maxLength={10}
      required
    />
  </>
)

const beginProject = async (body: { name: string; zip_code: string; showroom: string }) => {
  const { data } = await call('POST /api/project', { body })
  return { id: data.id, name: body.name }
}

const itemsOf = ({ wish: { room } }: AiJob, picture: AiPicture) =>
  picture.choices.map((choice) => ({
    product_id: choice.product_id,
    qty: choice.qty,
    note: choice.reason,
    coverage_note: coverageNoteOf(choice, roomWords[room]),
  }))
