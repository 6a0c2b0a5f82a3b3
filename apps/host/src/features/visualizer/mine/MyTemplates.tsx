import { largestPageSize } from '@showroom/contract/policy/figures'
import type { OwnTemplate } from '@showroom/contract/visualizer/own-template'
import { styleNames } from '@showroom/contract/visualizer/surfaces'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { useSession } from '../../../session/session.ts'
import { useCurrentShowroom } from '../../../shop-context/current-showroom.ts'
import { publishMessages } from '../publish/messages.ts'
import { OwnTemplateDrawer } from '../publish/OwnTemplateDrawer.tsx'
import { RoomPicture } from '../RoomPicture.tsx'
import { visualizerPaths } from '../visualizer-paths.ts'
import { myTemplatesMessages as messages } from './messages.ts'
import './MyRooms.css'

const sizes = '(min-width: 769px) 300px, 100vw'

/** The looks that a client keeps for themselves; a Pro's are in their account. */
export const MyTemplates = () => {
  const isClient = useSession(({ user }) => user?.type === 'User')
  return isClient ? <Kept /> : null
}

const Kept = () => {
  const showroom = useCurrentShowroom((state) => state.showroom)
  const [open, setOpen] = useState<string | null>(null)
  const read = useRead('GET /api/visualization/own_templates', {
    query: { showroom, page_size: largestPageSize },
  })
  const template = read.last?.data.find(({ id }) => id === open)
  return (
    <section className="my-rooms" aria-labelledby="my-templates">
      <h2 id="my-templates">{messages.title}</h2>
      <Loaded read={read} rows={1}>
        {({ data }) =>
          data.length === 0 ? (
            <p className="visualizer-soft">{messages.none}</p>
          ) : (
            <ul>
              {data.map((each) => (
                <Card key={each.id} template={each} onEdit={() => setOpen(each.id)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {template && (
        <OwnTemplateDrawer
          key={template.id}
          template={template}
          onChanged={read.retry}
          onClose={() => setOpen(null)}
        />
      )}
    </section>
  )
}

const Card = ({ template, onEdit }: { template: OwnTemplate; onEdit: () => void }) => {
  const { id, title, style, picture, room_type, item_count } = template
  return (
    <li className="template-card">
      {picture && <RoomPicture picture={picture} sizes={sizes} />}
      <h3>
        <Link to={visualizerPaths.template(id)}>{title}</Link>
      </h3>
      <p className="visualizer-soft">
        {styleNames[style]} · {publishMessages.items(item_count)}
      </p>
      <p className="my-rooms-acts">
        <Link
          className="account-plain"
          to={visualizerPaths.plans({ template: id, type: room_type })}
          aria-label={messages.otherPlanNamed(title)}
        >
          {messages.otherPlan}
        </Link>
        <button
          type="button"
          className="account-plain"
          aria-label={publishMessages.edit(title)}
          onClick={onEdit}
        >
          {messages.edit}
        </button>
      </p>
    </li>
  )
}
