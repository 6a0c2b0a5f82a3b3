import type { PlanRoomType, RoomStyle } from '@showroom/contract/visualizer/surfaces'
import { Link } from 'react-router'
import { usePublicRead } from '../../data/usePublicRead.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { TemplateCard } from './TemplateCard.tsx'
import { visualizerMessages as messages } from './messages.ts'
import { visualizerPaths } from './visualizer-paths.ts'

/** One of each kind of room; each in another style, so that four pictures show four tastes. */
const shown = [
  { room_type: 'kitchen', style: 'farmhouse' },
  { room_type: 'bathroom', style: 'mediterranean' },
  { room_type: 'living', style: 'industrial' },
  { room_type: 'outdoor', style: 'coastal' },
] as const satisfies readonly { room_type: PlanRoomType; style: RoomStyle }[]

/** What rooms may look like, before anything is chosen; nothing where they can not be read. */
export const StartLooks = ({ plan }: { plan: string | null }) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const read = usePublicRead({
    key: `looks to begin with ${showroom}`,
    ask: async (call, signal) => {
      const asked = shown.map((one) =>
        call('GET /api/visualization/templates', { query: { ...one, showroom, page_size: 1 }, signal }),
      )
      return (await Promise.all(asked)).flatMap(({ data }) => data)
    },
  })
  if (read.kind !== 'ready' || read.reply.length === 0) return null
  return (
    <section className="start-looks" aria-labelledby="start-looks">
      <header>
        <h2 id="start-looks">{messages.startLooks}</h2>
        <Link to={visualizerPaths.templates({ plan })}>{messages.allTemplates}</Link>
      </header>
      <ul className="template-cards">
        {read.reply.map((card, index) => (
          <TemplateCard key={card.id} card={card} plan={null} isFirst={index === 0} heading="h3" />
        ))}
      </ul>
    </section>
  )
}
