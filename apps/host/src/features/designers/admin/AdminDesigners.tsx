import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import { DesignerTable } from './DesignerTable.tsx'
import { HireTable } from './HireTable.tsx'
import { adminDesignerMessages as messages } from './messages.ts'
import './AdminDesigners.css'

const views = ['designers', 'hires'] as const
const content = { designers: DesignerTable, hires: HireTable }
/** What one list is filtered by says nothing of the other. */
const filtered = { license: null, listing: null, state: null, refund: null }
const anew = { ...filtered, s: null, sort: null, page: null, open: null, hide: null }

/** /account/design-work: who designs, and what is under way with whose money. */
export const AdminDesigners = () => {
  const { of, show } = useAddress<'view' | keyof typeof anew>()
  const view = views.find((each) => each === of('view')) ?? 'designers'
  const Content = content[view]
  return (
    <div className="admin-designers">
      <PressedTabs
        label={messages.what}
        tabs={views.map((key) => ({ key, name: messages[key] }))}
        pressed={view}
        onPress={(key) => show({ ...anew, view: key === 'designers' ? null : key })}
      />
      <Content key={view} />
    </div>
  )
}
