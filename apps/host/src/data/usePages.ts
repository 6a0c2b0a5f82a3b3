import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { queryClient } from './query-client.ts'
import { useReadOf } from './useRead.ts'

type Page = { current_page: number; last_page: number }

/** So long a page that has come is not asked for again when the next one is. */
const freshMs = 60_000

/** Pages of a list, one after the other. What was there stays while more, or something else, is asked for. */
export const usePages = <Reply extends Page>(
  key: QueryKey,
  ask: (page: number, signal: AbortSignal) => Promise<Reply>,
) => {
  const at = JSON.stringify(key)
  const [asked, setAsked] = useState({ at, pages: 1 })
  // Of another list the first page is asked for.
  const pages = asked.at === at ? asked.pages : 1
  const pageAt = (page: number) =>
    queryClient.fetchQuery({
      queryKey: [...key, page],
      queryFn: ({ signal }) => ask(page, signal),
      staleTime: freshMs,
    })
  const { last = [], ...read } = useReadOf(['pages', ...key, pages], () =>
    Promise.all(Array.from({ length: pages }, (_, before) => pageAt(before + 1))),
  )
  const end = last.at(-1)
  return {
    read,
    hasMore: end !== undefined && end.current_page < end.last_page,
    isMoreComing: last.length < pages,
    showMore: () => setAsked({ at, pages: pages + 1 }),
  }
}
