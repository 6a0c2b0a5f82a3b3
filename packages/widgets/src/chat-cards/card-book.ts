import type { ChatCard, ChatMessage } from '@showroom/contract/chat/chat'
import type { ChatCardView } from '@showroom/contract/chat/chat-card'
import { useEffect } from 'react'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { useStore } from '../shop/context.ts'
import type { Talk } from './talk.ts'

type CardNamed = Pick<ChatCard, 'kind' | 'id'>
/** Null: not there, or not for who looks. */
type Views = ReadonlyMap<string, ChatCardView | null | 'failed'>

const nameOf = ({ kind, id }: CardNamed) => `${kind}.${id}`
/** All cards of a page are asked for at once. */
const gatherMs = 50
const mostAtOnce = 50

type CardBook = { views: StoreApi<Views>; want: (card: CardNamed) => void }

const openBook = (chat: Talk): CardBook => {
  const views = createStore<Views>(() => new Map())
  const wanted = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const put = (come: Iterable<[string, ChatCardView | null | 'failed']>) =>
    views.setState(new Map([...views.getState(), ...come]), true)
  const ask = async (names: readonly string[]) => {
    const { project } = chat.place
    if (project === null) return
    try {
      const { data } = await chat.shop.call('GET /api/projectChat/{projectId}/cards', {
        params: { projectId: project },
        query: { of: names.join() },
      })
      const found = new Map(data.map((view) => [nameOf(view), view]))
      put(names.map((name) => [name, found.get(name) ?? null]))
    } catch {
      // What was shown before stays: it is looked at again when something is decided on it.
      put(names.filter((name) => !views.getState().get(name)).map((name) => [name, 'failed']))
    }
  }
  const want = (card: CardNamed) => {
    wanted.add(nameOf(card))
    timer ??= setTimeout(() => {
      timer = undefined
      const names = [...wanted]
      wanted.clear()
      for (let at = 0; at < names.length; at += mostAtOnce) void ask(names.slice(at, at + mostAtOnce))
    }, gatherMs)
  }
  hearChanges(chat, { views, want })
  return { views, want }
}

/** Whoever changes a decision elsewhere changes the card here; an order's line is told of by a message. */
const hearChanges = (chat: Talk, { views, want }: CardBook) =>
  chat.hear(({ kind, subject, payload }) => {
    if (kind === 'checklist.item')
      for (const name of views.getState().keys())
        if (name === `selection.${subject}`) want({ kind: 'selection', id: subject })
    if (kind !== 'chat.message') return
    const { card } = payload as ChatMessage
    if (!card) return
    if (views.getState().has(nameOf(card))) want(card)
    // What becomes of an ordered item may answer its new price.
    for (const view of views.getState().values())
      if (view !== 'failed' && view?.kind === 'price_change' && view.item_id === card.id) want(view)
  })

const books = new WeakMap<Talk, CardBook>()

const bookOf = (chat: Talk): CardBook => {
  const book = books.get(chat) ?? openBook(chat)
  books.set(chat, book)
  return book
}

/** Undefined until it has come. */
export const useCard = (chat: Talk, card: CardNamed) => {
  const { views, want } = bookOf(chat)
  const name = nameOf(card)
  const view = useStore(views, (all) => all.get(name))
  useEffect(() => {
    if (!views.getState().has(name)) want(card)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a card is its name
  }, [views, want, name])
  return { view, again: () => want(card) }
}
