import { largestPageSize, pageSize } from '@showroom/contract/policy/figures'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { type LaidSurface, surfaceNames } from '@showroom/contract/visualizer/surfaces'
import { priceText } from '@showroom/widgets/catalogue-kit/price-text'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { indexAfter, stepOf } from '../../../kit/walk.ts'
import { useIsByUnit } from '../../../shop-context/display.ts'
import { ProductPicture } from '../../projects/ProductPicture.tsx'
import { roomMessages as messages } from './messages.ts'

type Props = {
  surface: LaidSurface
  showroom: string
  /** Thousandths of a square foot that the surface has. */
  area: number
  laid: string | null
  /** The nearest to this color first, where something like what was lost is looked for. */
  near?: string | null
  onLay: (material: Material | null) => void
  onLook: (material: Material) => void
}

const restMs = 80

type Asked = Pick<Props, 'surface' | 'showroom' | 'area' | 'near'>

const useMaterials = ({ surface, showroom, area, near = null }: Asked) => {
  const [search, setSearch] = useState('')
  const [isInStock, setInStock] = useState(false)
  const [pages, setPages] = useState(1)
  const asked = useDelayed(search, 250)
  const read = useRead('GET /api/visualization/materials', {
    query: {
      surface,
      showroom,
      page_size: Math.min(largestPageSize, pageSize * pages),
      ...(asked ? { search: asked } : {}),
      ...(near === null ? {} : { near }),
      ...(isInStock && area > 0 ? { area } : {}),
    },
  })
  const searchFor = (typed: string) => {
    setSearch(typed)
    setPages(1)
  }
  const isNarrowed = asked !== '' || isInStock
  return { read, search, searchFor, isInStock, setInStock, isNarrowed, showMore: () => setPages(pages + 1) }
}

/** What this showroom sells for the chosen surface. */
export const Materials = ({ laid, onLay, onLook, ...about }: Props) => {
  const { surface, area } = about
  const { read, search, searchFor, isInStock, setInStock, isNarrowed, showMore } = useMaterials(about)
  return (
    <section className="room-materials" aria-labelledby="room-materials">
      <h2 id="room-materials">{messages.materialsFor(surfaceNames[surface])}</h2>
      <input
        type="search"
        className="form-input"
        value={search}
        placeholder={messages.search}
        aria-label={messages.search}
        onChange={(event) => searchFor(event.currentTarget.value)}
      />
      {area > 0 && (
        <label className="room-check">
          <input
            type="checkbox"
            checked={isInStock}
            onChange={(event) => setInStock(event.currentTarget.checked)}
          />
          {messages.inStockFor(area)}
        </label>
      )}
      <Loaded read={read} rows={4}>
        {({ data, total }) =>
          data.length === 0 ? (
            <p className="room-soft">{isNarrowed ? messages.noneFound : messages.notSoldHere}</p>
          ) : (
            <>
              <p className="room-soft" role="status">
                {messages.found(total)}
              </p>
              <MaterialGrid materials={data} laid={laid} onLay={onLay} onLook={onLook} />
              {data.length < Math.min(total, largestPageSize) && (
                <button type="button" className="button quiet" onClick={showMore}>
                  {messages.showMore}
                </button>
              )}
            </>
          )
        }
      </Loaded>
    </section>
  )
}

type GridProps = Pick<Props, 'laid' | 'onLay' | 'onLook'> & { materials: readonly Material[] }

/** One stop of the Tab key: arrows go through the cards, Enter lays. */
const MaterialGrid = ({ materials, laid, onLay, onLook }: GridProps) => {
  const list = useRef<HTMLUListElement>(null)
  const at = Math.max(
    0,
    materials.findIndex(({ id }) => id === laid),
  )
  const [reached, setReached] = useState(at)
  const walk = (event: KeyboardEvent) => {
    const step = stepOf(event.key, 'row') ?? stepOf(event.key, 'column')
    if (!step) return
    event.preventDefault()
    const next = indexAfter(step, reached, { count: materials.length, wraps: false })
    setReached(next)
    list.current?.querySelectorAll<HTMLButtonElement>('button')[next]?.focus()
  }
  return (
    <ul ref={list} className="room-grid" onKeyDown={walk}>
      {materials.map((material, index) => (
        <li key={material.id}>
          <MaterialCard
            material={material}
            isLaid={material.id === laid}
            isReached={index === Math.min(reached, materials.length - 1)}
            onLay={() => {
              setReached(index)
              onLay(material.id === laid ? null : material)
            }}
            onLook={onLook}
          />
        </li>
      ))}
    </ul>
  )
}

type CardProps = {
  material: Material
  isLaid: boolean
  isReached: boolean
  onLay: () => void
  onLook: (material: Material) => void
}

const MaterialCard = ({ material, isLaid, isReached, onLay, onLook }: CardProps) => {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const look = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => onLook(material), restMs)
  }
  const leave = () => clearTimeout(rest.current)
  const { name, brand, price, stock, pictures, appearance } = material
  const [picture] = pictures
  const isByUnit = useIsByUnit()
  return (
    <button
      type="button"
      className="room-card"
      aria-pressed={isLaid}
      disabled={!appearance}
      tabIndex={isReached ? 0 : -1}
      onClick={onLay}
      onFocus={look}
      onBlur={leave}
      onPointerEnter={look}
      onPointerLeave={leave}
    >
      {picture && <ProductPicture picture={picture} sizes="160px" />}
      <small>{brand}</small>
      <strong>{name}</strong>
      <span>
        <bdi>{priceText(price, isByUnit)}</bdi>
      </span>
      <small>{appearance ? stock.label : messages.noFace}</small>
    </button>
  )
}

const useDelayed = (value: string, ms: number): string => {
  const [delayed, setDelayed] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setDelayed(value.trim()), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return delayed
}
