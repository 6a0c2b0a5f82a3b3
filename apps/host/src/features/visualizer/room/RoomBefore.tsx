import type { Template } from '@showroom/contract/visualizer/visualizer'
import { useSearchParams } from 'react-router'
import { Waiting } from '../../../kit/Waiting.tsx'
import { ShoppingTable } from '../ShoppingTable.tsx'
import { useTemplate } from '../useTemplate.ts'
import { roomMessages as messages } from './messages.ts'
import { ServerPicture } from './ServerPicture.tsx'
import '../Visualizer.css'
import './Room.css'
import './RoomList.css'
import './RoomNarrow.css'

type Props = { onRetry?: () => void }

/** A room before its program and its goods have come: of a template the picture and the list, as the server has them. */
export const RoomBefore = ({ onRetry }: Props) => {
  const [query] = useSearchParams()
  const template = query.has('design') ? null : query.get('template')
  return (
    <div className="page room-page">
      {template ? (
        <TemplateBefore {...{ template, onRetry }} plan={query.get('plan')} />
      ) : (
        <Waiting rows={6} onRetry={onRetry} />
      )}
    </div>
  )
}

type BeforeProps = { template: string; plan: string | null; onRetry: Props['onRetry'] }

const TemplateBefore = ({ template, plan, onRetry }: BeforeProps) => {
  const read = useTemplate(template, plan)
  // What fails is said by the room itself.
  return read.kind === 'ready' ? <RoomSeen {...read.reply.data} /> : <Waiting rows={6} onRetry={onRetry} />
}

const RoomSeen = ({ floorplan, picture, ...shopping }: Template) => (
  <>
    <h1 className="room-title">{floorplan.name}</h1>
    <div className="room" data-view="photo">
      {picture && (
        <div className="room-stage">
          {/* Its shape is the image's own: a server's page has no styles in its elements. */}
          <div className="room-picture room-first">
            <ServerPicture picture={picture} alt={picture.alt} />
          </div>
        </div>
      )}
      <section className="room-list" aria-labelledby="room-before">
        <h2 id="room-before">{messages.inThisRoom}</h2>
        <ShoppingTable {...shopping} />
      </section>
    </div>
  </>
)
