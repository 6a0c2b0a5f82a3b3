import { Suspense, useEffect, useRef, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { WorkspaceSwitch } from '../features/team/WorkspaceSwitch.tsx'
import { ClosedInClientView } from '../features/client-view/ClosedInClientView.tsx'
import { HeaderPlace } from '../kit/page-header.tsx'
import { Waiting } from '../kit/Waiting.tsx'
import { usePageTitle } from '../layout/usePageTitle.ts'
import { paths } from '../paths.ts'
import { useIsClientView } from '../session/client-view.ts'
import { useSession } from '../session/session.ts'
import { groupsOf } from './panels.ts'
import { PhoneBar } from './PhoneBar.tsx'
import { Rail } from './Rail.tsx'
import { useWaiting } from './useWaiting.ts'
import { workspaceMessages as messages } from './messages.ts'

export { preloadPanel } from './panels.ts'

/** /account and /account/{panel}: the rail of somebody's role, the header of a page, and the page. */
export const WorkspaceFrame = () => {
  const user = useSession((session) => session.user)
  const { panel: path } = useParams()
  const groups = user ? groupsOf(user) : []
  const own = groups.flatMap(({ panels }) => panels)
  const panel = path === undefined ? own[0] : own.find((each) => each.path === path)
  const heading = usePanelFocus(panel?.label)
  const waiting = useWaiting(panel?.path ?? '')
  const isClientView = useIsClientView()
  const [place, setPlace] = useState<HTMLElement | null>(null)
  if (!user) return null
  if (!panel) return <Navigate to={paths.notFound} replace />
  return (
    <div className="page account">
      <Rail user={user} groups={groups} open={panel.path} waiting={waiting} />
      <div className="account-panel">
        <WorkspaceSwitch />
        <header className="account-header">
          <h1 ref={heading} tabIndex={-1}>
            {panel.label}
          </h1>
          <div className="account-header-actions" ref={setPlace} />
        </header>
        <HeaderPlace value={place}>
          <Suspense key={panel.path} fallback={<Waiting />}>
            {isClientView && panel.isMoney ? <ClosedInClientView /> : <panel.Content />}
          </Suspense>
        </HeaderPlace>
      </div>
      <PhoneBar user={user} groups={groups} open={panel.path} waiting={waiting} />
    </div>
  )
}

/** The page is named after its panel; going to another panel goes on reading at its heading. */
const usePanelFocus = (label: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(label)
  usePageTitle(label && messages.panelOfMyAccount(label))
  useEffect(() => {
    if (label === undefined) return
    if (before.current !== label) heading.current?.focus({ preventScroll: true })
    before.current = label
  }, [label])
  return heading
}
