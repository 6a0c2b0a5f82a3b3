import type { InviteRow } from '@showroom/contract/invite/invite'
import {
  type InviteAudience,
  inviteAudiences,
  inviteSorts,
  inviteStates,
  type InviteState,
} from '@showroom/contract/invite/invite.rules'
import { StatusChip, type StatusTone } from '../../kit/StatusChip.tsx'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { momentOf } from '../../kit/moments.ts'
import { PressedTabs } from '../../kit/PressedTabs.tsx'
import { type ListColumn, ListTable } from '../../kit/table/ListTable.tsx'
import { useTable } from '../../kit/table/useTable.ts'
import { toast } from '../../kit/toast/toast.ts'
import { useAddress } from '../../kit/useAddress.ts'
import { InviteForm } from './InviteForm.tsx'
import { invitesMessages as messages } from './messages.ts'
import './Invites.css'

const tones: Record<InviteState, StatusTone> = {
  sent: 'waiting',
  opened: 'moving',
  joined: 'done',
  expired: 'bad',
  revoked: 'bad',
}
const filters = [
  {
    name: 'state',
    label: messages.status,
    all: messages.everyStatus,
    options: inviteStates.map((value) => ({ value, label: messages.stateOf(value) })),
  },
] as const
const tabs = inviteAudiences.map((key) => ({ key, name: messages.manyOf(key) }))

/** Clients and vendors whom the Pro has asked to come, and what became of it (domain rules 2.13). */
export const Invites = () => {
  const { of, show } = useAddress<'audience' | 'page' | 'open'>()
  const audience = inviteAudiences.find((each) => each === of('audience')) ?? 'client'
  return (
    <div className="invites">
      <PressedTabs
        label={messages.whom}
        tabs={tabs}
        pressed={audience}
        onPress={(next) => show({ audience: next === 'client' ? null : next, page: null })}
      />
      <OfAudience key={audience} audience={audience} />
    </div>
  )
}

const OfAudience = ({ audience }: { audience: InviteAudience }) => {
  const table = useTable({ sorts: inviteSorts, first: '-sent', filters: ['state'] })
  const state = inviteStates.find((each) => each === table.filter('state'))
  const read = useRead('GET /api/invite', {
    query: { ...table.query, audience, ...(state ? { state } : {}) },
  })
  return (
    <>
      <InviteForm audience={audience} onInvited={read.retry} />
      <ListTable
        table={table}
        read={read}
        caption={messages.caption}
        one={messages.one}
        many={messages.many}
        searchFor={messages.search}
        filters={filters}
        columns={columnsFor(audience, read.retry)}
        nothing={messages.nobody}
        isOpened={false}
      />
    </>
  )
}

const columnsFor = (audience: InviteAudience, onChanged: () => void): readonly ListColumn<InviteRow>[] => [
  { key: 'email', title: messages.email, sort: 'email', cell: ({ email }) => email },
  { key: 'name', title: messages.name, cell: ({ name }) => name || '—' },
  ...(audience === 'client'
    ? [
        {
          key: 'project',
          title: messages.project,
          isExtra: true,
          cell: ({ project }: InviteRow) => project ?? '—',
        },
      ]
    : []),
  {
    key: 'state',
    title: messages.status,
    cell: ({ state }) => <StatusChip tone={tones[state]}>{messages.stateOf(state)}</StatusChip>,
  },
  {
    key: 'sent',
    title: messages.sent,
    short: messages.sentShort,
    sort: 'sent',
    cell: ({ sent_at }) => momentOf(sent_at),
  },
  { key: 'until', title: messages.until, isExtra: true, cell: ({ expires_at }) => momentOf(expires_at) },
  {
    key: 'actions',
    title: messages.actions,
    cell: (invite) => <Actions invite={invite} onChanged={onChanged} />,
  },
]

const Actions = ({ invite: { id, email, can }, onChanged }: { invite: InviteRow; onChanged: () => void }) => {
  const { run, isBusy } = useSubmit(async (what: 'resend' | 'revoke') => {
    const asked = { params: { id } }
    const { message } = await (what === 'resend'
      ? call('POST /api/invite/{id}/resend', asked)
      : call('POST /api/invite/{id}/revoke', asked))
    if (message) toast.success(message)
    onChanged()
  })
  const button = (what: 'resend' | 'revoke', label: string) => (
    <button
      type="button"
      className="form-link"
      aria-label={`${label}: ${email}`}
      aria-disabled={isBusy || undefined}
      onClick={() => void run(what)}
    >
      {label}
    </button>
  )
  return (
    <span className="invites-actions">
      {can.resend && button('resend', messages.resend)}
      {can.revoke && button('revoke', messages.revoke)}
      {!can.resend && !can.revoke && '—'}
    </span>
  )
}
