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
        <h1>Your application</h1>
        <div className="status-waiting" aria-busy="true" />
      </>
    )
  if (read.kind === 'failed')
    return (
      <>
        <h1>Your application</h1>
        <Failed {...read} />
      </>
    )
  const { application, linkSentence } = read.reply
  if (application === null) return <LinkByMail sentence={linkSentence} />
  return (
    <>
      <Told application={application} replace={replace} />
      {application.state !== 'draft' && <Timeline application={application} />}
      <ForgetHere onForgotten={() => replace(null)} />
    </>
  )
}

const Told = ({ application, replace }: { application: Application; replace: Replace }): ReactNode => {
  const { state, company_name, type, due_at, reason, may_appeal, showroom_id } = application
  if (state === 'draft')
    return (
      <Head title="You have not finished yet" lead="What you have filled in so far is kept.">
        <Link className="button" to={type === 'Vendor' ? paths.registerVendor : paths.registerContractor}>
          Continue my application
        </Link>
      </Head>
    )
  if (state === 'reviewing')
    return (
      <Head title="We are looking at it" lead={`Thank you. The application of ${company_name} has arrived.`}>
        {due_at !== null && <TimeLeft dueAt={due_at} />}
        <p>We tell you by e-mail as soon as we have decided. There is nothing to do until then.</p>
      </Head>
    )
  if (state === 'more_needed')
    return (
      <Head
        title="We need a little more"
        lead="Please answer this, and we look at your application again at once."
      >
        <Answering application={application} replace={replace} />
      </Head>
    )
  if (state === 'approved')
    return (
      <Head title="Welcome, you are in" lead={`${company_name} is approved.`}>
        {showroom_id !== null && (
          <p className="status-id">
            Your Showroom ID <strong>{showroom_id}</strong>
          </p>
        )}
        <Link className="button" to={paths.proAccount}>
          Sign in
        </Link>
      </Head>
    )
  return (
    <Head title="We could not approve it" lead="This is what stands in the way:">
      <blockquote className="status-reason">{reason}</blockquote>
      {may_appeal ? (
        <Appeal replace={replace} />
      ) : (
        <p>
          You have asked us once to look again. If something has changed since,{' '}
          <Link to={paths.contact}>write to us</Link>.
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
