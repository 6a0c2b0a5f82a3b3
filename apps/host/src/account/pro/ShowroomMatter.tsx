import type { ShowroomProfile } from '@showroom/contract/showroom/showroom'
import { useCallback } from 'react'
import { Link } from 'react-router'
import { useCurrentShowroom } from '../../current/current-showroom.ts'
import { paths } from '../../paths.ts'
import { quietCall } from '../../session/call.ts'
import { toast } from '../../toast/toast.ts'
import { Answered } from '../Answered.tsx'
import { useAsked } from '../useAsked.ts'

export const ShowroomMatter = ({ userId }: { userId: string }) => {
  const ask = useCallback(
    async (signal: AbortSignal): Promise<ShowroomProfile | null> => {
      const { data } = await quietCall('GET /api/visualization/shop_profile', {
        query: { showroom: userId },
        signal,
      })
      return Array.isArray(data) ? null : data.profile
    },
    [userId],
  )
  const asked = useAsked(ask)
  return (
    <Answered asked={asked} rows={1}>
      {(profile) =>
        profile ? (
          <OpenShowroom profile={profile} />
        ) : (
          <p>Your showroom is not open yet. We tell you by e-mail.</p>
        )
      }
    </Answered>
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
