import type { Picture } from '@showroom/contract/catalogue/catalogue'
import { useSearchParams } from 'react-router'
import { Waiting } from '../../../kit/Waiting.tsx'
import { PlanDrawing } from '../PlanDrawing.tsx'
import { ShoppingTable } from '../ShoppingTable.tsx'
import { useTemplate } from '../useTemplate.ts'
import { roomMessages as messages } from './messages.ts'
import { ServerPicture } from './ServerPicture.tsx'
import { type RoomStart, useRoomStart } from './useRoomStart.ts'
import '../Visualizer.css'
import './room-sheets.ts'

type Props = { onRetry?: (() => void) | undefined }

/** A room before its program and its goods have come: the picture and the list as the server has them, or its plan. */
export const RoomBefore = ({ onRetry }: Props) => {
  const [query] = useSearchParams()
  const template = query.has('design') ? null : query.get('template')
  return (
    <div className="page room-page">
      {template ? (
        <TemplateBefore {...{ template, onRetry }} plan={query.get('plan')} />
      ) : (
        <OwnBefore onRetry={onRetry} />
      )}
    </div>
  )
}

type BeforeProps = { template: string; plan: string | null; onRetry: Props['onRetry'] }

const TemplateBefore = ({ template, plan, onRetry }: BeforeProps) => {
  const read = useTemplate(template, plan)
  // What fails is said by the room itself.
  if (read.kind !== 'ready') return <Waiting rows={6} onRetry={onRetry} />
  const { floorplan, picture, ...shopping } = read.reply.data
  return <RoomSeen {...{ floorplan, picture, shopping }} name={floorplan.name} />
}

/** A room of one's own is asked for while the editor's program comes. */
const OwnBefore = ({ onRetry }: Props) => {
  const { read } = useRoomStart()
  if (read.kind !== 'ready' || !read.reply) return <Waiting rows={6} onRetry={onRetry} />
  const { floorplan, kept } = read.reply
  return <RoomSeen {...read.reply} name={kept?.name ?? floorplan.name} />
}

type SeenProps = Pick<RoomStart, 'floorplan' | 'shopping'> & { name: string; picture: Picture | null }

const RoomSeen = ({ floorplan: { svg, words }, name, picture, shopping }: SeenProps) => (
  <>
    <h1 className="room-title">{name}</h1>
    <div className="room" data-view="photo">
      <div className="room-stage">
        {/* Its shape is the image's own: a server's page has no styles in its elements. */}
        <div className="room-picture room-first">
          {picture ? (
            <ServerPicture picture={picture} alt={picture.alt} />
          ) : (
            <PlanDrawing {...{ svg, words }} />
          )}
        </div>
      </div>
      {shopping && (
        <section className="room-list" aria-labelledby="room-before">
          <h2 id="room-before">{messages.inThisRoom}</h2>
          <ShoppingTable {...shopping} />
        </section>
      )}
    </div>
  </>
)
