import { useSearchParams } from 'react-router'
import { Loaded } from '../../kit/Loaded.tsx'
import { Pagination } from '../../kit/Pagination.tsx'
import { Empty } from '../../kit/picture/Empty.tsx'
import { usePageTitle } from '../../layout/usePageTitle.ts'
import { useIsKnown } from '../../data/usePublicRead.ts'
import { DesignerCard } from './DesignerCard.tsx'
import { DesignerFilters } from './DesignerFilters.tsx'
import { DesignersForProject } from './hire/DesignersForProject.tsx'
import { useDesignerList } from './useDesignerList.ts'
import { designerMessages as messages } from './messages.ts'
import '../account/Account.css'
import '../../kit/form/form.css'
import './Designers.css'

/** /designers: what is looked for stands in the address; for a project, whoever is there for it. */
export const DesignerList = () => {
  const [query] = useSearchParams()
  const isIn = useIsKnown()
  const project = query.get('project')
  return project !== null && isIn ? <DesignersForProject projectId={project} /> : <AllDesigners />
}

const AllDesigners = () => {
  const { listing, read, change, clear } = useDesignerList()
  usePageTitle(messages.designers)
  return (
    <div className="page">
      <header className="page-head">
        <h1>{messages.designers}</h1>
        <p>{messages.about}</p>
      </header>
      <DesignerFilters listing={listing} onChange={change} />
      <Loaded read={read} rows={2}>
        {({ data, last_page, total }) =>
          total === 0 ? (
            <Empty picture="empty-projects" sentence={messages.noneMatch}>
              <button type="button" className="button" onClick={clear}>
                {messages.showAll}
              </button>
            </Empty>
          ) : (
            <>
              <p className="designer-soft designer-count" role="status">
                {messages.found(total)}
              </p>
              <ul className="designers" aria-label={messages.list}>
                {data.map((card) => (
                  <DesignerCard key={card.id} card={card} />
                ))}
              </ul>
              <Pagination
                of={messages.pages}
                page={Math.min(listing.page, last_page)}
                lastPage={last_page}
                onPage={(page) => change({ page })}
              />
            </>
          )
        }
      </Loaded>
    </div>
  )
}
