import type { ShowroomProfile } from '@showroom/contract/showroom/showroom'
import { Link } from 'react-router'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { paths } from '../../../paths.ts'
import { toast } from '../../../kit/toast/toast.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useRead } from '../../../data/useRead.ts'

export const ShowroomMatter = ({ userId }: { userId: string }) => {
  const read = useRead('GET /api/visualization/shop_profile', { query: { showroom: userId } })
  return (
    <Loaded read={read} rows={1}>
      {({ data }) =>
        !Array.isArray(data) ? (
          <OpenShowroom profile={data.profile} />
        ) : (
          <p>Your showroom is not open yet. We tell you by e-mail.</p>
        )
      }
    </Loaded>
  )
}

const OpenShowroom = ({ profile: { company_name, vsd_id } }: { profile: ShowroomProfile }) => {
  const select = useCurrentShowroom((state) => state.select)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(vsd_id)
      toast.success(`${vsd_id} copied.`)
    } catch {
      toast.error('Your browser does not let us copy. Please select the ID and copy it yourself.')
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
          Copy Showroom ID
        </button>
        <Link className="account-plain" to={paths.shop} onClick={() => select(vsd_id)}>
          Open my shop
        </Link>
      </div>
    </>
  )
}
