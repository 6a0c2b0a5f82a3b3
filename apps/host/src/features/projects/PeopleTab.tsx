import type { ProjectMember } from '@showroom/contract/project/project'
import { shownDay } from '@showroom/contract/shared/day'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Face } from '../../kit/Face.tsx'
import { agoOf, momentOf } from '../../kit/moments.ts'
import { paths } from '../../paths.ts'
import { MemberDialog } from './MemberDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { useChange } from './useChange.ts'
import type { TabProps } from './Workspace.tsx'
import { rightWords, roleWords, sightWords } from './choice.messages.ts'
import { projectDesignerMessages } from './designer.messages.ts'
import { projectMessages as messages } from './messages.ts'

export const PeopleTab = ({ project, onChange }: TabProps) => {
  const [edited, setEdited] = useState<ProjectMember | 'new' | null>(null)
  const [isSharing, setSharing] = useState(false)
  return (
    <div className="workspace-stack">
      {project.can.manage && (
        <div className="account-actions">
          <button type="button" className="button" onClick={() => setEdited('new')}>
            {messages.inviteSomebody}
          </button>
          <button type="button" className="button quiet" onClick={() => setSharing(true)}>
            {messages.shareToContractor}
          </button>
        </div>
      )}
      <ul className="account-rows">
        {project.members.map((member) => (
          <MemberRow
            key={member.id ?? 'owner'}
            member={member}
            project={project}
            onChange={onChange}
            onEdit={() => setEdited(member)}
          />
        ))}
      </ul>
      {isSharing && (
        <ShareDialog
          projectId={project.id}
          companyName={project.showroom.company_name}
          onShared={onChange}
          onClose={() => setSharing(false)}
        />
      )}
      {edited && (
        <MemberDialog
          projectId={project.id}
          member={edited === 'new' ? null : edited}
          onSaved={(changed) => {
            onChange(changed)
            setEdited(null)
          }}
          onClose={() => setEdited(null)}
        />
      )}
    </div>
  )
}

const stateOf = ({ state, invited_at, expires_at, last_seen_at }: ProjectMember): string | null => {
  if (state === 'invited') return messages.invitedUntil(shownDay(expires_at?.slice(0, 10) ?? ''))
  if (state === 'expired') return messages.invitedNotAccepted(shownDay(invited_at?.slice(0, 10) ?? ''))
  if (state === 'owner') return null
  return last_seen_at ? messages.seen(agoOf(last_seen_at, new Date())) : messages.notHereYet
}

type RowProps = TabProps & { member: ProjectMember; onEdit: () => void }

const MemberRow = ({ member, project, onChange, onEdit }: RowProps) => {
  const navigate = useNavigate()
  const { change } = useChange()
  const { id, name, photo, email, role, right, sees_prices, is_me } = member
  const about = [
    roleWords[role],
    ...(role === 'owner'
      ? []
      : [
          messages.mayDo(rightWords[right].toLowerCase()),
          messages.seesPricesAs(sightWords[sees_prices].toLowerCase()),
        ]),
    stateOf(member),
    member.ends_at && projectDesignerMessages.inItUntil(momentOf(member.ends_at)),
  ]
  const remove = () =>
    void change(
      async (ask) => {
        const { data, message } = await ask('DELETE /api/project_member/{id}', { params: { id: id ?? '' } })
        const left = data.is_left ? null : await ask('GET /api/project/{id}', { params: { id: project.id } })
        return { data: left?.data ?? null, message }
      },
      (without) => (without === null ? void navigate(paths.projects) : onChange(without)),
    )
  return (
    <li>
      <Face name={name} photo={photo} size={44} />
      <p className="workspace-person">
        {name}
        {is_me && messages.you}
        {email && email !== name && <span>{email}</span>}
        <span>{about.filter(Boolean).join(' · ')}</span>
      </p>
      {id !== null && (
        <div className="account-actions">
          {project.can.manage && (
            <button type="button" className="account-plain" onClick={onEdit}>
              {messages.change}
              <span className="visually-hidden"> {messages.whatMayDo(name)}</span>
            </button>
          )}
          {(project.can.manage || is_me) && (
            <button type="button" className="account-plain" onClick={remove}>
              {is_me ? messages.leaveTheProject : messages.remove}
              {!is_me && <span className="visually-hidden"> {name}</span>}
            </button>
          )}
        </div>
      )}
    </li>
  )
}
