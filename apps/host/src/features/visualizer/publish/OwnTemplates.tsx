import { pageSize } from '@showroom/contract/policy/figures'
import type { OwnTemplate } from '@showroom/contract/visualizer/own-template'
import { styleNames } from '@showroom/contract/visualizer/surfaces'
import { useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { momentOf } from '../../../kit/moments.ts'
import { Pagination } from '../../../kit/Pagination.tsx'
import { Empty } from '../../../kit/picture/Empty.tsx'
import { Section } from '../../../kit/Section.tsx'
import { useAddress } from '../../../kit/useAddress.ts'
import { RoomPicture } from '../RoomPicture.tsx'
import { visualizerPaths } from '../visualizer-paths.ts'
import { OwnTemplateDrawer } from './OwnTemplateDrawer.tsx'
import { publishMessages as messages } from './messages.ts'
import '../Visualizer.css'
import './Publish.css'

/** /account/templates of a Pro: what they have published, and what they keep for later. */
export const OwnTemplates = () => {
  const { page, show } = useAddress<'page'>()
  const read = useRead('GET /api/visualization/own_templates', { query: { page, page_size: pageSize } })
  const [open, setOpen] = useState<string | null>(null)
  return (
    <Section title={messages.rooms} about={messages.about}>
      <Loaded read={read} rows={4}>
        {({ data, total, last_page }) =>
          total === 0 ? (
            <Empty picture="empty-projects" sentence={messages.none}>
              <Link className="button" to={visualizerPaths.plans()}>
                {messages.design}
              </Link>
            </Empty>
          ) : (
            <>
              <p>
                <Link className="button" to={visualizerPaths.plans()}>
                  {messages.design}
                </Link>
              </p>
              <ul className="own-templates">
                {data.map((template) => (
                  <Card key={template.id} template={template} onOpen={() => setOpen(template.id)} />
                ))}
              </ul>
              <Pagination
                of={messages.pages}
                page={Math.min(page, last_page)}
                lastPage={last_page}
                onPage={(next) => show({ page: String(next) })}
              />
            </>
          )
        }
      </Loaded>
      <Opened
        template={read.last?.data.find(({ id }) => id === open)}
        onChanged={read.retry}
        onClose={() => setOpen(null)}
      />
    </Section>
  )
}

type OpenedProps = { template: OwnTemplate | undefined; onChanged: () => void; onClose: () => void }

const Opened = ({ template, ...on }: OpenedProps) =>
  template ? <OwnTemplateDrawer key={template.id} template={template} {...on} /> : null

const Card = ({ template, onOpen }: { template: OwnTemplate; onOpen: () => void }) => {
  const { title, style, state, picture, item_count, plan_name, created_at } = template
  return (
    <li className="own-template">
      {picture && <RoomPicture picture={picture} sizes="(min-width: 769px) 320px, 100vw" />}
      <h3>
        <button type="button" aria-label={messages.edit(title)} onClick={onOpen}>
          {title}
        </button>
      </h3>
      <p>
        <span className="own-template-state" data-state={state}>
          {messages.shown[state]}
        </span>
      </p>
      <p className="visualizer-soft">
        {styleNames[style]} · {plan_name} · {messages.items(item_count)}
      </p>
      <p className="visualizer-soft">{messages.made(momentOf(created_at))}</p>
    </li>
  )
}
