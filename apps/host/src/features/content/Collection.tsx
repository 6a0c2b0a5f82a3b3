import type { ContentItem } from '@showroom/contract/content/collections'
import type { ContentSheet } from '@showroom/contract/content/content'
import { useState } from 'react'
import { StatusChip } from '../../kit/StatusChip.tsx'
import { momentOf } from '../../kit/moments.ts'
import { History } from '../applications/review/History.tsx'
import { ItemDialog } from './ItemDialog.tsx'
import { ItemList } from './ItemList.tsx'
import { PreviewDialog } from './PreviewDialog.tsx'
import { type EditedCollection, useCollection } from './useCollection.ts'
import { contentMessages as messages } from './messages.ts'
import '../applications/review/Applications.css'

type Props = { sheet: ContentSheet; onSheet: (sheet: ContentSheet) => void; again: () => void }
type Open = { kind: 'item'; item: ContentItem | null } | { kind: 'preview' } | null

/** Its things in their order, and what is to become of the draft. */
export const Collection = ({ sheet, onSheet, again }: Props) => {
  const collection = useCollection({ sheet, onSheet, again })
  const [open, setOpen] = useState<Open>(null)
  const close = () => setOpen(null)
  return (
    <>
      <State sheet={sheet} />
      <div className="content-buttons">
        <button type="button" className="button quiet" onClick={() => setOpen({ kind: 'item', item: null })}>
          {messages.add(sheet.name)}
        </button>
        <button type="button" className="button quiet" onClick={() => setOpen({ kind: 'preview' })}>
          {messages.preview}
        </button>
        {sheet.draft !== null && <DraftButtons collection={collection} />}
      </div>
      <ItemList
        name={sheet.name}
        collection={collection}
        onEdit={(item) => setOpen({ kind: 'item', item })}
      />
      {sheet.history.length > 0 && <History history={sheet.history} heading="h2" />}
      {open?.kind === 'item' && (
        <ItemDialog name={sheet.name} item={open.item} collection={collection} onClose={close} />
      )}
      {open?.kind === 'preview' && (
        <PreviewDialog name={sheet.name} items={collection.items} onClose={close} />
      )}
    </>
  )
}

const State = ({ sheet: { draft, published_at } }: { sheet: ContentSheet }) => (
  <p className="content-state" role="status">
    <StatusChip tone={draft === null ? 'done' : 'asking'}>
      {draft === null ? messages.isPublished : messages.isDraft}
    </StatusChip>
    <span>
      {published_at === null ? messages.broughtAlong : messages.publishedOn(momentOf(published_at))}
    </span>
  </p>
)

const DraftButtons = ({ collection }: { collection: EditedCollection }) => (
  <>
    <button
      type="button"
      className="button"
      aria-disabled={collection.isBusy || undefined}
      onClick={() => void collection.publish()}
    >
      {messages.publish}
    </button>
    <button type="button" className="form-link" onClick={() => void collection.discard()}>
      {messages.discard}
    </button>
  </>
)
