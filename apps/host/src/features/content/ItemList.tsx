import { contentFields, type ContentItem, type ContentName } from '@showroom/contract/content/collections'
import { titleOf } from '@showroom/contract/content/content.rules'
import { RowTable } from '../../kit/RowTable.tsx'
import type { EditedCollection } from './useCollection.ts'
import { contentMessages as messages } from './messages.ts'

type Props = { name: ContentName; collection: EditedCollection; onEdit: (item: ContentItem) => void }

/** In the order in which visitors see them. */
export const ItemList = ({ name, collection, onEdit }: Props) => {
  const [naming, ...others] = contentFields[name]
  return (
    <RowTable
      caption={messages.nameOf(name)}
      rows={collection.items}
      nothing={messages.nothing}
      onOpen={onEdit}
      columns={[
        { title: naming?.label ?? '', cell: (item) => titleOf(name, item) || messages.noTitle },
        ...others.map((field) => ({
          title: field.label,
          cell: (item: ContentItem) => <span className="content-words">{shown(field, item)}</span>,
        })),
        { title: messages.order, cell: (item) => <Moves name={name} item={item} collection={collection} /> },
      ]}
    />
  )
}

type Field = (typeof contentFields)[ContentName][number]

const shown = ({ name, options }: Field, item: ContentItem): string => {
  const value = item[name] ?? ''
  return options?.find((option) => option.value === value)?.label ?? plain(value)
}

/** Two lines of a text are read, not written: without its marks and addresses, and figures by their names. */
const plain = (text: string): string =>
  text
    .replaceAll('**', '')
    .replaceAll(/\[([^\]]+)\]\([^)]*\)/g, '$1')
    .replaceAll(/^- /gm, '')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, figure: string) => `[${figure.replaceAll('_', ' ')}]`)

const Moves = ({ name, item, collection }: Omit<Props, 'onEdit'> & { item: ContentItem }) => {
  const { items, move, remove, isBusy } = collection
  const title = titleOf(name, item)
  const button = (label: string, isEnd: boolean, act: () => Promise<boolean>) => (
    <button
      type="button"
      className="form-link"
      aria-disabled={isBusy || isEnd || undefined}
      onClick={() => void (isBusy || isEnd || act())}
    >
      {label}
      <span className="visually-hidden"> {title}</span>
    </button>
  )
  return (
    <span className="content-moves">
      {button(messages.up, items[0]?.id === item.id, () => move(item.id, -1))}
      {button(messages.down, items.at(-1)?.id === item.id, () => move(item.id, 1))}
      {button(messages.remove, false, () => remove(item.id))}
    </span>
  )
}
