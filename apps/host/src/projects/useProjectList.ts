import type { ProjectFilter, ProjectSort } from '@showroom/contract/project/project-choices'
import type { ReplyFor } from '@showroom/contract/endpoints'
import { useCallback } from 'react'
import { type Asked, useAsked } from '../account/useAsked.ts'
import { quietCall } from '../session/call.ts'

export type Listing = { filter: ProjectFilter; sort: ProjectSort; s: string; page: number }

/** Three columns, four rows. */
const pageSize = 12

export const useProjectList = ({ filter, sort, s, page }: Listing): Asked<ReplyFor<'GET /api/project'>> => {
  const ask = useCallback(
    (signal: AbortSignal) =>
      quietCall('GET /api/project', { query: { filter, sort, s, page, page_size: pageSize }, signal }),
    [filter, sort, s, page],
  )
  return useAsked(ask)
}
