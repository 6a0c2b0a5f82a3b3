import type { AiRoom, AiStartKind } from '@showroom/contract/design-ai/ai-choices'
import { largestPageSize } from '@showroom/contract/policy/figures'
import type { ReactNode } from 'react'
import { useState } from 'react'
import { Link } from 'react-router'
import { call } from '../../../data/call.ts'
import { useReadOf } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { PlanDrawing } from '../../visualizer/PlanDrawing.tsx'
import { RoomPicture } from '../../visualizer/RoomPicture.tsx'
import { visualizerPaths } from '../../visualizer/visualizer-paths.ts'
import { roomWords } from '../choice.messages.ts'
import { startMessages as messages } from './start.messages.ts'
import './Start.css'

const pageOfTiles = 12
const sizes = '160px'

type Tile = { id: string; name: string; about: string; picture: ReactNode }
type Listed = { tiles: Tile[]; total: number }
type Asked = { room: AiRoom; showroom: string; page_size: number; signal: AbortSignal }

const lists: Record<AiStartKind, (asked: Asked) => Promise<Listed>> = {
  plan: async ({ room, page_size, signal }) => {
    const query = { room_type: room, page_size }
    const { data, total } = await call('GET /api/visualization/floorplans', { query, signal })
    const tiles = data.map(({ id, name, areas, svg, words }) => ({
      id,
      name,
      about: messages.feet(areas.whole),
      picture: <PlanDrawing svg={svg} words={words} />,
    }))
    return { tiles, total }
  },
  template: async ({ room, showroom, page_size, signal }) => {
    const query = { room_type: room, showroom, page_size }
    const { data, total } = await call('GET /api/visualization/templates', { query, signal })
    const tiles = data.map(({ id, title, area, picture }) => ({
      id,
      name: title,
      about: messages.feet(area),
      picture: picture && <RoomPicture picture={picture} sizes={sizes} />,
    }))
    return { tiles, total }
  },
  design: async ({ page_size, signal }) => {
    const { data, total } = await call('GET /api/visualization/design', { query: { page_size }, signal })
    const tiles = data.map(({ id, name, floorplan, picture }) => ({
      id,
      name,
      about: roomWords[floorplan.room_type],
      picture: picture ? <RoomPicture picture={picture} sizes={sizes} /> : <PlanDrawing {...floorplan} />,
    }))
    return { tiles, total }
  },
}

type Props = {
  from: AiStartKind
  room: AiRoom
  chosen: string | null
  onChoose: (id: string | null) => void
}

/** Rooms of the visualizer to begin from, one of them pressed. */
export const StartTiles = ({ from, room, chosen, onChoose }: Props) => {
  const [pages, setPages] = useState(1)
  const showroom = useCurrentShowroom((state) => state.showroom)
  const page_size = Math.min(largestPageSize, pageOfTiles * pages)
  const key = from === 'design' ? [from, page_size] : [from, room, showroom, page_size]
  const read = useReadOf(['ai-starts', ...key], (signal) =>
    lists[from]({ room, showroom, page_size, signal }),
  )
  return (
    <Loaded read={read} rows={2}>
      {({ tiles, total }) =>
        tiles.length === 0 ? (
          <NoTiles from={from} />
        ) : (
          <>
            <ul className="ai-starts" aria-label={messages.lists[from]}>
              {tiles.map(({ id, name, about, picture }) => (
                <li key={id}>
                  <button
                    type="button"
                    aria-pressed={id === chosen}
                    aria-label={`${name}, ${about}`}
                    onClick={() => onChoose(id === chosen ? null : id)}
                  >
                    <span aria-hidden="true">{picture}</span>
                    <strong>{name}</strong>
                    <small>{about}</small>
                  </button>
                </li>
              ))}
            </ul>
            {tiles.length < Math.min(total, largestPageSize) && (
              <button type="button" className="form-link" onClick={() => setPages(pages + 1)}>
                {messages.more}
              </button>
            )}
          </>
        )
      }
    </Loaded>
  )
}

const NoTiles = ({ from }: { from: AiStartKind }) => (
  <p className="ai-soft">
    {messages.none[from]}{' '}
    {from === 'design' && <Link to={visualizerPaths.start}>{messages.toVisualizer}</Link>}
  </p>
)
