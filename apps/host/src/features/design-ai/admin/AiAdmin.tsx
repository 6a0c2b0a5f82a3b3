import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import { AiDays } from './AiDays.tsx'
import { AiReports } from './AiReports.tsx'
import { LostRuns } from './LostRuns.tsx'
import { aiAdminMessages as messages } from './messages.ts'
import './AiAdmin.css'

const views = ['reports', 'days', 'runs'] as const
const content = { reports: AiReports, days: AiDays, runs: LostRuns }
/** What one list is filtered by says nothing of another. */
const anew = { s: null, state: null, from: null, to: null, sort: null, page: null, open: null, hide: null }

/** /account/ai-design: what people reported, what it spends and earns, and what came to nothing. */
export const AiAdmin = () => {
  const { of, show } = useAddress<'view' | keyof typeof anew>()
  const view = views.find((each) => each === of('view')) ?? 'reports'
  const Content = content[view]
  return (
    <div className="ai-admin">
      <PressedTabs
        label={messages.views}
        tabs={views.map((key) => ({ key, name: messages.view[key] }))}
        pressed={view}
        onPress={(key) => show({ ...anew, view: key === 'reports' ? null : key })}
      />
      <Content key={view} />
    </div>
  )
}
