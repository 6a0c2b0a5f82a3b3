import { Link } from 'react-router'
import { paths } from '../paths.ts'
import { PanelIcon } from './PanelIcon.tsx'
import type { Panel, PanelGroup } from './panel.ts'
import { WaitingBadge } from './WaitingBadge.tsx'
import type { Waiting } from '@showroom/contract/workspace/workspace'

type Props = {
  groups: readonly PanelGroup[]
  open: string
  waiting: Waiting
  onChosen?: () => void
}

/** Every panel of a workspace, in groups that are named where there are several. */
export const PanelLinks = ({ groups, open, waiting, onChosen }: Props) => (
  <>
    {groups.map(({ name, panels }) => (
      <div key={name} className="panel-group">
        {groups.length > 1 && <p aria-hidden="true">{name}</p>}
        <ul aria-label={groups.length > 1 ? name : undefined}>
          {panels.map((panel) => (
            <li key={panel.path}>
              <PanelLink
                panel={panel}
                isOpen={panel.path === open}
                count={waiting[panel.path] ?? 0}
                onChosen={onChosen}
              />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </>
)

type LinkProps = { panel: Panel; isOpen: boolean; count: number; onChosen: (() => void) | undefined }

const PanelLink = ({ panel: { path, label, icon }, isOpen, count, onChosen }: LinkProps) => (
  <Link
    to={paths.accountPanel(path)}
    aria-current={isOpen ? 'page' : undefined}
    title={label}
    onClick={onChosen}
  >
    <PanelIcon name={icon} />
    <span>{label}</span>
    <WaitingBadge count={count} />
  </Link>
)
