import * as orders from '@showroom/widgets/orders'
import { HostWidget } from '../shop/HostWidget.tsx'
import { PaperButton } from '../../kit/PaperButton.tsx'
import { useOrderLinks } from '../orders/useOrderLinks.tsx'
import type { TabProps } from './Workspace.tsx'
import { projectMessages as messages } from './messages.ts'

/** What the viewer ordered for this project: nobody sees another's orders. */
export const OrdersTab = ({ project }: TabProps) => {
  const links = useOrderLinks()
  return (
    <div className="workspace-stack">
      <p className="workspace-note">{messages.aboutBinder}</p>
      <PaperButton path={`/api/handover_binder/${project.id}`} fileName={messages.binderName(project.name)}>
        {messages.binder}
      </PaperButton>
      {project.role !== 'owner' && <p className="workspace-note">{messages.onlyTheOrdersThat}</p>}
      <HostWidget of={orders} widget={{ ...links, project: project.id, isEverywhere: true }} />
    </div>
  )
}
