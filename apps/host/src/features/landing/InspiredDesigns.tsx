import { Icon } from '@showroom/widgets/ui/Icon.tsx'
import { useRef, useState } from 'react'
import { Carousel } from './Carousel.tsx'
import { DesignPicture } from './DesignPicture.tsx'
import { type Design, type DesignTab, useDesigns } from './designs.ts'
import { EnlargedDesign } from './EnlargedDesign.tsx'
import { Tabs } from './Tabs.tsx'
import { useIsNear } from './useIsNear.ts'
import { useSpots } from './useSpots.ts'
import { landingMessages as messages } from './messages.ts'
import './InspiredDesigns.css'

const panelId = 'inspired-designs-panel'

/** Rooms to look at, by tab; what is sold in them is marked in the pictures. */
export const InspiredDesigns = () => {
  const gallery = useDesigns()
  return gallery.tabs.length > 0 ? <Rooms {...gallery} /> : null
}

const Rooms = ({ tabs, designsOf }: ReturnType<typeof useDesigns>) => {
  const section = useRef<HTMLElement>(null)
  const [chosen, setTab] = useState<DesignTab>('bathroom')
  const isNear = useIsNear(section)
  // An Admin may have left a tab without pictures.
  const tab = tabs.find((each) => each.tab === chosen)?.tab ?? tabs[0]?.tab ?? chosen
  const designs = designsOf(tab)
  const { products, failure, retry } = useSpots(tab, designs, isNear)
  return (
    <section ref={section} className="landing-section" aria-labelledby="inspired-designs">
      <div className="designs-head">
        <h2 id="inspired-designs">{messages.inspiredDesigns}</h2>
        {products && products.size > 0 && <p>{messages.touchAMark}</p>}
      </div>
      <Tabs label={messages.rooms} tabs={tabs} selected={tab} id={panelId} onSelect={setTab} />
      <div role="tabpanel" id={panelId} aria-labelledby={`${panelId}-${tab}`}>
        <Gallery key={tab} designs={designs} products={products} />
      </div>
      {failure && (
        <p role="alert" className="designs-failed">
          {messages.spotsNotLoaded}{' '}
          <button type="button" className="form-link" onClick={retry}>
            {messages.tryAgain}
          </button>
        </p>
      )}
    </section>
  )
}

type GalleryProps = { designs: readonly Design[]; products: ReturnType<typeof useSpots>['products'] }

const Gallery = ({ designs, products }: GalleryProps) => {
  const place = useRef<HTMLDivElement>(null)
  const [enlarged, setEnlarged] = useState<number | null>(null)
  const shrink = () => {
    const name = designs[enlarged ?? 0]?.name ?? ''
    setEnlarged(null)
    // The row is drawn anew; the keyboard goes on where it was.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>(`[data-enlarges="${CSS.escape(name)}"]`)?.focus(),
    )
  }
  return (
    <div ref={place}>
      {enlarged === null ? (
        <Carousel of={messages.pictures} className="designs" head={null}>
          {designs.map((design, index) => (
            <li key={design.name}>
              <figure className="design">
                <DesignPicture
                  design={design}
                  products={products}
                  sizes="(min-width: 1025px) 25vw, (min-width: 769px) 33vw, (min-width: 481px) 50vw, 86vw"
                >
                  <button
                    type="button"
                    className="design-enlarge"
                    data-enlarges={design.name}
                    aria-label={messages.enlarge(design.title)}
                    onClick={() => setEnlarged(index)}
                  >
                    <Icon name="plus" />
                  </button>
                </DesignPicture>
                <figcaption>{design.title}</figcaption>
              </figure>
            </li>
          ))}
        </Carousel>
      ) : (
        <EnlargedDesign
          designs={designs}
          index={enlarged}
          products={products}
          onIndex={setEnlarged}
          onClose={shrink}
        />
      )}
    </div>
  )
}
