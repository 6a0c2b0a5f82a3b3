import * as entry from '@showroom/widgets/entry'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { HostWidget } from '../shop/HostWidget.tsx'
import { paths } from '../../paths.ts'

/** Next stores the showroom and goes to its shop. */
export const ShowroomEntry = () => {
  const navigate = useNavigate()
  const select = useCurrentShowroom((state) => state.select)
  const takeOver = useMemo(
    () => ({
      selected: ({ vsd_id }: { vsd_id: string }) => {
        select(vsd_id)
        navigate(paths.shop)
      },
    }),
    [navigate, select],
  )
  return <HostWidget of={entry} widget={{}} takeOver={takeOver} />
}
