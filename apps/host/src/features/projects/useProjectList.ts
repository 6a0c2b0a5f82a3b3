import { pageSize } from '@showroom/contract/policy/figures'
import type { ProjectFilter, ProjectSort } from '@showroom/contract/project/project-choices'
import { useRead } from '../../data/useRead.ts'

export type Listing = { filter: ProjectFilter; sort: ProjectSort; s: string; page: number }

export const useProjectList = ({ filter, sort, s, page }: Listing) =>
  useRead('GET /api/project', { query: { filter, sort, s, page, page_size: pageSize } })
