import type { ChecklistAbout, Selection } from '@showroom/contract/checklist/checklist'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { type LiveState, openLive } from '../live/index.ts'
import type { Shop } from '../shop/index.ts'

export type ChecklistView = {
  about: ChecklistAbout | null
  rows: readonly Selection[]
  failure: unknown
  connection: LiveState
}

export type OpenedChecklist = {
  view: StoreApi<ChecklistView>
  load: () => Promise<void>
  /** Puts in what a change has answered. */
  take: (row: Selection) => void
  close: () => void
}

/** Changes that come together are read together. */
const gatherMs = 50

type Listening = { shop: Shop; project: string; view: StoreApi<ChecklistView>; onChange: () => void }

/** Begins with the first answer, and goes on where that had been read. */
const listening = ({ shop, project, view, onChange }: Listening) => {
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
        onWhisper: () => undefined,
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

/** A project's checklist as one page has it: read once, and again when somebody has changed it. */
export const openChecklist = (shop: Shop, project: string): OpenedChecklist => {
  const view = createStore<ChecklistView>(() => ({
    about: null,
    rows: [],
    failure: null,
    connection: 'live',
  }))
  let isClosed = false
  let asked = 0

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
  const stream = listening({ shop, project, view, onChange: () => void load() })
  return {
    view,
    load,
    take: (row) =>
      view.setState(({ rows }) => ({ rows: rows.map((each) => (each.id === row.id ? row : each)) })),
    close: () => {
      isClosed = true
      stream.close()
    },
  }
}
