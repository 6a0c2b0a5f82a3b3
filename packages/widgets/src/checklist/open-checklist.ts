import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LiveEvent } from '@showroom/contract/live/live'
import { type LiveState, openLive } from '../live/index.ts'
import type { Here } from '../presence/open-presence.ts'
import type { Shop } from '../shop/index.ts'

export type ChecklistView = {
  about: ChecklistAbout | null
  rows: readonly Selection[]
  failure: unknown
  connection: LiveState
  /** Who else is here; null until that is known. */
  here: Here | null
}

export type OpenedChecklist = {
  view: StoreApi<ChecklistView>
  load: () => Promise<void>
  /** Puts in what a change has answered. */
  take: (row: Selection) => void
  /** Tells of who comes, goes and moves. Answers what ends it. */
  hear: (listener: Hearing) => () => void
  close: () => void
}

/** Changes that come together are read together. */
const gatherMs = 50

type Hearing = (event: LiveEvent) => void
type Listening = {
  shop: Shop
  project: string
  view: StoreApi<ChecklistView>
  onChange: () => void
  onWhisper: Hearing
}

/** Begins with the first answer, and goes on where that had been read. */
const listening = ({ shop, project, view, onChange, onWhisper }: Listening) => {
  let live: { close: () => void } | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const changeSoon = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, gatherMs)
  }
  return {
    listen: (cursor: string) => {
      live ??= openLive({
        fetch: (url, init) => shop.wire.fetch(url, init),
        url: `${shop.apiBase}/api/live?showroom=${shop.showroom}&project=${project}`,
        cursor,
        onEvent: ({ kind }) => {
          if (kind.startsWith('checklist.')) changeSoon()
        },
        onWhisper: (kind, { from, data }) => onWhisper({ kind, subject: from, payload: data }),
        onReset: changeSoon,
        onState: (connection) => view.setState({ connection }),
      })
    },
    close: () => {
      clearTimeout(timer)
      live?.close()
    },
  }
}

/** Who hears of the others, as long as they want to. */
const openHearing = () => {
  const listeners = new Set<Hearing>()
  return {
    tell: (event: LiveEvent) => {
      for (const listener of listeners) listener(event)
    },
    hear: (listener: Hearing) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** A project's checklist as one page has it: read once, and again when somebody has changed it. */
export const openChecklist = (shop: Shop, project: string): OpenedChecklist => {
  const view = createStore<ChecklistView>(() => ({
    about: null,
    rows: [],
    failure: null,
    connection: 'live',
    here: null,
  }))
  let isClosed = false
  let asked = 0
  const { tell, hear } = openHearing()

  const load = async () => {
    asked += 1
    const mine = asked
    try {
      const { data, checklist, live } = await shop.call('GET /api/projectChecklist/{projectId}', {
        params: { projectId: project },
      })
      // Of two answers the later question's is right.
      if (isClosed || mine !== asked) return
      view.setState({ rows: data, about: checklist, failure: null })
      stream.listen(live)
    } catch (failure) {
      if (mine === asked) view.setState({ failure })
    }
  }
  const stream = listening({ shop, project, view, onChange: () => void load(), onWhisper: tell })
  return {
    view,
    load,
    take: (row) =>
      view.setState(({ rows }) => ({ rows: rows.map((each) => (each.id === row.id ? row : each)) })),
    hear,
    close: () => {
      isClosed = true
      stream.close()
    },
  }
}
