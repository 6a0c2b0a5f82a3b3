import type { ArrangedDepartment } from '@showroom/contract/catalogue/departments'
import { call } from '../../data/call.ts'
import { useRead } from '../../data/useRead.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'

type Reply = { data: ArrangedDepartment[]; message?: string | undefined }
/** A department, or a category wherever it stands. */
export type Kind = 'departments' | 'categories'

/** The tree, and what is done to it: each deed answers with the whole of it. */
export const useDepartments = () => {
  const { replace, ...read } = useRead('GET /api/admin/departments', {})
  const { run, isBusy } = useSubmit(async (send: () => Promise<Reply>) => {
    const { data, message } = await send()
    replace(data)
    if (message) toast.success(message)
  })
  /** What another Admin has changed meanwhile is shown instead. Answers whether it was done. */
  const does = async (send: () => Promise<Reply>): Promise<boolean> => {
    const failure = await run(send)
    if (failure) read.retry()
    return failure === null
  }
  return {
    read,
    replace,
    isBusy,
    place: (kind: Kind, id: number, position: number) =>
      does(() =>
        call(`PUT /api/admin/${kind}/{id}/place`, { params: { id: String(id) }, body: { position } }),
      ),
    hide: (kind: Kind, id: number, is_hidden: boolean) =>
      does(() => call(`PUT /api/admin/${kind}/{id}`, { params: { id: String(id) }, body: { is_hidden } })),
    remove: (kind: Kind, id: number) =>
      does(() => call(`DELETE /api/admin/${kind}/{id}`, { params: { id: String(id) } })),
    removePicture: (id: number) =>
      does(() => call('DELETE /api/admin/categories/{id}/picture', { params: { id: String(id) } })),
  }
}

export type Arranging = ReturnType<typeof useDepartments>
