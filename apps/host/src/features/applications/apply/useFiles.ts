import type { Application } from '@showroom/contract/application/application'
import { call } from '../../../data/call.ts'
import { type Purpose, upload } from './upload.ts'

/** Files arrive at once; each answer is the whole application. */
type Replace = (application: Application) => void

export const useFiles = (replace: Replace, before: () => Promise<void>) => ({
  add: async (file: File, of: Purpose): Promise<string | null> => {
    await before()
    const answer = await upload(file, of)
    if ('sentence' in answer) return answer.sentence
    replace(answer.application)
    return null
  },
  remove: async (id: string): Promise<void> => {
    try {
      const { data } = await call('DELETE /api/application/document/{id}', { params: { id } })
      replace(data)
    } catch {
      // It is gone already, or is being decided by: the page shows what there is when it is loaded again.
      const { data } = await call('GET /api/application', {})
      if (data) replace(data)
    }
  },
})
