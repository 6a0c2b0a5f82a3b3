import { PressedTabs } from '../../../kit/PressedTabs.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import { DesignerTable } from '../../designers/admin/DesignerTable.tsx'
import { ApplicationTable } from './ApplicationTable.tsx'
import { DomainTable } from './DomainTable.tsx'
import { reviewMessages as messages } from './messages.ts'
import '../../designers/Designers.css'
import './Applications.css'

const tabs = [
  { key: 'Contractor', name: messages.contractors },
  { key: 'Vendor', name: messages.vendors },
  { key: 'Designer', name: messages.designers },
  { key: 'Domain', name: messages.domains },
] as const

/** Who and what wants to get in: those first that wait longest (domain rules 2.15). */
export const Applications = () => {
  const { of, show } = useAddress<'type' | 'state' | 's' | 'sort' | 'page' | 'open'>()
  const shown = tabs.find(({ key }) => key === of('type'))?.key ?? 'Contractor'
  return (
    <div className="applications">
      <PressedTabs
        label={messages.whoApplies}
        tabs={tabs}
        pressed={shown}
        isToEdges
        onPress={(type) => show({ type, state: null, s: null, sort: null, page: null, open: null })}
      />
      <Panel key={shown} shown={shown} />
    </div>
  )
}

const Panel = ({ shown }: { shown: (typeof tabs)[number]['key'] }) => {
  if (shown === 'Designer') return <DesignerTable />
  if (shown === 'Domain') return <DomainTable />
  return <ApplicationTable type={shown} />
}
