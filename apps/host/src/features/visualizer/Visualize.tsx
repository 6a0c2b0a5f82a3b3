import { useState } from 'react'
import { Link } from 'react-router'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { isComplete, ownPath } from '../../session/redirect.ts'
import { isSelected, useCurrentShowroom } from '../../shop-context/current-showroom.ts'
import { readStored, writeStored } from '../../shop-context/local-storage.ts'
import { currentItem } from './current-item.ts'
import { visualizerMessages as messages } from './messages.ts'
import { MyRooms } from './mine/MyRooms.tsx'
import { MyTemplates } from './mine/MyTemplates.tsx'
import { StartLooks } from './StartLooks.tsx'
import { visualizerPaths } from './visualizer-paths.ts'
import '../account/Account.css'
import './Visualizer.css'

const textOf = (value: string | number | null | undefined): string | null =>
  value === null || value === undefined ? null : String(value)

/** Without a template there is no project to make of it; the room that somebody saved before they signed up is theirs all the same. */
const roomThatWaits = (): string | null => {
  const path = ownPath(readStored('visual_redirect'))
  return path?.startsWith(`${visualizerPaths.room({})}?`) ? path : null
}

/** /visualize: what is still to be chosen before a room can open (specification §4, an incomplete current item). */
export const Visualize = () => {
  usePageTitle(messages.visualizer)
  const showroom = useCurrentShowroom((state) => state.showroom)
  const item = currentItem()
  const [waiting] = useState(roomThatWaits)
  const [plan, template] = [textOf(item.floorplan), textOf(item.floorTemplate)]
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.visualizer}</h1>
        <p>{messages.about}</p>
      </header>
      <ol className="visualizer-steps" aria-label={messages.steps}>
        <li data-done>
          <h2>{messages.stepShowroom}</h2>
          <p>{isSelected(showroom) ? messages.inShowroom(showroom) : messages.ourShowroom}</p>
        </li>
        <li data-done={plan !== null || undefined}>
          <h2>{messages.stepPlan}</h2>
          <p>{plan === null ? messages.notChosen : messages.chosen(plan)}</p>
          <Link
            className={plan === null ? 'button' : 'button quiet'}
            to={visualizerPaths.plans({ template })}
          >
            {plan === null ? messages.choosePlan : messages.changePlan}
          </Link>
        </li>
        <li data-done={template !== null || undefined}>
          <h2>{messages.stepTemplate}</h2>
          <p>{template === null ? messages.notChosen : messages.chosen(template)}</p>
          <Link
            className={plan !== null && template === null ? 'button' : 'button quiet'}
            to={visualizerPaths.templates({ plan })}
          >
            {template === null ? messages.chooseTemplate : messages.changeTemplate}
          </Link>
        </li>
      </ol>
      <OwnRooms template={template} />
      {waiting && (
        <p>
          <Link className="button" to={waiting} onClick={() => writeStored('visual_redirect', null)}>
            {messages.backToRoom}
          </Link>
        </p>
      )}
      {isComplete(item) && (
        <p>
          <Link className="button" to={visualizerPaths.room({ plan, template })}>
            {messages.openRoom}
          </Link>
        </p>
      )}
      <StartLooks plan={plan} />
      <MyRooms />
      <MyTemplates />
    </div>
  )
}

/** Ways to a room that is nobody else's. */
const OwnRooms = ({ template }: { template: string | null }) => (
  <p className="visualizer-ways">
    <Link to={visualizerPaths.photo}>{messages.ownPhoto}</Link>
    <Link to={visualizerPaths.ownPlan({ template })}>{messages.ownPlan}</Link>
  </p>
)
