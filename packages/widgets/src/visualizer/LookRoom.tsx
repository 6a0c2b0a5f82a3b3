import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { nameOfPlace, type PlaceKey } from '@showroom/contract/visualizer/places'
import { isLaid } from '@showroom/contract/visualizer/surfaces'
import type { Template } from '@showroom/contract/visualizer/visualizer'
import { useState } from 'react'
import { useAnswer } from '../catalogue-kit/useAnswer.ts'
import { useShop, useShopState } from '../shop/context.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorState } from '../ui/ErrorState.tsx'
import { money } from '../ui/format.ts'
import { Picture } from '../ui/Picture.tsx'
import { Said } from '../ui/Said.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { Goods } from './Goods.tsx'
import { RoomLines } from './RoomLines.tsx'
import { PlanField } from './PlanField.tsx'
import { visualizerWords as words } from './messages.ts'

type Props = { template: string; onBack?: () => void }

/** Other goods than the template's, by surface and fixture, as the server takes them. */
type Laid = Partial<Record<PlaceKey, string>>
const layOf = (laid: Laid): string =>
  Object.entries(laid)
    .map((pair) => pair.join(':'))
    .join()

/** One template as a room: what is laid is drawn, counted and priced by the server. */
export const LookRoom = ({ template, onBack }: Props) => {
  const shop = useShop()
  const [laid, setLaid] = useState<Laid>({})
  const [plan, setPlan] = useState<string>()
  const asked = { ...(plan ? { floorplan: plan } : {}), ...(layOf(laid) ? { lay: layOf(laid) } : {}) }
  const { value, isCurrent, failure, retry } = useAnswer({
    key: `look ${shop.showroom} ${template} ${JSON.stringify(asked)}`,
    ask: async (signal) => {
      const query = { showroom: shop.showroom, ...asked }
      return (
        await shop.call('GET /api/visualization/template/{id}', { params: { id: template }, query, signal })
      ).data
    },
  })
  return (
    <section className="rooms" part="room">
      {onBack && (
        <div>
          <Button kind="quiet" onClick={onBack}>
            {words.back}
          </Button>
        </div>
      )}
      {failure !== null && <ErrorState title={words.roomFailed} onRetry={retry} />}
      {value ? (
        <Opened
          room={value}
          isCurrent={isCurrent}
          onLay={(key, id) => setLaid({ ...laid, [key]: id })}
          onPlan={setPlan}
          lay={layOf(laid)}
        />
      ) : (
        failure === null && <Skeleton height="360px" />
      )}
    </section>
  )
}

type OpenedProps = {
  room: Template
  isCurrent: boolean
  lay: string
  onLay: (key: PlaceKey, product: string) => void
  onPlan: (plan: string) => void
}

const Opened = ({ room, isCurrent, lay, onLay, onPlan }: OpenedProps) => {
  const { laid, fixtures } = room.floorplan.areas
  const [surfaces, pieces] = [Object.keys(laid).filter(isLaid), Object.keys(fixtures).filter(isFixture)]
  const places = [...surfaces, ...pieces]
  const [wished, setWished] = useState<PlaceKey>()
  const chosen = places.find((key) => key === wished) ?? places[0]
  return (
    <>
      <h2>{room.title}</h2>
      <Said>
        {isCurrent
          ? (room.total_cents !== undefined && words.said(money(room.total_cents))) || null
          : words.drawing}
      </Said>
      <div className="rooms-cols">
        <div className="rooms-seen" aria-busy={!isCurrent}>
          {room.picture && <Picture picture={room.picture} sizes="(min-width: 1025px) 60vw, 100vw" isEager />}
          <p className="soft note">{words.illustration}</p>
        </div>
        <div className="rooms-side">
          <Places title={words.surfaces} keys={surfaces} chosen={chosen} onChoose={setWished} />
          {pieces.length > 0 && (
            <Places title={words.fixtures} keys={pieces} chosen={chosen} onChoose={setWished} />
          )}
          {chosen && (
            <Goods
              key={chosen}
              place={chosen}
              laid={productAt(room, chosen)}
              onLay={(id) => onLay(chosen, id)}
            />
          )}
        </div>
      </div>
      <PlanField plan={room.floorplan} onPlan={onPlan} />
      <RoomLines room={room} isCurrent={isCurrent}>
        <EditorLink room={room} lay={lay} />
      </RoomLines>
    </>
  )
}

const productAt = ({ state: { laid, fixtures } }: Template, key: PlaceKey): string | null =>
  (isFixture(key) ? fixtures?.[key] : laid[key])?.product_id ?? null

type PlacesProps = {
  title: string
  keys: readonly PlaceKey[]
  chosen: PlaceKey | undefined
  onChoose: (key: PlaceKey) => void
}

/** One choice of all that can be changed, in two groups. */
const Places = ({ title, keys, chosen, onChoose }: PlacesProps) => (
  <fieldset className="rooms-keys">
    <legend>{title}</legend>
    {keys.map((key) => (
      <label key={key}>
        <input type="radio" name="place" checked={key === chosen} onChange={() => onChoose(key)} />
        {nameOfPlace(key)}
      </label>
    ))}
  </fieldset>
)

/** The whole editor is the marketplace's: it goes on with what lies here. */
const EditorLink = ({ room, lay }: { room: Template; lay: string }) => {
  const { apiBase } = useShop()
  const vsdId = useShopState(({ profile }) => profile?.vsd_id)
  const query = new URLSearchParams({
    template: room.id,
    plan: room.floorplan.id,
    ...(lay ? { lay } : {}),
    ...(vsdId ? { showroom: vsdId } : {}),
  })
  return (
    <a href={`${apiBase}/showroom/visualize/room?${query}`} target="_blank" rel="noopener">
      {words.editor}
    </a>
  )
}
