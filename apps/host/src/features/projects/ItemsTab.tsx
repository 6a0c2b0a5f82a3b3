import type { Project } from '@showroom/contract/project/project'
import type { FilledLine } from '@showroom/contract/cart/filled-line'
import { money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { Dialog } from '../../kit/form/Dialog.tsx'
import { paths } from '../../paths.ts'
import { refreshCart } from '../../session/guest-cart.ts'
import { AddItemDialog } from './AddItemDialog.tsx'
import { FromCart } from './FromCart.tsx'
import { ItemRow } from './ItemRow.tsx'
import { PasteDialog } from './PasteDialog.tsx'
import { Report } from './Report.tsx'
import { useChange } from './useChange.ts'
import type { TabProps } from './Workspace.tsx'
import { projectMessages as messages } from './messages.ts'

type Open = 'add' | 'paste' | null

export const ItemsTab = ({ project, onChange }: TabProps) => {
  const [open, setOpen] = useState<Open>(null)
  const [report, setReport] = useState<FilledLine[] | null>(null)
  const { isBusy, change } = useChange()
  const close = () => setOpen(null)
  const toCart = (roomId?: string) =>
    void change(
      (call) =>
        call('POST /api/project/{id}/to_cart', {
          params: { id: project.id },
          body: roomId ? { room_id: roomId } : {},
        }),
      (data) => {
        onChange(data.project)
        setReport(data.report)
        void refreshCart()
      },
    )
  return (
    <div className="workspace-stack">
      <Actions project={project} isBusy={isBusy} onOpen={setOpen} onCart={() => toCart()} />
      {project.items.length === 0 && <p className="workspace-none">{messages.noItemYetSearch}</p>}
      {groupsOf(project).map(({ id, name, items }) => (
        <section key={id ?? 'none'} className="workspace-group" aria-label={name}>
          <header>
            <h3>{name}</h3>
            {id !== null && items.some(({ can }) => can.buy) && (
              <button type="button" className="account-plain" onClick={() => toCart(id)}>
                {messages.addRoomToCart}
                <span className="visually-hidden">: {name}</span>
              </button>
            )}
          </header>
          <ul>
            {items.map((item) => (
              <ItemRow key={item.id} item={item} rooms={project.rooms} onChange={onChange} />
            ))}
          </ul>
        </section>
      ))}
      {project.items_cents !== undefined && project.items.length > 0 && (
        <p className="workspace-sum">
          {messages.chosenInAll} <strong>{money(project.items_cents)}</strong>
        </p>
      )}
      {project.can.suggest && <FromCart project={project} onChange={onChange} />}
      {open === 'add' && <AddItemDialog project={project} onChange={onChange} onClose={close} />}
      {open === 'paste' && <PasteDialog project={project} onChange={onChange} onClose={close} />}
      {report && <ToCartReport report={report} onClose={() => setReport(null)} />}
    </div>
  )
}

type ActionsProps = { project: Project; isBusy: boolean; onOpen: (open: Open) => void; onCart: () => void }

const Actions = ({ project: { can, items }, isBusy, onOpen, onCart }: ActionsProps) =>
  can.suggest ? (
    <div className="account-actions">
      <button type="button" className="button" onClick={() => onOpen('add')}>
        {messages.addItems}
      </button>
      <button type="button" className="button quiet" onClick={() => onOpen('paste')}>
        {messages.pasteAList}
      </button>
      {items.some((item) => item.can.buy) && (
        <button type="button" className="button quiet" aria-disabled={isBusy || undefined} onClick={onCart}>
          {messages.addAllToCart}
        </button>
      )}
    </div>
  ) : null

const ToCartReport = ({ report, onClose }: { report: FilledLine[]; onClose: () => void }) => (
  <Dialog title={messages.intoYourCart} onClose={onClose}>
    <Report lines={report} />
    <div className="account-actions">
      <Link className="button" to={paths.cart}>
        {messages.goToCart}
      </Link>
      <button type="button" className="button quiet" onClick={onClose}>
        {messages.stayHere}
      </button>
    </div>
  </Dialog>
)

/** By room, in the rooms' order; what stands in none comes last. */
const groupsOf = ({ rooms, items }: Project) =>
  [
    ...rooms.map(({ id, name }) => ({ id, name })),
    { id: null, name: rooms.length > 0 ? messages.noRoom : messages.items },
  ]
    .map((group) => ({ ...group, items: items.filter(({ room_id }) => room_id === group.id) }))
    .filter(({ items: own }) => own.length > 0)
