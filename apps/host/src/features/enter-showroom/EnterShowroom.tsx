import { useEffect } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { enterMessages as messages } from './messages.ts'

/** /s/{Showroom ID}: what a Pro's link and code lead to; the shop is that Pro's from here on. */
export const EnterShowroom = () => {
  const { vsdId = '' } = useParams()
  usePageTitle(messages.showroom)
  const read = useRead('GET /api/visualization/shop_profile', { query: { vsd_id: vsdId } })
  return (
    <div className="page page-top">
      <Loaded read={read} rows={2}>
        {({ data }) =>
          Array.isArray(data) ? <NotFound vsdId={vsdId} /> : <Enter vsdId={data.profile.vsd_id} />
        }
      </Loaded>
    </div>
  )
}

const Enter = ({ vsdId }: { vsdId: string }) => {
  const select = useCurrentShowroom((state) => state.select)
  const navigate = useNavigate()
  useEffect(() => {
    select(vsdId)
    void navigate(paths.shop, { replace: true })
  }, [vsdId, select, navigate])
  return <p role="status">{messages.opening}</p>
}

const NotFound = ({ vsdId }: { vsdId: string }) => (
  <div className="page-head">
    <h1>{messages.noShowroom}</h1>
    <p>{messages.noShowroomOf(vsdId)}</p>
    <p>
      <Link className="button" to={paths.home}>
        {messages.typeAnother}
      </Link>
    </p>
  </div>
)
