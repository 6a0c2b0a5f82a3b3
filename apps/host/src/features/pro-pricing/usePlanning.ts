import { call } from '../../data/call.ts'
import { useSubmit } from '../../data/useSubmit.ts'
import { toast } from '../../kit/toast/toast.ts'

/** Plans one change of the own markups of several materials; answers with what went wrong, if anything did. */
export const usePlanning = (onPlanned: () => void) => {
  const { run, isBusy } = useSubmit(
    async (products: readonly string[], markupBps: number | null, day: string) => {
      const changes = products.map((product) => ({ product, markup_bps: markupBps }))
      const { message } = await call('POST /api/markup/plans', { body: { effective_on: day, changes } })
      onPlanned()
      if (message) toast.success(message)
    },
  )
  return { plan: run, isPlanning: isBusy }
}
