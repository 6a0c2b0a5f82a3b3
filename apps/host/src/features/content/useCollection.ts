import type { ContentItem } from '@showroom/contract/content/collections'
import type { ContentSheet } from '@showroom/contract/content/content'
import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'
import { broughtAlong } from './brought-along.ts'
import { moved } from './moved.ts'

type Opened = { sheet: ContentSheet; onSheet: (sheet: ContentSheet) => void; again: () => void }
type Reply = { data: ContentSheet; message?: string | undefined }

/** A collection that is edited: each change is saved as a draft at once. */
export const useCollection = ({ sheet, onSheet, again }: Opened) => {
  const { name, draft, published, version } = sheet
  const items: readonly ContentItem[] = draft ?? published ?? broughtAlong[name]
  const { run, isBusy } = useSubmit(async (send: () => Promise<Reply>) => {
    const { data, message } = await send()
    if (message) toast.success(message)
    onSheet(data)
  })
  /** What another Admin has changed meanwhile is shown instead. Answers whether it was done. */
  const sent = async (send: () => Promise<Reply>): Promise<boolean> => {
    const failure = await run(send)
    if (failure?.status === 409) again()
    return failure === null
  }
  const save = (changed: readonly ContentItem[]) =>
    sent(() => call('PUT /api/admin/content', { body: { name, version, items: [...changed] } }))
  const at = { body: { name, version } }
  return {
    items,
    isBusy,
    /** In the place of the one with its id, or at the end. */
    put: (item: ContentItem) =>
      save(
        items.some(({ id }) => id === item.id)
          ? items.map((each) => (each.id === item.id ? item : each))
          : [...items, item],
      ),
    remove: (gone: string) => save(items.filter(({ id }) => id !== gone)),
    move: (id: string, by: -1 | 1) => save(moved(items, id, by)),
    publish: () => sent(() => call('POST /api/admin/content/publish', at)),
    discard: () => sent(() => call('POST /api/admin/content/discard', at)),
  }
}

export type EditedCollection = ReturnType<typeof useCollection>
