import { CollectButton } from '../../kit/CollectButton.tsx'
import { call } from '../../data/call.ts'
import type { Shown } from './useInbox.ts'

/** Takes all that the filters show, not the page of it alone. */
export const ExportButton = ({ shown: { kind, query } }: { shown: Shown }) => {
  const collect = async () => {
    const { data } = await (kind === 'leads'
      ? call('GET /api/admin/leads/export', { query })
      : call('GET /api/admin/messages/export', { query }))
    return data
  }
  return (
    <CollectButton className="button quiet" collect={collect}>
      Export as CSV
    </CollectButton>
  )
}
