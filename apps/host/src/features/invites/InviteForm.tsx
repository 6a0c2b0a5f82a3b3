import type { InvitedList } from '@showroom/contract/invite/invite'
import { inviteMessages } from '@showroom/contract/invite/invite.messages'
import {
  type InviteAudience,
  longestInviteList,
  longestInviteNote,
} from '@showroom/contract/invite/invite.rules'
import { useState } from 'react'
import { call } from '../../data/call.ts'
import { useSave } from '../../data/useSave.ts'
import { AreaField } from '../../kit/form/AreaField.tsx'
import { useForm } from '../../kit/form/useForm.ts'
import { SaveButton } from '../../kit/SaveButton.tsx'
import { CsvField } from './CsvField.tsx'
import { invitesMessages as messages } from './messages.ts'
import { Outcomes } from './Outcomes.tsx'
import { ProjectField } from './ProjectField.tsx'

export type CsvFile = { name: string; size: number; text: string }
type Typed = { addresses: string; file: CsvFile | null; note: string; project_id: string }

const empty: Typed = { addresses: '', file: null, note: '', project_id: '' }
const rules = ({ addresses, file }: Typed) =>
  addresses.trim() === '' && file === null ? { addresses: [inviteMessages.nobody] } : {}

type Props = { audience: InviteAudience; onInvited: () => void }

/** Addresses, typed or from a file, with a note; what could not be sent stays to be mended. */
export const InviteForm = ({ audience, onInvited }: Props) => {
  const { form: element, ...form } = useForm<Typed>({ values: empty, rules })
  const [became, setBecame] = useState<InvitedList | null>(null)
  const save = useSave(form, async ({ addresses, file, note, project_id }) => {
    const { data, message } = await call('POST /api/invite', {
      body: { audience, addresses, csv: file?.text ?? '', note, project_id: project_id || null },
    })
    setBecame(data)
    form.change({ addresses: leftOf(data), file: null })
    onInvited()
    return message
  })
  return (
    <div className="invites-new">
      <form ref={element} className="form" noValidate onSubmit={save} aria-label={messages.invite}>
        <p className="account-soft">{messages.aboutOf(audience)}</p>
        <AreaField
          name="addresses"
          label={messages.addresses}
          hint={messages.addressesHint}
          value={form.values.addresses}
          onChange={(addresses) => form.change({ addresses })}
          error={form.errorOf('addresses')}
          maxLength={longestInviteList}
          required={false}
        />
        <CsvField
          file={form.values.file}
          error={form.errorOf('csv')}
          onFile={(file) => form.change({ file }, ['csv', 'addresses'])}
        />
        <AreaField
          name="note"
          label={messages.note}
          hint={messages.noteHint}
          value={form.values.note}
          onChange={(note) => form.change({ note })}
          error={form.errorOf('note')}
          maxLength={longestInviteNote}
          required={false}
        />
        {audience === 'client' && (
          <ProjectField
            label={messages.project}
            hint={messages.projectHint}
            empty={messages.noProject}
            value={form.values.project_id}
            error={form.errorOf('project_id')}
            onChange={(project_id) => form.change({ project_id })}
          />
        )}
        <SaveButton isBusy={form.isBusy} label={messages.invite} busyLabel={messages.inviting} />
      </form>
      {became && <Outcomes list={became} />}
    </div>
  )
}

/** What is no address is there to be mended. */
const leftOf = ({ rows }: InvitedList): string =>
  rows.flatMap(({ text, outcome }) => (outcome === 'not_an_address' ? [text] : [])).join('\n')
