import type { ProjectCard } from '@showroom/contract/project/project'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Empty } from '../../../kit/picture/Empty.tsx'
import { paths } from '../../../paths.ts'
import type { StepProps } from './HireDesigner.tsx'
import { RadioChoice } from '../../../kit/form/RadioChoice.tsx'
import { StepButtons } from './StepButtons.tsx'
import { hireMessages as messages } from './messages.ts'

const mostProjects = 96

export const ProjectStep = ({ wizard }: StepProps) => {
  const read = useRead('GET /api/project', { query: { filter: 'active', page_size: mostProjects } })
  return (
    <Loaded read={read} rows={2}>
      {({ data }) => {
        const own = data.filter(({ role }) => role === 'owner')
        return own.length === 0 ? <NoProject /> : <Projects wizard={wizard} own={own} />
      }}
    </Loaded>
  )
}

const NoProject = () => (
  <Empty picture="empty-projects" sentence={messages.noProject}>
    <Link className="button" to={paths.projects}>
      {messages.toProjects}
    </Link>
  </Empty>
)

const Projects = ({ wizard, own }: Pick<StepProps, 'wizard'> & { own: readonly ProjectCard[] }) => {
  const [error, setError] = useState<string | undefined>()
  const { projectId, setProjectId, isBusy, begin } = wizard
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (own.some(({ id }) => id === projectId)) begin()
    else setError(messages.chooseProject)
  }
  return (
    <form className="form" noValidate onSubmit={submit}>
      <RadioChoice
        name="project"
        legend={messages.whichProject}
        hint={messages.onlyOwn}
        choices={own.map(({ id, name, address, zip_code }) => ({
          value: id,
          label: name,
          about: address || zip_code,
        }))}
        value={projectId}
        error={error}
        onChange={(id) => {
          setError(undefined)
          setProjectId(id)
        }}
      />
      <StepButtons isBusy={isBusy} />
    </form>
  )
}
