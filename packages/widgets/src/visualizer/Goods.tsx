import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { nameOfPlace, type PlaceKey } from '@showroom/contract/visualizer/places'
import type { Material } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { priceText } from '../catalogue-kit/price-text.ts'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop, useShopState } from '../shop/context.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { Picture } from '../ui/Picture.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { visualizerWords as words } from './messages.ts'

type Props = { place: PlaceKey; laid: string | null; onLay: (id: string) => void }

const pageSize = 9

/** What the showroom sells for a surface or as a fixture, what is there already first. */
export const Goods = ({ place, laid, onLay }: Props) => {
  const shop = useShop()
  const [pages, setPages] = useState(1)
  // What lies there when they are opened stays in its place.
  const [first] = useState(laid)
  const { value, failure, retry } = useAnswer({
    key: `goods ${shop.showroom} ${place} ${first} ${pages}`,
    ask: (signal) =>
      shop.call('GET /api/visualization/materials', {
        query: {
          showroom: shop.showroom,
          surface: place,
          page_size: pages * pageSize,
          ...(first ? { product: first } : {}),
        },
        signal,
      }),
  })
  if (failure !== null) return <ErrorState title={words.failed} onRetry={retry} />
  if (!value) return <Skeleton height="240px" />
  // What has no face can not be laid; a fixture needs none.
  const drawn = value.data.filter(({ appearance }) => appearance || isFixture(place))
  if (drawn.length === 0) return <p className="soft">{words.noGoods}</p>
  return (
    <>
      <h3>{(isFixture(place) ? words.pieces : words.goods)(nameOfPlace(place))}</h3>
      <ul className="rooms-goods">
        {drawn.map((material) => (
          <li key={material.id}>
            <GoodsCard material={material} isLaid={material.id === laid} onLay={onLay} />
          </li>
        ))}
      </ul>
      {value.data.length < value.total && (
        <div>
          <Button kind="quiet" onClick={() => setPages(pages + 1)}>
            {words.moreGoods}
          </Button>
        </div>
      )}
    </>
  )
}

type CardProps = { material: Material; isLaid: boolean; onLay: (id: string) => void }

const GoodsCard = ({ material: { id, name, price, pictures }, isLaid, onLay }: CardProps) => {
  const [picture] = pictures
  const isByUnit = useShopState(({ display }) => display?.is_priced_by_unit ?? true)
  return (
    <button type="button" aria-pressed={isLaid} onClick={() => onLay(id)}>
      {picture && <Picture picture={picture} sizes="170px" isDecorative />}
      <span>{name}</span>
      <span className="soft">
        <bdi>{priceText(price, isByUnit)}</bdi>
      </span>
    </button>
  )
}
