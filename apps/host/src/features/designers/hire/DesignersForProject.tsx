import { Link } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Empty } from '../../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { paths } from '../../../paths.ts'
import { DesignerCard } from '../DesignerCard.tsx'
import { designerMessages } from '../messages.ts'
import { hireMessages as messages } from './messages.ts'

/** /designers?project={id}: the nearest first. */
export const DesignersForProject = ({ projectId }: { projectId: string }) => {
  const read = useRead('GET /api/hire_designer', { query: { project: projectId } })
  usePageTitle(messages.forProject)
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.forProject}</h1>
        <p>{messages.forProjectAbout}</p>
        <p>
          <Link to={paths.designers}>{messages.allDesigners}</Link>
        </p>
      </header>
      <Loaded read={read} rows={2}>
        {({ data: { designers } }) =>
          designers.length === 0 ? (
            <Empty picture="empty-projects" sentence={messages.nobodyNear}>
              <Link className="button" to={paths.designers}>
                {messages.allDesigners}
              </Link>
            </Empty>
          ) : (
            <ul className="designers" aria-label={designerMessages.list}>
              {designers.map((card) => (
                <DesignerCard key={card.id} card={card} projectId={projectId} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </div>
  )
}
