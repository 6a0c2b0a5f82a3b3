import { Link, useSearchParams } from 'react-router'
import { Loaded } from '../../../kit/Loaded.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { paths } from '../../../paths.ts'
import { useCarriedShowroom } from '../../../shop-context/useCarriedShowroom.ts'
import { roomMessages as messages } from './messages.ts'
import { RoomBefore } from './RoomBefore.tsx'
import { RoomEditor } from './RoomEditor.tsx'
import { useRoomStart } from './useRoomStart.ts'

/** /visualize/room?plan&template, ?design, or ?type&surface&product: one room to lay materials in. */
export const Room = () => {
  const { read, key } = useRoomStart()
  const [query] = useSearchParams()
  const product = query.get('product')
  const isEntering = useCarriedShowroom(query.get('showroom'))
  const start = read.kind === 'ready' ? read.reply : null
  usePageTitle(start?.kept?.name ?? start?.floorplan.name)
  if (isEntering) return <div className="page" aria-busy="true" />
  if (read.kind === 'waiting') return <RoomBefore onRetry={read.retry} />
  return (
    <div className="page room-page">
      <Loaded read={read} rows={6}>
        {(reply) =>
          reply ? (
            <>
              {product && (
                <p className="room-back">
                  <Link to={paths.product(product)}>{messages.backToProduct}</Link>
                </p>
              )}
              <h1 className="room-title">{reply.kept?.name ?? reply.floorplan.name}</h1>
              <RoomEditor start={reply} room={key} key={key} />
            </>
          ) : (
            <header className="page-head">
              <h1>{messages.title}</h1>
              <p>{messages.noPlan}</p>
              <p>
                <Link className="button" to="/visualize">
                  {messages.choosePlan}
                </Link>
              </p>
            </header>
          )
        }
      </Loaded>
    </div>
  )
}
