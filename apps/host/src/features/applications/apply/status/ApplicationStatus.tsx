import type { Application } from '@showroom/contract/application/application'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Failed } from '../Failed.tsx'
import { useApplication } from '../useApplication.ts'
import { Answering } from './Answering.tsx'
import { Appeal } from './Appeal.tsx'
import { ForgetHere } from './ForgetHere.tsx'
import { LinkByMail } from './LinkByMail.tsx'
import { TimeLeft } from './TimeLeft.tsx'
import { Timeline } from './Timeline.tsx'
import { paths } from '../../../../paths.ts'
import { applyMessages as messages } from '../messages.ts'
import './Status.css'

type Replace = (application: Application | null) => void

/** Where an application stands, and what there is to do about it (domain rules 2.12). */
export const ApplicationStatus = () => {
  const { read, replace } = useApplication()
  return (
    <div className="page page-top status">
      <Content read={read} replace={replace} />
    </div>
  )
}

const Content = ({ read, replace }: ReturnType<typeof useApplication>) => {
  if (read.kind === 'waiting')
    return (
      <>
        <h1>{messages.yourApplication}</h1>
        <div className="status-waiting" aria-busy="true" />
      </>
    )
  if (read.kind === 'failed')
    return (
      <>
        <h1>{messages.yourApplication}</h1>
        <Failed {...read} />
      </>
    )
  const { application, linkSentence } = read.reply
  if (application === null) return <LinkByMail sentence={linkSentence} />
  return (
    <>
      <StatusText application={application} replace={replace} />
      {application.state !== 'draft' && <Timeline application={application} />}
      <ForgetHere onForgotten={() => replace(null)} />
    </>
  )
}

const StatusText = ({ application, replace }: { application: Application; replace: Replace }): ReactNode => {
  const { state, company_name, type, due_at, reason, may_appeal, showroom_id } = application
  if (state === 'draft')
    return (
      <Head title={messages.youHaveNotFinished} lead={messages.whatYouHaveFilled}>
        <Link className="button" to={type === 'Vendor' ? paths.registerVendor : paths.registerContractor}>
          {messages.continueMyApplication}
        </Link>
      </Head>
    )
  if (state === 'reviewing')
    return (
      <Head title={messages.weAreLookingAt} lead={messages.thankYouTheApplication(company_name)}>
        {due_at !== null && <TimeLeft dueAt={due_at} />}
        <p>{messages.weTellYouBy}</p>
      </Head>
    )
  if (state === 'more_needed')
    return (
      <Head title={messages.weNeedALittle} lead={messages.pleaseAnswerThisAnd}>
        <Answering application={application} replace={replace} />
      </Head>
    )
  if (state === 'approved')
    return (
      <Head title={messages.welcomeYouAreIn} lead={messages.isApproved(company_name)}>
        {showroom_id !== null && (
          <p className="status-id">
            {messages.yourShowroomId} <strong>{showroom_id}</strong>
          </p>
        )}
        <Link className="button" to={paths.proAccount}>
          {messages.signIn}
        </Link>
      </Head>
    )
  return (
    <Head title={messages.weCouldNotApprove} lead={messages.thisIsWhatStands}>
      <blockquote className="status-reason">{reason}</blockquote>
      {may_appeal ? (
        <Appeal replace={replace} />
      ) : (
        <p>
          {messages.askedAlready} <Link to={paths.contact}>{messages.writeToUsInSentence}</Link>.
        </p>
      )}
    </Head>
  )
}

const Head = ({ title, lead, children }: { title: string; lead: string; children: ReactNode }) => (
  <div className="status-told">
    <div className="page-head">
      <h1>{title}</h1>
      <p>{lead}</p>
    </div>
    {children}
  </div>
)
