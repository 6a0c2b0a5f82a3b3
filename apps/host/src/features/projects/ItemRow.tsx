import type { Project, ProjectItem, ProjectRoom } from '@showroom/contract/project/project'
import { area, money } from '@showroom/widgets/ui/format.ts'
import { useState } from 'react'
import { Link } from 'react-router'
import { paths } from '../../paths.ts'
import { ItemDialog } from './ItemDialog.tsx'
import { ProductPicture } from './ProductPicture.tsx'
import { useChange } from './useChange.ts'
import { projectMessages as messages } from './messages.ts'

type Props = { item: ProjectItem; rooms: readonly ProjectRoom[]; onChange: (project: Project) => void }

export const ItemRow = ({ item, rooms, onChange }: Props) => {
  const [isEditing, setEditing] = useState(false)
  return (
    <li className="workspace-item" data-state={item.state}>
      <span className="workspace-thumb">
        <ProductPicture picture={item.picture} sizes="96px" />
      </span>
      <div className="workspace-item-words">
        <p className="project-soft">{item.brand}</p>
        <h4>
          <Link to={paths.product(item.product_id)}>{item.name}</Link>
        </h4>
        <p>
          {item.qty} × {item.uom}
          {item.coverage !== null && (
            <span className="project-soft"> {messages.coversEach(area(item.coverage))}</span>
          )}
        </p>
        {item.note && <p className="workspace-quote">{item.note}</p>}
        {item.state === 'suggested' && (
          <p className="project-chip" data-kind="waiting">
            {messages.suggested}
            {item.added_by ? messages.by(item.added_by) : ''}
          </p>
        )}
        {item.warnings.map((warning) => (
          <p key={warning} className="workspace-warning">
            {warning}
          </p>
        ))}
        <ItemActions item={item} onChange={onChange} onEdit={() => setEditing(true)} />
      </div>
      <ItemPrice item={item} />
      {isEditing && (
        <ItemDialog item={item} rooms={rooms} onChange={onChange} onClose={() => setEditing(false)} />
      )}
    </li>
  )
}

const ItemPrice = ({
  item: { unit_price_cents: unit, line_total_cents: total, uom },
}: Pick<Props, 'item'>) =>
  unit === undefined || total === undefined ? null : (
    <p className="workspace-price">
      <strong>{money(total)}</strong>
      <span className="project-soft">
        <bdi>{messages.per(money(unit), uom.toLowerCase())}</bdi>
      </span>
    </p>
  )

type ActionsProps = Omit<Props, 'rooms'> & { onEdit: () => void }

const ItemActions = ({ item, onChange, onEdit }: ActionsProps) => {
  const { change } = useChange()
  const params = { id: item.id }
  const name = <span className="visually-hidden"> {item.name}</span>
  if (!item.can.change && !item.can.choose) return null
  return (
    <div className="account-actions">
      {item.can.choose && (
        <button
          type="button"
          className="account-plain"
          onClick={() =>
            void change(
              (call) => call('PUT /api/project_item/{id}', { params, body: { state: 'chosen' } }),
              onChange,
            )
          }
        >
          {messages.approve}
          {name}
        </button>
      )}
      {item.can.change && (
        <>
          <button type="button" className="account-plain" onClick={onEdit}>
            {messages.edit}
            {name}
          </button>
          <button
            type="button"
            className="account-plain"
            onClick={() => void change((call) => call('DELETE /api/project_item/{id}', { params }), onChange)}
          >
            {messages.remove}
            {name}
          </button>
        </>
      )}
    </div>
  )
}
