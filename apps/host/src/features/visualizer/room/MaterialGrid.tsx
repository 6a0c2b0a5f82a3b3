import type { Material } from '@showroom/contract/visualizer/visualizer'
import { priceText } from '@showroom/widgets/catalogue-kit/price-text'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { indexAfter, stepOf } from '../../../kit/walk.ts'
import { useIsByUnit } from '../../../shop-context/display.ts'
import { ProductPicture } from '../../projects/ProductPicture.tsx'
import { roomMessages as messages } from './messages.ts'

const restMs = 80

type Props = {
  materials: readonly Material[]
  laid: string | null
  /** Others are on their way. */
  isBusy: boolean | undefined
  /** They are laid, so that they need a face; else they stand there as they are. */
  isLaying: boolean
  onLay: (material: Material | null) => void
  /** Somebody rests on a card: its picture may be drawn ahead. */
  onLook: (material: Material) => void
}

/** One stop of the Tab key: arrows go through the cards, Enter lays. */
export const MaterialGrid = ({ materials, laid, isBusy, isLaying, onLay, onLook }: Props) => {
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
    <ul ref={list} className="room-grid" aria-busy={isBusy || undefined} onKeyDown={walk}>
      {materials.map((material, index) => (
        <li key={material.id}>
          <MaterialCard
            material={material}
            isLaid={material.id === laid}
            isOff={isLaying && !material.appearance}
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
  isOff: boolean
  isReached: boolean
  onLay: () => void
  onLook: (material: Material) => void
}

const MaterialCard = ({ material, isLaid, isOff, isReached, onLay, onLook }: CardProps) => {
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(rest.current), [])
  const look = () => {
    clearTimeout(rest.current)
    rest.current = setTimeout(() => onLook(material), restMs)
  }
  const leave = () => clearTimeout(rest.current)
  const { name, brand, price, stock, pictures } = material
  const [picture] = pictures
  const isByUnit = useIsByUnit()
  return (
    <button
      type="button"
      className="room-card"
      aria-pressed={isLaid}
      disabled={isOff}
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
      <small>{isOff ? messages.noFace : stock.label}</small>
    </button>
  )
}
