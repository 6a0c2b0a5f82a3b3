import { useState } from 'react'
import { Link, useNavigate, useParams } from 'react-router'
import type { SharedDesign as Shared } from '@showroom/contract/visualizer/visualizer'
import { call } from '../../data/call.ts'
import { useReadOf } from '../../data/useRead.ts'
import { Waiting } from '../../kit/Waiting.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { keepGuestCart } from '../../session/guest-cart.ts'
import { useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { PlanDrawing } from './PlanDrawing.tsx'
import { SpottedRoom } from './SpottedRoom.tsx'
import { ShoppingTable } from './ShoppingTable.tsx'
import { visualizerMessages as messages } from './messages.ts'
import { visualizerPaths } from './visualizer-paths.ts'
import '../account/Account.css'
import './Visualizer.css'

/** /visualize/s/{token}: a room as whoever has the link may see it. */
export const SharedDesign = () => {
  const { token = '' } = useParams()
  const read = useReadOf(['shared design', token], () =>
    call('GET /api/visualization/shared/{token}', { params: { token } }),
  )
  usePageTitle(read.kind === 'ready' ? read.reply.data.name : messages.visualizer)
  if (read.kind === 'waiting') return <Waiting rows={4} onRetry={read.retry} />
  return (
    <div className="page">
      {read.kind === 'ready' ? <SharedShown design={read.reply.data} token={token} /> : <SharedGone />}
    </div>
  )
}

export const SharedGone = () => (
  <header className="page-head">
    <h1>{messages.sharedGone}</h1>
    <p>{messages.sharedGoneAbout}</p>
    <p>
      <Link className="button" to={visualizerPaths.templates()}>
        {messages.seeTemplates}
      </Link>
    </p>
  </header>
)

const SharedShown = ({ design, token }: { design: Shared; token: string }) => {
  const { name, floorplan, expires_at } = design
  return (
    <article className="template-page">
      <header className="page-head">
        <h1>{name}</h1>
        <p>
          {messages.shared}. {messages.sharedUntil(new Date(expires_at).toLocaleDateString('en-US'))}
        </p>
      </header>
      <div className="template-halves">
        <div className="template-seen">
          <SpottedRoom room={design} isOfOpenShowroom={false} />
          <figure className="template-plan">
            <PlanDrawing svg={floorplan.svg} words={floorplan.words} />
            <figcaption>{messages.shownIn(floorplan.name)}</figcaption>
          </figure>
        </div>
        <section className="template-goods">
          <h2>{messages.materials}</h2>
          <ShoppingTable {...design} />
          <MakeMine token={token} />
        </section>
      </div>
    </article>
  )
}

const MakeMine = ({ token }: { token: string }) => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const navigate = useNavigate()
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')
  const copy = async () => {
    setState('busy')
    try {
      const { data } = await call('POST /api/visualization/shared/{token}/copy', {
        params: { token },
        body: { showroom },
      })
      if (data.cart_token) keepGuestCart(data.cart_token)
      await navigate(visualizerPaths.room({ design: data.id }))
    } catch {
      setState('failed')
    }
  }
  return (
    <p>
      <button type="button" className="button" disabled={state === 'busy'} onClick={() => void copy()}>
        {messages.makeMine}
      </button>
      {state === 'failed' && <span role="alert"> {messages.makingFailed}</span>}
    </p>
  )
}
