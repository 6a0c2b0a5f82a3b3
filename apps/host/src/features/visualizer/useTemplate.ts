import { usePublicRead } from '../../data/usePublicRead.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'

/** One look in the open showroom, counted for a plan; its own where none is named. */
export const useTemplate = (slug: string, plan: string | null) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  return usePublicRead({
    key: `template ${slug} ${plan} ${showroom}`,
    ask: (call, signal) =>
      call('GET /api/visualization/template/{id}', {
        params: { id: slug },
        query: { showroom, ...(plan ? { floorplan: plan } : {}) },
        signal,
      }),
  })
}
