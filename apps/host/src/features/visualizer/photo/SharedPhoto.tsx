import type { SharedPhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import { useParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { useReadOf } from '../../../data/useRead.ts'
import { Waiting } from '../../../kit/Waiting.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { visualizerMessages } from '../messages.ts'
import { SharedGone } from '../SharedDesign.tsx'
import { type ProductSpot, ProductSpots } from '../ProductSpots.tsx'
import { roomMessages } from '../room/messages.ts'
import { ShoppingTable } from '../ShoppingTable.tsx'
import { photoMessages as messages } from './messages.ts'
import '../../account/Account.css'
import '../Visualizer.css'
import './Photo.css'

/** /visualize/p/{token}: a room in a photo as whoever has the link may see it. */
export const SharedPhoto = () => {
  const { token = '' } = useParams()
  const read = useReadOf(['shared photo', token], () =>
    call('GET /api/visualization/shared_photo/{token}', { params: { token } }),
  )
  usePageTitle(read.kind === 'ready' ? read.reply.data.name : visualizerMessages.visualizer)
  if (read.kind === 'waiting') return <Waiting rows={4} onRetry={read.retry} />
  return (
    <div className="page">
      {read.kind === 'ready' ? <Shown room={read.reply.data} token={token} /> : <SharedGone />}
    </div>
  )
}

const Shown = ({ room, token }: { room: SharedPhotoRoom; token: string }) => (
  <article className="template-page">
    <header className="page-head">
      <h1>{room.name}</h1>
      <p>
        {visualizerMessages.shared}.{' '}
        {visualizerMessages.sharedUntil(new Date(room.expires_at).toLocaleDateString('en-US'))}
      </p>
    </header>
    <div className="template-halves">
      <div className="template-seen">
        <div className="product-spotted">
          <img
            className="photo-shared"
            src={`/showroom/shared-photos/${encodeURIComponent(token)}?version=${room.version}`}
            alt={messages.sharedPicture(room.name)}
            {...room.photo}
          />
          <ProductSpots spots={spotsOf(room)} />
        </div>
        <p className="visualizer-soft">{messages.limits}</p>
      </div>
      <section className="template-goods">
        <h2>{visualizerMessages.materials}</h2>
        <ShoppingTable {...room} />
      </section>
    </div>
  </article>
)

const spotsOf = ({ spots, lines }: SharedPhotoRoom): ProductSpot[] =>
  spots.flatMap(({ product_id, name: surface, at }) => {
    const line = lines.find((each) => each.product_id === product_id)
    if (!line) return []
    const { name, uom, line_total_cents } = line
    const words = visualizerMessages.needed(roomMessages.units(line.qty, uom), line_total_cents)
    // It is bought once for all its places, and an estimate only by somebody who owns up to that.
    const isEstimated = spots.some((each) => each.product_id === product_id && each.is_estimated)
    const qty = isEstimated ? null : line.qty
    return [{ surface, at, product: { product_id, name, qty, words } }]
  })
