import type { ReplyFor } from '@showroom/contract/endpoints'
import { statusOf } from '../../data/failure.ts'
import { type Read, useRead } from '../../data/useRead.ts'
import type { Asked } from './asked.ts'

export type Website = ReplyFor<'GET /api/embed/website'>['data']

/** For which company the website may ask. */
export const useWebsite = ({ showroom, origin }: Asked) =>
  useRead('GET /api/embed/website', { query: { showroom, origin } })

/** The website is not on that showroom's list. */
export const isRefused = (read: Read<unknown>): boolean => {
  if (read.kind !== 'failed') return false
  const status = statusOf(read.failure)
  return status === 403 || status === 422
}
