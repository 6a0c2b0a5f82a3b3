import { hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { Link } from 'react-router'
import { useRead } from '../../data/useRead.ts'
import { Loaded } from '../../kit/Loaded.tsx'
import { paths } from '../../paths.ts'
import { projectDesignerMessages as messages } from './designer.messages.ts'

/** Whom the owner has asked or hired for the project, and the way to another. */
export const DesignerInProject = ({ projectId }: { projectId: string }) => {
  const read = useRead('GET /api/designer_hire', { query: { side: 'client', project: projectId } })
  return (
    <section className="workspace-stack" aria-labelledby="project-designer">
      <h3 id="project-designer">{messages.designer}</h3>
      <Loaded read={read} rows={1}>
        {({ data }) => (
          <>
            {data.length === 0 ? (
              <p className="project-soft">{messages.noDesignerYet}</p>
            ) : (
              <ul className="account-rows">
                {data.map(({ id, designer, state }) => (
                  <li key={id}>
                    <p>
                      <Link to={paths.hire(id)}>{designer.name}</Link>
                      <span>{designer.company_name}</span>
                    </p>
                    <span className="project-chip">{hireStateWords[state]}</span>
                  </li>
                ))}
              </ul>
            )}
            <p>
              <Link className="button quiet" to={paths.designersFor(projectId)}>
                {data.length === 0 ? messages.findADesigner : messages.another}
              </Link>
            </p>
          </>
        )}
      </Loaded>
    </section>
  )
}
