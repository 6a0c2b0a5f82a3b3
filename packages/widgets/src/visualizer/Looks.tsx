import { type PlanRoomType, planRoomTypes } from '@showroom/contract/visualizer/surfaces'
import type { TemplateCard } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop } from '../shop/context.ts'
import { Button } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { visualizerWords as words } from './messages.ts'

type Props = { only: PlanRoomType | undefined; onChoose: (id: string) => void }

const pageSize = 12

/** The templates of the showroom, its Pro's own first. */
export const Looks = ({ only, onChoose }: Props) => {
  const shop = useShop()
  const [room, setRoom] = useState<PlanRoomType | undefined>()
  const [pages, setPages] = useState(1)
  const type = only ?? room
  const size = pages * pageSize
  const { value, failure, retry } = useAnswer({
    key: `looks ${shop.showroom} ${type} ${size}`,
    ask: (signal) =>
      shop.call('GET /api/visualization/templates', {
        query: { showroom: shop.showroom, page_size: size, ...(type ? { room_type: type } : {}) },
        signal,
      }),
  })
  return (
    <section className="rooms" part="rooms">
      <h2>{words.title}</h2>
      {!only && (
        <RoomField
          room={room}
          onRoom={(next) => {
            setRoom(next)
            setPages(1)
          }}
        />
      )}
      {failure !== null ? (
        <ErrorState title={words.failed} onRetry={retry} />
      ) : !value ? (
        <WaitingLooks />
      ) : value.total === 0 ? (
        <EmptyState title={words.none} />
      ) : (
        <ul className="rooms-grid">
          {value.data.map((card) => (
            <Look key={card.id} card={card} onChoose={onChoose} />
          ))}
        </ul>
      )}
      {value && value.data.length < value.total && (
        <div>
          <Button kind="quiet" onClick={() => setPages(pages + 1)}>
            {words.more}
          </Button>
        </div>
      )}
    </section>
  )
}

type RoomFieldProps = { room: PlanRoomType | undefined; onRoom: (room: PlanRoomType | undefined) => void }

const RoomField = ({ room, onRoom }: RoomFieldProps) => (
  <label className="rooms-pick">
    {words.room}
    <select
      value={room ?? ''}
      onChange={({ currentTarget: { value } }) => onRoom(planRoomTypes.find((type) => type === value))}
    >
      <option value="">{words.anyRoom}</option>
      {planRoomTypes.map((type) => (
        <option key={type} value={type}>
          {words.rooms[type]}
        </option>
      ))}
    </select>
  </label>
)

const Look = ({ card, onChoose }: { card: TemplateCard; onChoose: (id: string) => void }) => (
  <li part="look">
    <button type="button" className="rooms-tile" onClick={() => onChoose(card.id)}>
      {card.picture && <Picture picture={card.picture} sizes="320px" isDecorative />}
      <strong>{card.title}</strong>
      <span className="soft">{words.items(card.item_count, card.from_cents)}</span>
    </button>
  </li>
)

const WaitingLooks = () => (
  <div className="rooms-grid" role="status" aria-label={words.waiting}>
    {[1, 2, 3, 4].map((tile) => (
      <div key={tile}>
        <Skeleton />
        <Skeleton width="60%" height="20px" />
      </div>
    ))}
  </div>
)
