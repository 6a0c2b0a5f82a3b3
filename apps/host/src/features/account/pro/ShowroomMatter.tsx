import type { ShowroomProfile } from '@showroom/contract/showroom/showroom'
import { Link } from 'react-router'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'
import { accountMessages as messages } from '../messages.ts'

export const ShowroomMatter = ({ userId }: { userId: string }) => {
  const read = useRead('GET /api/visualization/shop_profile', { query: { showroom: userId } })
  return (
    <Loaded read={read} rows={1}>
      {({ data }) =>
        !Array.isArray(data) ? <OpenShowroom profile={data.profile} /> : <p>{messages.yourShowroomIsNot}</p>
      }
    </Loaded>
  )
}

const OpenShowroom = ({ profile: { company_name, vsd_id } }: { profile: ShowroomProfile }) => {
  const select = useCurrentShowroom((state) => state.select)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(vsd_id)
      toast.success(messages.copied(vsd_id))
    } catch {
      toast.error(messages.yourBrowserDoesNot)
    }
  }
  return (
    <>
      <p className="pro-showroom">
        <span>{company_name}</span>
        <strong>{vsd_id}</strong>
      </p>
      <div className="account-actions">
        <button type="button" className="button" onClick={() => void copy()}>
          {messages.copyShowroomId}
        </button>
        <Link className="account-plain" to={paths.shop} onClick={() => select(vsd_id)}>
          {messages.openMyShop}
        </Link>
      </div>
    </>
  )
}
