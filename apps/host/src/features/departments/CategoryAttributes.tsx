import type { CategoryAttribute } from '@showroom/contract/catalogue/category-attributes'
import { attributeRemovalRefusal } from '@showroom/contract/catalogue/category-attributes.rules'
import { useState } from 'react'
import { AskDialog } from '../../kit/form/AskDialog.tsx'
import { Loaded } from '../../kit/Loaded.tsx'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { AttributeDialog } from './AttributeDialog.tsx'
import { RowButton } from './RowButton.tsx'
import { type Attributes, useAttributes } from './useAttributes.ts'
import { attributeMessages as messages } from './attribute-messages.ts'

/** `new`: one that is to be made. */
type Opened = CategoryAttribute | 'new' | null

/** What a category asks of its goods: added, named, put in order, and removed where no goods say it. */
export const CategoryAttributes = ({ categoryId }: { categoryId: number }) => {
  const attributes = useAttributes(categoryId)
  const [opened, setOpened] = useState<Opened>(null)
  const [leaving, setLeaving] = useState<CategoryAttribute | null>(null)
  return (
    <section className="departments-attributes">
      <h3>{messages.title}</h3>
      <p>{messages.about}</p>
      <Loaded read={attributes.read} rows={4}>
        {({ data }) => (
          <>
            {data.length === 0 && <p>{messages.nothing}</p>}
            <ol>
              {data.map((attribute, place) => (
                <li key={attribute.id}>
                  <Said attribute={attribute} onOpen={() => setOpened(attribute)} />
                  <Moves
                    attribute={attribute}
                    at={{ place, count: data.length }}
                    attributes={attributes}
                    onRemove={() => setLeaving(attribute)}
                  />
                </li>
              ))}
            </ol>
            <button type="button" className="button quiet" onClick={() => setOpened('new')}>
              {messages.add}
            </button>
          </>
        )}
      </Loaded>
      {opened && (
        <AttributeDialog
          categoryId={categoryId}
          attribute={opened === 'new' ? null : opened}
          onSaved={attributes.replace}
          onClose={() => setOpened(null)}
        />
      )}
      {leaving && (
        <AskDialog
          title={messages.removeIt(leaving.label)}
          confirm={messages.remove}
          isBusy={attributes.isBusy}
          onConfirm={() => void attributes.remove(leaving.id).then(() => setLeaving(null))}
          onClose={() => setLeaving(null)}
        >
          <p>{messages.removeWords}</p>
        </AskDialog>
      )}
    </section>
  )
}

const Said = ({ attribute, onOpen }: { attribute: CategoryAttribute; onOpen: () => void }) => {
  const { label, type, unit, values, is_filter, product_count } = attribute
  const told = [messages.typeOf(type), unit, values.join(', '), messages.counted(product_count)]
  return (
    <span className="departments-said">
      <button type="button" className="form-link" onClick={onOpen}>
        {label}
      </button>
      {is_filter && <StatusChip tone="moving">{messages.filter}</StatusChip>}
      <small>{told.filter((text) => text !== '').join(' · ')}</small>
    </span>
  )
}

type MovesProps = {
  attribute: CategoryAttribute
  at: { place: number; count: number }
  attributes: Attributes
  onRemove: () => void
}

/** One place up or down; what goods say can not be removed. */
const Moves = ({ attribute, at, attributes: { place, isBusy }, onRemove }: MovesProps) => {
  const { id, label } = attribute
  const button = (name: string, isEnd: boolean, act: () => Promise<unknown>) => (
    <RowButton label={name} of={label} isOff={isBusy || isEnd} act={act} />
  )
  return (
    <span className="departments-buttons">
      {button(messages.up, at.place === 0, () => place(id, at.place - 1))}
      {button(messages.down, at.place === at.count - 1, () => place(id, at.place + 1))}
      {attributeRemovalRefusal(attribute) === null && (
        <button type="button" className="form-link" onClick={onRemove}>
          {messages.remove}
          <span className="visually-hidden"> {label}</span>
        </button>
      )}
    </span>
  )
}
