import * as orders from '@showroom/widgets/orders'
import { HostWidget } from '../shop/HostWidget.tsx'
import { useOrderLinks } from '../orders/useOrderLinks.tsx'
import type { TabProps } from './Workspace.tsx'

/** What the viewer ordered for this project: nobody sees another's orders. */
export const OrdersTab = ({ project }: TabProps) => {
  const links = useOrderLinks()
  return (
    <div className="workspace-stack">
      {project.role !== 'owner' && (
        <p className="workspace-note">Only the orders that you placed yourself are shown here.</p>
      )}
      <HostWidget of={orders} widget={{ ...links, project: project.id, isEverywhere: true }} />
    </div>
  )
}
