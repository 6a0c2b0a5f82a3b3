import type { CategoryAttribute } from '@showroom/contract/catalogue/category-attributes'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'

type Reply = { data: CategoryAttribute[]; message?: string | undefined }

/** The attributes of a category, and what is done to them: each deed answers with all of them. */
export const useAttributes = (categoryId: number) => {
  const { replace, ...read } = useRead('GET /api/admin/categories/{id}/attributes', {
    params: { id: String(categoryId) },
  })
  const { run, isBusy } = useSubmit(async (send: () => Promise<Reply>) => {
    const { data, message } = await send()
    replace(data)
    if (message) toast.success(message)
  })
  /** What another Admin has changed meanwhile is shown instead. */
  const does = async (send: () => Promise<Reply>): Promise<void> => {
    if (await run(send)) read.retry()
  }
  return {
    read,
    replace,
    isBusy,
    place: (id: string, position: number) =>
      does(() =>
        call('PUT /api/admin/category_attributes/{id}/place', { params: { id }, body: { position } }),
      ),
    remove: (id: string) =>
      does(() => call('DELETE /api/admin/category_attributes/{id}', { params: { id } })),
  }
}

export type Attributes = ReturnType<typeof useAttributes>
