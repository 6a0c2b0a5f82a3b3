import type { DesignerProfile } from '@showroom/contract/designer/designer'
import { hireStateWords } from '@showroom/contract/designer/hire-state.messages'
import { useEffect, useRef } from 'react'
import { Link, useParams } from 'react-router'
import { useRead } from '../../../data/useRead.ts'
import { Loaded } from '../../../kit/Loaded.tsx'
import { Breadcrumb } from '../../../layout/Breadcrumb.tsx'
import { usePageTitle } from '../../../layout/usePageTitle.ts'
import { paths } from '../../../paths.ts'
import { designerMessages } from '../messages.ts'
import { AccessStep } from './AccessStep.tsx'
import { BriefStep } from './BriefStep.tsx'
import { PackageStep } from './PackageStep.tsx'
import { ProjectStep } from './ProjectStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { StepBar } from './StepBar.tsx'
import { type HireWizard, useHireWizard } from './useHireWizard.ts'
import { hireMessages as messages } from './messages.ts'
import '../../account/Account.css'
import '../../../kit/form/form.css'
import '../Designers.css'
import './Hire.css'

/** /designers/{id}/hire: project, brief, package or quote, access, review. */
export const HireDesigner = () => {
  const { id = '' } = useParams()
  const read = useRead('GET /api/designer/{id}', { params: { id } })
  return (
    <div className="page page-top">
      {read.kind === 'failed' && <h1>{designerMessages.designers}</h1>}
      <Loaded key={id} read={read}>
        {({ data }) => <Wizard designer={data} />}
      </Loaded>
    </div>
  )
}

export type StepProps = { wizard: HireWizard; designer: DesignerProfile }

const steps = [ProjectStep, BriefStep, PackageStep, AccessStep, ReviewStep] as const

const Wizard = ({ designer }: { designer: DesignerProfile }) => {
  usePageTitle(messages.hire(designer.name))
  const wizard = useHireWizard(designer)
  const heading = useStepFocus(wizard.step)
  const Step = steps[wizard.step] ?? ProjectStep
  return (
    <>
      <Breadcrumb
        crumbs={[
          { name: designerMessages.designers, to: paths.designers },
          { name: designer.name, to: paths.designer(designer.id, wizard.projectId || undefined) },
          { name: messages.hire(designer.name), to: null },
        ]}
      />
      <div className="designer-wizard">
        <h1>{messages.hire(designer.name)}</h1>
        <StepBar at={wizard.step} onGo={wizard.go} />
        <h2 ref={heading} tabIndex={-1}>
          {messages.stepWords[wizard.step]}
        </h2>
        {wizard.asked ? (
          <p className="designer-note">
            {messages.askedAlready(designer.name, hireStateWords[wizard.asked.state])}{' '}
            <Link to={paths.hire(wizard.asked.id)}>{messages.seeIt}</Link>
          </p>
        ) : (
          <Step wizard={wizard} designer={designer} />
        )}
      </div>
    </>
  )
}

/** The next step is read on from its heading. */
const useStepFocus = (step: number) => {
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    if (before.current !== step) heading.current?.focus()
    before.current = step
  }, [step])
  return heading
}
