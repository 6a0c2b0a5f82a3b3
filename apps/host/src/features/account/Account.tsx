import { Suspense, useEffect, useRef } from 'react'
import { Navigate, useParams } from 'react-router'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { useSession } from '../../session/session.ts'
import { panelsOf } from './panels.ts'
import { Rail } from './Rail.tsx'
import { Waiting } from '../../kit/Waiting.tsx'
import './Account.css'

/** /account and /account/{panel}: the rail of somebody's type, and one of its panels. */
export const Account = () => {
  const user = useSession((session) => session.user)
  const { panel: path } = useParams()
  const own = user ? panelsOf(user.type) : []
  const panel = path === undefined ? own[0] : own.find((each) => each.path === path)
  const heading = usePanelFocus(panel?.label)
  if (!user) return null
  if (!panel) return <Navigate to={paths.notFound} replace />
  return (
    <div className="page account">
      <Rail user={user} open={panel.path} />
      <div className="account-panel">
        <h1 ref={heading} tabIndex={-1}>
          {panel.label}
        </h1>
        <Suspense key={panel.path} fallback={<Waiting />}>
          <panel.Content />
        </Suspense>
      </div>
    </div>
  )
}

/** The page is named after its panel; going to another panel goes on reading at its heading. */
const usePanelFocus = (label: string | undefined) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(label)
  usePageTitle(label && `${label} · My account`)
  useEffect(() => {
    if (label === undefined) return
    if (before.current !== label) heading.current?.focus({ preventScroll: true })
    before.current = label
  }, [label])
  return heading
}
