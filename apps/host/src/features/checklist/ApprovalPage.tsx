import type { ApprovalPage as Approval } from '@showroom/contract/checklist/approval-link.endpoints'
import { useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { call } from '../../data/call.ts'
import { isFinal } from '../../data/failure.ts'
import { useReadOf } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { digitsIn } from '../../kit/form/typed-number.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { momentOf } from '../../kit/moments.ts'
import { useKeptFocus } from '../../kit/useKeptFocus.ts'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { ApprovalDecision } from './ApprovalDecision.tsx'
import { approvalMessages } from './approval.messages.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import '../projects/Projects.css'
import '../projects/Workspace.css'
import './Checklist.css'

/** /a/{token}: decides by the link of a mail, without signing in. */
export const ApprovalPage = () => {
  const { token = '' } = useParams()
  usePageTitle(approvalMessages.approval)
  const read = useReadOf(['approval', token], () => call('POST /api/approval/open', { body: { token } }))
  const box = useRef<HTMLDivElement>(null)
  useKeptFocus(box)
  return (
    <div className="page page-top checklist-approval-page" ref={box}>
      {read.kind === 'failed' && isFinal(read.failure) ? (
        <Over sentence={read.sentence} />
      ) : (
        <Loaded read={read} rows={3}>
          {({ data }) => <Opened first={data} token={token} />}
        </Loaded>
      )}
    </div>
  )
}

const Over = ({ sentence }: { sentence: string }) => (
  <div role="alert" className="form">
    <h1>{approvalMessages.linkOver}</h1>
    <p>{sentence}</p>
    <div className="account-actions">
      <Link className="button quiet" to={paths.home}>
        {approvalMessages.goHome}
      </Link>
    </div>
  </div>
)

type OpenedProps = { first: Approval; token: string }

const Opened = ({ first, token }: OpenedProps) => {
  const [approval, setApproval] = useState(first)
  const [pin, setPin] = useState<string>()
  const [name, setName] = useState('')
  const { project, decisions } = approval
  if (!project)
    return (
      <PinForm
        token={token}
        onOpened={(opened, typed) => {
          setApproval(opened)
          setPin(typed)
        }}
      />
    )
  return (
    <>
      <header className="workspace-head">
        {project.logo && (
          <img className="checklist-logo" src={project.logo} alt={project.company_name} height={48} />
        )}
        <h1 tabIndex={-1} data-focus-home="">
          {project.name}
        </h1>
        <p>{approvalMessages.askedBy(project.from, project.company_name)}</p>
        <p className="project-soft">
          {approvalMessages.terms} {approvalMessages.linkUntil(momentOf(project.expires_at))}
        </p>
      </header>
      {decisions.map((row) => (
        <ApprovalDecision
          key={row.id}
          row={row}
          name={name}
          onName={setName}
          proof={{ token, ...(pin === undefined ? {} : { pin }) }}
          onChange={setApproval}
        />
      ))}
    </>
  )
}

type PinProps = { token: string; onOpened: (approval: Approval, pin: string) => void }

const PinForm = ({ token, onOpened }: PinProps) => {
  const { form: element, ...form } = useForm({ values: { pin: '' } })
  const save = useSave(form, async ({ pin }) => {
    const { data } = await call('POST /api/approval/open', { body: { token, pin } })
    onOpened(data, pin)
    return undefined
  })
  return (
    <form ref={element} className="form" noValidate onSubmit={save}>
      <h1>{approvalMessages.approval}</h1>
      <p>{approvalMessages.pinAsked}</p>
      <TextField
        name="pin"
        label={approvalMessages.pin}
        inputMode="numeric"
        maxLength={4}
        autoComplete="off"
        enterKeyHint="go"
        value={form.values.pin}
        error={form.errorOf('pin')}
        onChange={(pin) => form.change({ pin: digitsIn(pin) })}
      />
      <SaveButton isBusy={form.isBusy} label={approvalMessages.openIt} />
    </form>
  )
}
