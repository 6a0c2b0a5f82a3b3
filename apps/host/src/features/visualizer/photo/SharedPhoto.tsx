import type { SharedPhotoRoom } from '@showroom/contract/visualizer/photo-room.replies'
import { useParams } from 'react-router'
import { call } from '../../../data/call.ts'
import { useReadOf } from '../../../data/useRead.ts'
import { Waiting } from '../../../kit/Waiting.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { useOpenShowroom } from '../../../shop-context/useOpenShowroom.ts'
import { visualizerMessages } from '../messages.ts'
import { SharedGone } from '../SharedDesign.tsx'
import { ProductSpots } from '../ProductSpots.tsx'
import { ShoppingTable } from '../ShoppingTable.tsx'
import { photoMessages as messages } from './messages.ts'
import { sharedSpots } from './shared-spots.ts'
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

const Shown = ({ room, token }: { room: SharedPhotoRoom; token: string }) => {
  const open = useOpenShowroom()
  return (
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
            <ProductSpots spots={sharedSpots(room, open)} />
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
}
