import { usePublicRead } from '../../data/usePublicRead.ts'

/** How many plans and templates everybody can choose from, as they are counted now; null until that is known. */
export const useCounts = (): { floorplans: number; templates: number } | null => {
  const read = usePublicRead({
    key: 'visualizer counts',
    ask: (call, signal) => call('GET /api/visualization/counts', { signal }),
  })
  return read.kind === 'ready' ? read.reply.data : null
}
