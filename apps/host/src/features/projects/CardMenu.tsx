import type { ProjectCard as Card } from '@showroom/contract/project/project'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import { CopyDialog } from './CopyDialog.tsx'
import { type Choice, Menu } from '../../kit/Menu.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { ShareDialog } from './ShareDialog.tsx'
import { useChange } from './useChange.ts'
import { projectMessages as messages } from './messages.ts'

type Props = { card: Card; onChanged: () => void }
type Open = 'rename' | 'copy' | 'share' | 'delete' | null

/** Rename, duplicate, share, archive, delete: for the owner. */
export const CardMenu = ({ card, onChanged }: Props) => {
  const [open, setOpen] = useState<Open>(null)
  const { isBusy, change } = useChange()
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const params = { id: card.id }
  const changed = () => {
    close()
    onChanged()
  }
  const put = (state: Card['state']) =>
    void change((call) => call('PUT /api/project/{id}', { params, body: { state } }), changed)
  const choices: Choice[] = [
    { label: messages.rename, onChoose: () => setOpen('rename') },
    { label: messages.duplicate, onChoose: () => setOpen('copy') },
    { label: messages.shareToContractor, onChoose: () => setOpen('share') },
    ...(card.state === 'active' ? [{ label: messages.markAsDone, onChoose: () => put('done') }] : []),
    card.state === 'archived'
      ? { label: messages.bringBack, onChoose: () => put('active') }
      : { label: messages.archive, onChoose: () => put('archived') },
    { label: messages.delete, onChoose: () => setOpen('delete'), isDanger: true },
  ]
  return (
    <>
      <Menu label={messages.moreFor(card.name)} choices={choices} />
      {open === 'rename' && <RenameDialog project={card} onRenamed={changed} onClose={close} />}
      {open === 'copy' && (
        <CopyDialog project={card} onCopied={(id) => void navigate(paths.project(id))} onClose={close} />
      )}
      {open === 'share' && (
        <ShareDialog
          projectId={card.id}
          companyName={card.showroom.company_name}
          onShared={changed}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <AskDialog
          title={messages.deleteLabel(card.name)}
          confirm={messages.deleteTheProject}
          isBusy={isBusy}
          onClose={close}
          onConfirm={() => void change((call) => call('DELETE /api/project/{id}', { params }), changed)}
        >
          <p>{messages.itsRoomsItemsAnd}</p>
        </AskDialog>
      )}
    </>
  )
}
