import type { Template } from '@showroom/contract/visualizer/visualizer'
import { styleNames } from '@showroom/contract/visualizer/surfaces'
import { Link, useParams, useSearchParams } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { paths } from '../../paths.ts'
import { AskForSample } from '../contact/AskForSample.tsx'
import { rememberChoice } from './current-item.ts'
import { PlanDrawing } from './PlanDrawing.tsx'
import { SpottedRoom } from './SpottedRoom.tsx'
import { ShoppingTable } from './ShoppingTable.tsx'
import { Tier } from './TemplateCard.tsx'
import { useTemplate } from './useTemplate.ts'
import { visualizerMessages as messages } from './messages.ts'
import { visualizerPaths } from './visualizer-paths.ts'
import '../account/Account.css'
import './Visualizer.css'

/** /visualize/template/{slug}: a look with everything that it is made of, counted for a plan. */
export const TemplatePage = () => {
  const { slug = '' } = useParams()
  const [query] = useSearchParams()
  const read = useTemplate(slug, query.get('plan'))
  usePageTitle(read.kind === 'ready' ? read.reply.data.title : undefined)
  return (
    <div className="page">
      <Loaded read={read} rows={4}>
        {({ data }) => <TemplateShown template={data} />}
      </Loaded>
    </div>
  )
}

const TemplateShown = ({ template }: { template: Template }) => {
  const { id, title, style, tier, picture, floorplan, room_type } = template
  const choose = () => rememberChoice({ floorplan: floorplan.id, floorTemplate: id })
  return (
    <article className="template-page">
      <header className="page-head">
        <h1>{title}</h1>
        <p>
          {styleNames[style]} · {messages.rooms[room_type]} · <Tier tier={tier} />
        </p>
      </header>
      <div className="template-halves">
        <div className="template-seen">
          <SpottedRoom room={template} isOfOpenShowroom />
          <p className="visualizer-soft">
            {picture?.view === 'photo' ? messages.photoOfPro : messages.illustration} <AskForSample />
          </p>
          <figure className="template-plan">
            <PlanDrawing svg={floorplan.svg} words={floorplan.words} />
            <figcaption>
              {messages.shownIn(floorplan.name)} · {messages.area(floorplan.areas.whole)}{' '}
              <Link to={visualizerPaths.plans({ template: id, type: room_type })}>{messages.changePlan}</Link>
            </figcaption>
          </figure>
        </div>
        <section className="template-goods">
          <h2>{messages.materials}</h2>
          <ShoppingTable {...template} />
          <p>
            <Link
              className="button"
              to={visualizerPaths.room({ plan: floorplan.id, template: id })}
              onClick={choose}
            >
              {messages.useTemplate}
            </Link>{' '}
            <Link className="button quiet" to={paths.ideasFrom('template', id)}>
              {messages.ideas}
            </Link>
          </p>
        </section>
      </div>
    </article>
  )
}
