import type { Material } from '@showroom/contract/visualizer/visualizer'
import { isFixture } from '@showroom/contract/visualizer/fixtures'
import { nameOfPlace } from '@showroom/contract/visualizer/places'
import { Loaded } from '../../../kit/Loaded.tsx'
import { fixtureMessages } from './fixture.messages.ts'
import { MaterialFilters } from './MaterialFilters.tsx'
import { MaterialGrid } from './MaterialGrid.tsx'
import { isNarrowed, type MaterialsAsked, useMaterials } from './useMaterials.ts'
import { roomMessages as messages } from './messages.ts'

type Props = MaterialsAsked & {
  onLay: (material: Material | null) => void
  onLook: (material: Material) => void
}

/** What this showroom sells for the chosen surface or fixture. */
export const Materials = ({ onLay, onLook, ...asked }: Props) => {
  const { surface, area, laid, metal = null } = asked
  const say = wordsFor(surface)
  const { read, wish, change, ...more } = useMaterials(asked)
  return (
    <section className="room-materials" aria-labelledby="room-materials">
      <h2 id="room-materials">{say.title}</h2>
      <MaterialFilters
        asked={{ surface, area, metal }}
        wish={wish}
        shown={read.kind === 'ready' ? read.reply[0] : undefined}
        onWish={change}
      />
      <Loaded read={read} rows={4}>
        {(pages) => {
          const materials = onceEach(pages.flatMap(({ data }) => data))
          return materials.length === 0 ? (
            <p className="room-soft">{isNarrowed(wish) ? messages.noneFound : say.none}</p>
          ) : (
            <>
              <p className="room-soft" role="status">
                {say.found(pages[0]?.total ?? 0)}
              </p>
              <MaterialGrid
                {...{ materials, laid, onLay, onLook }}
                isBusy={read.kind === 'ready' && read.isOld}
                isLaying={!isFixture(surface)}
              />
              <MorePages {...more} />
            </>
          )
        }}
      </Loaded>
    </section>
  )
}

const wordsFor = (surface: MaterialsAsked['surface']) =>
  isFixture(surface)
    ? {
        title: nameOfPlace(surface),
        none: fixtureMessages.notSoldHere,
        found: fixtureMessages.found,
      }
    : {
        title: messages.materialsFor(nameOfPlace(surface)),
        none: messages.notSoldHere,
        found: messages.found,
      }

type MoreProps = Pick<ReturnType<typeof useMaterials>, 'hasMore' | 'isMoreComing' | 'showMore'>

const MorePages = ({ hasMore, isMoreComing, showMore }: MoreProps) =>
  hasMore && (
    <button
      type="button"
      className="button quiet"
      aria-busy={isMoreComing}
      onClick={() => {
        if (!isMoreComing) showMore()
      }}
    >
      {messages.showMore}
    </button>
  )

/** What was first on one page may come again in its own place. */
const onceEach = (materials: readonly Material[]): Material[] => [
  ...new Map(materials.map((material) => [material.id, material])).values(),
]
