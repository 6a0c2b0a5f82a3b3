import type { ApprovalLink } from '@showroom/contract/checklist/approval-link.endpoints'
import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSave } from '../../data/useSave.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { CheckField } from '../../kit/form/CheckField.tsx'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { TextField } from '../../kit/form/TextField.tsx'
import { digitsIn } from '../../kit/form/typed-number.ts'
import { useForm } from '../../kit/form/useForm.ts'
import { momentOf } from '../../kit/moments.ts'
import { useChange } from '../projects/useChange.ts'
import { approvalMessages } from './approval.messages.ts'

type Props = { about: ChecklistAbout; rows: readonly Selection[]; onClose: () => void }

/** Asks somebody who has no account here, and shows who was asked already. */
export const LinkDialog = ({ about, rows, onClose }: Props) => {
  const { read, element, form, save } = useLinkForm({ about, rows })
  return (
    <Dialog title={approvalMessages.askByMail} onClose={onClose}>
      <form ref={element} className="form" noValidate onSubmit={save}>
        <p>{rows.map(({ title }) => title).join(', ')}</p>
        <p className="project-soft">{approvalMessages.linkHint14}</p>
        <TextField
          name="email"
          type="email"
          label={approvalMessages.email}
          maxLength={254}
          autoComplete="off"
          enterKeyHint="next"
          value={form.values.email}
          error={form.errorOf('email')}
          onChange={(email) => form.change({ email })}
        />
        <TextField
          name="pin"
          label={approvalMessages.linkPin}
          hint={approvalMessages.linkPinHint}
          required={false}
          inputMode="numeric"
          maxLength={4}
          autoComplete="off"
          enterKeyHint="done"
          value={form.values.pin}
          error={form.errorOf('pin')}
          onChange={(pin) => form.change({ pin: digitsIn(pin) })}
        />
        {about.sees_prices === 'yes' && (
          <CheckField
            name="sees_prices"
            checked={form.values.seesPrices}
            onChange={(seesPrices) => form.change({ seesPrices })}
          >
            {approvalMessages.showPrices}
          </CheckField>
        )}
        <SaveButton isBusy={form.isBusy} label={approvalMessages.sendLink} />
      </form>
      <Loaded read={read} rows={1}>
        {({ data }) => <SentLinks links={data} onChange={read.replace} />}
      </Loaded>
    </Dialog>
  )
}

const useLinkForm = ({ about, rows }: Pick<Props, 'about' | 'rows'>) => {
  const params = { id: about.project_id }
  const read = useRead('GET /api/projectChecklist/{id}/link', { params })
  const { form: element, ...form } = useForm({ values: { email: '', pin: '', seesPrices: true } })
  const save = useSave(form, async ({ email, pin, seesPrices }) => {
    const body = {
      selection_ids: rows.map(({ id }) => id),
      email,
      sees_prices: seesPrices,
      ...(pin === '' ? {} : { pin }),
    }
    const { data, message } = await call('POST /api/projectChecklist/{id}/link', { params, body })
    read.replace(data)
    form.change({ email: '', pin: '' })
    return message
  })
  return { read, element, form, save }
}

type SentProps = { links: readonly ApprovalLink[]; onChange: (links: ApprovalLink[]) => void }

const SentLinks = ({ links, onChange }: SentProps) => {
  const { change } = useChange()
  if (links.length === 0) return null
  return (
    <section className="checklist-conflict">
      <h3>{approvalMessages.sentLinks}</h3>
      <ul className="checklist-pools">
        {links.map((link) => (
          <li key={link.id}>
            <span>
              {link.email}{' '}
              <span className="project-soft">
                {approvalMessages.linkState(link.decided_count, link.decision_count)},{' '}
                {approvalMessages.linkStates[link.state](momentOf(link.expires_at))}
              </span>
            </span>
            {link.can.revoke && (
              <button
                type="button"
                className="account-plain"
                aria-label={approvalMessages.takeBackFrom(link.email)}
                onClick={() =>
                  void change(
                    (asking) => asking('DELETE /api/selection_link/{id}', { params: { id: link.id } }),
                    onChange,
                  )
                }
              >
                {approvalMessages.takeBack}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
